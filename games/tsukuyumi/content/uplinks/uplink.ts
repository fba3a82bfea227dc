import type { Refusal, Rule } from '@orrery/engine'
import type { MarkerColour } from '../../rules/board/markers.ts'
import type { Battle, Turn } from '../../rules/state/frames.ts'
import type { State } from '../../rules/state/state.ts'
import type { ActionCard, UnitKind } from '../types.ts'

/** What an Uplink can be used for, once at a time. */
export interface Use {
  /** Why it cannot be used now, or nothing. */
  cannot?(g: State): Refusal | undefined
  /** The markers it places have a colour. */
  perform(g: State, colour: MarkerColour): Rule
}

/** What an installed Uplink does for the Cybersamurai, and when. */
export interface UplinkEffect {
  /** What it gives to a turn, by the phase and the card of the round. */
  open?(g: State, turn: Turn, card: ActionCard): void
  readonly use?: Use
  /** It is the faction effect. */
  readonly factionEffect?: Use
  /** How many events more every action lets them play that lets them play any. */
  plays?(g: State): number
  /** How many counterattacks they may choose where others choose one. */
  counterattacks?(g: State): number
  /** The unit that comes with it. */
  readonly brings?: UnitKind
  /** They are attacked, and the card is not shown yet. */
  whenAttacked?(g: State, battle: Battle): Rule
  /** Another player has drawn events. */
  whenOthersDrew?(g: State): void
  /** Before action cards are chosen, and after that. */
  beforeChoice?(g: State): Rule
  afterChoice?(g: State): Rule
}
