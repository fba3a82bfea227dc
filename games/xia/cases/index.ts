import { business } from './business.ts'
import { combat } from './combat.ts'
import { flight } from './flight.ts'
import { missions } from './missions.ts'
import { own } from './own.ts'
import { trade } from './trade.ts'

/** Positions in which the right answer is known, by chapter. */
export default [...flight, ...trade, ...business, ...missions, ...combat, ...own]
