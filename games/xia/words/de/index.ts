import { type GameLocale, translateEntries, translateRulebook } from '@orrery/engine'
import { housePack } from '../../content/house.ts'
import type { Content } from '../../content/types.ts'
import { type RuleId, rulebook } from '../../rulebook/index.ts'
import { localeFor } from '../locale.ts'
import { abilities } from './abilities.ts'
import { bots } from './bots.ts'
import { log } from './log.ts'
import { missions } from './missions.ts'
import { groups, naming } from './names.ts'
import { opening } from './opening.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { ranks } from './ranks.ts'
import { refusals } from './refusals.ts'
import { course } from './rules-course.ts'
import { examples, leads } from './rules-examples.ts'
import { fortune } from './rules-fortune.ts'
import { ships as mats } from './rules-ship.ts'
import { ships } from './ships/index.ts'
import { source } from './sources.ts'
import { titles } from './titles.ts'

const texts: { readonly [rule in RuleId]: string } = { ...course, ...mats, ...fortune }

const chapters: { readonly [chapter in (typeof rulebook)[number]['id']]: string } = {
  setup: 'Aufbau',
  turn: 'Der Zug',
  map: 'Die Sternkarte',
  movement: 'Bewegung',
  borders: 'Grenzen',
  ship: 'Schiffe',
  outfits: 'Ausrüstung',
  combat: 'Kampf',
  death: 'Tod und Rückkehr',
  cargo: 'Waren',
  missions: 'Aufträge',
  titles: 'Titel',
  fame: 'Ruhm und das Ende',
  business: 'Die Geschäftsphase',
  status: 'Die Statusphase',
  npcs: 'Nichtspielerschiffe (NSC)',
  table: 'Am Tisch',
  options: 'Optionen',
}

const npcs = {
  merchant: { name: 'Händler' },
  enforcer: { name: 'Vollstrecker' },
  scoundrel: { name: 'Schurke' },
} as const

const cards = {
  abilities: 'Fähigkeitskarten',
  titles: 'Titelkarten',
  energy: 'Energie',
  fame: 'Ruhm',
  skill: 'Können',
  source,
}

/** A pack with everything that is printed in German; ships, outfits and sectors keep their names. */
const translated = (pack: Content): Content => ({
  ...pack,
  abilities: translateEntries(pack.abilities, abilities, housePack.abilities),
  missions: translateEntries(pack.missions, missions, housePack.missions),
  titles: translateEntries(pack.titles, titles, housePack.titles),
  npcs: translateEntries(pack.npcs, npcs, housePack.npcs),
  ships: translateEntries(pack.ships, ships, housePack.ships),
  ranks: translateEntries(pack.ranks, ranks, housePack.ranks),
})

/** Everything the game says in German, with a content pack. */
const german = (pack: Content): GameLocale =>
  localeFor(translated(pack), {
    naming,
    groups,
    prompts,
    log,
    refusals,
    options,
    opening,
    rulebook: translateRulebook(rulebook, { titles: chapters, leads, texts, examples, source }),
    bots,
    cards,
  })

export default german
