import { answers } from './answers.ts'
import { attacks } from './attacks.ts'
import { land } from './land.ts'
import { turns } from './turns.ts'

/** Positions in which the right answer is known, by chapter. */
export default [...turns, ...land, ...attacks, ...answers]
