import type { Messages } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { asks, options } from './asks.ts'
import { log } from './log.ts'
import { english, type Naming, namesFor } from './names.ts'
import { refusals } from './refusals.ts'

/** What a language says, and how it names things. */
export interface Sentences extends Pick<Messages, 'prompts' | 'log' | 'refusals'> {
  readonly naming: Naming
}

const ENGLISH: Sentences = { prompts: asks, log, refusals, naming: english }

/** The words of the game, with the names of a content pack. */
export const wordsFor = (content: Content, { naming, ...sentences }: Sentences = ENGLISH): Messages => ({
  ...sentences,
  options,
  name: namesFor(content, naming),
})
