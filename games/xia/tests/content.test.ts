import { expect, test } from 'vitest'
import { abilityValue, tableText, tableValue } from '../content/d20.ts'
import { housePack } from '../content/house.ts'
import { distancePayment, isLawful, npcNeeded } from '../content/missions/cards/index.ts'
import { contentProblem } from '../content/pack/check.ts'
import { entrancesText, mapText, readTile, type TileFacts } from '../content/tiles/map-text.ts'
import { CARGO, COUNTERS, MISSION_TYPES, OUTFIT_TYPES, type Special, SYMBOLS, type Table } from '../content/types.ts'
import { NPCS } from '../crafts.ts'
import { DIRECTIONS } from '../map/hex.ts'
import { NEXT_CELL } from '../map/lattice.ts'

const { tiles, ships, abilities, outfits, missions, titles, npcs, constants } = housePack
const values = <T>(table: { readonly [id: string]: T }): T[] => Object.values(table)
const count = <T>(list: readonly T[], of: (one: T) => string | number) =>
  list.reduce<{ [key: string]: number }>((counts, one) => {
    counts[of(one)] = (counts[of(one)] ?? 0) + 1
    return counts
  }, {})
const distinct = (list: readonly (string | number)[]) => new Set(list).size

const placesOf = (tile: (typeof tiles)[string], kind: Special['kind']) =>
  tile.hexes.filter((hex) => hex.special?.kind === kind)
const tilesWith = (kind: Special['kind']) => values(tiles).filter((tile) => placesOf(tile, kind).length > 0)

test('the house pack has every piece, each under its own id and name', () => {
  const kinds = { tiles, ships, abilities, outfits, missions, titles, npcs }
  const counts = Object.entries(kinds).map(([kind, table]) => [kind, Object.keys(table).length])
  expect(Object.fromEntries(counts)).toEqual({
    tiles: 21,
    ships: 18,
    abilities: 18,
    outfits: 12,
    missions: 52,
    titles: 18,
    npcs: 3,
  })
  for (const table of values<{ readonly [id: string]: { readonly id: string; readonly name: string } }>(kinds)) {
    for (const [id, entry] of Object.entries(table)) expect(entry.id).toBe(id)
    expect(distinct(values(table).map((entry) => entry.name))).toBe(Object.keys(table).length)
  }
})

test('the pack is frozen, goes together, and every entry says where it comes from', () => {
  expect(contentProblem(housePack)).toBe(undefined)
  for (const table of [tiles, ships, abilities, outfits, missions, titles, npcs]) {
    expect(Object.isFrozen(table)).toBe(true)
    for (const entry of values<{ readonly basis: string; readonly source: string }>(table)) {
      expect(Object.isFrozen(entry)).toBe(true)
      expect(['attested', 'inferred', 'house']).toContain(entry.basis)
      expect(entry.source).not.toBe('')
    }
  }
})

test('[map.tiles] the sectors: types, symbols, regions', () => {
  expect(count(values(tiles), (tile) => tile.type)).toEqual({
    lawful: 2,
    neutral: 3,
    outlaw: 2,
    nebula: 2,
    asteroid: 2,
    debris: 2,
    gate: 4,
    void: 2,
    star: 2,
  })
  for (const tile of values(tiles)) {
    expect([...tile.symbols].sort()).toEqual([...SYMBOLS].sort())
    const cells = tile.regions.flatMap((region) => region.cells)
    expect(distinct(cells)).toBe(cells.length)
    expect(cells.length).toBe(tile.hexes.filter((hex) => hex.terrain !== 'normal').length)
    for (const { kind, cells: members } of tile.regions) {
      expect(members.every((cell) => tile.hexes[cell].terrain === kind)).toBe(true)
      const reached = [members[0]]
      for (const cell of reached)
        for (const direction of DIRECTIONS) {
          const next = NEXT_CELL[cell * 6 + direction]
          if (members.includes(next) && !reached.includes(next)) reached.push(next)
        }
      expect(reached.length).toBe(members.length)
    }
  }
  const orders = values(tiles).map(({ symbols }) => {
    const start = symbols.indexOf('circle')
    return [...symbols.slice(start), ...symbols.slice(0, start)].join()
  })
  expect(distinct(orders)).toBe(21)
})

