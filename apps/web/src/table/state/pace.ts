import type { Update } from '@orrery/protocol'
import { settings } from '../../settings/settings.ts'

/** How long moves of others are looked at, and how much the pile of those that wait hurries them. */
const PAUSES = { full: 600, quick: 160, none: 0 }
const PATIENCE = 5

/** Moves that tell something are shown one after the other, the faster the more of them wait. */
export const pace = (update: Update, behind: number): number =>
  update.log?.add.length ? PAUSES[settings().motion] / (1 + behind / PATIENCE) : 0
