import { toast } from '../parts/toasts.tsx'
import { t } from '../words/texts.ts'

/** Lets the service worker keep the application, and offers a newer version when there is one. */
export async function workOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const registration = await navigator.serviceWorker.register('/sw.js')
  const offer = (worker: ServiceWorker | null) => {
    // The first one takes over by itself; only a newer one is worth a word.
    if (!worker || !navigator.serviceWorker.controller) return
    toast(t('update.ready'), {
      label: t('update.load'),
      act: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        worker.postMessage('take-over')
      },
    })
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
}
