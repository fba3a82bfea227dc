import type { Tip } from '@orrery/engine'
import { boardTips } from './coach/board.ts'
import { factionTips } from './coach/factions.ts'
import { roundTips } from './coach/round.ts'
import { setupTips } from './coach/setup.ts'
import type { View } from './view.ts'

/** What the coach says in a match, once each, when it is met first: what is about everybody before what one faction has. */
const tips = [...setupTips, ...roundTips, ...boardTips, ...factionTips]

export type TipId = (typeof tips)[number]['id']

export default tips as readonly Tip<View, TipId>[]
