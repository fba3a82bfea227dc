import { type GameLocale, translateEntries, translateRulebook } from '@orrery/engine'
import { housePack } from '../content/house.ts'
import type { Content } from '../content/types.ts'
import { rulebookFor } from '../rulebook/book.ts'
import { type RuleId, rulebook } from '../rulebook/index.ts'
import { wordsFor } from '../words/en.ts'
import { abilities } from './abilities.ts'
import { asks } from './asks.ts'
import { log } from './log.ts'
import { missions } from './missions.ts'
import { naming } from './names.ts'
import { options } from './options.ts'
import { refusals } from './refusals.ts'
import { course } from './rules-course.ts'
import { fortune } from './rules-fortune.ts'
import { ships } from './rules-ship.ts'
import { source } from './sources.ts'
import { titles } from './titles.ts'

const texts: { readonly [rule in RuleId]: string } = { ...course, ...ships, ...fortune }

const chapters: { readonly [chapter in (typeof rulebook)[number]['id']]: string } = {
  setup: 'Aufbau',
  turn: 'Der Zug',
  map: 'Die Karte',
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
  business: 'Geschäfte',
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

/** The house pack with everything that is printed in German; ships, outfits and sectors keep their names. */
const content: Content = {
  ...housePack,
  abilities: translateEntries(housePack.abilities, abilities, housePack.abilities),
  missions: translateEntries(housePack.missions, missions, housePack.missions),
  titles: translateEntries(housePack.titles, titles, housePack.titles),
  npcs: translateEntries(housePack.npcs, npcs, housePack.npcs),
}

export const german: GameLocale = {
  messages: wordsFor(content, { prompts: asks, log, refusals, naming }),
  rulebook: rulebookFor(content, {
    chapters: translateRulebook(rulebook, { titles: chapters, texts, source }),
    abilities: 'Fähigkeitskarten',
    titles: 'Titelkarten',
    naming,
    energy: 'Energie',
    fame: 'Ruhm',
    skill: 'Können',
    source,
  }),
  options,
  printed: {
    ...abilities,
    ...npcs,
    ...Object.fromEntries(Object.entries(missions).map(([id, { name, story }]) => [id, { name, text: story }])),
    ...Object.fromEntries(
      Object.entries(titles).flatMap(([id, { name, objective, skillText }]) => [
        [id, { name, text: objective }],
        [`${id}.skill`, { text: skillText }],
      ]),
    ),
  },
}
