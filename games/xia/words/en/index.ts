import type { GameLocale } from '@orrery/engine'
import type { Content } from '../../content/types.ts'
import { rulebook } from '../../rulebook/index.ts'
import { opening } from '../../rulebook/opening.ts'
import { localeFor } from '../locale.ts'
import { bots } from './bots.ts'
import { log } from './log.ts'
import { groups, naming } from './names.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'

const cards = {
  abilities: 'Ability cards',
  titles: 'Title cards',
  energy: 'energy',
  fame: 'Fame',
  skill: 'Skill',
  source: (english: string) => english,
}

/** Everything the game says in English, with a content pack. */
const english = (pack: Content): GameLocale =>
  localeFor(pack, { naming, groups, prompts, log, refusals, options, opening, rulebook, bots, cards })

export default english
