import type { Formatter, SeatLook } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import type { MatchInfo, Sight, Snapshot } from '@orrery/protocol'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, SessionState } from '../connection/session.ts'
import type { Decider, DecidingState } from '../deciding/decider.ts'
import type { GameClient } from '../games/client.ts'
import { optionText } from '../games/wording.ts'

/** What every part of the table's screen may need. */
export interface AtTable {
  readonly session: Session
  readonly kit: GameClient
  readonly say: Formatter
  readonly decider: Decider
  /** The viewer's choices that led to the open question. */
  readonly way: readonly string[]
  readonly info: MatchInfo
  readonly shown: Snapshot
  readonly state: SessionState
  readonly seats: readonly SeatLook[]
  /** The address of this table, without the moment. */
  readonly address: string
  /** The moment of the past that is looked at, and what was to be seen then, once it is known. */
  readonly past: { readonly at: number; readonly sight: Sight | undefined } | undefined
  /** Looks at a moment, or at the present again. */
  readonly onLook: (at: number | undefined) => void
  /** Whether what happened since the viewer's last turn is marked on the board. */
  readonly marking: { readonly on: boolean; set(on: boolean): void }
  readonly onWatchAs: ((seat: number | undefined) => void) | undefined
  /** Whoever looks has just come by a link to a seat. */
  readonly invited: boolean
  /** Where the match is hosted. */
  readonly place: TablePlace
}

/** A match of this device, of a server, or one that is only watched. */
export type TablePlace = 'local' | 'online' | 'replay'

export const TableContext = createContext<AtTable | undefined>(undefined)

export function useTable(): AtTable {
  const table = use(TableContext)
  if (table === undefined) throw new Error('This is a part of a table.')
  return table
}

export function useDecision(): DecidingState & { readonly decider: Decider } {
  const { decider } = useTable()
  const state = useSyncExternalStore(decider.subscribe, decider.snapshot, decider.snapshot)
  return { ...state, decider }
}

/** The seat of whoever looks, if they have one. */
export const useMySeat = (): number | undefined => {
  const { viewer } = useTable().shown
  return viewer === 'spectator' ? undefined : viewer
}

/** What the options of a question are called: as at their place on the board, or else by the words of the game. */
export const useOptionName = (ask = ''): ((option: Scalar) => string) => {
  const { kit } = useTable()
  // Places come and go while a question is open: whoever uses them hears of it.
  const { decider } = useDecision()
  return (option) => decider.label(option) ?? optionText(kit, ask, option)
}
