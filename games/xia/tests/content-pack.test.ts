import type { Data } from '@orrery/engine'
import { packProblemOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { readPack } from '../content/pack/pack.ts'
import { entrancesText, mapText } from '../content/tiles/map-text.ts'
import { hexAt } from '../map/hex.ts'
import { setupSectors, terrainAt } from '../map/sectors.ts'

const withPack = (pack: Data) => readPack(housePack, { id: 'own', version: '2', ...pack })

/** A small planet in the middle, and free space round it. */
const SMALL = `
          .*3     .       .
      .       .       .       .
  .       .       PLN!    PLN     .?
      .       .       .       .
          .       .       .
`

test('a pack names only what it changes: everything else stays, and the house pack as well', () => {
  const before = JSON.stringify(housePack)
  const content = withPack({ outfits: { targe: { price: 1500 } } })
  expect(JSON.stringify(housePack)).toBe(before)
  expect(content).toEqual({
    ...housePack,
    id: 'own',
    version: '2',
    name: 'own',
    outfits: {
      ...housePack.outfits,
      targe: { ...housePack.outfits.targe, price: 1500, basis: 'attested', source: 'the owner’s pack' },
    },
  })
})

test('numbers of the table', () => {
  const content = withPack({
    name: 'Mine',
    numbers: { startCredits: 4000, fameCost: 6000 },
    repairCost: [1, 2, 3],
    titleSpaces: [2, 4],
    tokens: { fame: 9, nothing: 5 },
  })
  expect(content).toMatchObject({ name: 'Mine', repairCost: [1, 2, 3], titleSpaces: [2, 4] })
  expect(content.constants).toEqual({ ...housePack.constants, startCredits: 4000, fameCost: 6000 })
  expect(content.tokens).toEqual({ fame: 9, credits: 6, nothing: 5 })
})

test('a tile gets a new layout, and its borders with it', () => {
  const entrances = '1,0:E'
  const { tiles } = withPack({ tiles: { lunari: { name: 'Moon', map: SMALL.replace('PLN ', 'PLN$P '), entrances } } })
  const sectors = setupSectors(tiles, ['lunari'])
  expect([tiles.lunari.name, tiles.lunari.spawn, tiles.lunari.symbols]).toEqual([
    'Moon',
    3,
    housePack.tiles.lunari.symbols,
  ])
  expect(terrainAt({ content: { tiles }, sectors }, hexAt(2, 0))).toBe('normal')
  expect(tiles.lunari.layouts[0].borders.filter((border) => border === 'shield').length).toBe(9)
})

test('a tile can get another name or type and keep its layout', () => {
  const { tiles } = withPack({
    tiles: { lunari: { type: 'lawful', sides: 'circle triangle square diamond cross wave' } },
  })
  expect([tiles.lunari.law, tiles.lunari.symbols[3]]).toEqual(['lawful', 'diamond'])
  expect(tiles.lunari.hexes).toEqual(housePack.tiles.lunari.hexes)
  expect(tiles.lunari.regions).toEqual(housePack.tiles.lunari.regions)
})

test('a ship gets another hold, and what fits into it follows', () => {
  const { ships } = withPack({ ships: { gaiden: { energy: 11, hold: '##### / #' } } })
  expect([ships.gaiden.energy, ships.gaiden.hold.size]).toEqual([11, 6])
  const places = ['m-22', 'halon', 'targe'].map((outfit) => ships.gaiden.fits[outfit].length)
  expect(places).toEqual([1, 0, 5])
})

test('an outfit gets another shape, and fits differently into every ship', () => {
  const { ships, outfits } = withPack({ outfits: { targe: { shape: 'U / U / U', die: 8 }, harrow: { range: [2, 9] } } })
  expect([outfits.targe.shape.uses, outfits.targe.die, outfits.harrow.range]).toEqual([3, 8, [2, 9]])
  expect(ships['swamp-rat'].fits.targe[0].uses).toBe(ships['swamp-rat'].fits.targe[0].spaces)
})

test('two ships can swap their abilities', () => {
  const { abilities } = withPack({
    ships: { gaiden: { ability: 'pounce' }, 'easy-tiger': { ability: 'evasive-thrusters' } },
    abilities: {
      pounce: { name: 'Leap', least: 5, numbers: { attack: 6 } },
      broadside: {
        table: [
          [10, 0],
          [20, 7],
        ],
      },
    },
  })
  expect(abilities.pounce).toMatchObject({ name: 'Leap', ship: 'gaiden', roll: { least: 5 }, numbers: { attack: 6 } })
  expect(abilities['evasive-thrusters'].ship).toBe('easy-tiger')
  expect(abilities.broadside.roll).toEqual({
    table: [
      { upTo: 10, value: 0 },
      { upTo: 20, value: 7 },
    ],
  })
})

test('missions of every type, titles and NPCs change', () => {
  const content = withPack({
    missions: {
      R01: { payment: [[20, 2000]], pickup: 'outpost-338' },
      S01: { byDistance: [500], delivery: 'lunari' },
      G01: { sneak: 15, caughtBounty: 4000 },
      T01: { target: 'left', caughtBounty: 3000 },
      A01: { byTier: [1, 2, 3], target: 'next', name: 'Elsewhere' },
      B01: { story: 'A tale.', bounty: 7 },
    },
    titles: { ace: { fame: 3, goal: 2, amount: 4 } },
    npcs: {
      enforcer: { movement: 9, defense: [12], attacks: [{ range: [1, 2], dice: [6, 6] }], numbers: { nearby: 3 } },
    },
  })
  expect(content.missions).toMatchObject({
    R01: { pickup: 'outpost-338', payment: [{ upTo: 20, value: 2000 }] },
    S01: { byDistance: [500], delivery: 'lunari' },
    G01: { sneak: 15, caughtBounty: 4000, pickup: 'loath' },
    T01: { target: 'left', caughtBounty: 3000 },
    A01: { byTier: [1, 2, 3], target: 'next', name: 'Elsewhere' },
    B01: { story: 'A tale.', bounty: 7 },
  })
  expect(content.titles.ace).toMatchObject({ fame: 3, goal: 2, skill: { hook: 'blasterDie', amount: 4 } })
  expect(content.npcs.enforcer).toMatchObject({ movement: 9, defense: [12], numbers: { nearby: 3 } })
})

const noSpawn = Object.fromEntries(
  Object.values(housePack.tiles)
    .filter((tile) => tile.spawn > 0)
    .slice(4)
    .map((tile) => [tile.id, { map: mapText(tile).replace(/\*\d+/, ''), entrances: entrancesText(tile) }]),
)

const BAD: readonly (readonly [string, Data, string])[] = [
  ['an unknown part', { colours: {} }, 'it has an unknown part "colours"'],
  ['no id', { id: '' }, 'it needs an "id" of its own'],
  ['the house pack’s id', { id: 'house' }, 'it needs an "id" of its own'],
  ['no version', { version: '' }, 'it needs a "version"'],
  ['a name that is no text', { name: 7 }, '"name" is not a text'],
  ['an unknown number', { numbers: { rounds: 3 } }, '"numbers" has an unknown part "rounds"'],
  ['half a number', { numbers: { fameCost: 2.5 } }, '"numbers".fameCost is not a whole number'],
  ['numbers that are no table', { numbers: [1] }, '"numbers" is not a table'],
  ['two repair prices', { repairCost: [1, 2] }, '"repairCost" does not have three prices'],
  ['title spaces out of order', { titleSpaces: [3, 3] }, '"titleSpaces" is not in order'],
  ['ranks out of order', { ranks: { drifter: { from: 3 } } }, '"ranks" is not in order from 0'],
  ['a track that begins later', { ranks: { unknown: { from: 1 } } }, '"ranks" is not in order from 0'],
  [
    'more title spaces than titles',
    { titleSpaces: Array.from({ length: 19 }, (_, i) => i + 1) },
    '"titleSpaces" has more spaces than there are titles',
  ],
  ['an unknown kind of token', { tokens: { luck: 1 } }, '"tokens" has an unknown part "luck"'],
  ['too few tokens', { tokens: { fame: 0 } }, '19 tiles have an exploration space, but there are 9 tokens'],
  ['tiles that are no table', { tiles: [1] }, '"tiles" is not a table'],
  ['abilities that are no table', { abilities: 3 }, '"abilities" is not a table'],
  ['an unknown tile', { tiles: { earth: {} } }, 'there is no tile "earth"'],
  ['a tile called like a part of the language', { tiles: { toString: {} } }, 'there is no tile "toString"'],
  ['a tile with an unknown part', { tiles: { azure: { moons: 1 } } }, 'tile azure has an unknown part "moons"'],
  [
    'a tile of no type',
    { tiles: { azure: { type: 'nice' } } },
    'tile azure.type is none of lawful, neutral, outlaw, nebula, asteroid, debris, gate, void, star',
  ],
  ['a tile with a hole', { tiles: { azure: { map: '. . .' } } }, 'tile azure: its map has 3 hexes instead of 19'],
  [
    'a tile with an unknown hex',
    { tiles: { azure: { map: SMALL.replace('.?', 'SEA') } } },
    'tile azure: "SEA" is no hex',
  ],
  [
    'a tile with an unknown cargo',
    { tiles: { azure: { map: SMALL.replace('PLN ', 'PLN+Z ') } } },
    'tile azure: "PLN+Z" is no hex',
  ],
  [
    'a tile with a symbol twice',
    { tiles: { azure: { sides: 'circle circle square diamond cross wave' } } },
    'tile azure: its sides do not show each of circle, triangle, square, diamond, cross, wave once',
  ],
  [
    'an entrance that is no side',
    { tiles: { azure: { entrances: '0,0:UP' } } },
    'tile azure: "0,0:UP" is no side of a hex',
  ],
  [
    'an entrance into the planet',
    { tiles: { azure: { map: SMALL, entrances: '0,0:E' } } },
    'tile azure: the entrance at 0,0 does not lead from its planet to normal space',
  ],
  ['a planet without an entrance', { tiles: { azure: { map: SMALL } } }, 'the planet of tile azure has no entrance'],
  [
    'a neutral tile without a planet',
    { tiles: { azure: { map: '. '.repeat(19) } } },
    'tile azure is neutral and has 0 planets',
  ],
  [
    'a planet in the void',
    { tiles: { 'quiet-reach': { map: SMALL, entrances: '1,0:E' } } },
    'tile quiet-reach is void and has 1 planets',
  ],
  [
    'a planet without a mission point',
    { tiles: { azure: { map: SMALL.replace('!', ''), entrances: '1,0:E' } } },
    'tile azure is neutral and has no mission point',
  ],
  [
    'two mission points on a tile',
    { tiles: { azure: { map: SMALL.replace('PLN ', 'PLN! '), entrances: '1,0:E' } } },
    'tile azure has more than one mission space',
  ],
  [
    'a mine in the open',
    { tiles: { azure: { map: SMALL.replace('.?', '.mS'), entrances: '1,0:E' } } },
    'tile azure has a mine space in normal space',
  ],
  [
    'a small star',
    { tiles: { azure: { map: SMALL.replace('.*3', 'STR'), entrances: '1,0:E' } } },
    'tile azure has a star on it and is none',
  ],
  [
    'life on a star',
    { tiles: { 'pale-widow': { map: '. '.repeat(19) } } },
    'tile pale-widow is a star and has something else on it',
  ],
  [
    'a gate without a gate',
    { tiles: { 'tigris-gate': { map: '. '.repeat(19) } } },
    'tile tigris-gate has no gate on it',
  ],
  [
    'two spawn points with one number',
    { tiles: { azure: { map: SMALL.replace('*3', '*4'), entrances: '1,0:E' } } },
    'two spawn points have the same number',
  ],
  [
    'spawn point 21',
    { tiles: { azure: { map: SMALL.replace('*3', '*21'), entrances: '1,0:E' } } },
    'a spawn point has the number 21',
  ],
  ['too few spawn points', { tiles: noSpawn }, 'only 4 tiles have a spawn point'],
  ['an unknown ship', { ships: { ark: {} } }, 'there is no ship "ark"'],
  ['a hold of the wrong stuff', { ships: { gaiden: { hold: 'abc' } } }, 'ship gaiden: its hold has a row "abc"'],
  ['a hold without room', { ships: { gaiden: { hold: '##' } } }, 'no engine fits into ship gaiden'],
  ['a ship of tier 4', { ships: { gaiden: { tier: 4 } } }, 'ship gaiden.tier is more than 3'],
  ['a ship without energy', { ships: { gaiden: { energy: 0 } } }, 'ship gaiden.energy is less than 1'],
  [
    'two ships with one ability',
    { ships: { gaiden: { ability: 'pounce' } } },
    '0 ships have the ability "evasive-thrusters"',
  ],
  ['too few ships of a tier', { ships: { gaiden: { tier: 2 }, numerator: { tier: 2 } } }, 'only 4 ships are of tier 1'],
  ['an outfit in pieces', { outfits: { targe: { shape: 'U.U' } } }, 'outfit targe: its shape falls apart'],
  ['a strange die', { outfits: { targe: { die: 7 } } }, 'outfit targe.die is no die with 6, 8, 12, 20 sides'],
  ['a shield with a range', { outfits: { targe: { range: [1, 2] } } }, 'outfit targe is no weapon and has no range'],
  [
    'a range the wrong way round',
    { outfits: { harrow: { range: [6, 2] } } },
    'outfit harrow.range is not a least and a greatest range',
  ],
  ['a least roll for a table', { abilities: { broadside: { least: 4 } } }, 'ability broadside has no least roll'],
  ['a table for a least roll', { abilities: { pounce: { table: [[20, 1]] } } }, 'ability pounce has no table'],
  [
    'a number the ability does not have',
    { abilities: { pounce: { numbers: { luck: 1 } } } },
    'ability pounce has an unknown part "luck"',
  ],
  ['a table that ends early', { missions: { R01: { payment: [[19, 1]] } } }, 'mission R01.payment does not end at 20'],
  [
    'a table out of order',
    {
      missions: {
        R01: {
          payment: [
            [9, 1],
            [9, 2],
            [20, 3],
          ],
        },
      },
    },
    'the rows of mission R01.payment are not in order',
  ],
  [
    'a row that is none',
    { missions: { R01: { payment: [20] } } },
    'mission R01.payment has a row that is not [up to, value]',
  ],
  ['a table that is none', { missions: { R01: { payment: 3 } } }, 'mission R01.payment is not a list of rows'],
  ['an unknown mission', { missions: { Z99: {} } }, 'there is no mission "Z99"'],
  ['a part of another type', { missions: { R01: { target: 'left' } } }, 'mission R01 has an unknown part "target"'],
  [
    'a strange target',
    { missions: { T01: { target: 'nobody' } } },
    'mission T01.target is none of anyone, left, right, merchant, enforcer',
  ],
  [
    'a delivery to nowhere',
    { missions: { R01: { delivery: 'earth' } } },
    'mission R01 names a tile "earth" that does not exist',
  ],
  [
    'a delivery without a mission point',
    { missions: { R01: { delivery: 'pelmont' } } },
    'mission R01 names tile pelmont, which has no mission point',
  ],
  [
    'a delivery on the spot',
    { missions: { R01: { delivery: 'lower-stratus' } } },
    'mission R01 goes from lower-stratus to lower-stratus',
  ],
  [
    'contraband for the void',
    { missions: { G01: { delivery: 'quiet-reach' } } },
    'mission G01 delivers to quiet-reach, where no planet detects anything',
  ],
  ['an assassin for one tier', { missions: { A01: { byTier: [1] } } }, 'mission A01 does not pay for three tiers'],
  ['an unknown title', { titles: { king: {} } }, 'there is no title "king"'],
  ['a title for nothing', { titles: { ace: { goal: 0 } } }, 'title ace.goal is less than 1'],
  ['an unknown npc', { npcs: { pirate: {} } }, 'there is no npc "pirate"'],
  [
    'an npc without a home',
    { npcs: { merchant: { home: 'earth' } } },
    'npc merchant names a tile "earth" that does not exist',
  ],
  [
    'an npc at home without a spawn point',
    { npcs: { merchant: { home: 'pelmont' } } },
    'npc merchant is at home on pelmont, which has no spawn point',
  ],
  [
    'a stop without a market',
    { npcs: { merchant: { route: ['pelmont'] } } },
    'npc merchant stops at pelmont, which has no sell space',
  ],
  ['a Merchant at rest', { npcs: { merchant: { route: [] } } }, 'npc merchant has no route'],
  [
    'a Scoundrel in the void',
    { npcs: { scoundrel: { home: 'quiet-reach' } } },
    'npc scoundrel is not at home on a planet',
  ],
  ['attacks that are no list', { npcs: { enforcer: { attacks: 3 } } }, 'npc enforcer.attacks is not a list of attacks'],
  [
    'an attack without dice',
    { npcs: { enforcer: { attacks: [{ range: [1, 1] }] } } },
    'npc enforcer.attacks dice is not a list of dice',
  ],
  [
    'a first game without a spawn point',
    { tiles: { 'burning-horse': { map: '. '.repeat(19) } } },
    'tile burning-horse of the first game has no spawn point',
  ],
]

test.each(BAD)('a pack with %s is turned down in one sentence', (_, pack, problem) => {
  expect(packProblemOf(() => withPack(pack))).toBe(problem)
})
