import type { Formatter, ReferenceGroup } from '@orrery/board'
import { createElement } from 'react'
import { housePack } from '../content/house.ts'
import { type Card, CLANS, LESSER_CLANS, type LocationCard, SAMURAI } from '../rules/state/state.ts'
import { ActionCard } from './cards/card.tsx'
import { cardText, clanText, locationText, unitSortName, unitText } from './wording.ts'

/** Everything that can be looked up: units, cards, clans, locations. */
export function reference(say: Formatter): readonly ReferenceGroup[] {
  const cards = Object.values(housePack.cards)
  return [
    { id: 'units', title: say.text('Units'), entries: unitEntries(say) },
    {
      id: 'order-cards',
      title: say.text('Order cards'),
      entries: cards.filter(({ type }) => type === 'order').map((card) => cardEntry(card, say)),
    },
    {
      id: 'battle-cards',
      title: say.text('Battle cards'),
      entries: cards.filter(({ type }) => type === 'battle').map((card) => cardEntry(card, say)),
    },
    { id: 'clans', title: say.text('Clans'), entries: clanEntries(say) },
    {
      id: 'locations',
      title: say.text('Locations'),
      entries: Object.values(housePack.locations).map((card) => locationEntry(card, say)),
    },
  ]
}

type Entry = ReferenceGroup['entries'][number]

const unitEntries = (say: Formatter): Entry[] =>
  (['fighter', 'carrier', ...SAMURAI] as const).map((unit) => ({
    id: unit,
    name: unitSortName(unit, say),
    text: unitText(unit, say),
    basis: 'attested',
  }))

const clanEntries = (say: Formatter): Entry[] =>
  [...CLANS, ...LESSER_CLANS].map((clan) => ({
    id: `clan-${clan}`,
    name: say.name(clan),
    text: clanText(clan, say),
    basis: 'attested',
  }))

const cardEntry = (card: Card, say: Formatter): Entry => ({
  id: card.id,
  name: say.name(card.id),
  text: cardText(card, say),
  basis: card.basis,
  face: createElement(ActionCard, { id: card.id, say, shown: true }),
})

const locationEntry = (card: LocationCard, say: Formatter): Entry => ({
  id: card.id,
  name: say.name(card.id),
  text: locationText(card, say),
  basis: card.basis,
})
