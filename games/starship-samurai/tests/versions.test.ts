import { gameFor, headerFor } from '@orrery/engine'
import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../game.ts'
import { KNOWN_RULES, NEWEST, RULES, since } from '../rules/versions.ts'
import { scarce } from './scarce.ts'
import { opening } from './scene.ts'

const header = headerFor(starshipSamurai, { seats: 2, options: {}, seed: 'old' })

test('every version of the rules says what it changed, and the newest is played', () => {
  expect(Object.values(RULES).every((change) => change !== '')).toBe(true)
  expect([starshipSamurai.rulesVersion, starshipSamurai.knownRules]).toEqual([NEWEST, KNOWN_RULES])
})

test('a match knows the version of its rules, and later ones do not concern it', () => {
  const { state } = opening(2)
  expect([since(state, 1), since(state, NEWEST), since(state, NEWEST + 1)]).toEqual([true, true, false])
})

test('a match with the house pack opens although an owner’s pack is loaded, and one with the owner’s too', () => {
  expect(gameFor(scarce, header).content).toEqual({ id: 'house', version: '1' })
  expect(gameFor(scarce, { ...header, content: scarce.content })).toBe(scarce)
})

test.each([
  [
    { ...header, rules: 99 },
    'This match was played under rules version 99 of Starship Samurai; this program knows 1, 2: use the newest program.',
  ],
  [
    { ...header, content: { id: 'house', version: '99' } },
    'This match was played with the content pack "house" 99, which is not loaded: load that pack.',
  ],
])('what never was is refused in a sentence', (unknown, sentence) => {
  expect(complaintOf(() => gameFor(starshipSamurai, unknown))).toBe(sentence)
})
