import type { GameLocale } from '@orrery/engine'
import { rulebook } from '../../rulebook/index.ts'
import { opening } from '../../rulebook/opening.ts'
import type { Content } from '../../rules/state/state.ts'
import { localeFor } from '../locale.ts'
import { bots } from './bots.ts'
import { cardWords } from './cards.ts'
import { log } from './log.ts'
import { groups, naming } from './names.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'

/** Everything the game says in English, with a content pack. */
const english = (pack: Content): GameLocale =>
  localeFor(pack, { naming, groups, prompts, log, refusals, options, opening, rulebook, cardWords, bots })

export default english
