import { expect, test } from 'vitest'
import type { Game, Messages } from '../src/index.ts'
import { MessagesSurvey, type Vocabulary } from '../testing/index.ts'
import { type March, marchGame } from '../testing/march.ts'
import { scene, variant } from './play.ts'

const VOCABULARY: Vocabulary = { sources: [], kinds: ['seat'], mayMiss: 1 }

function surveyed(game: Game<March>, vocabulary: Partial<Vocabulary> = {}): MessagesSurvey<March> {
  const survey = new MessagesSurvey(game, { ...VOCABULARY, ...vocabulary })
  survey.playGames(game, 8, () => ({
    remarks: () => [
      { to: 9, gold: 1 },
      { to: 0, gold: 9 },
    ],
  }))
  return survey
}

/** Words for all that a survey misses. */
function wordsFor(missing: readonly string[]): Messages {
  const words: { [table: string]: { [key: string]: string } } = { prompts: {}, log: {}, refusals: {} }
  for (const problem of missing) {
    const [, table, key] = /^(\w+): (.*) has no words$/.exec(problem) ?? []
    if (table !== undefined) words[table][key] = 'What is said.'
  }
  return {
    ...(words as unknown as Messages),
    name: (value, kind) => (kind === 'seat' ? `Seat ${value}` : String(value)),
  }
}

/** The toy with other words. */
const saidBy = (messages: Messages) => variant({ locale: { ...marchGame.locale, messages } })

const wordless: Messages = { prompts: {}, log: {}, refusals: {}, name: String }
const words = wordsFor(surveyed(saidBy(wordless)).problems())

/** The same words, one table changed. */
const saying = (table: 'prompts' | 'log' | 'refusals' | 'options', changes: object) =>
  saidBy({ ...words, [table]: { ...words[table], ...changes } })

test('play shows what is asked, told and refused, in turn and out of turn', () => {
  const problems = surveyed(saidBy(wordless)).problems()
  for (const key of ['prompts: play.levy', 'log: gift.give', 'refusals: march.from', 'refusals: gift.off'])
    expect(problems).toContain(`${key} has no words`)
  expect(surveyed(saidBy(words)).problems()).toEqual([])
})

test('a word that is missing, and one that nobody needs', () => {
  const { 'march.to': _, ...log } = words.log
  expect(surveyed(saidBy({ ...words, log })).problems()).toEqual(['log: march.to has no words'])
  expect(surveyed(saying('prompts', { 'march.why': 'Why?' })).problems()).toEqual([
    'prompts: march.why has words that nobody needs',
  ])
})

test('what is named in a source needs words, a rule and its data, shown or not', () => {
  const sources = [{ path: 'rules/a.ts', text: "report(g, 'march.lost', { seat })" }]
  expect(surveyed(saying('log', { 'march.lost': '{{seat}} lost.' }), { sources }).problems()).toEqual([
    'log: march.lost cites no rule',
  ])
  expect(surveyed(saying('log', { 'march.lost': '{{who}} lost.' }), { sources }).problems()).toContain(
    'log: march.lost has nothing for {{who}}',
  )
  expect(surveyed(saidBy(words), { composed: ['march.none#two'] }).problems()).toEqual([
    'refusals: march.none#two has no words',
  ])
})

test('a text that mentions what its data lacks, or a kind that names do not know', () => {
  expect(surveyed(saying('log', { 'march.to': '{{seat:seat}} went to {{to}}.' })).problems()).toEqual([])
  expect(surveyed(saying('log', { 'march.to': '{{who}} went to {{place:to}}.' })).problems()).toEqual([
    'log: march.to has nothing for {{who}}',
    'log: march.to asks for a name of an unknown kind, {{place:to}}',
  ])
})

test('a kind of options that changes no name', () => {
  expect(surveyed(saying('options', { 'play.raid': 'seat' })).problems()).toEqual([])
  expect(surveyed(saying('options', { 'play.raid': 'card' })).problems()).toEqual(['options: play.raid needs no kind'])
})

test('too little that is shown', () => {
  const survey = new MessagesSurvey(saidBy(words), {
    ...VOCABULARY,
    sources: [{ path: 'rules/a.ts', text: "report(g, 'gift.give', {})" }],
    mayMiss: 1 / 2,
  })
  expect(survey.problems()).toContain('play does not show log: gift.give')
})

test('sentences and names that nobody says', () => {
  const survey = surveyed(saying('log', { 'march.to': 'from {{from}}', 'play.card': 'Played  {{none}}.' }))
  expect(survey.oddSentences(/never/)).toEqual(expect.arrayContaining(['from a', 'Played  undefined.']))
  expect(surveyed(saidBy(words)).oddSentences(/never/)).toEqual([])
  expect(surveyed(saidBy(words)).oddSentences(/said/)).toEqual(['What is said.'])
  expect(survey.oddOptions((name) => name === 'rest')).toEqual(['turn.action rest: rest'])
})

test('games are played in the manner that is asked for', () => {
  const survey = new MessagesSurvey(saidBy(words), VOCABULARY)
  let turns = 0
  const meddle = () => turns++
  survey.play(marchGame, scene(), 'rest', { decide: () => 'rest', meddle, most: 2 })
  expect([turns, survey.optionNames.size]).toEqual([2, 4])
})
