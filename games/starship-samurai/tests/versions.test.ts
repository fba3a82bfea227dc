import { gameFor, hashValue, headerFor } from '@orrery/engine'
import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import { HOUSE_PACKS } from '../content/packs.ts'
import starshipSamurai from '../game.ts'
import type { Content } from '../rules/state/state.ts'
import { KNOWN_RULES, NEWEST, RULES, since } from '../rules/versions.ts'
import { cardText } from '../words/cards.ts'
import german from '../words/de/index.ts'
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
  expect(gameFor(scarce, header).content).toEqual({ id: 'house', version: '3' })
  expect(gameFor(scarce, { ...header, content: scarce.content })).toBe(scarce)
})

test('a match of the first rules is played with the first pack, and an owner’s pack then changes that one', () => {
  const first = gameFor(scarce, { ...header, rules: 1, content: { id: 'house', version: '1' } })
  expect((first.pack as Content).cards.S03.numbers).toEqual({ difference: 2 })
  const own = gameFor(scarce, { ...header, rules: 1, content: scarce.content }).pack as Content
  expect([own.cards.B01.name, own.cards.S03.numbers, own.handLimit]).toEqual(['Raid', { difference: 2 }, 3])
  expect((scarce.pack as Content).cards.S03.numbers).toEqual({ deeper: 3 })
})

/** A pack without the words on its cards: how they say what they do may become better at any time. */
const wordless = ({ cards, ...pack }: Content) => ({
  ...pack,
  name: undefined,
  cards: Object.fromEntries(Object.entries(cards).map(([id, { name, text, ...data }]) => [id, data])),
})

test('older packs stay as they were', () => {
  // Data only: what cards do is shown by their tests and by the recorded games.
  expect(HOUSE_PACKS.map((pack) => [pack.version, hashValue(JSON.parse(JSON.stringify(wordless(pack))))])).toEqual([
    ['3', '88d4ca9b2fce502d'],
    ['2', '5c050f032664bb1b'],
    ['1', '2791ef23bba9d227'],
  ])
})

test('German knows the texts of every pack', () => {
  for (const pack of HOUSE_PACKS) {
    const { printed } = german(pack)
    const english = Object.values(pack.cards).filter((card) => printed[card.id]?.text === cardText(card, 'en'))
    expect(english.map(({ id }) => id)).toEqual([])
  }
})

test.each([
  [
    { ...header, rules: 99 },
    'This match was played under rules version 99 of Starship Samurai; this program knows 1, 2, 3: use the newest program.',
  ],
  [
    { ...header, content: { id: 'house', version: '99' } },
    'This match was played with the content pack "house" 99, which is not loaded: load that pack.',
  ],
])('what never was is refused in a sentence', (unknown, sentence) => {
  expect(complaintOf(() => gameFor(starshipSamurai, unknown))).toBe(sentence)
})
