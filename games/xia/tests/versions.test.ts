import { type Game, gameFor, headerFor } from '@orrery/engine'
import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import type { Content } from '../content/types.ts'
import xia from '../game.ts'
import { KNOWN_RULES, NEWEST, RULES, since } from '../rules/versions.ts'
import { opening } from './scene.ts'

const own = xia.withContent?.({ id: 'own', version: '1', outfits: { targe: { price: 1500 } } }) ?? xia

const header = headerFor(xia, { seats: 2, options: {}, seed: 'old' })

test('every version of the rules says what it changed, and the newest is played', () => {
  expect(Object.values(RULES).every((change) => change !== '')).toBe(true)
  expect([xia.rulesVersion, xia.knownRules]).toEqual([NEWEST, KNOWN_RULES])
})

test('a match knows the version of its rules, and later ones do not concern it', () => {
  const { state } = opening(2)
  expect([since(state, 1), since(state, NEWEST), since(state, NEWEST + 1)]).toEqual([true, true, false])
})

test('a match with the house pack opens although an owner’s pack is loaded, and one with the owner’s too', () => {
  expect(gameFor(own, header).content).toEqual({ id: 'house', version: '3' })
  expect(gameFor(own, { ...header, content: own.content })).toBe(own)
})

test('matches of the first version keep the first pack, and an owner’s pack says what is different from that', () => {
  const spaces = (game: Game, content: { readonly id: string; readonly version: string }, rules: number) =>
    (gameFor(game, { ...header, rules, content }).pack as Content).titleSpaces.at(-1)
  expect(spaces(xia, { id: 'house', version: '1' }, 1)).toBe(19)
  expect(spaces(own, own.content, 1)).toBe(19)
  expect(spaces(own, own.content, 2)).toBe(29)
})

test.each([
  [
    { ...header, rules: 99 },
    'This match was played under rules version 99 of Xia: Legends of a Drift System; this program knows 1, 2, 3: use the newest program.',
  ],
  [
    { ...header, content: { id: 'house', version: '99' } },
    'This match was played with the content pack "house" 99, which is not loaded: load that pack.',
  ],
])('what never was is refused in a sentence', (unknown, sentence) => {
  expect(complaintOf(() => gameFor(xia, unknown))).toBe(sentence)
})
