import { useSyncExternalStore } from 'react'
import { useMySeat, useTable } from '../context.ts'

/** What this browser remembers of somebody's place at a table. */
export interface Memory {
  /** How many decisions had been made before their own last one. */
  readonly lastDecision?: number
}

const NOTHING: Memory = {}
const known = new Map<string, Memory>()
const listeners = new Set<() => void>()

const keyOf = (address: string, seat: number | undefined): string => `orrery.memory${address}/${seat ?? 'spectator'}`

function read(key: string): Memory {
  const memory = known.get(key)
  if (memory) return memory
  let kept: Memory = NOTHING
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Memory
  } catch {
    // What cannot be read is as good as forgotten.
  }
  known.set(key, kept)
  return kept
}

export function remember(address: string, seat: number | undefined, memory: Memory): void {
  const key = keyOf(address, seat)
  const all = { ...read(key), ...memory }
  known.set(key, all)
  localStorage.setItem(key, JSON.stringify(all))
  for (const changed of listeners) changed()
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function useMemory(): Memory {
  const { address } = useTable()
  const key = keyOf(address, useMySeat())
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => read(key),
  )
}
