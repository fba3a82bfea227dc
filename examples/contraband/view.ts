import type { Seat } from '@orrery/engine'
import { type Crate, isSeized, type State } from './rules/round.ts'

/** What a seat may know: one's own crates, and of the others how many they have. */
export interface View extends Pick<State, 'round' | 'rounds' | 'coins' | 'aboard' | 'die'> {
  readonly seized: readonly boolean[]
  readonly hands: readonly (readonly Crate[] | number)[]
}

/** Every field is named: what is added to the state stays hidden until somebody adds it here too. */
export const view = (g: State, seat: Seat | 'spectator'): View => ({
  round: g.round,
  rounds: g.rounds,
  coins: [...g.coins],
  aboard: [...g.aboard],
  die: g.die,
  seized: g.aboard.map((crate) => isSeized(g, crate)),
  hands: g.hands.map((hand, owner) => (owner === seat ? [...hand] : hand.length)),
})
