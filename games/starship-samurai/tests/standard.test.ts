import * as files from 'node:fs'
import { everyOptions, gameFor, type Value } from '@orrery/engine'
import { spreadOptions, standardChecks } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import balance from '../balance.ts'
import cases from '../cases/index.ts'
import { housePack } from '../content/house.ts'
import starshipSamurai from '../game.ts'
import type { State } from '../rules/state/state.ts'
import board from '../words/de/board.ts'
import germanCases from '../words/de/cases.ts'
import german from '../words/de/index.ts'
import englishCases from '../words/en/cases.ts'
import { KINDS } from '../words/names.ts'
import { scarce } from './scarce.ts'
import { terms } from './terms.ts'

/** Checking everything after every decision takes its time: so many games, among them every deck and every value of every option. */
const CHECKED = 13
const SURVEYED = 8

/** Things people may say out of turn, most of them not possible. */
function remarks({ seats, offers }: State): Value[] {
  const answers = offers.flatMap(({ id }): Value[] => [{ accept: id }, { decline: id }, { withdraw: id }])
  const made = Array.from({ length: seats }, (_, to): Value[] => [
    { offer: { to } },
    { offer: { to, giveWealth: 50 } },
    { offer: { to, giveCards: ['B01', 'B01', 'B01'] } },
    { offer: { to, wantCards: 2, wantChoice: { ask: 'turn.sequence', value: 'wealth-1' } } },
    { offer: { to, giveChoice: { ask: 'turn.sequence', value: 'wealth-1' } } },
    { offer: { to, giveChoice: { ask: 'move.units', value: 'stop' } } },
    { offer: { to, wantChoice: { ask: 'battle.commit', value: 'ST1' } } },
  ])
  return ['well met', { accept: 999 }, ...answers, ...made.flat()]
}

/** As it was first published: its cards have words too. */
const first = gameFor(starshipSamurai, { game: 'starship-samurai', rules: 1, content: { id: 'house', version: '1' } })

const checks = standardChecks({
  game: starshipSamurai,
  folder: `${import.meta.dirname}/..`,
  files,
  languages: { German: german(housePack) },
  sentences: {
    sources: ['rules', 'content/cards'],
    kinds: KINDS,
    mayMiss: 1 / 10,
    unsaid: /\b[a-z]+-\d\b|\b[BSL]\d\d\b|-carrier/,
    isOdd: (name) => !/^([A-Z]|location \d|neutral$)/.test(name) || /\w-\d/.test(name),
    play(survey) {
      for (const game of [starshipSamurai, scarce, first]) survey.playGames(game, SURVEYED, () => ({ remarks }))
    },
  },
  terms,
  boards: { de: board },
  balance,
  cases: { list: cases, words: { English: englishCases, German: germanCases } },
  finished: (players) => everyOptions(starshipSamurai, players),
  checked: (players) => spreadOptions(starshipSamurai, players, CHECKED),
})

/** When the rules change on purpose: `node --import ./apps/cli/bin/typescript.mjs --import ./packages/engine/testing/guard.ts games/starship-samurai/tests/record-games.ts`. */
test.each(checks)('%s', (_, problems) => {
  expect(problems()).toEqual([])
})
