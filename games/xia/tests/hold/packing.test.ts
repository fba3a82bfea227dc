import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import type { Ship } from '../../content/types.ts'
import { countSpaces, listSpaces, readHold, setOf, spaceNamed } from '../../hold/hold.ts'
import {
  findPacking,
  fits,
  freePlacements,
  freeSpaces,
  packingProblem,
  placementNamed,
  type Stowed,
  spacesForCubes,
  spacesOf,
} from '../../hold/packing.ts'
import { placementsOf, readShape } from '../../hold/shape.ts'

const { ships, outfits, firstGame } = housePack
const all = Object.values(ships)
const pack = (ship: Ship, list: readonly string[], taken = 0, cubes = 0) =>
  findPacking(ship.hold, ship.fits, list, taken, cubes)

const stowed = (ship: Ship, items: { readonly [outfit: string]: string }): Stowed[] =>
  Object.entries(items).map(([outfit, name]) => {
    const placement = placementNamed(ship.fits[outfit], name)
    if (placement === undefined) throw new Error(`${outfit} does not fit at ${name}.`)
    return { outfit, placement }
  })

test('[outfit.shape] an outfit has four turns, or fewer if some look alike', () => {
  const turns = Object.fromEntries(Object.values(outfits).map(({ id, shape }) => [id, shape.turns.length]))
  expect(turns).toMatchObject({ 'm-22': 4, halon: 4, targe: 2, longbow: 2, lattice: 4, harrow: 4 })
})

test('[outfit.shape] outfits are turned, never mirrored', () => {
  const hold = readHold('### / ###')
  const names = (drawing: string) => placementsOf(hold, readShape(drawing)).map(({ spaces }) => spaces)
  const left = names('U. / U# / .#')
  const right = names('.U / #U / #.')
  expect([left.length, right.length]).toEqual([2, 2])
  expect(left.some((spaces) => right.includes(spaces))).toBe(false)
})

test('[outfit.shape] a placement says where the use spaces are', () => {
  const { hold, fits: fitsOf } = ships['swamp-rat']
  const names = (spaces: number) => listSpaces(spaces).map((space) => hold.names[space])
  const upright = placementNamed(fitsOf['m-22'], 'a1.0')
  expect([names(upright?.spaces ?? 0), names(upright?.uses ?? 0)]).toEqual([
    ['a1', 'a2', 'b2'],
    ['a1', 'b2'],
  ])
  const turned = placementNamed(fitsOf['m-22'], 'a1.1')
  expect([names(turned?.spaces ?? 0), names(turned?.uses ?? 0)]).toEqual([
    ['a1', 'b1', 'a2'],
    ['b1', 'a2'],
  ])
})

test('placements are different from each other, and each has all sections and use spaces', () => {
  for (const ship of all)
    for (const { id, shape } of Object.values(outfits)) {
      const placements = ship.fits[id]
      expect(new Set(placements.map(({ name }) => name)).size).toBe(placements.length)
      expect(new Set(placements.map(({ spaces, uses }) => `${spaces} ${uses}`)).size).toBe(placements.length)
      for (const { spaces, uses } of placements) {
        expect([countSpaces(spaces), countSpaces(uses)]).toEqual([shape.sections, shape.uses])
        expect([spaces & ~ship.hold.all, uses & ~spaces]).toEqual([0, 0])
      }
    }
})

test('a placement that leaves the hold is none, and a name of no placement finds none', () => {
  const { fits: fitsOf } = ships['puddle-jumper']
  expect(placementNamed(fitsOf.longbow, 'b1.0')).toBe(undefined)
  expect(placementNamed(fitsOf.longbow, 'a1.0')?.name).toBe('a1.0')
  expect(placementNamed(fitsOf.longbow, 'toString')).toBe(undefined)
})

