import { type GameLocale, translateEntries, translateRulebook } from '@orrery/engine'
import { housePack } from '../content/house.ts'
import type { Content, FactionSheet } from '../content/types.ts'
import { rulebookFor } from '../rulebook/book.ts'
import { type RuleId, rulebook } from '../rulebook/index.ts'
import { wordsFor } from '../words/en.ts'
import { asks } from './asks.ts'
import { factions } from './factions.ts'
import { log } from './log.ts'
import { naming } from './names.ts'
import { options } from './options.ts'
import * as printed from './printed.ts'
import { refusals } from './refusals.ts'
import { course } from './rules-course.ts'
import { fights } from './rules-fights.ts'
import { powers } from './rules-powers.ts'

const texts: { readonly [rule in RuleId]: string } = { ...course, ...fights, ...powers }

const titles: { readonly [chapter in (typeof rulebook)[number]['id']]: string } = {
  setup: 'Aufbau',
  initiative: 'Die Initiative',
  round: 'Die Runde',
  draft: 'Aktionskarten wählen',
  action: 'Aktionen',
  white: 'Weiße Phase',
  blue: 'Blaue Phase',
  green: 'Grüne Phase',
  red: 'Rote Phase',
  board: 'Das Brett',
  property: 'Eigenschaften von Gebieten',
  move: 'Bewegung',
  production: 'Produktion',
  event: 'Ereignisse',
  combat: 'Kampf',
  damage: 'Schaden',
  conquest: 'Eroberung',
  counter: 'Gegenangriffe',
  cybersamurai: 'Die Cybersamurai',
  uplink: 'Die Uplinks',
  darkseed: 'Die Dark Seed',
  nomads: 'Die Nomaden',
  boarlords: 'Die Boarlords',
  oni: 'Die Oni',
  mission: 'Missionen',
  goal: 'Ziele',
  score: 'Wertung und Ende',
  table: 'Am Tisch',
  option: 'Optionen',
}

const SOURCES: readonly (readonly [RegExp, string])[] = [
  [/\bcodex\b/g, 'Kodex'],
  [/\brulings\b/g, 'Entscheidungen'],
  [/\bruling\b/g, 'Entscheidung'],
  [/\bhouse\b/g, 'hausgemacht'],
  [/\bfaction sheets?\b/g, 'Fraktionsbogen'],
  [/\bfan map generator\b/g, 'Kartengenerator eines Fans'],
  [/\bfan calculator\b/g, 'Rechner eines Fans'],
  [/\bbox photo\b/g, 'Foto der Schachtel'],
  [/\bpublisher’s pages\b/g, 'Seiten des Verlags'],
  [/\breviews?\b/g, 'Besprechung'],
  [/\bpreview\b/g, 'Vorschau'],
  [/\bours\b/g, 'von uns'],
]
const source = (english: string): string =>
  SOURCES.reduce((text, [pattern, german]) => text.replace(pattern, german), english)

function sheet(faction: FactionSheet): FactionSheet {
  const { name, effect, defense } = factions[faction.id]
  return {
    ...faction,
    name,
    effect,
    defense: faction.defense && defense ? { ...faction.defense, ...defense } : null,
  }
}

const effectTexts = Object.fromEntries(Object.entries(printed.eventTexts).map(([id, text]) => [id, { text }]))

/** The house pack with everything that is printed in German. */
const content: Content = {
  ...housePack,
  factions: Object.fromEntries(
    Object.entries(housePack.factions).map(([id, faction]) => [id, sheet(faction)]),
  ) as Content['factions'],
  units: translateEntries(housePack.units, printed.units, housePack.units),
  weapons: translateEntries(housePack.weapons, printed.weapons, housePack.weapons),
  actionCards: translateEntries(housePack.actionCards, printed.actionCards, housePack.actionCards),
  events: translateEntries(housePack.events, printed.events, housePack.events),
  eventEffects: translateEntries(housePack.eventEffects, effectTexts, housePack.eventEffects),
  combatCards: translateEntries(housePack.combatCards, printed.combatCards, housePack.combatCards),
  counterattacks: translateEntries(housePack.counterattacks, printed.counterattacks, housePack.counterattacks),
  uplinks: translateEntries(housePack.uplinks, printed.uplinks, housePack.uplinks),
  terraformings: translateEntries(housePack.terraformings, printed.terraformings, housePack.terraformings),
  missions: translateEntries(housePack.missions, printed.missions, housePack.missions),
  goals: translateEntries(housePack.goals, printed.goals, housePack.goals),
}

export const german: GameLocale = {
  messages: wordsFor(content, { prompts: asks, log, refusals, naming }),
  rulebook: rulebookFor(content, {
    chapters: translateRulebook(rulebook, { titles, texts, source }),
    title: 'Kampfkarten',
    once: 'einmal je Runde',
    counterattacks: 'Gegenangriffe',
    source,
  }),
  options,
  printed: {
    ...printed.units,
    ...printed.weapons,
    ...printed.actionCards,
    ...printed.events,
    ...effectTexts,
    ...printed.combatCards,
    ...printed.counterattacks,
    ...printed.uplinks,
    ...printed.terraformings,
    ...printed.missions,
    ...printed.goals,
    ...Object.fromEntries(
      Object.entries(factions).flatMap(([id, { name, effect, defense }]) => [
        [id, { name }],
        [`${id}.effect`, effect],
        ...(defense ? [[`${id}.defense`, defense]] : []),
      ]),
    ),
  },
}
