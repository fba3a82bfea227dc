import { lead } from './lead.ts'

/** The lessons of the game in their order. */
export default [lead]
