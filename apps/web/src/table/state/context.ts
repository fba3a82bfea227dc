import type { Formatter, SeatLook } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import type { MatchInfo, Sight, Snapshot } from '@orrery/protocol'
import { createContext, use, useRef, useSyncExternalStore } from 'react'
import type { Session, SessionState } from '../../connection/session.ts'
import type { Decider, DecidingState } from '../../deciding/decider.ts'
import type { GameClient } from '../../games/client.ts'
import { optionText } from '../../games/wording.ts'
import type { Voice } from '../../voice/voice.ts'
import type { Leading } from './time/leading.ts'
import type { Player } from './time/player.ts'

/** What stays the same as long as a table is open: nothing that an update changes. */
export interface AtTable {
  readonly session: Session
  readonly kit: GameClient
  readonly say: Formatter
  readonly decider: Decider
  readonly info: MatchInfo
  /** What is told to those who hear the table. */
  readonly voice: Voice
  /** Leads from the list to the map, and back. */
  readonly leading: Leading
  /** The address of this table, without the moment. */
  readonly address: string
  /** Looks at a moment, or at the present again. */
  readonly onLook: (at: number | undefined) => void
  /** Shows a paragraph of the rulebook over the table, or its first page. */
  readonly onRule: (rule: string | undefined) => void
  /** Shows the end of a match that is over, or its board. */
  readonly onEnd: (shown: boolean) => void
  readonly onWatchAs: ((seat: number | undefined) => void) | undefined
  /** Whoever looks has just come by a link to a seat. */
  readonly invited: boolean
  /** Where the match is hosted. */
  readonly place: TablePlace
}

/** What whoever looks has chosen to look at. */
export interface Looking {
  /** The moment of the past that is looked at, and what was to be seen then. */
  readonly past: { readonly at: number; readonly sight: Sight } | undefined
  /** The moment that was asked for, which is shown as soon as it is known: steps count from there. Nothing for the present. */
  readonly wanted: number | undefined
  /** Whether what happened since the viewer's last turn is marked on the board. */
  readonly marking: { readonly on: boolean; set(on: boolean): void }
  /** Of a replay: plays it by itself. */
  readonly player: Player | undefined
  /** The viewer's choices that led to the open question. */
  readonly way: readonly string[]
}

/** A match of this device, of a server, one that is only watched, or a lesson. */
export type TablePlace = 'local' | 'online' | 'replay' | 'lesson'

export const TableContext = createContext<AtTable | undefined>(undefined)
export const LookingContext = createContext<Looking | undefined>(undefined)
export const SeatsContext = createContext<readonly SeatLook[] | undefined>(undefined)

function atTable<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('This is a part of a table.')
  return part
}

export const useTable = (): AtTable => atTable(use(TableContext))

export const useLooking = (): Looking => atTable(use(LookingContext))

/** The seats as drawings show them. */
export const useSeats = (): readonly SeatLook[] => atTable(use(SeatsContext))

/**
 * Some parts of what a session holds. Whoever asks for them is drawn again when one of them is another than before, and not when others
 * change: a line of the chat concerns the chat alone.
 */
function useParts<T extends object, K extends keyof T>(read: () => T | undefined, keys: readonly K[]): Pick<T, K> {
  const { session } = useTable()
  const last = useRef<T>(undefined)
  const current = (): T => {
    const now = read()
    const before = last.current
    if (before === undefined || (now && keys.some((key) => now[key] !== before[key]))) last.current = now
    return atTable(last.current)
  }
  return useSyncExternalStore(session.subscribe, current, current)
}

/** Some parts of what the table shows. */
export function useShown<K extends keyof Snapshot>(...keys: readonly K[]): Pick<Snapshot, K> {
  const { session } = useTable()
  return useParts(() => session.state().shown, keys)
}

/** Some parts of how the session stands. */
export function useSessionParts<K extends keyof SessionState>(...keys: readonly K[]): Pick<SessionState, K> {
  const { session } = useTable()
  return useParts(session.state, keys)
}

/** Some parts of what is being decided. Whoever asks for them is drawn again when one of them is another than before, and not when others change. */
export function useDecision<K extends keyof DecidingState>(
  ...keys: readonly K[]
): Pick<DecidingState, K> & { readonly decider: Decider } {
  const { decider } = useTable()
  const last = useRef<DecidingState>(undefined)
  const current = (): DecidingState => {
    const now = decider.snapshot()
    const before = last.current
    if (before === undefined || keys.some((key) => now[key] !== before[key])) last.current = now
    return last.current ?? now
  }
  const state: Pick<DecidingState, K> = useSyncExternalStore(decider.subscribe, current, current)
  return { ...state, decider }
}

/** What is pointed at, and the part of the page that stands for it. */
export function usePointed() {
  const { decider } = useTable()
  const pointed = useSyncExternalStore(decider.subscribe, () => decider.pointed)
  const at = useSyncExternalStore(decider.subscribe, () => decider.pointedAt)
  return { pointed, at }
}

/** The open question: drawn again with another one, and not with whatever is pointed at. */
export function useQuestion(): DecidingState['question'] {
  const { decider } = useTable()
  const read = () => decider.snapshot().question
  return useSyncExternalStore(decider.subscribe, read, read)
}

/** The seat of whoever looks, if they have one. */
export const useMySeat = (): number | undefined => {
  const { viewer } = useShown('viewer')
  return viewer === 'spectator' ? undefined : viewer
}

/** What the options of a question are called: as at their place on the board, or else by the words of the game. For what is said, not drawn. */
export const useNaming = (): ((option: Scalar) => string) => {
  const { kit, decider } = useTable()
  return (option) => decider.label(option) ?? optionText(kit, decider.snapshot().question?.ask ?? '', option)
}

/** The same for what is drawn: places come and go while a question is open, and what is called by them is drawn again. */
export const useOptionName = (): ((option: Scalar) => string) => {
  useDecision('question', 'placed')
  return useNaming()
}