test('spawn points have numbers of their own; twelve mission points and nineteen exploration spaces', () => {
  const spawns = values(tiles)
    .map((tile) => tile.spawn)
    .filter((number) => number > 0)
  expect(spawns.sort((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 8, 9, 11, 13, 14, 16, 17, 18, 19])
  expect([tilesWith('mission').length, tilesWith('exploration').length]).toEqual([12, 19])
})

test('a tile can be written down and read again', () => {
  for (const tile of values(tiles)) {
    const facts: TileFacts = {
      ...tile,
      sides: tile.symbols.join(' '),
      entrances: entrancesText(tile),
      map: mapText(tile),
    }
    expect(readTile(facts)).toEqual(tile)
  }
})

test('[cargo.trade] [cargo.trade-more] what is bought, gathered and sold where is as printed', () => {
  const where = (kind: Special['kind'], cargo: string) =>
    tilesWith(kind)
      .filter((tile) =>
        placesOf(tile, kind).some(
          ({ special }) =>
            special !== undefined && 'cargo' in special && (special.cargo as readonly string[]).includes(cargo),
        ),
      )
      .map((tile) => tile.id)
  const table = Object.fromEntries(
    CARGO.map((cargo) => {
      const gathered = (['mine', 'salvage', 'harvest'] as const).flatMap((kind) =>
        where(kind, cargo).map((tile) => `${kind} ${tile}`),
      )
      return [cargo, [where('buy', cargo), gathered, where('sell', cargo)]]
    }),
  )
  expect(table).toEqual({
    spice: [['kemplar-ii', 'smugglers-den'], ['mine outpost-338'], ['neo-damascus', 'loath']],
    holo: [['azure', 'smugglers-den'], ['harvest burning-horse'], ['kemplar-ii', 'loath']],
    terra: [['doravin-v', 'smugglers-den'], ['mine red-gulch'], ['azure', 'loath']],
    plasma: [['neo-damascus', 'smugglers-den'], ['harvest lower-stratus'], ['lunari', 'loath']],
    cyber: [
      ['lunari', 'smugglers-den'],
      ['salvage pelmont', 'salvage kreller-iv'],
      ['doravin-v', 'loath'],
    ],
  })
})

test('ships: six of each tier at the printed price, abilities their own', () => {
  expect(count(values(ships), (ship) => ship.tier)).toEqual({ 1: 6, 2: 6, 3: 6 })
  expect(count(values(ships), (ship) => `${ship.tier} ${ship.price}`)).toEqual({ '1 0': 6, '2 5000': 6, '3 8000': 6 })
  for (const ship of values(ships)) expect(abilities[ship.ability].ship).toBe(ship.id)
  const sizes = values(ships).map((ship) => ship.hold.size)
  expect(sizes).toEqual([10, 11, 11, 10, 9, 12, 15, 14, 12, 15, 13, 13, 18, 15, 18, 16, 16, 17])
})

test('outfits: each type in three sizes, with the printed prices and dice', () => {
  for (const type of OUTFIT_TYPES) {
    const sizes = values(outfits).filter((outfit) => outfit.type === type)
    expect(
      sizes.map((outfit) => [outfit.tier, outfit.shape.sections, outfit.die, outfit.price, outfit.resale]),
    ).toEqual([
      [1, type === 'shield' || type === 'missile' ? 2 : 3, 6, 1000, 1000],
      [2, 4, 8, 2000, 1000],
      [3, 5, 12, 3000, 2000],
    ])
  }
  const uses = Object.fromEntries(values(outfits).map(({ id, shape }) => [id, shape.uses]))
  expect(uses).toMatchObject({ 'saker-v': 2, pepperbox: 2, lattice: 3 })
  expect([outfits.pepperbox.range, outfits.harrow.range, outfits.targe.range]).toEqual([
    [1, 1],
    [2, 6],
    [0, 0],
  ])
})

const isWhole = (table: Table) =>
  table.every((row, i) => row.upTo > (table[i - 1]?.upTo ?? 0)) && table[table.length - 1].upTo === 20

test('missions: six types, complete tables, sectors with mission points', () => {
  expect(count(values(missions), (mission) => mission.type)).toEqual({
    research: 10,
    shuttle: 10,
    smuggler: 9,
    thief: 8,
    assassin: 8,
    hunter: 7,
  })
  expect(MISSION_TYPES.length).toBe(6)
  for (const mission of values(missions)) {
    if ('payment' in mission) expect(isWhole(mission.payment)).toBe(true)
    expect(placesOf(tiles[mission.delivery], 'mission').length).toBe(1)
    if ('pickup' in mission) expect(placesOf(tiles[mission.pickup], 'mission').length).toBe(1)
    expect(mission.bounty).toBe({ thief: 1000, assassin: 2000 }[mission.type as string] ?? 0)
  }
  expect(values(missions).filter(isLawful).length).toBe(27)
  expect(
    values(missions)
      .filter((mission) => npcNeeded(mission) !== undefined)
      .map(({ id }) => id),
  ).toEqual(['T05', 'T06', 'T07'])
})

test('a flight pays by its sectors, and the longest ones alike', () => {
  const { S01: shuttle, G01: smuggler } = missions
  const pays = (mission: typeof shuttle) =>
    [1, 2, 3, 4, 5, 9].map((sectors) => ('byDistance' in mission ? distancePayment(mission.byDistance, sectors) : 0))
  expect(pays(shuttle)).toEqual([5000, 6000, 7000, 8000, 9000, 9000])
  expect(pays(smuggler)).toEqual([6000, 7000, 8000, 9000, 9000, 9000])
})

test('a table gives a value for every roll, modified ones included', () => {
  const { R01: research } = missions
  const table = 'payment' in research ? research.payment : []
  expect([-2, 1, 5, 6, 12, 13, 18, 19, 20, 25].map((rolled) => tableValue(table, rolled))).toEqual([
    5000, 5000, 5000, 6000, 6000, 8000, 8000, 10_000, 10_000, 10_000,
  ])
  expect(tableText(table)).toBe('1–5: 5000, 6–12: 6000, 13–18: 8000, 19–20: 10000')
  const { R03: plain } = missions
  expect(tableText('payment' in plain ? plain.payment : [], (value) => `${value / 1000}k`)).toMatch(/, 20: 8k$/)
})

test('abilities roll for success, by a table, or not at all', () => {
  const { pounce, broadside } = abilities
  expect([7, 8].map((rolled) => abilityValue(pounce, rolled))).toEqual([0, 1])
  expect([6, 7, 17].map((rolled) => abilityValue(broadside, rolled))).toEqual([0, 5, 9])
  expect(abilityValue(abilities['prospector-rig'], 0)).toBe(1)
  for (const { roll } of values(abilities))
    if (roll !== 'none' && 'table' in roll) expect(isWhole(roll.table)).toBe(true)
})

test('titles: 18 goals and skills, worth 1 to 3 fame', () => {
  expect(count(values(titles), (title) => title.fame)).toEqual({ 1: 6, 2: 9, 3: 3 })
  expect(
    values(titles)
      .map((title) => title.counter)
      .sort(),
  ).toEqual([...COUNTERS].sort())
})

test('NPCs start on tiles with a spawn point, and the Merchant sells at every stop', () => {
  expect(Object.keys(npcs)).toEqual([...NPCS])
  for (const npc of values(npcs)) expect(tiles[npc.home].spawn).toBeGreaterThan(0)
  expect(npcs.merchant.route.map((stop) => placesOf(tiles[stop], 'sell').length)).toEqual([1, 1, 1, 1, 1])
  expect([npcs.merchant.tier, npcs.enforcer.tier, npcs.scoundrel.tier]).toEqual([1, 2, 1])
})

test('numbers: tokens, title spaces, the printed prices', () => {
  const { tokens, titleSpaces, repairCost, firstGame } = housePack
  expect(tokens.fame + tokens.credits + tokens.nothing).toBe(21)
  expect(titleSpaces).toContain(3)
  expect(repairCost).toEqual([1000, 1000, 2000])
  expect([constants.startCredits, constants.fameCost, constants.markers]).toEqual([3000, 5000, 4])
  for (const tile of firstGame.tiles) expect(tiles[tile].spawn).toBeGreaterThan(0)
  for (const loadout of values(firstGame.loadouts))
    expect(loadout.reduce((sum, id) => sum + outfits[id].price, 0)).toBeLessThanOrEqual(constants.startCredits)
})
