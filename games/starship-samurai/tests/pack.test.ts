import { BadInput, type Data, settleOptions, type Value } from '@orrery/engine'
import { fuzz, packProblemOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { LOCATIONS } from '../content/locations.ts'
import starshipSamurai from '../game.ts'
import { exampleBuild } from '../rules/cards/decks.ts'
import { places } from './cards/base/battlefield.ts'
import { scene } from './scene.ts'

const withPack = (pack: Data) => {
  const game = starshipSamurai.withContent?.({ id: 'own', version: '2', ...pack })
  if (game === undefined) throw new Error('The game takes no packs.')
  return game
}

const locations: { [key: string]: Value }[] = LOCATIONS.map(({ basis: _, ...card }) => ({
  ...card,
  reward: [...card.reward],
}))
const withFirst = (change: { [key: string]: Value }) => [{ ...locations[0], ...change }, ...locations.slice(1)]

test('a pack gives the game another identity and the same rules', () => {
  const game = withPack({ name: 'Mine' })
  expect(game.content).toEqual({ id: 'own', version: '2' })
  expect(starshipSamurai.content).toEqual({ id: 'house', version: '3' })
  expect(game.locale.rulebook.map((chapter) => chapter.id)).toEqual(
    starshipSamurai.locale.rulebook.map((chapter) => chapter.id),
  )
})

test('a pack names only what it changes: everything else stays, and the house pack as well', () => {
  const before = JSON.stringify(housePack)
  const game = withPack({ cards: { B05: { cost: { honor: 3 } } } })
  const { content } = game.setup({ seats: 2, options: settleOptions(game, 2, {}), seed: 'own' })
  expect(JSON.stringify(housePack)).toBe(before)
  expect(content).toMatchObject({
    ...housePack,
    id: 'own',
    version: '2',
    name: 'own',
    cards: { B05: { cost: { honor: 3 } } },
  })
})

test('a changed cost is what is paid', () => {
  const pack = { cards: { B05: { cost: { honor: 3 } } } }
  const poor = scene({ pack, hands: { nova: ['B05'] }, wealth: { nova: 9 }, honor: { nova: 2 } })
  expect(poor.why('B05')).toEqual({ rule: 'cards.cost-honor', data: { cost: 3, have: 2 } })
  const rich = scene({ pack, hands: { nova: ['B05'] }, wealth: { nova: 9 }, honor: { nova: 3 } }).play(
    'nova: B05, none',
  )
  expect([rich.state.honor[0], rich.state.wealth[0]]).toEqual([0, 9])
})

test('a changed number of a card is what it does, and what it says', () => {
  const pack = { cards: { B02: { name: 'Yard', numbers: { units: 1 } } } }
  const match = scene({ pack, hands: { nova: ['B02'] }, wealth: { nova: 1 } }).play('nova: B02, nova-1, 1')
  expect(match.ask).toBe('turn.sequence')
  const rule = withPack(pack)
    .locale.rulebook.flatMap((chapter) => chapter.rules)
    .find(({ id }) => id === 'card.B02')
  expect(rule?.text).toMatch(/^Yard \(order, costs 1 wealth\)\. .*up to 1 unit\./)
})

test('changed numbers take effect', () => {
  const numbers = { spacesPerLocation: 2, startingWealth: 3, handLimit: 2, wealthSupply: 20, locationHonor: 7 }
  const match = scene({ pack: { numbers }, boards: { 1: ['pulsar-1', 'pulsar-2'] }, hands: { nova: ['B07', 'B05'] } })
  expect([...match.state.wealth, match.state.bank]).toEqual([3, 3, 3, 3, 8])
  match.play('nova: units-1, 0, nova-1')
  expect(match.why(1)).toMatchObject({ rule: 'move.full', data: { board: 1, spaces: 2 } })
  const drawn = scene({ pack: { numbers }, hands: { nova: ['B07', 'B05'] } }).play('nova: draw-1, 0, 1')
  expect(drawn.ask).toBe('cards.limit')
  const won = scene({ pack: { numbers }, players: 2, battle: 1, boards: { 1: ['nova-1'], 2: ['nova-2', 'pulsar-1'] } })
  expect(won.logged('battle.gain')[0].data).toMatchObject({ seat: 0, amount: 7 })
})

test('more copies make a larger deck, and a built deck may have as many', () => {
  const build = [...Array(3).fill('B01'), ...exampleBuild(housePack).slice(3)]
  expect(() => settleOptions(starshipSamurai, 4, { deck: 'build', build })).toThrow(BadInput)
  expect(settleOptions(withPack({ numbers: { copies: 3 } }), 4, { deck: 'build', build }).build).toEqual(build)
  expect(scene({ pack: { numbers: { copies: 3 } } }).state.decks[0].length).toBe(60)
})

test('changed power takes effect', () => {
  const pack = { power: { fighter: 3, gozen: 1 } }
  const match = scene({
    pack,
    claim: true,
    samurai: { pulsar: ['gozen'] },
    locations: ['L06'],
    boards: { 1: ['nova-1', 'gozen'] },
  })
  expect(match.state.wealth[0]).toBe(2)
})

test('changed branches and type bonuses take effect, and a new branch is an option', () => {
  const pack = { branches: { standard: [9], steep: [1, 8] }, typeBonus: [0, 4] }
  const match = scene({
    pack,
    phase: 'resolution',
    markers: { Sol: 'Nova-1' },
    won: { nova: ['L01', 'L05', 'L09'] },
    locationDeck: [],
  })
  expect(match.state.honor).toEqual([13, 0, 0, 0])
  const steep = scene({ pack, options: { alliance: 'steep' } }).play('nova: allegiance-4, Sol')
  expect(steep.options.filter((space) => String(space).startsWith('Nova'))).toEqual(['Nova-1', 'Nova-2'])
})

test('who changes the standard table plays it with two players, too', () => {
  const chosen = (pack: Data) => settleOptions(withPack(pack), 2, {}).alliance
  expect([chosen({}), chosen({ branches: { standard: [7, 8] } })]).toEqual(['gentle', 'standard'])
})

test('changed locations take effect', () => {
  const pack = { locations: withFirst({ id: 'X1', name: 'Elsewhere', reward: [{ honor: 4 }, { clan: 'Ion', n: 3 }] }) }
  const match = scene({ pack, claim: true, locations: ['X1'], boards: { 1: ['nova-1'] } })
  expect([match.state.honor[0], match.ask]).toEqual([4, 'alliance.move#to'])
  expect(match.options).toContain('Nova-3')
  expect(places(match, 'nova-1')).toEqual([1])
})

test('a match with a strange pack can be played to its end, and everything adds up', () => {
  const numbers = { spacesPerLocation: 1, startingWealth: 2, handLimit: 1, wealthSupply: 8, locationHonor: 0 }
  const oneType = locations.map((card, i) => ({ ...card, type: 'Rock', pips: i < 2 ? 1 : 2 }))
  const game = withPack({ numbers, typeBonus: [0], branches: { standard: [0] }, locations: oneType })
  for (const seats of [2, 3, 4]) {
    const options = settleOptions(game, seats, {})
    expect(fuzz({ game, players: seats, options, seed: 'strange', check: seats === 2 })).toEqual([])
  }
})

const BAD: readonly (readonly [string, Data, string])[] = [
  ['an unknown part', { colours: {} }, 'it has an unknown part "colours"'],
  ['no id', { id: '' }, 'it needs an "id" of its own'],
  ['the house pack’s id', { id: 'house' }, 'it needs an "id" of its own'],
  ['no version', { version: '' }, 'it needs a "version"'],
  ['a version that is no text', { version: 3 }, 'it needs a "version"'],
  ['a name that is no text', { name: 7 }, '"name" is not a text'],
  ['numbers that are no table', { numbers: [1] }, '"numbers" and "power" are tables of numbers'],
  ['an unknown number', { numbers: { rounds: 3 } }, 'there is no number "rounds"'],
  ['half a number', { numbers: { handLimit: 2.5 } }, '"handLimit" is not a whole number'],
  ['a negative number', { numbers: { handLimit: -1 } }, '"handLimit" is not a whole number'],
  [
    'more wealth than there is',
    { numbers: { startingWealth: 12 } },
    '"wealthSupply" is too small for "startingWealth"',
  ],
  ['too few copies', { numbers: { copies: 1 } }, '"copies" is less than 2, too few for four players to draft from'],
  ['an unknown unit', { power: { ninja: 3 } }, 'there is no number "ninja"'],
  ['a power in words', { power: { oda: 'three' } }, '"oda" is not a whole number'],
  ['a type bonus that is no list', { typeBonus: { 2: 3 } }, '"typeBonus" is not a list of whole numbers'],
  ['an empty type bonus', { typeBonus: [] }, '"typeBonus" is not a list of whole numbers'],
  ['branches that are no table', { branches: [1, 2] }, '"branches" is not a table of lists'],
  ['an empty branch', { branches: { mine: [] } }, '"branches.mine" is not a list of whole numbers'],
  ['an endless branch', { branches: { mine: Array(13).fill(1) } }, '"branches.mine" has more than 12 spaces'],
  ['cards that are no table', { cards: ['B01'] }, '"cards" is not a table of cards'],
  ['an unknown card', { cards: { B99: {} } }, 'there is no card "B99"'],
  ['a card called like a part of the language', { cards: { toString: {} } }, 'there is no card "toString"'],
  ['a card that is no table', { cards: { B01: 3 } }, 'the change of card B01 is not a table'],
  ['a card with an unknown part', { cards: { B01: { play: 'x' } } }, 'card B01 has an unknown part "play"'],
  ['a card with a name that is no text', { cards: { B01: { name: 1 } } }, 'card B01 needs texts for "name" and "text"'],
  ['an unknown kind of cost', { cards: { B01: { cost: { blood: 1 } } } }, 'there is no number "blood"'],
  ['a number the card does not have', { cards: { B03: { numbers: { units: 1 } } } }, 'there is no number "units"'],
  ['15 locations', { locations: locations.slice(1) }, '"locations" is not a list of 16 location cards'],
  ['locations that are no list', { locations: {} }, '"locations" is not a list of 16 location cards'],
  ['a location that is no table', { locations: [7, ...locations.slice(1)] }, 'a location card is not a table'],
  ['a location without a type', { locations: withFirst({ type: '' }) }, 'a location card lacks "id", "name" or "type"'],
  ['a location with 4 pips', { locations: withFirst({ pips: 4 }) }, 'location L01 has no "pips" of 1, 2 or 3'],
  ['a location with an unknown part', { locations: withFirst({ moon: 1 }) }, 'location L01 has an unknown part "moon"'],
  ['two locations with one id', { locations: withFirst({ id: 'L02' }) }, 'two location cards have the same id'],
  [
    'too few 1-pip locations',
    { locations: locations.map((card) => ({ ...card, pips: 2 })) },
    'fewer than 2 location cards have 1 pip',
  ],
  ...[
    [],
    [{ any: -1 }],
    [{ clan: 'Nova', n: 1 }],
    [{ clan: 'Ion' }],
    [{ honor: 1, wealth: 1 }],
    [{ luck: 1 }],
    'much',
    [3],
  ].map((reward): [string, Data, string] => [
    `a reward of ${JSON.stringify(reward)}`,
    { locations: withFirst({ reward: reward as Value }) },
    'the reward of location L01 is not understood',
  ]),
]

test.each(BAD)('a pack with %s is turned down in one sentence', (_, pack, problem) => {
  expect(packProblemOf(() => withPack(pack))).toBe(problem)
})
