import { expect, test } from 'vitest'
import { BadInput } from '../values/errors.ts'
import { CHANCE, type Chance, headerFor, seedOf } from './header.ts'

const game = { id: 'march', rulesVersion: 3, content: { id: 'house', version: '1' } }
const beginning = { seats: 2, options: {}, seed: 'a' }

test('a new match says which kind of chance it has', () => {
  expect(headerFor(game, beginning).chance).toBe(CHANCE)
  expect(seedOf(headerFor(game, beginning))).toBe('a')
})

test('a header from before the stream says nothing, and means the generator of its time', () => {
  const header = headerFor(game, { ...beginning, chance: 1 })
  expect(Object.hasOwn(header, 'chance')).toBe(false)
  expect(seedOf(header)).toEqual({ generator: 'a' })
})

test('a kind of chance that this program does not know is refused in one sentence', () => {
  expect(() => seedOf({ seed: 'a', chance: 3 as Chance })).toThrow(
    new BadInput('This match has chance of kind 3; this program knows kind 2: use the newest program.'),
  )
})
