import { fillSentence, fillWords, type Told, turnText } from '@orrery/engine'
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
    'Blue is 7 spaces away. This weapon reaches up to 1 space.',
    'Blue is 7 spaces away. This weapon reaches 2–6 spaces.',
  ])
})

test('things are called what people call them', () => {
  const { name } = xia.locale.messages
  expect(['quiet-reach', 'm-22', 'ace', 'R01', 'end'].map((id) => name(id))).toEqual([
    'Quiet Reach',
    'M-22',
    'Ace',
    'Lungs of the Cloud',
    'End Action Phase',
  ])
})

const { messages } = xia.locale

const told = (what: string, data: object, reader?: string) =>
  fillSentence(messages.log[what] ?? '', { ...data }, messages, reader)

test('a line says you to its reader, and nothing of what is not there', () => {
  const hit = { by: 'enforcer', target: 'Blue', attack: 5, defence: 0, damage: 5 }
  expect([told('combat.resolve', hit), told('combat.resolve', hit, 'Blue')]).toEqual([
    'Blue took 5 damage.',
    'You took 5 damage.',
  ])
  expect(told('combat.resolve', { ...hit, attack: 4, defence: 8, damage: 0 })).toBe(
    'Blue shrugged off the attack (attack 4, defense 8).',
  )
  expect(told('border.energy-loss', { seat: 0, energy: 0, markers: 2 })).toBe('Red disarmed 2 markers.')
  expect(told('npc.attack', { craft: 'scoundrel', target: 'Red', dice: [8, 8] }, 'Red')).toBe(
    'The Scoundrel attacked you with 2d8.',
  )
  expect(told('death.remove', { craft: 0, sector: 'the-crucible', ground: 'star' })).toBe('')
})

test('a turn is summed up in one sentence', () => {
  const sum = (lines: readonly Told[], reader?: string) => turnText(messages, lines, reader)
  const turn = { what: 'turn.order', data: { seat: 0 } }
  const found = { what: 'map.symbols', data: { seat: 0, tile: 'lunari' } }
  const kill = { what: 'combat.kill', data: { killer: 'Red', victim: 'Blue', credits: 0 } }
  const fame = { what: 'fame.time', data: { seat: 0, amount: 1, fame: 3, why: 'kill', rank: '' } }
  expect(sum([turn, found, kill, fame], 'Red')).toBe('You discovered Lunari, shot Blue down, and gained 1 Fame.')
  expect([sum([turn]), sum([turn, { what: 'death.respawn', data: { craft: 0, sector: 'lunari' } }])]).toEqual([
    'Red stayed put.',
    'Red came back in Lunari.',
  ])
  expect(sum([turn, found, { what: 'death.remove', data: { craft: 0 } }])).toBe(
    'Red discovered Lunari, then lost the ship.',
  )
  const npc = { what: 'npc.turn', data: { craft: 6 } }
  const attack = { what: 'npc.attack', data: { craft: 'enforcer', target: 'Red', dice: [12] } }
  const hit = { what: 'combat.resolve', data: { by: 'enforcer', target: 'Red', damage: 5 } }
  expect([sum([npc, attack, hit], 'Red'), sum([npc, attack])]).toEqual([
    'The Enforcer did 5 damage to you.',
    'The Enforcer attacked Red in vain.',
  ])
})
