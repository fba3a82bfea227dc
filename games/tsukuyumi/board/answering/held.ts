import { useSyncExternalStore } from 'react'

/** Something that parts of the table share and that decides nothing: a store of its own, so that only what shows it is drawn again. */
export interface Held<T> {
  subscribe(changed: () => void): () => void
  current(): T | undefined
  set(next: T | undefined): void
}

export function hold<T>(): Held<T> {
  const listeners = new Set<() => void>()
  let held: T | undefined
  return {
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    current: () => held,
    set(next) {
      if (next === held) return
      held = next
      for (const listener of listeners) listener()
    },
  }
}

export const useHeld = <T>({ subscribe, current }: Held<T>): T | undefined =>
  useSyncExternalStore(subscribe, current, current)
