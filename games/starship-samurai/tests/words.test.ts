import {
  Dice,
  everyOptions,
  fillWords,
  findRule,
  isMark,
  nameOption,
  partsOf,
  Runner,
  refusalsOf,
  ruleOf,
  type SingleQuestion,
  sampleAnswer,
  type Trace,
  type Value,
} from '@orrery/engine'
import { beforeAll, expect, test } from 'vitest'
import { starshipSamurai } from '../index.ts'
import { KINDS } from '../words/names.ts'
import { namedKeys, sourcesIn } from './sources.ts'

type TableName = 'asks' | 'log' | 'refusals'
const TABLES: readonly TableName[] = ['asks', 'log', 'refusals']

/** A pack of such small numbers that what is rare becomes common. */
const scarce = starshipSamurai.withContent?.({
  id: 'scarce',
  version: '1',
  numbers: { spacesPerLocation: 2, startingWealth: 4, handLimit: 3, wealthSupply: 30 },
  cards: { B01: { name: 'Raid', numbers: { wealth: 1 } } },
}) as typeof starshipSamurai

const GAMES_EACH = 8

/** What play has shown of a key: the fields that its data always has. */
interface Shown {
  readonly fields: Set<string>
  times: number
}

const shown: { readonly [table in TableName]: Map<string, Shown> } = {
  asks: new Map(),
  log: new Map(),
  refusals: new Map(),
}
const sentences = new Set<string>()
const optionNames = new Map<string, string>()
const namedByKind = new Set<string>()

/** So many sentences of a kind are filled in and read; of the others only the fields are looked at. */
const READ_OF_EACH = 40

function show(
  table: TableName,
  key: string,
  data: { readonly [field: string]: unknown },
  game = starshipSamurai,
): void {
  const known = shown[table].get(key)
  const entry = known ?? { fields: new Set(Object.keys(data)), times: 0 }
  if (known === undefined) shown[table].set(key, entry)
  for (const field of entry.fields) if (!(field in data)) entry.fields.delete(field)
  const text = game.words[table][key]
  if (text !== undefined && entry.times++ < READ_OF_EACH) sentences.add(fillWords(text, data, game.words.name))
}

function showQuestion(question: SingleQuestion, game: typeof starshipSamurai): void {
  show('asks', question.ask, question.about, game)
  for (const { refusal } of refusalsOf(question)) show('refusals', refusal.rule, refusal.data, game)
  if (question.kind === 'choose' || question.kind === 'some')
    for (const option of question.candidates) {
      const name = nameOption(game.words, question.ask, option)
      optionNames.set(`${question.ask} ${option}`, name)
      if (name !== game.words.name(option)) namedByKind.add(question.ask)
    }
}

/** Things people may say out of turn, most of them not possible. */
function remarks(seats: number, offers: readonly { readonly id: number }[]): Value[] {
  const answers = offers.flatMap(({ id }): Value[] => [{ accept: id }, { decline: id }, { withdraw: id }])
  const made = Array.from({ length: seats }, (_, to): Value[] => [
    { offer: { to } },
    { offer: { to, giveWealth: 50 } },
    { offer: { to, giveCards: ['B01', 'B01', 'B01'] } },
    { offer: { to, wantCards: 2, nextChoices: ['wealth-1'] } },
  ])
  return ['well met', { accept: 999 }, ...answers, ...made.flat()]
}

function showRemarks(runner: Runner<ReturnType<typeof starshipSamurai.setup>>, game: typeof starshipSamurai): void {
  const { question, state } = runner
  if (question === undefined || !runner.betweenSteps) return
  for (const remark of remarks(state.seats, state.offers))
    for (let seat = 0; seat < state.seats; seat++) {
      const refusal = game.interjections?.refuse(state, seat, remark, question)
      if (refusal) show('refusals', refusal.rule, refusal.data, game)
    }
}

