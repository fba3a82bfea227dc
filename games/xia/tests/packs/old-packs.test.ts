import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOUSE_PACKS, houseUnder } from '../../content/packs.ts'
import type { Tile } from '../../content/types.ts'
import xia from '../../game.ts'
import { KNOWN_RULES, NEWEST } from '../../rules/versions.ts'

const OLD = KNOWN_RULES.filter((rules) => rules !== NEWEST)

/** What rules read of a pack as it was: everything but words, and the hexes of a tile as one text. */
const keptOf = (version: number) =>
  JSON.parse(readFileSync(new URL(`./fixtures/house-${version}.json`, import.meta.url), 'utf8'))

const hexesOf = ({ hexes }: Tile): string =>
  hexes.map(({ terrain, special }) => [terrain, ...(special ? Object.values(special).flat() : [])].join(' ')).join(', ')

test('every version of the rules came with a pack of the house, and the newest with the one that is played now', () => {
  expect(KNOWN_RULES.map((rules) => houseUnder(rules))).toEqual(HOUSE_PACKS)
  expect(houseUnder(NEWEST)).toMatchObject(xia.content)
})

test('no two packs have the same version, and all are frozen', () => {
  expect(new Set(HOUSE_PACKS.map(({ version }) => version)).size).toBe(HOUSE_PACKS.length)
  for (const pack of HOUSE_PACKS)
    for (const part of [pack, pack.ships, pack.missions, pack.titles, pack.outfits, pack.titleSpaces, pack.tokens])
      expect(Object.isFrozen(part)).toBe(true)
})

test.each(OLD)('pack %i says what it always said', (version) => {
  const pack = houseUnder(version)
  const tiles = Object.fromEntries(
    Object.entries(pack.tiles).map(([id, tile]) => [id, { ...tile, hexes: hexesOf(tile) }]),
  )
  expect({ ...pack, tiles }).toMatchObject(keptOf(version))
})

test.each(OLD)('pack %i has nothing more in its tables, in the order in which they are shuffled', (version) => {
  const [pack, kept] = [houseUnder(version), keptOf(version)]
  for (const table of ['tiles', 'ships', 'abilities', 'outfits', 'missions', 'titles', 'npcs'] as const)
    expect([table, Object.keys(pack[table])]).toEqual([table, Object.keys(kept[table])])
})

test('a small shield and a small missile have two sections now, and three in the packs before', () => {
  for (const outfit of ['targe', 'dart-7']) {
    const shapes = KNOWN_RULES.map((rules) => houseUnder(rules).outfits[outfit].shape)
    expect(shapes.map(({ sections }) => sections)).toEqual([3, 3, 2])
    const ways = KNOWN_RULES.map((rules) => houseUnder(rules).ships.nightshade.fits[outfit].length)
    expect([ways[0] === ways[1], ways[2] > ways[1]]).toEqual([true, true])
  }
})
