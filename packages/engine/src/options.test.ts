import { expect, test } from 'vitest'
import { BadInput } from './errors.ts'
import { everyOptions, parseOptions, settleOptions } from './options.ts'

const game = {
  title: 'Toy',
  players: [2, 3],
  options: [
    { id: 'length', text: 'Rounds', values: [1, 2, 3], default: 2 },
    { id: 'trading', text: 'Trading', values: [true, false], default: false },
    { id: 'long', text: 'Long game', values: [true, false], default: false, players: [3] },
    {
      id: 'deck',
      text: 'Cards',
      values: [['a', 'b'], ['c']],
      default: ['a', 'b'],
      check: (list: readonly string[]) => (list.includes('z') ? 'there is no card "z".' : undefined),
    },
  ],
}

test('what is not given is by default', () => {
  expect(settleOptions(game, 2, {})).toEqual({ length: 2, trading: false, long: false, deck: ['a', 'b'] })
  expect(settleOptions(game, 3, { length: 3, long: true, deck: ['q'] })).toEqual({
    length: 3,
    trading: false,
    long: true,
    deck: ['q'],
  })
})

test.each([
  [4, {}, 'Toy is for 2, 3 players, not 4.'],
  [2, { size: 1 }, 'Toy has no option "size"; it has length, trading, long, deck.'],
  [2, { length: 4 }, 'Option "length" cannot be "4"; it is one of 1, 2, 3.'],
  [2, { length: '3' }, 'Option "length" cannot be "3"; it is one of 1, 2, 3.'],
  [2, { length: '2' }, 'Option "length" cannot be "2"; it is one of 1, 2, 3.'],
  [2, { trading: 'false' }, 'Option "trading" cannot be "false"; it is one of true, false.'],
  [2, { long: true }, 'Option "long" is for 3 players, not 2.'],
  [2, { deck: ['z'] }, 'Option "deck": there is no card "z".'],
  [2, { deck: 'a,b' }, 'Option "deck" cannot be "a,b"; it is one of a list, a list.'],
])('for %i players %j gets one clear sentence', (players, given, sentence) => {
  expect(() => settleOptions(game, players, given)).toThrow(new BadInput(sentence))
})

test('an option that does not apply may be given its default', () => {
  expect(settleOptions(game, 2, { long: false, deck: ['a', 'b'] })).toEqual(settleOptions(game, 2, {}))
})

test('options are read from text', () => {
  expect(parseOptions(game, '')).toEqual({})
  expect(parseOptions(game, 'length=3,trading=true,deck=q+r')).toEqual({ length: 3, trading: true, deck: ['q', 'r'] })
  expect(() => parseOptions(game, 'length')).toThrow(new BadInput('"length" is not of the form option=value.'))
  expect(() => parseOptions(game, 'size=1')).toThrow(/Toy has no option "size"/)
  expect(() => settleOptions(game, 2, parseOptions(game, 'length=9'))).toThrow(/cannot be "9"/)
})

test('every combination is listed once, and settles', () => {
  expect(everyOptions(game, 2)).toHaveLength(3 * 2 * 1 * 2)
  const three = everyOptions(game, 3)
  expect(three).toHaveLength(3 * 2 * 2 * 2)
  expect(new Set(three.map((options) => JSON.stringify(options))).size).toBe(24)
  for (const options of three) expect(settleOptions(game, 3, options)).toEqual(options)
})
