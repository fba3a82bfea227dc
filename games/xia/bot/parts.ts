import type { Seat, TermPart } from '@orrery/engine'
import { isOver, type State } from '../rules/state.ts'
import { Captain } from './captain.ts'
import { titlesOf } from './titles.ts'

/** What a term of a captain's standing is about: titles that are open. */
export const partsOf = (g: State, seat: Seat, term: string): readonly TermPart[] =>
  term === 'titles' && !isOver(g) && g.vessels[seat].mat !== '' ? titlesOf(new Captain(g, seat)) : []
