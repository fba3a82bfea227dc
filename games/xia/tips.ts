import type { Tip } from '@orrery/engine'
import { DANGERS } from './coaching/dangers.ts'
import { OF_EARNING } from './coaching/earning.ts'
import { OF_FIGHTING } from './coaching/fighting.ts'
import { OF_BUSINESS_AND_FAME } from './coaching/planets.ts'
import { OF_THE_TABLE } from './coaching/table.ts'
import { OF_THE_TURN } from './coaching/turn.ts'
import type { View } from './view.ts'

/** What the coach says in a match, once each, when it is met first. */
const tips = [
  ...DANGERS,
  ...OF_THE_TURN,
  ...OF_EARNING,
  ...OF_FIGHTING,
  ...OF_BUSINESS_AND_FAME,
  ...OF_THE_TABLE,
] as const satisfies readonly Tip<View>[]

export type TipId = (typeof tips)[number]['id']

export default tips as readonly Tip<View, TipId>[]
