import type { SentencesFor } from '@orrery/engine'
import type { Cited } from '../rules/dialect.ts'
import type { Kind } from './names.ts'

/**
 * Sentences by what they belong to. `{{key}}` is a part of the data; `{{seat:key}}` says what its number stands for (see names.ts).
 * Sentences about a card also know its name and its numbers: `{{this.name}}`, `{{card:this.cards}}`.
 */
export type Texts = SentencesFor<Cited>

/** What kind of thing a question offers, where the bare option does not say it. */
export const optionKinds = {
  'turn.sequence': 'turn',
  'card.ST2': 'gain',
  'card.B01#answer': 'loss',
  'card.B04#answer': 'oath',
  'card.B08': 'mines',
  'card.B19': 'gain',
  'card.S08#answer': 'debt',
  'card.S16#answer': 'parley',
  'claim.order': 'board',
  'move.legal': 'board',
  'mech.oda': 'board',
  'card.B03#where': 'board',
  'card.B07#where': 'board',
  'card.B08#where': 'board',
  'card.B10#where': 'board',
  'card.S04#where': 'board',
  'card.S10#where': 'board',
} satisfies { readonly [ask in Cited]?: Kind }
