import * as files from 'node:fs'
import { fillWords, type Value } from '@orrery/engine'
import { MessagesSurvey, readSources } from '@orrery/engine/testing'
import { beforeAll, expect, test } from 'vitest'
import starshipSamurai from '../game.ts'
import type { State } from '../rules/state.ts'
import { KINDS } from '../words/names.ts'

/** A pack of such small numbers that what is rare becomes common. */
const scarce = starshipSamurai.withContent?.({
  id: 'scarce',
  version: '1',
  numbers: { spacesPerLocation: 2, startingWealth: 4, handLimit: 3, wealthSupply: 30 },
  cards: { B01: { name: 'Raid', numbers: { wealth: 1 } } },
}) as typeof starshipSamurai

const GAMES_EACH = 8

/** Things people may say out of turn, most of them not possible. */
function remarks({ seats, offers }: State): Value[] {
  const answers = offers.flatMap(({ id }): Value[] => [{ accept: id }, { decline: id }, { withdraw: id }])
  const made = Array.from({ length: seats }, (_, to): Value[] => [
    { offer: { to } },
    { offer: { to, giveWealth: 50 } },
    { offer: { to, giveCards: ['B01', 'B01', 'B01'] } },
    { offer: { to, wantCards: 2, nextChoices: ['wealth-1'] } },
  ])
  return ['well met', { accept: 999 }, ...answers, ...made.flat()]
}

const survey = new MessagesSurvey(starshipSamurai, {
  sources: readSources(files, `${import.meta.dirname}/..`, 'rules', 'content/cards'),
  kinds: KINDS,
  mayMiss: 1 / 10,
})

beforeAll(() => {
  for (const game of [starshipSamurai, scarce]) survey.playGames(game, GAMES_EACH, () => ({ remarks }))
})

test('all that is asked, told and refused has its words and its rule, and mentions what is there', () => {
  expect(survey.problems()).toEqual([])
})

test('every sentence reads like one', () => {
  expect(survey.oddSentences(/\b[a-z]+-\d\b|\b[BSL]\d\d\b|-carrier/)).toEqual([])
})

test('every option has a name that people say', () => {
  expect(survey.oddOptions((name) => !/^([A-Z]|location \d|neutral$)/.test(name) || /\w-\d/.test(name))).toEqual([])
})

test('things are called what people call them', () => {
  const { name } = starshipSamurai.locale.messages
  const said = ['nova-3', 'nova-carrier', 'gozen', 'B01', 'L01', 'Nova-3', 'neutral', 'units-3', 'end', 'B12.2', 'Sol']
  expect(said.map((id) => name(id))).toEqual([
    'Nova fighter 3',
    'Nova carrier',
    'Gozen',
    'Supply Attack',
    'Seishin',
    'Nova 3',
    'neutral',
    'Move Units with marker 3',
    'End turn',
    'Coordinated Volley',
    'Sol',
  ])
  expect([name(1, 'seat'), name(2, 'board'), name(1, 'card'), name(2, 'card'), name(3)]).toEqual([
    'Pulsar',
    'location 2',
    '1 card',
    '2 cards',
    '3',
  ])
})

test("an owner's pack brings its own names and numbers into the words", () => {
  expect(scarce.locale.messages.name('B01')).toBe('Raid')
  const data = { by: 0, left: 1 }
  expect(fillWords(scarce.locale.messages.prompts['card.B01#answer'], data, scarce.locale.messages.name)).toBe(
    'Raid: do you give Nova 1 wealth or destroy 2 units in your supply? 1 left to answer.',
  )
})
