/// <reference lib="webworker" />

/** Filled in by build/offline-list.ts. */
declare const __OFFLINE__: { readonly version: string; readonly files: readonly string[] }

const scope = self as unknown as ServiceWorkerGlobalScope
const { version, files } = __OFFLINE__
const CACHE = `orrery-${version}`

/** Everything of the build is kept, whichever games have been played: then all of it works without a network. */
scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', ...files])))
})

scope.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith('orrery-') && name !== CACHE).map((name) => caches.delete(name)),
    )
    await scope.clients.claim()
  }
  event.waitUntil(forget())
})

/** A newer version waits until the person agrees to load it. */
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting()
})

/** Files and pages come from what is kept; the server's own answers never do. */
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (
    request.method !== 'GET' ||
    origin !== scope.location.origin ||
    /^\/(api|live|healthz|readyz|metrics)\b/.test(pathname)
  )
    return
  const kept = async () => {
    const cache = await caches.open(CACHE)
    const found = await cache.match(request.mode === 'navigate' ? '/' : pathname)
    return found ?? fetch(request)
  }
  event.respondWith(kept())
})

/** What the server sends when a match waits: see its notices. */
interface PushedNotice {
  readonly title?: string
  readonly match?: string
}

/** What a notice says, by the language. */
const notices = import.meta.glob<string>('../words/*/notice.ts', { eager: true, import: 'default' })

/** In the language of the browser; English when there is none. */
const noticeText = (tag: string): string | undefined =>
  notices[`../words/${tag}/notice.ts`] ??
  notices[`../words/${tag.split('-')[0]}/notice.ts`] ??
  notices['../words/en/notice.ts']

/** A match waits for somebody who is elsewhere. */
scope.addEventListener('push', (event) => {
  let notice: PushedNotice = {}
  try {
    notice = (event.data?.json() ?? {}) as PushedNotice
  } catch {
    // A notice without words still says that something waits.
  }
  const { title = 'Orrery', match } = notice
  const page = match === undefined ? '/mine' : `/play/${encodeURIComponent(match)}`
  const body = noticeText(scope.navigator.language) ?? ''
  event.waitUntil(scope.registration.showNotification(title, { body, icon: '/icon-192.png', tag: page, data: page }))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(scope.clients.openWindow(String(event.notification.data)))
})
