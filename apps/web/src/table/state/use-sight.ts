import type { Sight } from '@orrery/protocol'
import { useEffect, useRef, useState } from 'react'
import type { Session } from '../../connection/session.ts'

/** So many moments are remembered. */
const MOST = 200

/** What was to be seen after so many decisions; the last such sight until the next one is there. */
export function useSight(session: Session, at: number | undefined, decisions: number): Sight | undefined {
  const [sight, setSight] = useState<Sight>()
  const seen = useRef(new Map<number, Sight>())
  // What is taken back may be played differently.
  useEffect(() => {
    for (const known of seen.current.keys()) if (known > decisions) seen.current.delete(known)
  }, [decisions])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session sees with other eyes.
  useEffect(() => seen.current.clear(), [session])
  useEffect(() => {
    if (at === undefined) return setSight(undefined)
    const known = seen.current.get(at)
    if (known) return setSight(known)
    let late = false
    void session.request({ type: 'look', at }).then((reply) => {
      if (reply.type !== 'sight' || late) return
      if (seen.current.size > MOST) seen.current.clear()
      seen.current.set(at, reply)
      setSight(reply)
    })
    return () => {
      late = true
    }
  }, [session, at])
  return at === undefined ? undefined : sight
}
