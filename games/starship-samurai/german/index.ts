import { type GameLocale, translateEntries, translateRulebook } from '@orrery/engine'
import { housePack } from '../content/house.ts'
import { rulebookFor } from '../rulebook/book.ts'
import { type RuleId, rulebook } from '../rulebook/index.ts'
import type { Card, Content } from '../rules/state/state.ts'
import { wordsFor } from '../words/en.ts'
import { asks } from './asks.ts'
import { cards } from './cards.ts'
import { log } from './log.ts'
import { naming } from './names.ts'
import { options } from './options.ts'
import { refusals } from './refusals.ts'
import { course } from './rules-course.ts'
import { forces } from './rules-forces.ts'

const texts: { readonly [rule in RuleId]: string } = { ...course, ...forces }

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

const source = (english: string): string =>
  english
    .replace(/\brules:/g, 'Regelheft:')
    .replace(/\brulings\b/g, 'Entscheidungen')
    .replace(/\bruling\b/g, 'Entscheidung')
    .replace(/\bhouse: hidden information\b/g, 'hausgemacht: verdeckte Information')
    .replace(/\bhouse\b/g, 'hausgemacht')

const KINDS = { order: 'Befehl', battle: 'Kampf' } as const

function cost({ cost: { honor, wealth, ships } }: Card): string {
  const parts = [
    honor ? `${honor} Ehre` : '',
    wealth ? `${wealth} Reichtum` : '',
    ships ? `${ships} ${ships === 1 ? 'Schiff' : 'Schiffe'}` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'kostenlos' : `kostet ${parts.join(' und ')}`
}

/** The house pack with German cards. */
const content: Content = { ...housePack, cards: translateEntries(housePack.cards, cards, housePack.cards) }

export const german: GameLocale = {
  messages: wordsFor(content, { prompts: asks, log, refusals, naming }),
  rulebook: rulebookFor(content, {
    chapters: translateRulebook(rulebook, { titles, texts, source }),
    base: 'Aktionskarten: Grunddeck',
    shattered: 'Aktionskarten: Shattered Alliances',
    pictured: 'Regelheft: abgebildete Karte',
    house: 'hausgemacht',
    heading: (card) => `${card.name} (${KINDS[card.type]}, ${cost(card)})`,
  }),
  options,
  printed: cards,
}
