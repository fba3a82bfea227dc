import * as files from 'node:fs'
import {
  type Dice,
  everyOptions,
  type Options,
  optionsOf,
  type SingleQuestion,
  sampleAnswer,
  settleOptions,
  type Value,
} from '@orrery/engine'
import { type SurveyOptions, standardChecks } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import balance from '../balance.ts'
import cases from '../cases/index.ts'
import { housePack } from '../content/house.ts'
import tsukuyumi from '../game.ts'
import { MOON } from '../map/hex.ts'
import { MAPS } from '../map/layout.ts'
import { type State, VARIANTS } from '../rules/state/state.ts'
import board from '../words/de/board.ts'
import germanCases from '../words/de/cases.ts'
import german from '../words/de/index.ts'
import englishCases from '../words/en/cases.ts'
import { KINDS } from '../words/names.ts'
import { moonfall } from './moonfall.ts'
import { scarce } from './scarce.ts'
import { terms } from './terms.ts'

/** Checking everything after every decision takes its time: so many games for each number of players. */
const CHECKED: { readonly [players: number]: number } = { 2: 4, 3: 3, 4: 2 }
const SURVEYED = 6

/** Six pairs, four triples and all four factions, in every order of the seats, on all sorts of maps. */
function everySeating(players: number): Options[] {
  const all = everyOptions(tsukuyumi, players)
  const seatings = new Map(all.map(({ factions }) => [String(factions), factions]))
  return [...seatings.values()].map((factions, i) =>
    settleOptions(tsukuyumi, players, { factions, map: MAPS[i % MAPS.length] }),
  )
}

/** Every house rule by itself, with other factions each. */
const everyVariant = (players: number): Options[] =>
  VARIANTS.map((variant, i) => {
    const seatings = everySeating(players)
    return { ...seatings[i % seatings.length], variants: [variant] }
  })

/** Some combinations of options, far apart. */
function someOptions(players: number): Options[] {
  const all = everyOptions(tsukuyumi, players)
  return Array.from({ length: CHECKED[players] }, (_, i) => all[(i * 7919 + players) % all.length])
}

/** All units meet on the moon, so that they fight. */
function gather(g: State): void {
  g.place.forEach((hex, figure) => {
    if (hex >= 0) g.place[figure] = MOON[figure % 3]
  })
}

/** By chance, but fond of fights and of answering them. */
function boldAnswer(question: SingleQuestion, dice: Dice): Value | undefined {
  const options = optionsOf(question)
  if (question.ask === 'round.turn' && options.includes('attack') && dice.below(2) === 0) return 'attack'
  if (question.ask === 'combat.choose' && options.length > 1) return dice.pick(options.slice(0, -1))
  return sampleAnswer(question, dice)
}

/** A game in which all units are brought together once, when the first cards are chosen. */
function fighting(): SurveyOptions<State> {
  let apart = true
  return {
    decide: boldAnswer,
    meddle(g) {
      if (!apart || g.phase !== 'select') return
      gather(g)
      apart = false
    },
  }
}

const checks = standardChecks({
  game: tsukuyumi,
  folder: `${import.meta.dirname}/..`,
  files,
  languages: { German: german(housePack) },
  sentences: {
    sources: ['rules', 'content'],
    /** Functions that give a reason, and functions whose rule id says why units move or where an action belongs. */
    callees: { refusing: ['needsTarget'], silent: ['beginMovement', 'notNow'] },
    composed: ['tsukuyumi', 'unstable', 'radioactive'].map((property) => `event.add-${property}#none`),
    kinds: KINDS,
    mayMiss: 1 / 10,
    unsaid: /\b[a-z]+-\d\b|\b(?:AC|EV)\d\d\b/,
    beginning: /^(?:[A-Z0-9]|[a-z]\d+ )/,
    isOdd: (name) => /undefined|\b[a-z]+-[a-z]+-?\d?\b|\bAC\d\d|\bEV\d\d/.test(name),
    play(survey) {
      survey.playGames(tsukuyumi, SURVEYED, () => ({ decide: boldAnswer }))
      survey.playGames(scarce, SURVEYED, fighting)
      survey.playGames(moonfall, 2, fighting)
    },
  },
  terms,
  boards: { de: board },
  balance,
  cases: { list: cases, words: { English: englishCases, German: germanCases } },
  finished: (players) => [...everySeating(players), ...everyVariant(players)],
  checked: someOptions,
})

/** When the rules change on purpose: `node --import ./apps/cli/bin/typescript.mjs games/tsukuyumi/tests/record-games.ts`. */
test.each(checks)('%s', (_, problems) => {
  expect(problems()).toEqual([])
})
