import { expect, test } from 'vitest'
import { UNIT_KINDS } from '../../content/types.ts'
import type { HexView } from '../../view.ts'
import { type Camps, campsIn, pennantWidth, widthOf } from '../map/camps.ts'
import { cornersOf } from '../map/chips.ts'
import { GRADES, type Grade, gradeAt } from '../map/grade.ts'

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
  return { hex: 'c12', kind: 'area', tile: 'T01', rotation: 0, type: 'ocean', owner: null, units, points, ...more }
}

const rank = (power: string) => POWERS.indexOf(power as (typeof POWERS)[number])
const laid = (hex: HexView, grade: Grade) => campsIn(hex, grade, rank)

const CROWDS = [1, 2, 3, 5].flatMap((powers) => [1, 3, 4, 7].map((kinds) => [powers, kinds] as const))
const MORE: readonly Partial<HexView>[] = [
  {},
  { eggs: 3, properties: ['unstable'] },
  { kind: 'homezone', type: null },
  { points: Object.fromEntries(POWERS.map((power) => [power, 165])) },
]

interface Letters {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  readonly size: number
}

/** Where all numbers of a hex are, and how large. */
function lettersOf({ labels, pennants, sums }: Camps, hex: HexView, grade: Grade): Letters[] {
  const { name, chips } = cornersOf(hex, grade)
  const from = (text: string, left: number, y: number, size: number): Letters => ({
    text,
    left,
    right: left + widthOf(text, size),
    y,
    size,
  })
  const shares = { start: 0, middle: 0.5, end: 1 }
  return [
    from(hex.hex, name.x, name.y - name.size * 0.36, name.size),
    ...chips
      .filter(({ text }) => text !== '')
      .map(({ text, x, y, size, textSize }) => from(text, x + size / 2 + 1, y, textSize)),
    ...labels.map(({ text, x, y, size, anchor }) =>
      from(text, x - shares[anchor] * widthOf(text, size), y - size * 0.36, size),
    ),
    ...pennants.map(({ points, right, y, size }) =>
      from(String(points), right - pennantWidth(points, size) + size * 0.2, y, size),
    ),
    ...sums.map(({ value, x, y, size }) => from(String(value), x + size * 1.05, y, size)),
  ]
}

test.each(CROWDS)(
  '%d powers with %d kinds of units each: all fits, nothing is small, no number lies on another',
  (...n) => {
    for (const more of MORE)
      for (const grade of GRADES) {
        const hex = crowd(...n, more)
        const camps = laid(hex, grade)
        expect(camps.tokens.map(({ figure }) => figure).sort()).toEqual(Object.values(hex.units).flat().sort())
        for (const { x, y, radius } of camps.tokens) {
          expect(radius === 0 || radius >= 7.5).toBe(true)
          expect(Math.abs(x) + radius).toBeLessThan(grade * 0.9)
          expect(Math.abs(y)).toBeLessThan(grade * 0.6)
        }
        const letters = lettersOf(camps, hex, grade)
        for (const [at, one] of letters.entries()) {
          expect(one.size).toBeGreaterThanOrEqual(12)
          expect(Math.max(-one.left, one.right)).toBeLessThan(grade * 0.87)
          for (const other of letters.slice(at + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
            const down = (one.size + other.size) * 0.36 - Math.abs(one.y - other.y)
            expect(Math.min(across, down), `${grade}: ${one.text} and ${other.text}`).toBeLessThanOrEqual(2)
          }
        }
      }
  },
)

test('from far the strongest unit stands for all of its side, from near each kind for itself', () => {
  const hex = crowd(1, 3)
  const seen = (grade: Grade) =>
    new Set(laid(hex, grade).tokens.flatMap(({ kind, radius }) => (radius > 0 ? [kind] : [])))
  expect(seen(40)).toEqual(new Set(['cs-2-1']))
  expect(laid(hex, 40).labels).toMatchObject([{ text: '6' }])
  expect(seen(68)).toEqual(new Set(['attack-drone', 'shield-drone', 'cs-2-1']))
  expect(laid(hex, 68).sums.map(({ id, value }) => [id, value])).toEqual([
    ['health', 60],
    ['damage', 40],
  ])
  expect(laid(crowd(1, 2), 130).labels.map(({ text }) => text)).toContain('5·5·10')
})

test('sides stand in the order of the seats; of more than three the last ones are added up', () => {
  expect(laid(crowd(3, 1), 56).pennants.map(({ power }) => power)).toEqual(POWERS.slice(0, 3))
  const { pennants, labels } = laid(crowd(5, 1), 56)
  expect(pennants.map(({ power, points }) => [power, points])).toEqual([
    [POWERS[0], 30],
    [POWERS[1], 30],
    ['rest', 90],
  ])
  expect(labels.map(({ text }) => text)).toContain('+3')
})

test('in a homezone nothing can be conquered, so nothing flies a pennant', () => {
  for (const grade of GRADES) expect(laid(crowd(2, 2, { kind: 'homezone', type: null }), grade).pennants).toEqual([])
})

test('more is drawn only well beyond a grade, and less at once when it would be too small', () => {
  expect(gradeAt(57, 46)).toBe(46)
  expect(gradeAt(61, 46)).toBe(56)
  expect(gradeAt(55.9, 56)).toBe(46)
  expect(gradeAt(20, 56)).toBe(40)
  expect(gradeAt(300, 40)).toBe(130)
})
