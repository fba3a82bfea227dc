import type { TalkLine } from '@orrery/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Session } from '../../connection/session.ts'
import { useMySeat, useShown, useTable } from './context.ts'

/** How long a message stands at the seat of whoever said it, in milliseconds. */
const SAID_FOR = 5000

/** The newest line of the chat that has been in sight, by session; what was there at the beginning counts as seen. */
const seen = new WeakMap<Session, number>()
const listeners = new Set<() => void>()

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

const newestOf = (talk: readonly TalkLine[]): number => talk.at(-1)?.seq ?? 0

function see(session: Session, seq: number): void {
  if ((seen.get(session) ?? -1) >= seq) return
  seen.set(session, seq)
  for (const changed of listeners) changed()
}

/** Whoever has the chat before them has read it. */
export function useReading(): void {
  const { session } = useTable()
  const newest = newestOf(useShown('talk').talk)
  useEffect(() => see(session, newest), [session, newest])
}

/** How many messages of others nobody here has seen yet. */
export function useUnread(): number {
  const { session } = useTable()
  const { talk } = useShown('talk')
  const mine = useMySeat()
  const [first] = useState(() => newestOf(talk))
  const last = useSyncExternalStore(
    subscribe,
    () => seen.get(session),
    () => undefined,
  )
  return talk.filter(({ kind, by, seq }) => kind === 'chat' && by !== mine && seq > Math.max(first, last ?? 0)).length
}

/** What a seat has just said, for a while. */
export function useSaid(seat: number): string | undefined {
  const { talk } = useShown('talk')
  const line = talk.findLast(({ kind, by }) => kind === 'chat' && by === seat)
  const [first] = useState(() => newestOf(talk))
  const [over, setOver] = useState(first)
  const seq = line?.seq ?? 0
  useEffect(() => {
    if (seq <= first) return
    const timer = setTimeout(() => setOver(seq), SAID_FOR)
    return () => clearTimeout(timer)
  }, [seq, first])
  return seq > Math.max(first, over) ? line?.text : undefined
}
