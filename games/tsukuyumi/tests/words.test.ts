import * as files from 'node:fs'
import { type Dice, optionsOf, type SingleQuestion, sampleAnswer, type Value } from '@orrery/engine'
import { MessagesSurvey, readSources, type SurveyOptions } from '@orrery/engine/testing'
import { beforeAll, expect, test } from 'vitest'
import tsukuyumi from '../game.ts'
import { MOON } from '../map/hex.ts'
import type { State } from '../rules/state/state.ts'
import { KINDS } from '../words/names.ts'

/** A pack of such small numbers that what is rare becomes common. */
const scarce = tsukuyumi.withContent?.({
  id: 'scarce',
  version: '1',
  numbers: {
    territoryMarkers: 4,
    eggs: 7,
    mines: 3,
    superiorityPoints: 8,
    blockadeMarkers: 1,
    tsukuyumiMarkers: 1,
    unstableMarkers: 1,
    radioactiveMarkers: 1,
    negationMarkers: 1,
  },
  terraformings: { cover: { count: 1 }, stronghold: { count: 2 } },
  combatCards: { 'no-conquest': { name: 'Seizure' } },
}) as typeof tsukuyumi

const GAMES_EACH = 6

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

/** Functions that give a reason, and functions whose rule id says why units move or where an action belongs. */
const CALLEES = { refusing: ['needsTarget', 'nothingIn'], silent: ['beginMovement', 'notNow'] }

/** Refusals whose name is put together from parts. */
const COMPOSED = ['tsukuyumi', 'unstable', 'radioactive'].map((property) => `event.add-${property}#none`)

const survey = new MessagesSurvey(tsukuyumi, {
  sources: readSources(files, `${import.meta.dirname}/..`, 'rules', 'content'),
  callees: CALLEES,
  composed: COMPOSED,
  kinds: KINDS,
  mayMiss: 1 / 10,
})

beforeAll(() => {
  survey.playGames(tsukuyumi, GAMES_EACH, () => ({ decide: boldAnswer }))
  survey.playGames(scarce, GAMES_EACH, fighting)
})

test('all that is asked, told and refused has its words and its rule, and mentions what is there', () => {
  expect(survey.problems()).toEqual([])
})

test('every sentence reads like one', () => {
  expect(survey.oddSentences(/\b[a-z]+-\d\b|\b(?:AC|EV)\d\d\b/, /^(?:[A-Z0-9]|[a-z]\d+ )/)).toEqual([])
})

test('every option has a name that people say', () => {
  const directions = /north-east|north-west|south-east|south-west/g
  const isOdd = (name: string) =>
    !/^[a-z]\d+-[a-z]\d+/.test(name) &&
    /undefined|\b[a-z]+-[a-z]+-?\d?\b|\bAC\d\d|\bEV\d\d/.test(name.replace(directions, ''))
  expect(survey.oddOptions(isOdd)).toEqual([])
})

test('things are called what people call them', () => {
  const { name } = tsukuyumi.locale.messages
  const said = ['private-3', 'lt-dan', 'worker>warrior', 'cover c3', 'c3-ne', 'AC01', 'no-guerilla', 'natures-wisdom']
  expect(said.map((id) => name(id))).toEqual([
    'Private 3',
    'Lt. Dan',
    'Worker to Warrior',
    'Cover c3',
    'c3 north-east',
    'Logistics',
    'Guerilla Attack',
    'Nature’s Wisdom',
  ])
  expect([name('attack', 'turn'), name(1, 'mine'), name(2, 'mine'), name(3)]).toEqual([
    'Attack',
    '1 mine',
    '2 mines',
    '3',
  ])
})

test("an owner's pack brings its own names into the words", () => {
  expect([scarce.locale.messages.name('no-conquest'), scarce.locale.messages.name('ds-conquest')]).toEqual([
    'Seizure',
    'Conquest',
  ])
})
