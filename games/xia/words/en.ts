import type { Words } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { asks, options } from './asks.ts'
import { log } from './log.ts'
import { english, type Naming, namesFor } from './names.ts'
import { refusals } from './refusals.ts'

/** All that a language says about the game. */
export interface Tongue extends Pick<Words, 'asks' | 'log' | 'refusals'> {
  readonly naming: Naming
}

const ENGLISH: Tongue = { asks, log, refusals, naming: english }

/** The words of the game, with the names of a content pack. */
export const wordsFor = (content: Content, { naming, ...sentences }: Tongue = ENGLISH): Words => ({
  ...sentences,
  options,
  name: namesFor(content, naming),
})
