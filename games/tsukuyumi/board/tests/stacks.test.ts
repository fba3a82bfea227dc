import { expect, test } from 'vitest'
import { UNIT_KINDS } from '../../content/types.ts'
import type { HexView } from '../../view.ts'
import { INNER, SIZE } from '../map/geometry.ts'
import { stacksIn } from '../map/stacks.ts'

const POWERS = Object.keys(UNIT_KINDS) as (keyof typeof UNIT_KINDS)[]

/** A hex with so many kinds of each of so many powers, two units of each kind. */
function crowd(powers: number, kinds: number, more: Partial<HexView> = {}): HexView {
  const units = Object.fromEntries(
    POWERS.slice(0, powers).map((power) => [
      power,
      UNIT_KINDS[power].slice(0, kinds).flatMap((kind) => [`${kind}-1`, `${kind}-2`]),
    ]),
  )
  const points = Object.fromEntries(Object.keys(units).map((power) => [power, 30]))
  return { hex: 'c1', kind: 'area', tile: 'T01', rotation: 0, type: 'ocean', owner: null, units, points, ...more }
}

const CROWDS = [1, 2, 3, 5].flatMap((powers) => [1, 3, 4, 7].map((kinds) => [powers, kinds] as const))

test.each(CROWDS)('%d powers with %d kinds of units each stay inside their hex', (powers, kinds) => {
  for (const more of [{}, { eggs: 3, properties: ['unstable'] }, { kind: 'homezone' as const, type: null }]) {
    const hex = crowd(powers, kinds, more)
    const { placed, tallies } = stacksIn(hex)
    expect(placed.map(({ figure }) => figure).sort()).toEqual(Object.values(hex.units).flat().sort())
    for (const { x, y } of [...placed, ...tallies]) {
      expect(Math.abs(x)).toBeLessThan(INNER)
      expect(Math.abs(y)).toBeLessThan(SIZE * 0.85)
    }
    for (const { scale } of placed) expect(scale).toBeGreaterThan(0.15)
  }
})

test('units of one kind lie on each other, the last one on top, and are counted', () => {
  const { placed, counts } = stacksIn(crowd(1, 1))
  expect(counts).toMatchObject([{ kind: 'attack-drone', count: 2 }])
  const [below, above] = placed
  expect([below.figure, above.figure]).toEqual(['attack-drone-1', 'attack-drone-2'])
  expect(Math.abs(above.x - below.x)).toBeLessThan(6)
})

test('one power alone shows conquest points, health and damage; several show their conquest points', () => {
  expect(stacksIn(crowd(1, 1)).tallies).toMatchObject([{ values: [30, 10, 20] }])
  expect(stacksIn(crowd(2, 1)).tallies.map(({ values }) => values)).toEqual([[30], [30]])
})
