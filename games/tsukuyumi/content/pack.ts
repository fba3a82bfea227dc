import { assertPack, type Data, isFields, readPackIdentity } from '@orrery/engine'
import { hexNamed, isMoon } from '../map/hex.ts'
import { fixedLayout, hexesOf, viewOf } from '../map/layout.ts'
import { stepsFrom } from '../map/reach.ts'
import { canStart } from '../map/shape.ts'
import { CHANGEABLE, changeNumbers, changeTable } from './changes.ts'
import { freeze } from './house.ts'
import type { Content, CounterattackId, FixedMap, PlacedTile, RuleNumbers, Sourced, Table } from './types.ts'

const OWNED: Sourced = { basis: 'attested', source: 'owner’s pack' }

/** Longest game: every player needs a card for each round. */
const MOST_ROUNDS = 6
const MOST_PLAYERS = 4

const ONI_COUNTERATTACKS: readonly CounterattackId[] = ['hold-your-ground', 'where-there-is-one', 'counterstrike']

/**
 * An owner's pack: the printed game's true values in place of ours. It names what it changes and nothing else; the effects of cards are
 * rules and stay.
 */
export function readPack(house: Content, pack: Data): Content {
  const identity = readPackIdentity(house, pack)
  const { numbers, maps, oniPool, ...tables } = pack
  for (const key of Object.keys(tables))
    assertPack(Object.hasOwn(CHANGEABLE, key) || Object.hasOwn(identity, key), `it has an unknown part "${key}"`)
  const changed = Object.keys(CHANGEABLE).map((table) => {
    const before = house[table as keyof Content] as unknown as { readonly [id: string]: object }
    return [table, changeTable(table, before, tables[table])]
  })
  const content: Content = {
    ...house,
    ...Object.fromEntries(changed),
    ...identity,
    numbers: changeNumbers('numbers', house.numbers, numbers),
    numberSources: ownNumbers(house.numberSources, numbers),
    oniPool: changeNumbers('oniPool', house.oniPool, oniPool),
    maps: readMaps(house.maps, maps),
  }
  checkNumbers(content)
  checkUnits(content)
  checkCounterattacks(content)
  for (const players of Object.keys(content.maps)) checkMap(content, Number(players))
  return freeze(content)
}

function ownNumbers(before: Content['numberSources'], given: unknown): Content['numberSources'] {
  const keys = isFields(given) ? Object.keys(given) : []
  return { ...before, ...(Object.fromEntries(keys.map((key) => [key, OWNED])) as Table<keyof RuleNumbers, Sourced>) }
}

function checkNumbers({ numbers, actionCards, terraformings, uplinks }: Content): void {
  const between = (key: keyof RuleNumbers, least: number, most: number) =>
    assertPack(numbers[key] >= least && numbers[key] <= most, `"numbers.${key}" is not from ${least} to ${most}`)
  between('handSize', MOST_ROUNDS, Math.floor(Object.keys(actionCards).length / MOST_PLAYERS))
  between('startingAreas', 1, 3)
  between('whiteChoices', 1, 4)
  // Amaterasu is installed anyway, and under the first rules the Shogun cannot be chosen.
  between('startingUplinks', 0, Object.keys(uplinks).length - 2)
  between('swarmOrders', 0, 3)
  between('startingEggs', 0, numbers.eggs)
  between('startingMines', 0, numbers.mines)
  between('pointsPerWeapon', 1, 99)
  between('superiorityPoints', 1, 999)
  between('territoryMarkers', numbers.startingAreas, 99)
  const built = Object.values(terraformings).reduce((sum, { count }) => sum + count, 0)
  between('startingTerraformings', 0, built)
}

