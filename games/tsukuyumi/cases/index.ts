import { answers } from './answers.ts'
import { attacks } from './attacks.ts'
import { land } from './land.ts'
import { ownFights } from './own-fights.ts'
import { ownTurns } from './own-turns.ts'
import { turns } from './turns.ts'

/** Positions in which the right answer is known, by chapter. */
export default [...turns, ...land, ...attacks, ...answers, ...ownTurns, ...ownFights]
