import {
  Dice,
  everyOptions,
  fillWords,
  findRule,
  isMark,
  nameOption,
  optionsOf,
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
import { tsukuyumi } from '../index.ts'
import { MOON } from '../map/hex.ts'
import type { State } from '../rules/state.ts'
import { KINDS } from '../words/names.ts'
import { namedKeys, sourcesIn } from './sources.ts'

type TableName = 'asks' | 'log' | 'refusals'
const TABLES: readonly TableName[] = ['asks', 'log', 'refusals']

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

function show(table: TableName, key: string, data: { readonly [field: string]: unknown }, game = tsukuyumi): void {
  const known = shown[table].get(key)
  const entry = known ?? { fields: new Set(Object.keys(data)), times: 0 }
  if (known === undefined) shown[table].set(key, entry)
  for (const field of entry.fields) if (!(field in data)) entry.fields.delete(field)
  const text = game.words[table][key]
  if (text !== undefined && entry.times++ < READ_OF_EACH) sentences.add(fillWords(text, data, game.words.name))
}

function showQuestion(question: SingleQuestion, game: typeof tsukuyumi): void {
  show('asks', question.ask, question.about, game)
  for (const { refusal } of refusalsOf(question)) show('refusals', refusal.rule, refusal.data, game)
  if (question.kind === 'choose' || question.kind === 'some')
    for (const option of question.candidates) {
      const name = nameOption(game.words, question.ask, option)
      optionNames.set(`${question.ask} ${option}`, name)
      if (name !== game.words.name(option)) namedByKind.add(question.ask)
    }
}

/** All units meet on the moon, so that they fight. */
function gather(g: State): void {
  g.place.forEach((hex, figure) => {
    if (hex >= 0) g.place[figure] = MOON[figure % 3]
  })
}

/** By chance, but fond of fights and of answering them. */
function boldAnswer(question: SingleQuestion, dice: Dice): Value {
  const options = optionsOf(question)
  if (question.ask === 'round.turn' && options.includes('attack') && dice.below(2) === 0) return 'attack'
  if (question.ask === 'combat.choose' && options.length > 1) return dice.pick(options.slice(0, -1))
  return sampleAnswer(question, dice)!
}

/** Plays a game by chance and looks at everything that is asked, told and refused. */
function playAndLook(game: typeof tsukuyumi, players: number, number: number): void {
  const all = everyOptions(game, players)
  const seed = `words ${players} ${number}`
  const dice = new Dice(seed)
  const trace: Trace = []
  const options = all[(number * 7919) % all.length]
  const runner = Runner.from(game, game.setup({ seats: players, options, seed }), trace)
  let apart = game === scarce
  while (!runner.over) {
    if (apart && runner.state.phase === 'select') {
      gather(runner.state)
      apart = false
    }
    for (const part of partsOf(runner.question!)) showQuestion(part, game)
    const [seat] = runner.waitingFor()
    runner.apply(seat, boldAnswer(runner.questionFor(seat)!, dice))
  }
  for (const entry of trace) if (!isMark(entry)) show('log', entry.what, entry.data, game)
}

beforeAll(() => {
  for (const game of [tsukuyumi, scarce])
    for (const players of game.players) for (let i = 0; i < GAMES_EACH; i++) playAndLook(game, players, i)
})

const named = sourcesIn('rules').flatMap(namedKeys)

/** Refusals whose name is put together from parts. */
const COMPOSED = ['tsukuyumi', 'unstable', 'radioactive'].map((property) => `event.add-${property}#none`)

/** All keys of a table that rules name, or that play has shown. */
const usedKeys = (table: TableName): string[] => [
  ...new Set([
    ...named.filter((one) => one.table === table).map(({ key }) => key),
    ...(table === 'refusals' ? COMPOSED : []),
    ...shown[table].keys(),
  ]),
]

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(?:(\w+):)?([^{}]*)\}\}/g)].map(([, kind, field]) => ({ kind, field }))

test.each(TABLES)('all %s that rules use have words, and no others have', (table) => {
  expect(Object.keys(tsukuyumi.words[table]).sort()).toEqual(usedKeys(table).sort())
})

test.each(TABLES)('all %s cite a rule of the rulebook', (table) => {
  const unknown = usedKeys(table).filter((key) => findRule(tsukuyumi.rulebook, ruleOf(key)) === undefined)
  expect(unknown).toEqual([])
})

test.each(TABLES)('the words of %s mention only what their data has', (table) => {
  const wrong: string[] = []
  for (const [key, text] of Object.entries(tsukuyumi.words[table]))
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
      !/^(?:[A-Z0-9]|[a-z]\d+ )[^{}]*[.?]$/.test(text) ||
      /undefined|null|\bNaN\b|\b[a-z]+-\d\b|\b(?:AC|EV)\d\d\b| {2}/.test(text),
  )
  expect(odd).toEqual([])
})

test('every option has a name that people say', () => {
  const odd = [...optionNames].filter(([, name]) =>
    /undefined|\b[a-z]+-[a-z]+-?\d?\b(?<!north-east|north-west|south-east|south-west)|\bAC\d\d|\bEV\d\d/.test(name),
  )
  expect(odd.filter(([, name]) => !/^[a-z]\d+-[a-z]\d+/.test(name))).toEqual([])
})

test('kinds of options are given to questions that need them', () => {
  const given = Object.keys(tsukuyumi.words.options ?? {})
  const useless = given.filter((ask) => (shown.asks.has(ask) ? !namedByKind.has(ask) : !usedKeys('asks').includes(ask)))
  expect(useless).toEqual([])
})

test('things are called what people call them', () => {
  const { name } = tsukuyumi.words
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
  expect([scarce.words.name('no-conquest'), scarce.words.name('ds-conquest')]).toEqual(['Seizure', 'Conquest'])
})
