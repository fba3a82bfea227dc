import { type GameLocale, translateEntries, translateEntry, translateRulebook, wordByWord } from '@orrery/engine'
import { housePack } from '../../content/house.ts'
import { houseUnder } from '../../content/packs.ts'
import type { Content, FactionSheet } from '../../content/types.ts'
import { type RuleId, rulebook } from '../../rulebook/index.ts'
import { localeFor } from '../locale.ts'
import { bots } from './bots.ts'
import { factions } from './factions.ts'
import * as first from './first-printed.ts'
import { log } from './log.ts'
import { groups, naming } from './names.ts'
import { opening } from './opening.ts'
import { options } from './options.ts'
import * as printed from './printed.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { course } from './rules-course.ts'
import { examples, leads } from './rules-examples.ts'
import { fights } from './rules-fights.ts'
import { powers } from './rules-powers.ts'

const texts: { readonly [rule in RuleId]: string } = { ...course, ...fights, ...powers }

const titles: { readonly [chapter in (typeof rulebook)[number]['id']]: string } = {
  board: 'Der Spielplan',
  property: 'Eigenschaften von Gebieten',
  setup: 'Aufbau',
  round: 'Die Runde',
  draft: 'Aktionskarten wählen',
  initiative: 'Die Initiative',
  action: 'Aktionen',
  white: 'Weiße Phase',
  blue: 'Blaue Phase',
  event: 'Ereignisse',
  green: 'Grüne Phase',
  production: 'Produktion',
  oni: 'Die Oni',
  red: 'Rote Phase',
  move: 'Bewegung',
  combat: 'Kampf',
  conquest: 'Eroberung',
  damage: 'Schaden',
  counter: 'Gegenangriffe',
  mission: 'Missionen',
  goal: 'Ziele',
  score: 'Wertung und Ende',
  cybersamurai: 'Die Cybersamurai',
  uplink: 'Die Uplinks',
  darkseed: 'Die Dark Seed',
  nomads: 'Die Nomaden',
  boarlords: 'Die Boarlords',
  table: 'Am Tisch',
  option: 'Optionen',
}

const source = wordByWord([
  [/\bcodex\b/g, 'Kodex'],
  [/\brulings\b/g, 'Auslegungen'],
  [/\bruling\b/g, 'Auslegung'],
  [/\bhouse\b/g, 'Hausregel'],
  [/\bfaction sheets?\b/g, 'Fraktionsbogen'],
  [/\bfan map generator\b/g, 'Kartengenerator eines Fans'],
  [/\bfan calculator\b/g, 'Rechner eines Fans'],
  [/\bbox photo\b/g, 'Foto der Schachtel'],
  [/\bpublisher’s pages\b/g, 'Seiten des Verlags'],
  [/\breviews?\b/g, 'Besprechung'],
  [/\bpreview\b/g, 'Vorschau'],
  [/\bcomponent list\b/g, 'Liste des Spielmaterials'],
  [/\bours\b/g, 'von uns'],
])

const cards = {
  title: 'Kampfkarten',
  language: naming.language,
  paragraph: '{{card}} ({{owner}}[[once?, einmal pro Runde]]). {{text}} Gegenangriffe: {{counterattacks}}.',
  source,
}

function sheet(faction: FactionSheet): FactionSheet {
  const texts = factions[faction.id]
  const house = housePack.factions[faction.id]
  return {
    ...translateEntry(faction, { name: texts.name }, house),
    effect: translateEntry(faction.effect, texts.effect, house.effect),
    defense: faction.defense && defense(faction.id, faction.defense),
  }
}

type Defense = NonNullable<FactionSheet['defense']>

function defense(id: FactionSheet['id'], english: Defense): Defense {
  const then = houseUnder(1).factions[id].defense ?? undefined
  const spoken = translateEntry(english, factions[id].defense ?? {}, housePack.factions[id].defense ?? undefined)
  return id === 'boarlords' ? translateEntry(spoken, first.displacement, then) : spoken
}

const effectTexts = Object.fromEntries(Object.entries(printed.eventTexts).map(([id, text]) => [id, { text }]))

type Words = { readonly [id: string]: object }

/** A table in German, whether its cards say what they say now or what those of the first pack said. */
const inBoth = <Key extends 'combatCards' | 'counterattacks' | 'uplinks' | 'missions'>(
  key: Key,
  table: Content[Key],
  now: Words,
  then: Words,
) => translateEntries(translateEntries(table, now, housePack[key]), then, houseUnder(1)[key])

/** A pack with everything that is printed in German. */
const translated = (pack: Content): Content => ({
  ...pack,
  factions: Object.fromEntries(
    Object.entries(pack.factions).map(([id, faction]) => [id, sheet(faction)]),
  ) as Content['factions'],
  units: translateEntries(pack.units, printed.units, housePack.units),
  weapons: translateEntries(pack.weapons, printed.weapons, housePack.weapons),
  actionCards: translateEntries(pack.actionCards, printed.actionCards, housePack.actionCards),
  events: translateEntries(pack.events, printed.events, housePack.events),
  eventEffects: translateEntries(pack.eventEffects, effectTexts, housePack.eventEffects),
  combatCards: inBoth('combatCards', pack.combatCards, printed.combatCards, first.combatCards),
  counterattacks: inBoth('counterattacks', pack.counterattacks, printed.counterattacks, first.counterattacks),
  uplinks: inBoth('uplinks', pack.uplinks, printed.uplinks, first.uplinks),
  terraformings: translateEntries(pack.terraformings, printed.terraformings, housePack.terraformings),
  missions: inBoth('missions', pack.missions, printed.missions, first.missions),
  goals: translateEntries(pack.goals, printed.goals, housePack.goals),
})

/** Everything the game says in German, with a content pack. */
const german = (pack: Content): GameLocale =>
  localeFor(
    translated(pack),
    {
      naming,
      groups,
      prompts,
      log,
      refusals,
      options,
      opening,
      rulebook: translateRulebook(rulebook, { titles, leads, texts, examples, source }),
      cards,
      bots,
    },
    pack,
  )

export default german
