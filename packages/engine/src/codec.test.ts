import { expect, expectTypeOf, test } from 'vitest'
import { type Codec, pattern } from './codec.ts'

const columns: Codec<number> = {
  encode: (column) => 'abc'[column] as string,
  decode: (text) => 'abc'.indexOf(String(text)),
}

test('an option of several parts is written and read in one place', () => {
  const shot = pattern('{weapon}@{from}>{target}', { from: columns })
  expect(shot.encode({ weapon: 'm-22', from: 1, target: 'Blue' })).toBe('m-22@b>Blue')
  expect(shot.decode('m-22@b>Blue')).toEqual({ weapon: 'm-22', from: 1, target: 'Blue' })
  expectTypeOf(shot.decode).returns.toEqualTypeOf<{
    readonly weapon: string
    readonly from: number
    readonly target: string
  }>()
})

test('a part may hold what separates later parts, and anything of another kind is not matched', () => {
  const fly = pattern('fly:{where}')
  expect(fly.match('fly:a:b')).toEqual({ where: 'a:b' })
  expect([fly.match('done'), fly.match('fly:'), fly.match(3), fly.match(undefined)]).toEqual(Array(4).fill(undefined))
})

test('what is not of its form cannot be read', () => {
  expect(() => pattern('{a}.{b}').decode('ab')).toThrow('"ab" is not written like "{a}.{b}".')
})
