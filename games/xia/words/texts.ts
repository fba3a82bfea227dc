import type { Cited } from '../rules/dialect.ts'

/**
 * Sentences by what they belong to: a rule id, or a rule id, `#` and a variant. Anything else is a type error.
 * `{{key}}` is a part of the data; `{{craft:key}}` says what its number stands for (see names.ts).
 */
export type Texts = { readonly [key in Cited]?: string }
