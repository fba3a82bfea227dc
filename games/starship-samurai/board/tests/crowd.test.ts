import { expect, test } from 'vitest'
import type { UnitView, View } from '../../view.ts'
import { layOut } from '../layout/layout.ts'
import { unitPlaces } from '../table/units.ts'

const unit = (id: string, wealth = 0): UnitView => ({ id, power: 1 + wealth, wealth })
const fighters = (clan: string, count: number): UnitView[] =>
  Array.from({ length: count }, (_, index) => unit(`${clan.toLowerCase()}-${index + 1}`))

/** A location with these units, and nothing else that a place depends on. */
function placesOf(...units: readonly (readonly UnitView[])[]) {
  const boards = [{ board: 1, location: '', units, power: [0, 0], attached: [] }]
  const view = { boards, battle: null } as unknown as View
  return unitPlaces(view, layOut({ width: 1064, height: 640, players: 2, branch: [2, 3] }))
}

const idsOf = (view: ReturnType<typeof placesOf>) => view.map(({ units }) => units.length)

test('up to seven units have a space each', () => {
  const places = placesOf(fighters('Nova', 4), fighters('Pulsar', 3))
  expect(idsOf(places)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(7)
})

test('of more than seven units, equal ships of a clan share a space; those that carry wealth do not', () => {
  const laden = unit('nova-5', 1)
  const places = placesOf([...fighters('Nova', 4), laden], fighters('Pulsar', 4))
  expect(places.map(({ seat, units, power }) => [seat, units.length, power])).toEqual([
    [0, 4, 1],
    [0, 1, 2],
    [1, 4, 1],
  ])
})
