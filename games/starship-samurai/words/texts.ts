import type { Cited } from '../rules/dialect.ts'

/**
 * Sentences by what they belong to: a rule id, or a rule id, `#` and a variant. Anything else is a type error.
 * `{{key}}` is a part of the data; `{{seat:key}}` says what its number stands for (see names.ts). Sentences about a card
 * also know its name and its numbers: `{{this.name}}`, `{{card:this.cards}}`.
 */
export type Texts = { readonly [key in Cited]?: string }
