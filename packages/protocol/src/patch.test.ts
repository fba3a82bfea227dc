import { canonicalText } from '@orrery/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, cloneJson, diff, type Json, type Patch } from './patch.ts'

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>

/** A value and another that grew out of it, as views do. */
const grown = fc.tuple(json, json, fc.array(fc.nat(9), { maxLength: 6 })).map(([value, other, way]): [Json, Json] => {
  const replace = (part: Json, depth: number): Json => {
    if (depth === way.length || typeof part !== 'object' || part === null) return other
    const keys = Object.keys(part)
    if (keys.length === 0) return other
    const key = keys[way[depth] % keys.length]
    if (Array.isArray(part)) {
      const at = Number(key)
      if (way[depth] % 3 === 0) return [...part.slice(0, at), other, ...part.slice(at)]
      if (way[depth] % 3 === 1) return [...part.slice(0, at), ...part.slice(at + 1)]
      return part.map((one, i) => (i === at ? replace(one, depth + 1) : one))
    }
    const entries = Object.entries(part).map(([name, one]) => [name, name === key ? replace(one, depth + 1) : one])
    return Object.fromEntries(way[depth] === 9 ? entries.slice(1) : entries)
  }
  return [value, replace(value, 0)]
})

const survivesTheWire = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch))

/** JSON knows no minus zero. */
const overTheWire = (value: Json): Json => JSON.parse(JSON.stringify(value))

test.each([
  ['any two values', fc.tuple(json, json)],
  ['a value and what grew out of it', grown],
])('the patch between %s leads from one to the other', (_, pairs) => {
  fc.assert(
    fc.property(pairs, ([first, second]) => {
      const [before, after] = [overTheWire(first), overTheWire(second)]
      const text = JSON.stringify(before)
      const patch = diff(before, after)
      if (patch === undefined) expect(canonicalText(before)).toBe(canonicalText(after))
      else expect(canonicalText(applyPatch(before, survivesTheWire(patch)))).toBe(canonicalText(after))
      expect(JSON.stringify(before)).toBe(text)
    }),
    { numRuns: 3000 },
  )
})

test('equal values need no patch', () => {
  fc.assert(fc.property(json, (value) => diff(value, cloneJson(value)) === undefined))
})

test('a patch is as small as what changed', () => {
  const before = { round: 1, seats: [{ gold: 3 }, { gold: 5 }], hand: ['a', 'b', 'c'], battle: null, odd: { x: 1 } }
  const after = { round: 1, seats: [{ gold: 3 }, { gold: 6 }], hand: ['a', 'c'], battle: { at: 2 } }
  expect(diff(before, after)).toEqual({
    seats: { 1: { gold: [6] } },
    hand: [1, 1],
    battle: [{ at: 2 }],
    odd: 0,
  })
})

test('what did not change stays the same object', () => {
  const before = { still: { deep: [1] }, moved: { x: 1 } }
  const after = applyPatch(before, diff(before, { still: { deep: [1] }, moved: { x: 2 } })!) as typeof before
  expect(after.still).toBe(before.still)
  expect(after.moved).toEqual({ x: 2 })
})

test('fields that are undefined count as absent, as they do in JSON', () => {
  expect(diff({ a: 1, b: undefined }, { a: 1 })).toBeUndefined()
  expect(diff({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ b: 0 })
  expect(diff({ a: 1 }, { a: 1, b: 2, c: undefined })).toEqual({ b: [2] })
})

test('a patch shares nothing with the living state it was made from', () => {
  const living = { hand: ['a'] }
  const patch = diff({ hand: 0 }, living)!
  living.hand.push('b')
  expect(patch).toEqual({ hand: [['a']] })
})

test('the names of what all objects inherit are keys like others', () => {
  const odd = JSON.parse('{"__proto__":{"x":1},"constructor":2,"toString":3}')
  for (const [before, after] of [
    [{}, odd],
    [{ a: 1 }, { ...odd, a: 1 }],
    [odd, { toString: 3 }],
    [odd, JSON.parse('{"__proto__":{"x":2},"constructor":2,"toString":3}')],
  ]) {
    const result = applyPatch(before, survivesTheWire(diff(before, after)!))
    expect(canonicalText(result)).toBe(canonicalText(after))
    expect(({} as { x?: number }).x).toBeUndefined()
  }
})

test('what is frozen with all its parts is shared; what could change is copied', () => {
  const rock = Object.freeze({ at: Object.freeze([1, 2]) })
  const living = [1]
  const half = Object.freeze({ living })
  const copy = cloneJson({ rock, half }) as { rock: unknown; half: { living: unknown } }
  expect(copy.rock).toBe(rock)
  expect(copy.half).not.toBe(half)
  living.push(2)
  expect(copy.half.living).toEqual([1])
  expect(diff(copy, { rock, half })).toEqual({ half: { living: [1, 0, 2] } })
})
