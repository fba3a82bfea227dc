import { Match, settleOptions } from '@orrery/engine'
import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../game.ts'
import { position, type Scene } from './scene.ts'

test.each<[string, Scene, string]>([
  ['more of a card than there are', { hands: { nova: ['B01', 'B01', 'B01'] } }, 'This scene has no B01 left.'],
  ['a card that is not in the deck', { deck: ['S01'] }, 'This scene has no S01 left.'],
  ['a location twice', { locations: ['L01', 'L01'] }, 'This scene has no L01 left.'],
  [
    'more locations than boards',
    { players: 2, locations: ['L01', 'L02', 'L03'] },
    'This scene has 3 locations for 2 boards.',
  ],
  [
    'hands with own decks',
    { players: 2, options: { ownDecks: true }, hands: {} },
    'Scenes with own decks keep the cards they are dealt.',
  ],
  [
    'a marker beyond its branch',
    { markers: { Sol: 'Nova-7' } },
    'This scene is not possible: the marker of Sol is at 0/7.',
  ],
  [
    'wealth in the supply',
    { options: { attachAtLocations: true }, attached: { 'nova-1': 1 } },
    'This scene is not possible: wealth is attached to nova-1, which is not at a location.',
  ],
])('%s is no scene', (_, setting, sentence) => {
  expect(complaintOf(() => position(setting))).toBe(sentence)
})

test('a scene sets hands, the top of the deck, cards beside boards and oaths', () => {
  const g = position({
    hands: { pulsar: ['B05'] },
    deck: ['B07', 'B01'],
    attachments: [{ board: 2, card: 'B08', by: 'gamma' }],
    markers: { Sol: 'Nova-1' },
    oaths: { Sol: 'nova' },
  })
  expect([g.hands[1], g.decks[0].slice(-2)]).toEqual([['B05'], ['B01', 'B07']])
  expect([g.attachments, g.oaths]).toEqual([[{ board: 2, card: 'B08', by: 2 }], [{ marker: 0, by: 0 }]])
})

test('a match begins from a named scene; what is not said of it follows from the seed', () => {
  const begin = (seed: string) => Match.start(starshipSamurai, 3, settleOptions(starshipSamurai, 3, {}), seed, 'battle')
  const match = begin('a')
  expect([match.header.scene, match.state.phase, match.state.battleAt]).toEqual(['battle', 'battles', 1])
  expect(begin('a').hash()).toBe(match.hash())
  expect(begin('b').state.decks).not.toEqual(match.state.decks)
})
