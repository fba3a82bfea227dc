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
import { housePack } from '../content/house.ts'
import { xia } from '../index.ts'
import type { State } from '../rules/state.ts'
import { KINDS } from '../words/names.ts'
import { at, position } from './scene.ts'
import { namedKeys, sourcesIn } from './sources.ts'

type TableName = 'asks' | 'log' | 'refusals'
const TABLES: readonly TableName[] = ['asks', 'log', 'refusals']

const GAMES_EACH = 4

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

function show(table: TableName, key: string, data: { readonly [field: string]: unknown }): void {
  const known = shown[table].get(key)
  const entry = known ?? { fields: new Set(Object.keys(data)), times: 0 }
  if (known === undefined) shown[table].set(key, entry)
  for (const field of entry.fields) if (!(field in data)) entry.fields.delete(field)
  const text = xia.words[table][key]
  if (text !== undefined && entry.times++ < READ_OF_EACH) sentences.add(fillWords(text, data, xia.words.name))
}

function showQuestion(question: SingleQuestion): void {
  show('asks', question.ask, question.about)
  for (const { refusal } of refusalsOf(question)) show('refusals', refusal.rule, refusal.data)
  if (question.kind === 'choose' || question.kind === 'some')
    for (const option of question.candidates) {
      const name = nameOption(xia.words, question.ask, option)
      optionNames.set(`${question.ask} ${option}`, name)
      if (name !== xia.words.name(option)) namedByKind.add(question.ask)
    }
}

/** What people may try to give out of turn, most of it not possible. */
const REMARKS: readonly Value[] = ['well met', { give: 0 }, { give: 1 }, { give: 99 }]

function showRemarks(runner: Runner<State>): void {
  const { question, state } = runner
  if (question === undefined || !runner.betweenSteps) return
  for (const remark of REMARKS)
    for (let seat = 0; seat < state.seats; seat++) {
      const refusal = xia.interjections?.refuse(state, seat, remark, question)
      if (refusal) show('refusals', refusal.rule, refusal.data)
    }
}

/** Plays by chance for a while and looks at everything that is asked, told and refused. */
function playAndLook(start: State, seed: string, most: number): void {
  const dice = new Dice(seed)
  const trace: Trace = []
  const runner = Runner.from(xia, start, trace)
  for (let decisions = 0; !runner.over && decisions < most; decisions++) {
    for (const part of partsOf(runner.question!)) showQuestion(part)
    if (dice.below(20) === 0) showRemarks(runner)
    const speaker = dice.below(start.seats)
    const remark =
      runner.betweenSteps &&
      dice.below(6) === 0 &&
      xia.interjections?.suggest(runner.state, speaker, runner.question!, dice)
    if (remark) runner.interject(speaker, remark)
    else {
      const [seat] = runner.waitingFor()
      runner.apply(seat, sampleAnswer(runner.questionFor(seat)!, dice)!)
    }
  }
  for (const entry of trace) if (!isMark(entry)) show('log', entry.what, entry.data)
}

function playGame(players: number, number: number): void {
  const all = everyOptions(xia, players)
  const seed = `words ${players} ${number}`
  const options = { ...all[(number * 7919) % all.length], goal: 10 }
  playAndLook(xia.setup({ seats: players, options, seed }), seed, 20_000)
}

const BUSY_TILES = ['kemplar-ii', 'neo-damascus', 'azure', 'expeditor-gate', 'loath']
const busyAt = (tile: string, q: number, r: number) => at(position({ players: 5, tiles: BUSY_TILES }), tile, q, r)
const ABILITIES = Object.keys(housePack.abilities)

/** In the middle of a rich life: what beginners never get to see is near. */
const busy = (number: number): State =>
  position({
    players: 5,
    tiles: BUSY_TILES,
    options: { goal: 20 },
    turn: (['red', 'blue', 'yellow', 'green', 'purple'] as const)[number % 5],
    npcs: { merchant: { at: busyAt('expeditor-gate', 1, 1), damage: 6 } },
    ships: {
      red: {
        ship: 'obsidian-choir',
        at: '1,-1',
        abilities: ABILITIES,
        outfits: ['m-22 a1.0', 'targe a3.0'],
        damage: ['d1', 'd2'],
        credits: 20000,
        completed: ['T02', 'R01'],
        mission: 'T01',
        titles: ['scrapper', 'gate-runner'],
      },
      blue: {
        ship: 'gilded-auroch',
        at: busyAt('neo-damascus', 2, -2),
        abilities: ABILITIES,
        cubes: { a2: 'spice', b2: 'spice' },
        credits: 12000,
        mission: 'R01',
        payment: 3000,
        bounty: 1000,
      },
      yellow: {
        ship: 'twin-mirage',
        at: busyAt('azure', 0, -1),
        mission: number % 5 === 2 ? 'G03' : 'R02',
        payment: 2000,
        completed: ['G01'],
        credits: 9000,
      },
      green: {
        ship: 'wardens-oath',
        at: '0,0',
        damage: ['b1', 'c1', 'd1'],
        mission: number % 2 === 0 ? 'R06' : 'B01',
        payment: number % 2 === 0 ? 2000 : undefined,
        outfits: ['basilisk a2.0'],
        credits: 15000,
      },
      purple: {
        ship: 'argent-leviathan',
        at: busyAt('loath', -1, -1),
        cubes: { a1: 'holo', b1: 'terra', c1: 'spice' },
        mission: 'B02',
        outfits: ['basilisk d1.0'],
      },
    },
  })