/** Plays a game by chance and looks at everything that is asked, told and refused. */
function playAndLook(game: typeof starshipSamurai, players: number, number: number): void {
  const all = everyOptions(game, players)
  const seed = `words ${players} ${number}`
  const dice = new Dice(seed)
  const trace: Trace = []
  const options = all[(number * 7919) % all.length]
  const runner = Runner.from(game, game.setup({ seats: players, options, seed }), trace)
  while (!runner.over) {
    for (const part of partsOf(runner.question!)) showQuestion(part, game)
    if (dice.below(20) === 0) showRemarks(runner, game)
    const speaker = dice.below(players)
    const remark =
      runner.betweenSteps &&
      dice.below(6) === 0 &&
      game.interjections?.suggest(runner.state, speaker, runner.question!, dice)
    if (remark) runner.interject(speaker, remark)
    else {
      const [seat] = runner.waitingFor()
      runner.apply(seat, sampleAnswer(runner.questionFor(seat)!, dice)!)
    }
  }
  for (const entry of trace) if (!isMark(entry)) show('log', entry.what, entry.data, game)
}

beforeAll(() => {
  for (const game of [starshipSamurai, scarce])
    for (const players of game.players) for (let i = 0; i < GAMES_EACH; i++) playAndLook(game, players, i)
})

const named = sourcesIn('rules', 'content/cards').flatMap(namedKeys)

/** All keys of a table that rules or cards name, or that play has shown. */
const usedKeys = (table: TableName): string[] => [
  ...new Set([...named.filter((one) => one.table === table).map(({ key }) => key), ...shown[table].keys()]),
]

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(?:(\w+):)?([^{}]*)\}\}/g)].map(([, kind, field]) => ({ kind, field }))

test.each(TABLES)('all %s that rules and cards use have words, and no others have', (table) => {
  expect(Object.keys(starshipSamurai.words[table]).sort()).toEqual(usedKeys(table).sort())
})

test.each(TABLES)('all %s cite a rule of the rulebook', (table) => {
  const unknown = usedKeys(table).filter((key) => findRule(starshipSamurai.rulebook, ruleOf(key)) === undefined)
  expect(unknown).toEqual([])
})

test.each(TABLES)('the words of %s mention only what their data has', (table) => {
  const wrong: string[] = []
  for (const [key, text] of Object.entries(starshipSamurai.words[table]))
    for (const { kind, field } of placeholders(text)) {
      const played = shown[table].get(key)
      const calls = named.filter((one) => one.table === table && one.key === key)
      const has = played ? played.fields.has(field) : calls.every(({ call }) => new RegExp(`\\b${field}\\b`).test(call))
      if (!has) wrong.push(`${key}: {{${field}}}`)
      if (kind !== undefined && !KINDS.includes(kind)) wrong.push(`${key}: kind ${kind}`)
    }
  expect(wrong).toEqual([])
})

test('play shows nine of ten words at least', () => {
  const used = TABLES.flatMap((table) => usedKeys(table).map((key) => ({ table, key })))
  const unseen = used.filter(({ table, key }) => !shown[table].has(key))
  expect(unseen.length / used.length, JSON.stringify(unseen)).toBeLessThan(0.1)
})

test('every sentence reads like one', () => {
  const odd = [...sentences].filter(
    (text) =>
      !/^[A-Z][^{}]*[.?]$/.test(text) || /undefined|null|\bNaN\b|\b[a-z]+-\d\b|\b[BSL]\d\d\b|-carrier| {2}/.test(text),
  )
  expect(odd).toEqual([])
})

test('every option has a name that people say', () => {
  const odd = [...optionNames].filter(([, name]) => !/^([A-Z]|location \d|neutral$)/.test(name) || /\w-\d/.test(name))
  expect(odd).toEqual([])
})

test('kinds of options are given to questions that need them', () => {
  const given = Object.keys(starshipSamurai.words.options ?? {})
  const useless = given.filter((ask) => (shown.asks.has(ask) ? !namedByKind.has(ask) : !usedKeys('asks').includes(ask)))
  expect(useless).toEqual([])
})

test('things are called what people call them', () => {
  const { name } = starshipSamurai.words
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
  expect(scarce.words.name('B01')).toBe('Raid')
  const data = { by: 0, left: 1 }
  expect(fillWords(scarce.words.asks['card.B01#answer'], data, scarce.words.name)).toBe(
    'Raid: do you give Nova 1 wealth or destroy 2 units in your supply? 1 left to answer.',
  )
})