test('[ship.hold] a packing may not overlap, leave the hold or lie on damage', () => {
  const ship = ships['swamp-rat']
  const { hold, fits: fitsOf } = ship
  const check = (items: Stowed[], cubes: string[] = [], damage: string[] = []) =>
    packingProblem(
      hold,
      fitsOf,
      items,
      cubes.map((name) => spaceNamed(hold, name)),
      setOf(damage.map((name) => spaceNamed(hold, name))),
    )
  const good = stowed(ship, { 'm-22': 'a1.0', targe: 'b1.0' })
  expect(check(good, ['a3', 'd3'])).toBe(undefined)
  expect(check(stowed(ship, { 'm-22': 'a1.0', targe: 'a2.0' }))).toBe('overlap')
  expect(check(good, ['b2'])).toBe('overlap')
  expect(check(good, ['a3', 'a3'])).toBe('overlap')
  expect(check(good, ['z9'])).toBe('inside')
  expect(check(good, [], ['c1'])).toBe('damage')
  expect(check(good, ['d3'], ['d3'])).toBe('damage')
  expect(check(good, [], ['d3'])).toBe(undefined)
  expect(check([{ outfit: 'm-22', placement: { name: 'a1.0', space: 'a1', turn: 0, spaces: 1, uses: 1 } }])).toBe(
    'inside',
  )
  expect(check([{ outfit: 'sofa', placement: good[0].placement }])).toBe('inside')
  expect(check([{ outfit: 'targe', placement: good[0].placement }])).toBe('inside')
})

test('what is free is what nothing lies on', () => {
  const { hold, fits: fitsOf } = ships['swamp-rat']
  const items = stowed(ships['swamp-rat'], { longbow: 'a1.0', halon: 'a2.0' })
  const taken = spacesOf(items)
  expect(listSpaces(freeSpaces(hold, taken)).map((space) => hold.names[space])).toEqual(['c2', 'd2', 'a3', 'd3'])
  expect(spacesForCubes(hold, taken, 3).map((space) => hold.names[space])).toEqual(['c2', 'd2', 'a3'])
  expect(freePlacements(fitsOf.lattice, taken)).toEqual([])
  expect(freePlacements(fitsOf.longbow, setOf([0, 1, 2, 3])).map(({ name }) => name)).toEqual(['a2.0', 'a3.0'])
  expect([fits(fitsOf.lattice, taken), fits(fitsOf.lattice, 0)]).toEqual([false, true])
})

test('a packing that is found is legal and in the order of the outfits; where there is none, none is found', () => {
  const ship = ships['swamp-rat']
  const list = ['m-22', 'raptor-k', 'targe']
  const found = pack(ship, list, 0, 2)
  const items = list.map((outfit, i) => ({ outfit, placement: found?.[i] ?? ship.fits[outfit][0] }))
  expect(packingProblem(ship.hold, ship.fits, items, [], 0)).toBe(undefined)
  expect(pack(ship, list, 0, 3)).toBe(undefined)
  expect(pack(ship, ['longbow', 'longbow', 'longbow'])?.length).toBe(3)
  expect(pack(ship, ['longbow', 'longbow', 'longbow'], 1)).toBe(undefined)
  expect(pack(ship, [])).toEqual([])
})

test.each(all)('every outfit fits into $id by itself', (ship) => {
  for (const id of Object.keys(outfits)) expect(pack(ship, [id])).toBeDefined()
})

const tier = (n: number) => all.filter((ship) => ship.tier === n)

test.each(tier(1))('[option.loadouts] $id takes each first loadout, the trader’s with two cubes', (ship) => {
  for (const [name, list] of Object.entries(firstGame.loadouts))
    expect(pack(ship, list, 0, name === 'trader' ? 2 : 0)).toBeDefined()
})

test.each([...tier(2), ...tier(3)])('$id takes an M-22, a Saker V and a Targe', (ship) => {
  expect(pack(ship, ['m-22', 'saker-v', 'targe'])).toBeDefined()
})

test.each(tier(3))('$id takes a Raptor-K, a Targe and one of the largest weapons', (ship) => {
  const weapons = ['basilisk', 'harrow'].filter((weapon) => pack(ship, ['raptor-k', weapon, 'targe']) !== undefined)
  expect(weapons.length).toBeGreaterThan(0)
})

test('a drawing that is no outfit is told so', () => {
  expect(() => readShape('UX')).toThrow('its shape has a row "UX"')
  expect(() => readShape('...')).toThrow('its shape has no sections')
  expect(() => readShape('U.#')).toThrow('its shape falls apart')
})
