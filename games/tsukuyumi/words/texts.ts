import type { SentencesFor } from '@orrery/engine'
import type { Cited } from '../rules/dialect.ts'
import type { Kind } from './names.ts'

/** Sentences by what they belong to. `{{key}}` is a part of the data; `{{count:key}}` says what its number counts (see names.ts). */
export type Texts = SentencesFor<Cited>

/** What the options of a question are, where the bare option does not say it. */
export const optionKinds = {
  'round.turn': 'turn',
  'white.choice': 'turn',
  'combat.choose': 'counter',
  'uplink.bushido': 'counter',
  'initiative.move': 'way',
  'event.initiative': 'way',
  'counter.slow-conquest': 'way',
} satisfies { readonly [ask in Cited]?: Kind }
