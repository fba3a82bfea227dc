import { useSyncExternalStore } from 'react'

/** Where somebody is in the application. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string | undefined; readonly way: Way }
  /** A match of a server. */
  | { readonly screen: 'play'; readonly match: string; readonly at: number | undefined }
  /** A match of this device. */
  | { readonly screen: 'table'; readonly match: string; readonly at: number | undefined }
  | { readonly screen: 'mine' }
  | { readonly screen: 'lobby' }
  | { readonly screen: 'replays' }
  | {
      readonly screen: 'replay'
      readonly match: string
      readonly at: number | undefined
      readonly as: number | undefined
    }
  | { readonly screen: 'rules'; readonly game: string | undefined }
  /** What can be learned by playing, and a lesson of it. */
  | { readonly screen: 'learn'; readonly game: string }
  | { readonly screen: 'lesson'; readonly game: string; readonly lesson: string; readonly at: number | undefined }
  | { readonly screen: 'settings' }
  | { readonly screen: 'account' }
  | { readonly screen: 'about' }
  | { readonly screen: 'missing' }

/** How a new match is played: against bots, with others at this device, or online. */
export const WAYS = ['bots', 'pass', 'online'] as const
export type Way = (typeof WAYS)[number]

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined

const isWay = (text: string | null): text is Way => (WAYS as readonly (string | null)[]).includes(text)

/** Reads an address. */
export function readRoute({ pathname, search }: { readonly pathname: string; readonly search: string }): Route {
  const [screen = '', name, ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const query = new URLSearchParams(search)
  const at = wholeNumber(query.get('at'))
  const [lesson] = rest
  if (screen === 'learn' && name !== undefined && rest.length < 2)
    return lesson === undefined ? { screen, game: name } : { screen: 'lesson', game: name, lesson, at }
  if (rest.length > 0) return { screen: 'missing' }
  switch (screen) {
    case '':
      return { screen: 'home' }
    case 'new': {
      const way = query.get('way')
      return { screen: 'new', game: name, way: isWay(way) ? way : 'bots' }
    }
    case 'play':
    case 'table':
      return name === undefined ? { screen: 'missing' } : { screen, match: name, at }
    case 'replay':
      return name === undefined ? { screen: 'missing' } : { screen, match: name, at, as: wholeNumber(query.get('as')) }
    case 'rules':
      return { screen, game: name }
    case 'mine':
    case 'lobby':
    case 'replays':
    case 'settings':
    case 'account':
    case 'about':
      return name === undefined ? { screen } : { screen: 'missing' }
    default:
      return { screen: 'missing' }
  }
}

const listeners = new Set<() => void>()
let address = ''
let route: Route = { screen: 'home' }

/** The same object as long as the address is the same. */
function currentRoute(): Route {
  const now = location.pathname + location.search
  if (now !== address) {
    address = now
    route = readRoute(location)
  }
  return route
}

const tell = () => {
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  globalThis.addEventListener('popstate', changed)
  return () => {
    listeners.delete(changed)
    globalThis.removeEventListener('popstate', changed)
  }
}

export const useRoute = (): Route => useSyncExternalStore(subscribe, currentRoute, currentRoute)

/** Goes to another address of the application. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  tell()
}
