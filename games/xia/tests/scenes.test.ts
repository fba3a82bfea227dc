import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import xia from '../game.ts'
import { position, type Scene } from './scene.ts'

const BAD: readonly (readonly [Scene, string])[] = [
  [{ ships: { red: { at: '0,0' }, blue: { at: '0,0' } } }, 'This scene is not possible: Blue and Red share a space.'],
  [{ ships: { red: { mission: 'R01' } }, missions: ['R99'] }, 'This scene has no R99 left.'],
  [{ tiles: ['quiet-reach'], deck: ['quiet-reach', 'nowhere-land'] }, 'This scene has no nowhere-land left.'],
  [{ ships: { red: { outfits: ['m-22 d3.0'] } } }, 'This scene has m-22 at d3.0, where it does not fit.'],
  [{ ships: { red: { at: 'azure 0,0' } } }, 'This scene has no sector azure on the board.'],
  [{ ships: { red: { at: 'burning-horse 7,7' } } }, 'This scene has no space burning-horse 7,7.'],
]

test.each(BAD)('a scene that cannot be is turned down in a sentence: %#', (setting, sentence) => {
  expect(complaintOf(() => position(setting))).toBe(sentence)
})

test('cubes that float and cards that were discarded are nowhere else', () => {
  const g = position({ floating: { '0,0': ['spice', 'holo'] }, discards: ['R01'] })
  expect(g.floating.map(({ cargo }) => cargo)).toEqual([0, 1])
  expect([g.missionDiscard, g.missionDeck.includes('R01')]).toEqual([['R01'], false])
  expect(xia.invariants(g)).toEqual([])
})
