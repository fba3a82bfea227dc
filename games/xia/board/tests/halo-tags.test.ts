import { formatterOf } from '@orrery/board'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import english from '../../words/en/index.ts'
import { tagsOf, tagText } from '../map/halo/halo-tags.ts'

const spots = [
  { x: 42, y: -42 },
  { x: 60, y: 0 },
  { x: -60, y: 0 },
]
const ring = { spots, at: { x: 500, y: 300 }, scale: 2, taken: [] }

test('the words of a ring stand beside its buttons, away from the ship', () => {
  const tags = tagsOf({ ...ring, texts: ['Impulse', 'Halon', 'Attack'] })
  expect(tags.map((tag) => [tag?.text, tag?.anchor])).toEqual([
    ['Impulse', 'start'],
    ['Halon', 'start'],
    ['Attack', 'end'],
  ])
})

test('a word gives way to what is written on the map, and is left out where it has no place', () => {
  const beside = { x: 500 + 80 * 2, y: 290, width: 100, height: 20 }
  const [, tag] = tagsOf({ ...ring, texts: ['', 'Halon', ''], taken: [beside] })
  expect(tag).toMatchObject({ anchor: 'middle', x: 60 })
  const everywhere = { x: 0, y: 0, width: 2000, height: 2000 }
  expect(tagsOf({ ...ring, texts: ['Impulse', 'Halon', 'Attack'], taken: [everywhere] })).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a button says how cargo is got from the space the ship is on', () => {
  const say = formatterOf({ language: 'en', locale: english(housePack), board: (text) => text })
  expect(['mine', 'salvage', 'harvest'].map((special) => tagText('gather', special, say))).toEqual([
    'Mine',
    'Salvage',
    'Harvest',
  ])
})