const BUSY_GAMES = 200

beforeAll(() => {
  for (const players of xia.players) for (let i = 0; i < GAMES_EACH; i++) playGame(players, i)
  for (let i = 0; i < BUSY_GAMES; i++) playAndLook(busy(i), `busy ${i}`, 60)
})

const named = sourcesIn('rules').flatMap(namedKeys)

/** All keys of a table that rules or cards name, or that play has shown. */
const usedKeys = (table: TableName): string[] => [
  ...new Set([...named.filter((one) => one.table === table).map(({ key }) => key), ...shown[table].keys()]),
]

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(?:(\w+):)?([^{}]*)\}\}/g)].map(([, kind, field]) => ({ kind, field }))

test.each(TABLES)('all %s that rules and cards use have words, and no others have', (table) => {
  expect(Object.keys(xia.words[table]).sort()).toEqual(usedKeys(table).sort())
})

test.each(TABLES)('all %s cite a rule of the rulebook', (table) => {
  const unknown = usedKeys(table).filter((key) => findRule(xia.rulebook, ruleOf(key)) === undefined)
  expect(unknown).toEqual([])
})

test.each(TABLES)('the words of %s mention only what their data has', (table) => {
  const wrong: string[] = []
  for (const [key, text] of Object.entries(xia.words[table]))
    for (const { kind, field } of placeholders(text)) {
      const played = shown[table].get(key)
      const calls = named.filter((one) => one.table === table && one.key === key)
      const has = played ? played.fields.has(field) : calls.every(({ call }) => new RegExp(`\\b${field}\\b`).test(call))
      if (!has) wrong.push(`${key}: {{${field}}}`)
      if (kind !== undefined && !KINDS.includes(kind)) wrong.push(`${key}: kind ${kind}`)
    }
  expect(wrong).toEqual([])
})

test('play shows seven of eight words at least', () => {
  const used = TABLES.flatMap((table) => usedKeys(table).map((key) => ({ table, key })))
  const unseen = used.filter(({ table, key }) => !shown[table].has(key))
  expect(unseen.length / used.length, JSON.stringify(unseen)).toBeLessThan(1 / 8)
})

test('every sentence reads like one', () => {
  const odd = [...sentences].filter(
    (text) =>
      !/^[A-Z][^{}]*[.?]$/.test(text) || /undefined|null|\bNaN\b|\b[a-z]+-\d\b|\b[BSL]\d\d\b|-carrier| {2}/.test(text),
  )
  expect(odd).toEqual([])
})

test('every option has a name that people say', () => {
  // Spaces of the map and of a hold have no other name; everything else has words.
  const places = /^(?:-?\d+,-?\d+|[a-g]\d(?:, turned by \d+°)?)$/
  const odd = [...optionNames].filter(([, name]) => !places.test(name) && /^$|[:@>]|undefined/.test(name))
  expect(odd).toEqual([])
})

test('kinds of options are given to questions that need them', () => {
  const given = Object.keys(xia.words.options ?? {})
  const useless = given.filter((ask) => (shown.asks.has(ask) ? !namedByKind.has(ask) : !usedKeys('asks').includes(ask)))
  expect(useless).toEqual([])
})

test('figures, dice and counts are written as people write them', () => {
  const { name } = xia.words
  expect([0, 999, 1000, 12000, 1234567].map((amount) => name(amount, 'figure'))).toEqual([
    '0',
    '999',
    '1,000',
    '12,000',
    '1,234,567',
  ])
  expect([name(8, 'die'), name('moveBoost', 'use')]).toEqual(['d8', 'with an engine'])
  expect([0, 1, 2].map((count) => name(count, 'marker'))).toEqual(['no marker', '1 marker', '2 markers'])
})

test('things are called what people call them', () => {
  const { name } = xia.words
  expect(['quiet-reach', 'm-22', 'ace', 'R01', 'end'].map((id) => name(id))).toEqual([
    'Quiet Reach',
    'M-22',
    'Ace',
    'Lungs of the Cloud',
    'End the action phase',
  ])
})
