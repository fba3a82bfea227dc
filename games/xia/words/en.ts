import type { Words } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { asks, options } from './asks.ts'
import { log } from './log.ts'
import { namesFor } from './names.ts'
import { refusals } from './refusals.ts'

/** The game in English, with the names of a content pack. */
export const wordsFor = (content: Content): Words => ({ asks, log, refusals, options, name: namesFor(content) })
