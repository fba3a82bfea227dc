import type { Formatter, ReferenceGroup } from '@orrery/board'
import { createElement } from 'react'
import { housePack } from '../content/house.ts'
import { type Card, CLANS, LESSER_CLANS, type LocationCard, SAMURAI } from '../rules/state/state.ts'
import { rewardText } from './art/reward.tsx'
import { ActionCard, costText } from './cards/card.tsx'
import { BACKGROUNDS } from './clans.ts'
import { ABILITIES, effectText, printedPower } from './facts.ts'

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

function unitEntries(say: Formatter): Entry[] {
  return (['fighter', 'carrier', ...SAMURAI] as const).map((unit) => ({
    id: unit,
    name: unit === 'fighter' ? say.text('Fighter') : unit === 'carrier' ? say.text('Carrier') : say.name(unit),
    text: `${say.text('Power {{n}}.', { n: printedPower[unit] })} ${say.text(ABILITIES[unit])}`,
    basis: 'attested',
  }))
}

const clanEntries = (say: Formatter): Entry[] =>
  [...CLANS, ...LESSER_CLANS].map((clan) => ({
    id: `clan-${clan}`,
    name: say.name(clan),
    text: say.text(BACKGROUNDS[clan]),
    basis: 'attested',
  }))

const cardEntry = (card: Card, say: Formatter): Entry => ({
  id: card.id,
  name: say.name(card.id),
  text: `${capitalised(costText(card.cost, say))}. ${effectText(card, say)}`,
  basis: card.basis,
  face: createElement(ActionCard, { id: card.id, say, shown: true }),
})

const locationEntry = (card: LocationCard, say: Formatter): Entry => ({
  id: card.id,
  name: say.name(card.id),
  text: `${say.text(card.type)}. ${capitalised(card.reward.map((part) => rewardText(part, say)).join(', '))}.`,
  basis: card.basis,
})

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
