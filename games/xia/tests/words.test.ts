import { fillWords } from '@orrery/engine'
import { expect, test } from 'vitest'
import xia from '../game.ts'

test('figures, dice and counts are written as people write them', () => {
  const { name } = xia.locale.messages
  expect([0, 999, 1000, 12000, 1234567].map((amount) => name(amount, 'figure'))).toEqual([
    '0',
    '999',
    '1,000',
    '12,000',
    '1,234,567',
  ])
  expect([name(8, 'die'), name('moveBoost', 'use')]).toEqual(['d8', 'with an engine'])
  expect([0, 1, 2].map((count) => name(count, 'marker'))).toEqual(['no marker', '1 marker', '2 markers'])
})

test('cubes are counted, and a range is one only when it is', () => {
  const { log, refusals, name } = xia.locale.messages
  const sold = (cubes: number[]) => fillWords(log['cargo.sell'], { seat: 0, cubes, income: 2000 }, name)
  expect([[2], [2, 2], [2, 0, 2]].map(sold)).toEqual([
    'Red sold terra for 2,000 credits.',
    'Red sold 2 terra for 2,000 credits.',
    'Red sold 2 terra and 1 spice for 2,000 credits.',
  ])
  const far = (least: number, most: number) =>
    fillWords(refusals['combat.range'], { target: 'Blue', range: 7, least, most }, name)
  expect([far(1, 1), far(2, 6)]).toEqual([
    'Blue is at range 7, and this weapon reaches 1 space.',
    'Blue is at range 7, and this weapon reaches 2 to 6 spaces.',
  ])
})

test('things are called what people call them', () => {
  const { name } = xia.locale.messages
  expect(['quiet-reach', 'm-22', 'ace', 'R01', 'end'].map((id) => name(id))).toEqual([
    'Quiet Reach',
    'M-22',
    'Ace',
    'Lungs of the Cloud',
    'End the action phase',
  ])
})
