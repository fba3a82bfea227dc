import type { GameLocale, Messages } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { asks, options } from './asks.ts'
import { log } from './log.ts'
import { english, type Naming, namesFor } from './names.ts'
import { refusals } from './refusals.ts'

const ENGLISH: GameLocale<Naming> = { prompts: asks, log, refusals, naming: english }

/** The words of the game, with the names of a content pack. */
export const wordsFor = (content: Content, { naming, ...sentences }: GameLocale<Naming> = ENGLISH): Messages => ({
  ...sentences,
  options,
  name: namesFor(content, naming),
})
