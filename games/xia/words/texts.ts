import type { SentencesFor } from '@orrery/engine'
import type { Cited } from '../rules/dialect.ts'
import type { Kind } from './names.ts'

/** Sentences by what they belong to. `{{key}}` is a part of the data; `{{craft:key}}` says what its number stands for (see names.ts). */
export type Texts = SentencesFor<Cited>

/** What kind of thing a question offers, where the bare option does not say it. */
export const optionKinds = {
  'turn.actions': 'action',
  'move.step': 'action',
  'move.use-occupied': 'action',
  'business.order': 'business',
  'combat.declare': 'shot',
} satisfies { readonly [ask in Cited]?: Kind }
