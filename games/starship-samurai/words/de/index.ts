import { type GameLocale, translateEntries, translateRulebook, wordByWord } from '@orrery/engine'
import { housePack } from '../../content/house.ts'
import { housePack1 } from '../../content/packs.ts'
import { type RuleId, rulebook } from '../../rulebook/index.ts'
import type { Content } from '../../rules/state/state.ts'
import type { CardWords } from '../cards.ts'
import { localeFor } from '../locale.ts'
import { bots } from './bots.ts'
import { cards } from './cards.ts'
import { cardsOf1 } from './cards-of-1.ts'
import { log } from './log.ts'
import { groups, naming } from './names.ts'
import { opening } from './opening.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { examples, leads } from './rules-asides.ts'
import { course } from './rules-course.ts'
import { forces } from './rules-forces.ts'
import { outcome } from './rules-outcome.ts'

const texts: { readonly [rule in RuleId]: string } = { ...course, ...forces, ...outcome }

const titles: { readonly [chapter in (typeof rulebook)[number]['id']]: string } = {
  setup: 'Aufbau',
  turn: 'Runden und Züge',
  claim: 'Belohnungen nehmen',
  orders: 'Einen Befehl ausführen',
  alliance: 'Die Bündnisleiste',
  movement: 'Einheiten bewegen',
  units: 'Einheiten und Schiffe',
  samurai: 'Die acht Samurai-Mechs',
  wealth: 'Reichtum',
  cards: 'Aktionskarten',
  battle: 'Kämpfe',
  resolution: 'Abrechnung',
  end: 'Ende des Spiels',
  decks: 'Andere Aktionsdecks',
  trading: 'Handel',
  table: 'Am Tisch',
}

const source = wordByWord([
  [/\brules:/g, 'Regelheft:'],
  [/\brulings\b/g, 'Entscheidungen'],
  [/\bruling\b/g, 'Entscheidung'],
  [/\breviews: 7 spaces\b/g, 'Besprechungen: 7 Felder'],
  [/\bhouse: how many cards have how many pips\b/g, 'hausgemacht: wie viele Karten wie viele Punkte haben'],
  [/\bhouse: hidden information\b/g, 'hausgemacht: verdeckte Information'],
  [/\bhouse\b/g, 'hausgemacht'],
])

const cardWords: CardWords = {
  base: 'Aktionskarten: Grunddeck',
  shattered: 'Aktionskarten: Shattered Alliances',
  pictured: 'Regelheft: abgebildete Karte',
  picturedCost: 'Regelheft: abgebildete Karte; Art der Kosten: unsere Auslegung',
  house: 'hausgemacht',
  types: { order: 'Befehl', battle: 'Kampf' },
  honor: '{{n}} Ehre',
  wealth: '{{n}} Reichtum',
  ships: '{{n|# Schiff|# Schiffe}}',
  and: ' und ',
  costs: 'kostet {{cost}}',
  free: 'kostenlos',
}

/** A pack with German cards, of whichever version of the house pack its texts are. Locations keep their names. */
const translated = (pack: Content): Content => ({
  ...pack,
  cards: translateEntries(translateEntries(pack.cards, cards, housePack.cards), cardsOf1, housePack1.cards),
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
    rulebook: translateRulebook(rulebook, { titles, leads, texts, examples, source }),
    cardWords,
    bots,
  })

export default german