function checkUnits({ factions, units, oniPool }: Content): void {
  const places = Object.values(factions).map(({ initiative }) => initiative)
  assertPack(new Set(places).size === places.length, 'two factions have the same initiative')
  for (const { id, startingUnits } of Object.values(factions)) {
    assertPack(startingUnits.length > 0, `"factions.${id}.startingUnits" is empty`)
    for (const [kind, count] of startingUnits) {
      assertPack(units[kind]?.power === id, `"factions.${id}.startingUnits" has no unit of theirs called "${kind}"`)
      assertPack(
        count <= units[kind].count,
        `"factions.${id}.startingUnits" has more "${kind}" than there are miniatures`,
      )
    }
    const kinds = startingUnits.map(([kind]) => kind)
    assertPack(new Set(kinds).size === kinds.length, `"factions.${id}.startingUnits" names a unit twice`)
  }
  for (const { id, power, aggressive } of Object.values(units))
    assertPack(power !== 'oni' || !aggressive, `"units.${id}" cannot be aggressive: Oni do not attack by themselves`)
  for (const [kind, count] of Object.entries(oniPool) as [keyof typeof oniPool, number][])
    assertPack(count <= units[kind].count, `"oniPool.${kind}" is more than there are miniatures`)
  const pool = Object.values(oniPool).reduce((sum, count) => sum + count, 0)
  assertPack(pool >= 7, '"oniPool" has fewer than 7 Oni, one for each moon area')
}

/** What is printed for fights with the Oni means nothing elsewhere. */
function checkCounterattacks({ combatCards }: Content): void {
  for (const { id, power, counterattacks } of Object.values(combatCards)) {
    const only = power === 'oni' ? ONI_COUNTERATTACKS : undefined
    for (const one of counterattacks) {
      const fits = only ? only.includes(one) : one === 'counterstrike' || !ONI_COUNTERATTACKS.includes(one)
      assertPack(fits, `"combatCards.${id}" cannot have the counterattack "${one}"`)
    }
  }
}

function readMaps(before: Content['maps'], given: unknown): Content['maps'] {
  if (given === undefined) return before
  assertPack(isFields(given), '"maps" is not a table of maps')
  for (const players of Object.keys(given))
    assertPack(Object.hasOwn(before, players), `there is no map for ${players} players`)
  const maps = Object.entries(given).map(([players, map]) => [players, readMap(players, map)])
  return { ...before, ...Object.fromEntries(maps) }
}

function readMap(players: string, map: unknown): FixedMap {
  const where = `the map for ${players} players`
  assertPack(isFields(map), `${where} is not a table`)
  const { id, name, areas, homezones, ...rest } = map
  assertPack(Object.keys(rest).length === 0, `${where} has an unknown part "${Object.keys(rest)[0]}"`)
  assertPack(typeof id === 'string' && typeof name === 'string', `${where} needs texts for "id" and "name"`)
  assertPack(
    Array.isArray(areas) && areas.every(isPlacedTile),
    `${where} has "areas" that are not lists of hex, tile, rotation`,
  )
  assertPack(Array.isArray(homezones) && homezones.every(isFreeHex), `${where} has "homezones" that are no hexes`)
  return { id, name, areas, homezones, ...OWNED }
}

const isFreeHex = (name: unknown): name is string => {
  const hex = typeof name === 'string' ? hexNamed(name) : undefined
  return hex !== undefined && !isMoon(hex)
}

const isPlacedTile = (value: unknown): value is PlacedTile =>
  Array.isArray(value) &&
  value.length === 3 &&
  isFreeHex(value[0]) &&
  typeof value[1] === 'string' &&
  [0, 1, 2, 3, 4, 5].includes(value[2])

function checkMap(content: Content, players: number): void {
  const where = `the map for ${players} players`
  const { areas } = content.maps[players]
  for (const [, tile] of areas) assertPack(Object.hasOwn(content.tiles, tile), `${where} has an unknown tile "${tile}"`)
  assertPack(new Set(areas.map(([, tile]) => tile)).size === areas.length, `${where} has a tile twice`)
  const layout = fixedLayout(content, players)
  const hexes = hexesOf(layout)
  assertPack(new Set(hexes).size === hexes.length, `${where} has two things on one hex`)
  assertPack(layout.homezones.length === players, `${where} has not ${players} homezones`)
  const reached = stepsFrom(viewOf(content, layout), hexes[0]).size
  assertPack(reached === hexes.length, `${where} has hexes that cannot be reached`)
  const free = layout.areas.map(({ hex }) => hex)
  const fits = layout.homezones.every((hex) => canStart(hex, free, content.numbers.startingAreas))
  assertPack(fits, `${where} has a homezone without enough starting areas`)
}
