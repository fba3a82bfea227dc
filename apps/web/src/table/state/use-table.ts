import { type Formatter, formatterOf, type SeatLook } from '@orrery/board'
import type { Seat, Value } from '@orrery/engine'
import type { Snapshot } from '@orrery/protocol'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Session, type SessionOptions, type SessionState } from '../../connection/session.ts'
import { Decider } from '../../deciding/decider.ts'
import type { GameClient } from '../../games/client.ts'
import { refusalText } from '../../games/wording.ts'
import { settings } from '../../settings/settings.ts'
import { t } from '../../words/texts.ts'
import { rejectionKey } from './texts/rejection-text.ts'

/** A session as long as the screen shows it. */
export function useSession(key: string, options: () => SessionOptions): Session | undefined {
  const [session, setSession] = useState<Session>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what the options depend on.
  useEffect(() => {
    const opened = new Session(options())
    setSession(opened)
    return () => {
      setSession(undefined)
      opened.close()
    }
  }, [key])
  return session
}

export const useSessionState = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, session.state)

/** The game as whoever looks reads of it: what their seat is called is "you" to them. */
export function useReading(kit: GameClient, { seats, viewer }: Snapshot): GameClient {
  const reader = viewer === 'spectator' ? undefined : seats[viewer]?.side
  return useMemo(() => ({ ...kit, reader }), [kit, reader])
}

/** The words of the game: the same object as long as the game and the language are, for drawings are drawn again when it changes. */
export const useSay = (kit: GameClient): Formatter => useMemo(() => formatterOf(kit), [kit])

/** The seats as drawings show them. */
export function useSeatLooks(
  { locale }: GameClient,
  { seats, viewer }: Snapshot,
  waitingFor: readonly Seat[],
): readonly SeatLook[] {
  const asked = waitingFor.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of who is asked is compared by what is in it.
  return useMemo(
    () =>
      seats.map(({ name, side }, seat) => ({
        seat,
        name,
        side: locale.messages.name(side),
        mine: seat === viewer,
        asked: waitingFor.includes(seat),
      })),
    [seats, locale, viewer, asked],
  )
}

type Taken = (decisions: number, ask: string, value: Value) => void

/**
 * What the viewer decides, kept in step with the open question. While somebody looks at the past, or something is still being told,
 * nothing is decided. `onTaken` hears of every answer that the table has taken, with the number of decisions before it.
 */
export function useDecider(
  session: Session,
  kit: GameClient,
  shown: Snapshot,
  looking: boolean,
  onTaken: Taken,
): Decider {
  const taken = useRef(onTaken)
  useLayoutEffect(() => {
    taken.current = onTaken
  })
  const decider = useMemo(
    () =>
      new Decider({
        async answer(n, value, final) {
          const before = session.state().shown
          const reply = await session.answer(n, value, final)
          if (reply.type === 'final') return { final: true }
          if (reply.type !== 'accepted')
            return {
              problem: t(rejectionKey(reply)),
              ...(reply.type === 'rejected' && reply.refusal && { refusal: reply.refusal }),
            }
          if (before?.question?.mine) taken.current(before.undo.decisions, before.question.mine.ask, value)
          return {}
        },
        async why(placed) {
          if (placed === undefined && !settings().hints) return []
          const reply = await session.request({ type: 'why', ...(placed ? { placed: [...placed] } : {}) })
          return reply.type === 'refusals' ? reply.refusals : []
        },
        explain: (refusal) => refusalText(kit, refusal),
        confirms: () => settings().confirm,
      }),
    [session, kit],
  )
  const { question, status, viewer, seats } = shown
  const isAway = viewer !== 'spectator' && seats[viewer]?.bot !== undefined
  const open = !looking && status.state === 'open' && !isAway ? question : null
  useLayoutEffect(() => {
    // What is staged now was not when this was drawn.
    const now = session.isStaying() ? null : open
    decider.ask(now?.mine, now?.n ?? 0)
  }, [session, decider, open])
  return decider
}
