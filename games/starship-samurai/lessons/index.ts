import { allies } from './allies.ts'
import { lead } from './lead.ts'
import { threeOfOne } from './three-of-one.ts'
import { twoBattles } from './two-battles.ts'

/** The lessons of the game in their order. */
export default [lead, threeOfOne, allies, twoBattles]
