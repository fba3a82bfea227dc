import { expect, test } from 'vitest'
import { cards } from '../../../content/cards/index.ts'

const shatteredCards = Object.values(cards).filter(({ deck }) => deck === 'shattered')

test('[decks.replace] Shattered Alliances has twelve order cards and eight battle cards, each at its price', () => {
  expect(shatteredCards.map(({ id, type, cost, name }) => `${id} ${type} ${JSON.stringify(cost)} ${name}`)).toEqual([
    'S01 order {} Sever the Pact',
    'S02 order {"honor":2} Double Agent',
    'S03 order {"wealth":1} Exchange of Hostages',
    'S04 order {"wealth":1} Summit Grounds',
    'S05 order {} Blood Oath',
    'S06 order {"wealth":1} Whisper Campaign',
    'S07 order {} Purge the Court',
    'S08 order {} Called Debt',
    'S09 order {"wealth":2} Coronation Gala',
    'S10 order {"wealth":1} Turncoat Pilots',
    'S11 order {"ships":2} Scorched Embassy',
    'S12 order {"honor":1} Power Behind the Throne',
    'S13 battle {} Allied Reinforcements',
    'S14 battle {"honor":1} Oathbreaker’s Blade',
    'S15 battle {} Pledge of Arms',
    'S16 battle {} Parley',
    'S17 battle {} Hidden Dagger',
    'S18 battle {} Witnessed by the Clans',
    'S19 battle {"ships":1} Martyr’s Legacy',
    'S20 battle {"wealth":1} Collapse the Accord',
  ])
})

test('[decks.replace] the text of a card mentions its numbers and no others', () => {
  for (const { id, text, numbers } of shatteredCards) {
    const mentioned = [...text.matchAll(/\{\{(\w+)(?:\|[^{}]*)?\}\}/g)].map(([, name]) => name)
    expect([id, ...new Set(mentioned)].sort()).toEqual([id, ...Object.keys(numbers)].sort())
  }
})
