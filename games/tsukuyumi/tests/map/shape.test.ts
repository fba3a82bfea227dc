import { expect, test } from 'vitest'
import { type Hex, hexName, hexNamed, MOON, NO_HEX } from '../../map/hex.ts'
import {
  canStart,
  farApart,
  fitsSnugly,
  hasAll,
  hasHole,
  isOnEdge,
  spotsAround,
  startingChoices,
  touching,
} from '../../map/shape.ts'

const named = (name: string) => hexNamed(name) ?? NO_HEX
const all = (text: string) => text.split(' ').map(named)
const names = (hexes: readonly Hex[]) => hexes.map(hexName).join(' ')

test('[event.add-tile] new land must touch two hexes of the board', () => {
  expect(names(spotsAround(MOON, 2))).toBe('c2 c4 c6 c8 c10 c12')
  expect(names(spotsAround(MOON, 1))).toBe('c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 c11 c12')
  expect(names(spotsAround([...MOON, named('c12')], 2))).toBe('c1 c2 c4 c6 c8 c10 c11')
})

test('how many hexes are around, and which lie on the edge', () => {
  const has = hasAll([...MOON, ...all('c1 c2')])
  expect([touching(has, 0), touching(has, named('b1')), touching(has, named('c1'))]).toEqual([6, 5, 2])
  expect([isOnEdge(has, 0), isOnEdge(has, named('b1'))]).toEqual([false, true])
})

test('a piece that fits snugly makes no hole', () => {
  const ring = all('c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 c11')
  expect(hasHole([...MOON, ...ring])).toBe(false)
  const open = [...MOON, ...ring, ...all('d1 d18')]
  expect(hasHole(open)).toBe(false)
  expect(fitsSnugly(hasAll(open), named('d17'))).toBe(false)
  expect(hasHole([...open, ...all('d17 d16')])).toBe(true)
  expect(fitsSnugly(hasAll(open), named('c12'))).toBe(true)
  expect(hasHole([...open, ...all('c12 d17 d16')])).toBe(false)
})

test('[setup.starting-areas] the first lies at the homezone, the others there or next to one of them', () => {
  const free = all('c1 c2 c4 c5 c12')
  const choices = (chosen: string, rule: 'connected' | 'adjacent') =>
    names(startingChoices(named('c3'), chosen === '' ? [] : all(chosen), free, rule))
  expect(choices('', 'connected')).toBe('c2 c4')
  expect(choices('c2', 'connected')).toBe('c1 c4')
  expect(choices('c2 c1', 'connected')).toBe('c4 c12')
  expect(choices('c2', 'adjacent')).toBe('c4')
  expect(choices('c2 c4', 'adjacent')).toBe('c1 c5')
})

test('[setup.starting-areas] a homezone needs enough free areas that hang together', () => {
  expect(canStart(named('c3'), all('c1 c2 c4'), 3)).toBe(true)
  expect(canStart(named('c3'), all('c2 c4 c6'), 3)).toBe(false)
  expect(canStart(named('c3'), all('c6 c7 c8'), 1)).toBe(false)
})

test('hexes far apart', () => {
  expect(names(farApart(all('c1 c2 c3 c6 c7 c8'), 2))).toBe('c1 c6')
  expect(names(farApart(all('c1 c2 c5 c9'), 3))).toBe('c1 c5 c9')
  expect(names(farApart(all('c1 c2'), 3))).toBe('c1 c2')
})
