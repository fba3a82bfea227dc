import { describe, expect, test } from 'vitest'
import {
  aimed,
  crafts,
  deeds,
  directions,
  fittings,
  hexes,
  holdSpaces,
  numbered,
  spots,
  things,
  withWhat,
  wordOf,
} from '../codecs.ts'
import { ENFORCER } from '../crafts.ts'
import { hexAt } from '../map/hex.ts'

describe('options are written and read by the same codec', () => {
  test.each([
    ['a space of the map', hexes, hexAt(3, -2), '3,-2'],
    ['a direction', directions, 1, 'NE'],
    ["a player's ship", crafts, 1, 'Blue'],
    ['an NPC', crafts, ENFORCER, 'enforcer'],
    ['a space of a hold', holdSpaces({ names: ['a1', 'b1'] }), 1, 'b1'],
    ['an outfit in a hold', fittings, { outfit: 'm-22', space: 'b2' }, 'm-22@b2'],
    ['a place for an outfit', spots, { space: 'b2', turn: 3 }, 'b2.3'],
    ['one of several things', things, { kind: 'spice', number: 2 }, 'spice.2'],
    ['a shot', aimed, { weapon: 'm-22@b2', target: 1 }, 'm-22@b2>Blue'],
    ['a boost', aimed, { weapon: 'pounce', target: ENFORCER }, 'pounce>enforcer'],
    ['an engine to fly with', deeds.fly, 'saker-v@a1', 'fly:saker-v@a1'],
    ['an ability to use', deeds.ability, 'fold-jump', 'ability:fold-jump'],
    ['a player to rescue', deeds.rescue, 4, 'rescue:Purple'],
    ['a border to cross', deeds.cross, 5, 'cross:SE'],
    ['a blind jump', deeds.jump, 0, 'jump:E'],
    ['an occupied space to use', deeds.use, 3, 'use:W'],
    ['a gate', deeds.gate, hexAt(-1, 4), 'gate:-1,4'],
    ['an outfit to buy', deeds.buy, 'm-22', 'buy:m-22'],
    ['an outfit to sell', deeds.sell, 'm-22@b2', 'sell:m-22@b2'],
    ['a ship to buy', deeds.ship, 'copper-lark', 'ship:copper-lark'],
  ])('%s', (_, codec, value, option) => {
    expect(codec.encode(value as never)).toBe(option)
    expect(codec.decode(option)).toEqual(value)
  })

  test('several of a kind are numbered in their row', () => {
    expect(numbered(['spice', 'holo', 'spice'])).toEqual(['spice.1', 'holo.2', 'spice.3'])
  })
})

describe('what is no such option', () => {
  test('is none of a kind', () => {
    expect(hexes.match('stop')).toBeUndefined()
    expect(deeds.cross.match('jump:NE')).toBeUndefined()
    expect(aimed.match('fire')).toBeUndefined()
    expect(fittings.match('fold-jump')).toBeUndefined()
  })

  test.each([
    [hexes, 'stop'],
    [directions, 'up'],
    [crafts, 'Orange'],
    [deeds.buy, 'sell:m-22'],
    [deeds.cross, 'cross:up'],
    [aimed, 'm-22@b2>Orange'],
  ])('cannot be read', (codec, option) => {
    expect(() => codec.decode(option)).toThrow(option.split(':').at(-1)?.split('>').at(-1))
  })
})

test('an option has a word, and what it is done with', () => {
  expect(wordOf('fly:m-22@b2')).toBe('fly')
  expect(withWhat('fly:m-22@b2')).toBe('m-22@b2')
  expect(wordOf('end')).toBe('end')
  expect(withWhat('end')).toBeUndefined()
})
