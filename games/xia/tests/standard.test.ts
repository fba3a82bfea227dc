import * as files from 'node:fs'
import { type Dice, type SingleQuestion, sampleAnswer, type Value } from '@orrery/engine'
import { spreadOptions, standardChecks } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import balance from '../balance.ts'
import cases from '../cases/index.ts'
import { housePack } from '../content/house.ts'
import xia from '../game.ts'
import board from '../words/de/board.ts'
import germanCases from '../words/de/cases.ts'
import german from '../words/de/index.ts'
import englishCases from '../words/en/cases.ts'
import { KINDS } from '../words/names.ts'
import { busy, heldUp } from './busy.ts'
import { terms } from './terms.ts'

/** Checking everything after every decision takes its time: so many games for each number of players, and short ones. */
const CHECKED = 2
const UNCHECKED = 13

const GAMES_EACH = 4
const MOST_DECISIONS = 20_000
const BUSY_GAMES = 200
const BUSY_DECISIONS = 60

/** What people may try to give out of turn, most of it not possible. */
const remarks = (): readonly Value[] => ['well met', { give: 0 }, { give: 1 }, { give: 99 }]

/** Spaces of the map and of a hold have no other name; everything else has words. */
const PLACES = /^(?:-?\d+,-?\d+|[a-g]\d(?:, turned by \d+°)?)$/

/** Turns are ended as soon as they can be: the NPCs fly. */
const endTurn = (question: SingleQuestion, dice: Dice): Value | undefined =>
  question.kind === 'choose' && question.candidates.includes('end') ? 'end' : sampleAnswer(question, dice)

const checks = standardChecks({
  game: xia,
  folder: `${import.meta.dirname}/..`,
  files,
  recordedFor: [3, 4, 5],
  languages: { German: german(housePack) },
  sentences: {
    sources: ['rules', 'content'],
    kinds: KINDS,
    // Rolls are told wherever a table names them.
    callees: { told: /#roll$/ },
    mayMiss: 1 / 8,
    unsaid: /\b[a-z]+-\d\b|\b[A-Z]\d\d\b/,
    isOdd: (name) => !PLACES.test(name) && /^$|[:@>]|undefined/.test(name),
    play(survey) {
      survey.playGames(xia, GAMES_EACH, () => ({ remarks, most: MOST_DECISIONS }), { goal: 10 })
      for (let i = 0; i < BUSY_GAMES; i++) survey.play(xia, busy(i), `busy ${i}`, { remarks, most: BUSY_DECISIONS })
      survey.play(xia, heldUp(), 'held up', { decide: endTurn, most: BUSY_DECISIONS })
    },
  },
  terms,
  boards: { de: board },
  balance,
  cases: { list: cases, words: { English: englishCases, German: germanCases } },
  finished: (players) => spreadOptions(xia, players, UNCHECKED),
  checked: (players) =>
    players === 2 ? [] : spreadOptions(xia, players, CHECKED).map((options) => ({ ...options, goal: 5 })),
})

/** When the rules change on purpose: `node --import ./apps/cli/bin/typescript.mjs games/xia/tests/record-games.ts`. */
test.each(checks)('%s', { timeout: 120_000 }, (_, problems) => {
  expect(problems()).toEqual([])
})
