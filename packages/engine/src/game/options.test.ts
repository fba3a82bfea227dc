import { expect, expectTypeOf, test } from 'vitest'
import { BadInput } from '../values/errors.ts'
import {
  type ChosenOptions,
  everyOptions,
  list,
  number,
  type OptionSpecs,
  one,
  parseOptions,
  perSeat,
  settleOptions,
  some,
  toggle,
} from './options.ts'

const specs = {
  length: number({ min: 1, max: 5, default: 2, tried: [1, 2, 5] }),
  trading: toggle(false),
  long: toggle(false, { players: [3] }),
  map: one(['fixed', 'random'], 'fixed'),
  extras: some(['moons', 'rings']),
  deck: list({
    members: ['a', 'b', 'c'],
    copies: 2,
    size: 2,
    default: ['a', 'b'],
    examples: [['a', 'b'], ['c']],
    check: (cards) => (cards.includes('z') ? 'there is no card "z".' : undefined),
  }),
  sides: perSeat(['red', 'blue', 'green'], { distinct: true }),
}

const game = { title: 'Toy', players: [2, 3], options: specs as OptionSpecs }

const STANDARD = {
  length: 2,
  trading: false,
  long: false,
  map: 'fixed',
  extras: [],
  deck: ['a', 'b'],
  sides: ['red', 'blue'],
}

test('the type of what is chosen follows from the options', () => {
  expectTypeOf<ChosenOptions<typeof specs>>().toEqualTypeOf<{
    readonly length: number
    readonly trading: boolean
    readonly long: boolean
    readonly map: 'fixed' | 'random'
    readonly extras: readonly ('moons' | 'rings')[]
    readonly deck: readonly string[]
    readonly sides: readonly ('red' | 'blue' | 'green')[]
  }>()
})

test('a default can depend on the number of players', () => {
  const options = { map: one(['fixed', 'random'], 'fixed', { defaultFor: { 2: 'random' } }) }
  const mapFor = (players: number) => settleOptions({ title: 'Toy', players: [2, 3], options }, players, {}).map
  expect([mapFor(2), mapFor(3)]).toEqual(['random', 'fixed'])
})

test('what is not given is by default', () => {
  expect(settleOptions(game, 2, {})).toEqual(STANDARD)
  const given = { length: 5, long: true, deck: ['q'], extras: ['rings'], sides: ['green', 'red', 'blue'] }
  expect(settleOptions(game, 3, given)).toEqual({ ...STANDARD, ...given })
})

test.each([
  [4, {}, 'Toy takes 2 or 3 players, not 4.'],
  [2, { size: 1 }, 'Toy has no option "size". Use length, trading, long, map, extras, deck, or sides.'],
  [2, { length: 6 }, 'Option "length" can’t be "6": use a whole number from 1 to 5.'],
  [2, { length: 1.5 }, 'Option "length" can’t be "1.5": use a whole number from 1 to 5.'],
  [2, { length: '2' }, 'Option "length" can’t be "2": use a whole number from 1 to 5.'],
  [2, { trading: 'false' }, 'Option "trading" can’t be "false": use true or false.'],
  [2, { long: true }, 'Option "long" is for 3 players, not 2.'],
  [2, { map: 'round' }, 'Option "map" can’t be "round": use one of fixed, random.'],
  [2, { extras: ['suns'] }, 'Option "extras" can’t be "suns": use a list of moons, rings, each at most once.'],
  [2, { extras: ['moons', 'moons'] }, /each at most once\.$/],
  [2, { deck: ['z'] }, 'Option "deck": there is no card "z".'],
  [2, { deck: 'a,b' }, 'Option "deck" can’t be "a,b": use a list.'],
  [2, { sides: ['red'] }, 'Option "sides" can’t be "red": use a list of 2, one per seat, of red, blue, green.'],
  [2, { sides: ['red', 'red'] }, 'Option "sides" can’t be "red+red": each seat needs a different value.'],
])('for %i players %j gets one clear sentence', (players, given, sentence) => {
  const wanted = typeof sentence === 'string' ? new BadInput(sentence) : sentence
  expect(() => settleOptions(game, players, given)).toThrow(wanted)
})

