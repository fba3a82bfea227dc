import { alliance } from './alliance.ts'
import { battles } from './battles.ts'
import { cards } from './cards.ts'
import { mechs } from './mechs.ts'
import { moves } from './moves.ts'
import { orders } from './orders.ts'
import { own } from './own.ts'

/** Positions in which the right answer is known, by chapter. */
export default [...orders, ...moves, ...mechs, ...alliance, ...battles, ...cards, ...own]
