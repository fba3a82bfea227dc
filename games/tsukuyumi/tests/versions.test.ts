import { readFileSync } from 'node:fs'
import { gameFor, readMatchText, replayFile } from '@orrery/engine'
import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import tsukuyumi from '../game.ts'
import { KNOWN_RULES, NEWEST, RULES, since } from '../rules/versions.ts'
import { scarce } from './scarce.ts'
import { opening } from './scene.ts'

const recorded = readMatchText(readFileSync(new URL('./fixtures/two-fixed.json', import.meta.url), 'utf8'))

test('the game is played under the newest of its rules, and knows them all', () => {
  expect([tsukuyumi.rulesVersion, tsukuyumi.knownRules]).toEqual([NEWEST, KNOWN_RULES])
  expect(KNOWN_RULES).toEqual(Object.keys(RULES).map(Number))
})

test('a match knows under which rules it is played, and copies do', () => {
  const { state } = opening(['nomads', 'dark-seed'])
  expect([state.rules, tsukuyumi.copy(state).rules]).toEqual([NEWEST, NEWEST])
  expect([since(state, NEWEST), since(state, NEWEST + 1)]).toEqual([true, false])
})

test('every known version has a game of its own, with the content of the match', () => {
  for (const version of KNOWN_RULES)
    for (const loaded of [tsukuyumi, scarce]) {
      const game = loaded.under?.(version, loaded.content)
      expect([game?.rulesVersion, game?.content]).toEqual([version, loaded.content])
    }
})

test("a match of the house's pack is played on where an owner's pack is loaded", () => {
  expect(replayFile(scarce, recorded).hash()).toBe(recorded.end.hash)
})

const BAD = [
  [{ rules: 99 }, /^This match was played under rules version 99 of Tsukuyumi: .*; this program knows 1, 2, 3: /],
  [{ content: { id: 'house', version: '99' } }, /content pack "house" 99, which is not loaded/],
  [{ content: { id: 'other', version: '1' } }, /content pack "other" 1, which is not loaded/],
] as const

test.each(BAD)('a match that never could be played is turned down in one sentence: %j', (change, sentence) => {
  expect(complaintOf(() => gameFor(tsukuyumi, { ...recorded.header, ...change }))).toMatch(sentence)
})
