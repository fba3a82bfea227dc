import { expect, expectTypeOf, test } from 'vitest'
import { type Codec, named, pattern, spelled } from './codec.ts'

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

test('things of a list go by their names', () => {
  const colours = named(['red', 'blue'], 'a colour')
  expect([colours.encode(1), colours.decode('blue'), colours.match('green')]).toEqual(['blue', 1, undefined])
  expect(() => colours.decode('green')).toThrow('"green" is not a colour.')
})

test('few things are read by looking up how they are spelled', () => {
  const steps = spelled(
    [
      { to: 'a', far: 1 },
      { to: 'b', far: 2 },
    ],
    ({ to, far }) => `${to}+${far}`,
    'a step',
  )
  expect(steps.encode({ to: 'b', far: 2 })).toBe('b+2')
  expect(steps.decode('a+1')).toEqual({ to: 'a', far: 1 })
  expect([steps.match('a+2'), steps.match(3), steps.match(undefined)]).toEqual([undefined, undefined, undefined])
})
