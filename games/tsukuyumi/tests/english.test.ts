import { expect, test } from 'vitest'
import tsukuyumi from '../game.ts'
import { scarce } from './scarce.ts'

test('things are called what people call them', () => {
  const { name } = tsukuyumi.locale.messages
  const said = ['private-3', 'lt-dan', 'worker>warrior', 'cover c3', 'c3-ne', 'AC01', 'no-guerilla', 'natures-wisdom']
  expect(said.map((id) => name(id))).toEqual([
    'Private 3',
    'Lt. Dan',
    'Worker to Warrior',
    'Cover c3',
    'c3 north-east',
    'Logistics',
    'Guerilla Attack',
    'Nature’s Wisdom',
  ])
  expect([name('attack', 'turn'), name(1, 'mine'), name(2, 'mine'), name(3)]).toEqual([
    'Attack',
    '1 mine',
    '2 mines',
    '3',
  ])
})

test("an owner's pack brings its own names into the words", () => {
  expect([scarce.locale.messages.name('no-conquest'), scarce.locale.messages.name('ds-conquest')]).toEqual([
    'Seizure',
    'Conquest',
  ])
})