const fleets = {
  title: 'Fleets',
  players: [2],
  options: {
    deck: one(['base', 'build', 'draft'], 'base'),
    build: list({
      members: ['a'],
      copies: 2,
      size: 2,
      default: [],
      examples: [['a', 'a']],
      check: () => undefined,
      when: { option: 'deck', is: 'build' },
    }),
    own: toggle(false, { when: { option: 'deck', not: 'draft' } }),
  } as OptionSpecs,
}

test.each([
  [{ deck: 'draft', build: ['a', 'a'] }, 'Option "build" goes with deck=build, not with deck=draft.'],
  [{ build: ['a', 'a'] }, 'Option "build" goes with deck=build, not with deck=base.'],
  [{ deck: 'draft', own: true }, 'Option "own" does not go with deck=draft.'],
])('%j does not fit together, in one clear sentence', (given, sentence) => {
  expect(() => settleOptions(fleets, 2, given)).toThrow(new BadInput(sentence))
})

test('only what fits together is among all combinations', () => {
  expect(settleOptions(fleets, 2, { deck: 'build', build: ['a', 'a'], own: true })).toMatchObject({ own: true })
  expect(everyOptions(fleets, 2)).toEqual([
    { deck: 'base', build: [], own: false },
    { deck: 'base', build: [], own: true },
    { deck: 'build', build: ['a', 'a'], own: false },
    { deck: 'build', build: ['a', 'a'], own: true },
    { deck: 'draft', build: [], own: false },
  ])
})

test('an option that does not apply may be given its default', () => {
  expect(settleOptions(game, 2, { long: false, deck: ['a', 'b'] })).toEqual(settleOptions(game, 2, {}))
})

test('old spellings are read', () => {
  const renamed = {
    ...game,
    oldOptions: {
      ids: ['rounds'],
      read: ({ rounds, ...others }: { readonly [id: string]: string | number | boolean | readonly string[] }) => ({
        ...others,
        length: Number(rounds),
      }),
    },
  }
  expect(settleOptions(renamed, 2, { rounds: 5 })).toEqual({ ...STANDARD, length: 5 })
  expect(settleOptions(renamed, 2, parseOptions(renamed, 'rounds=5,trading=true'))).toEqual({
    ...STANDARD,
    length: 5,
    trading: true,
  })
  expect(() => settleOptions(game, 2, { rounds: 5 })).toThrow('Toy has no option "rounds"')
})

test('options are read from text', () => {
  expect(parseOptions(game, '')).toEqual({})
  expect(parseOptions(game, 'length=3,trading=true,deck=q+r,extras=,sides=blue+red,map=random')).toEqual({
    length: 3,
    trading: true,
    deck: ['q', 'r'],
    extras: [],
    sides: ['blue', 'red'],
    map: 'random',
  })
  expect(() => parseOptions(game, 'length')).toThrow(new BadInput('Write options as option=value, not "length".'))
  expect(() => parseOptions(game, 'size=1')).toThrow(/Toy has no option "size"/)
  expect(() => settleOptions(game, 2, parseOptions(game, 'length=9'))).toThrow(/can’t be "9"/)
  expect(() => settleOptions(game, 2, parseOptions(game, 'length=many'))).toThrow(/can’t be "many"/)
})

test('every combination is listed once, and settles', () => {
  expect(everyOptions(game, 2)).toHaveLength(3 * 2 * 1 * 2 * 3 * 2 * 6)
  const three = everyOptions(game, 3)
  expect(three).toHaveLength(3 * 2 * 2 * 2 * 3 * 2 * 6)
  expect(new Set(three.map((options) => JSON.stringify(options))).size).toBe(three.length)
  for (const options of three) expect(settleOptions(game, 3, options)).toEqual(options)
})
