import { Dice, replayFile, type Setup } from '@orrery/engine'
import type { Wish } from '@orrery/protocol'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../games/starship-samurai/game.ts'
import { createHeader, HostedMatch, isEntry } from '../src/index.ts'
import { answerFor, answerShown, ChanceHost, headerOf, must, SEED_HASH, START, textOf, viewersOf } from './host.ts'
import { march } from './march.ts'

const open = (seats = 2) => HostedMatch.open(march, headerOf(march, { seats }))

/** All bid, so that one seat has the turn. */
function openAtTurn(seats = 2): { table: HostedMatch; seat: number; other: number } {
  const table = open(seats)
  for (let seat = 0; seat < seats; seat++)
    must(table.perform(seat, { type: 'answer', n: table.snapshot(seat).question!.n, value: seat === 0 ? 2 : 0 }, START))
  return { table, seat: 0, other: 1 }
}

const say = (table: HostedMatch, by: number, wish: Wish) => table.perform(by, wish, START)

const deed = (table: HostedMatch, by: number, value: string) =>
  say(table, by, { type: 'answer', n: table.snapshot(by).question!.n, value })

test('nobody acts for another', () => {
  const { table, seat, other } = openAtTurn()
  const n = table.snapshot(seat).question!.n
  expect(say(table, other, { type: 'answer', n, value: 'rest' })).toMatchObject({ reason: 'seat' })
  expect(say(table, 2, { type: 'answer', n, value: 'rest' })).toMatchObject({ reason: 'seat' })
  expect(say(table, -1, { type: 'chat', text: 'Hello' })).toMatchObject({ reason: 'seat' })
  expect(say(table, 0.5, { type: 'chat', text: 'Hello' })).toMatchObject({ reason: 'seat' })
  expect(say(table, '__proto__' as never, { type: 'chat', text: 'Hello' })).toMatchObject({ reason: 'seat' })
  expect(say(table, 'table' as never, { type: 'answer', n, value: 'rest' })).toMatchObject({ reason: 'seat' })
  must(deed(table, seat, 'rest'))
  expect(say(table, seat, { type: 'answer', n, value: 'rest' })).toMatchObject({ reason: 'stale' })
  const withBot = HostedMatch.open(march, headerOf(march, { seats: 2, bots: [1] }))
  expect(answerFor(withBot, 1)).toMatchObject({ reason: 'bot' })
  expect(say(withBot, 1, { type: 'chat', text: 'I am a bot.' })).toMatchObject({ reason: 'bot' })
})

test('what is rejected changes nothing, for any viewer, whatever it is', async () => {
  const host = new ChanceHost(
    march,
    headerOf(march, { seats: 3, bots: [2], clock: { kind: 'move', ms: 60_000 } }),
    'reject',
  )
  const dice = new Dice('garbage')
  const odd = [null, -1, 1e9, Number.NaN, '', 'x', [], [[]], {}, { to: 1, gold: 9 }, [1, 1], true] as never[]
  const types: Wish['type'][] = ['answer', 'interject', 'undo', 'redo', 'ask-undo', 'agree', 'disagree', 'away', 'back']
  types.push('resume', 'name', 'chat')
  let rejected = 0
  for (let i = 0; i < 400; i++) {
    if (i % 10 === 0) await host.step()
    const { table } = host
    const before = viewersOf(table).map((viewer) => textOf(table.snapshot(viewer)))
    const [by, part, type] = [dice.pick([0, 1, 2, 3, 'table']), dice.pick(odd), dice.pick(types)]
    const fields = { n: part, value: part, to: part, request: part, bot: part, name: part, text: part, seat: part }
    const known = dice.below(2) === 0 ? { n: table.snapshot(0).question?.n ?? 0 } : {}
    const result = table.perform(by as never, { type, ...fields, ...known } as never, host.at)
    if (isEntry(result)) continue
    rejected++
    expect(viewersOf(table).map((viewer) => textOf(table.snapshot(viewer)))).toEqual(before)
    expect(table.report).toBeUndefined()
  }
  expect(rejected).toBeGreaterThan(250)
})

test('undo by right ends at the fence, and says why', () => {
  const { table, seat } = openAtTurn()
  expect(table.snapshot(seat).undo).toMatchObject({ decisions: 2, fence: { because: 'other-seat', at: 1, seat: 1 } })
  must(deed(table, seat, 'march'))
  expect(table.snapshot(seat).undo).toMatchObject({ decisions: 3, to: 2 })
  must(say(table, seat, { type: 'undo' }))
  expect(table.snapshot(seat).undo).toMatchObject({ decisions: 2, redo: true })
  must(say(table, seat, { type: 'redo' }))
  must(say(table, seat, { type: 'undo', to: 2 }))
  must(deed(table, seat, 'draw'))
  expect(say(table, seat, { type: 'undo' })).toMatchObject({ reason: 'fence', fence: { because: 'reveal', at: 2 } })
})

test('a secret answer can be taken back while others think', () => {
  const table = open(3)
  must(answerFor(table, 0))
  must(answerFor(table, 2))
  expect(table.snapshot(0).undo.withdraw).toBe(true)
  must(say(table, 0, { type: 'undo' }))
  expect(table.waitingFor()).toEqual([0, 1])
})

test('undo by request: all must agree, and each to what was asked', () => {
  const { table, seat } = openAtTurn(3)
  must(deed(table, seat, 'rest'))
  const first = must(say(table, seat, { type: 'ask-undo', to: 3 })).seq
  expect(table.snapshot(1).undo.request).toEqual({ by: 0, to: 3, pending: [1, 2], id: first })
  must(say(table, 2, { type: 'disagree', request: first }))
  const { seq } = must(say(table, seat, { type: 'ask-undo', to: 3 }))
  expect(say(table, 1, { type: 'agree', request: first })).toMatchObject({ reason: 'not-now' })
  must(say(table, 1, { type: 'agree', request: seq }))
  expect(say(table, 1, { type: 'agree', request: seq })).toMatchObject({ reason: 'not-now' })
  must(say(table, 2, { type: 'agree', request: seq }))
  expect(table.snapshot(0).undo).toMatchObject({ decisions: 3 })
  expect(table.waitingFor()).toEqual([seat])
})

test('bots, and those who are away, agree by themselves', () => {
  const table = HostedMatch.open(march, headerOf(march, { seats: 3, bots: [1] }))
  must(answerFor(table, 0))
  must(say(table, 0, { type: 'ask-undo', to: 0 }))
  expect(table.snapshot(0).undo.request?.pending).toEqual([2])
  expect(table.botToMove()).toBeUndefined()
  must(say(table, 2, { type: 'away' }))
  expect(table.snapshot(0).undo).toMatchObject({ decisions: 0 })
  expect(table.botToMove()).toMatchObject({ seat: 1, bot: 'random' })
})

test('a bot plays for who is away, until she is back', () => {
  const { table, seat, other } = openAtTurn()
  must(say(table, seat, { type: 'away' }))
  expect(table.snapshot(other).seats[seat]).toEqual({
    name: 'Player 0',
    side: 'Red',
    kind: 'person',
    bot: 'adept',
    away: true,
  })
  expect(table.botToMove()).toMatchObject({ seat, bot: 'adept' })
  expect(deed(table, seat, 'rest')).toMatchObject({ reason: 'away' })
  must(say(table, seat, { type: 'back' }))
  expect(table.botToMove()).toBeUndefined()
  must(deed(table, seat, 'rest'))
  expect(say(table, seat, { type: 'away', bot: 'nobody' })).toMatchObject({ reason: 'not-offered' })
})

test('a pause stops everything but talk', () => {
  const { table, seat, other } = openAtTurn()
  must(say(table, other, { type: 'pause' }))
  expect(deed(table, seat, 'rest')).toMatchObject({ reason: 'paused' })
  expect(say(table, seat, { type: 'undo' })).toMatchObject({ reason: 'paused' })
  expect(table.waitingFor()).toEqual([])
  must(say(table, seat, { type: 'chat', text: '  When do we go on? ' }))
  expect(table.snapshot('spectator').talk.at(-1)).toMatchObject({ by: seat, kind: 'chat', text: 'When do we go on?' })
  must(say(table, seat, { type: 'resume' }))
  must(deed(table, seat, 'rest'))
})

test('of two, one resigns and the other has won; of three, a bot plays on', () => {
  const two = openAtTurn(2).table
  must(say(two, 0, { type: 'resign' }))
  expect(two.snapshot(1).status).toEqual({ state: 'over', outcome: { by: 'resignation', ranking: [1, 0] } })
  expect(say(two, 1, { type: 'undo' })).toMatchObject({ reason: 'over' })
  must(say(two, 0, { type: 'chat', text: 'Well played.' }))
  const three = openAtTurn(3).table
  must(say(three, 0, { type: 'resign' }))
  expect(three.botToMove()).toMatchObject({ seat: 0 })
  expect(say(three, 0, { type: 'back' })).toMatchObject({ reason: 'resigned' })
  must(say(three, 2, { type: 'resign' }))
  expect(three.snapshot(1).status).toMatchObject({ outcome: { ranking: [1, 2, 0] } })
})

test('names and messages are text of limited length', () => {
  const table = open()
  must(say(table, 0, { type: 'name', name: ' Zoë <b>' }))
  expect(table.snapshot(1).seats[0].name).toBe('Zoë <b>')
  for (const name of ['', '   ', 'x'.repeat(41), 'two\nlines', 'null\0', '\ud800'])
    expect(say(table, 0, { type: 'name', name })).toMatchObject({ reason: 'text' })
  must(say(table, 0, { type: 'chat', text: 'two\nlines' }))
  for (const text of ['', 'x'.repeat(501), 'bell\u0007', '\udc00'])
    expect(say(table, 0, { type: 'chat', text })).toMatchObject({ reason: 'text' })
})

test('refusals come on request, to whom the question is', () => {
  const table = open()
  must(say(table, 0, { type: 'answer', n: 0, value: 3 }))
  must(say(table, 1, { type: 'answer', n: 0, value: 0 }))
  for (let i = 0; i < 2; i++) must(deed(table, table.waitingFor()[0], 'rest'))
  expect(table.refusals(0)?.refusals).toEqual(
    [1, 2, 3].map((candidate) => ({ candidate, refusal: { rule: 'bid.gold', data: { gold: 0, amount: candidate } } })),
  )
  must(say(table, 0, { type: 'answer', n: table.snapshot(0).question!.n, value: 0 }))
  expect(table.refusals(0)).toBeUndefined()
})

test('the whole match can be had after the end, and replays; one’s own view at any time', () => {
  const table = HostedMatch.open(starshipSamurai, headerOf(starshipSamurai, { seats: 2 }))
  const dice = new Dice('to the end')
  expect(table.exportView(0)).toMatchObject({ viewer: 0, seq: 0, info: { seedHash: SEED_HASH } })
  while (!table.over) {
    const [seat] = table.waitingFor()
    const { n, mine } = table.snapshot(seat).question!
    table.perform(seat, { type: 'answer', n, value: answerShown(mine!, dice) }, START)
  }
  const file = table.exportMatch()
  if ('reason' in file) throw new Error(file.text)
  expect(replayFile(starshipSamurai, file).hash()).toBe(table.hash())
  expect(table.snapshot(0).status).toMatchObject({ state: 'over', outcome: { by: 'rules', ...file.end.result } })
  expect(table.exportView(0).log.length).toBeGreaterThan(100)
})

test('a plan for a match is checked', () => {
  const { plan, clock, created, seedHash } = headerOf(march)
  const good = { plan, clock, created, seedHash, options: {}, seed: 'x' }
  expect(createHeader(march, good).match).toMatchObject({ game: 'march', seats: 2, seed: 'x' })
  const [first] = plan
  for (const bad of [
    { plan: [] },
    { plan: [first, { kind: 'person', name: '' }] },
    { plan: [first, { kind: 'bot', name: 'B', bot: 'deep thought' }] },
    { options: { pigs: true } },
    { seed: '' },
    { seedHash: 'abc' },
    { clock: { kind: 'move', ms: 0 } },
    { clock: { kind: 'chess', ms: 1e5, increment: -1 } },
    { clock: { kind: 'daily', days: 0 } },
    { clock: { kind: 'daily', days: 1, hours: { from: 8, to: 25, offset: 0 } } },
  ])
    expect(() => createHeader(march, { ...good, ...(bad as object) })).toThrow()
})

test('a match of other rules is not opened', () => {
  const header = headerOf(march)
  expect(() => HostedMatch.open(starshipSamurai, header)).toThrow(/of "march"/)
  expect(() => HostedMatch.open({ ...march, rulesVersion: 2, knownRules: [2] }, header)).toThrow(/rules version 1/)
  expect(() => HostedMatch.open({ ...march, content: { id: 'other', version: '1' } }, header)).toThrow(/content pack/)
})

test('a match of an older version is opened, shown and played on under its own rules', async () => {
  const host = new ChanceHost(march, headerOf(march), 'older')
  for (let i = 0; i < 30; i++) await host.step()
  const newer = {
    ...march,
    rulesVersion: 2,
    knownRules: [1, 2],
    setup: (setup: Setup) => ({ ...march.setup(setup), bank: 100 }),
    under: (rules: number) => (rules === 1 ? march : undefined),
  }
  const reopened = HostedMatch.open(newer, host.table.header, host.journal)
  expect([reopened.hash(), reopened.game.rulesVersion, reopened.info.rules]).toEqual([host.table.hash(), 1, 1])
  expect(reopened.report).toBeUndefined()
  const [seat = 0] = reopened.waitingFor()
  if (reopened.seats[seat].away) must(reopened.perform(seat, { type: 'back' }, host.at))
  const { question } = reopened.snapshot(seat)
  const value = question?.mine && answerShown(question.mine, host.dice)
  expect(
    reopened.perform(seat, { type: 'answer', n: question?.n ?? 0, value: value ?? '', final: true }, host.at),
  ).toMatchObject({
    kind: 'answer',
    seat,
  })
})

test('a match begins from a scene, which all can see', () => {
  const game = {
    ...march,
    scenes: { rich: { players: [2], position: (setup: Setup) => ({ ...march.setup(setup), gold: [6, 0] }) } },
  }
  const table = HostedMatch.open(game, headerOf(game, { scene: 'rich' }))
  expect([table.info.scene, table.snapshot('spectator').view]).toMatchObject(['rich', { gold: [6, 0] }])
  expect(() => headerOf(game, { scene: 'poor' })).toThrow('March has no scene "poor". Use rich.')
})

test('the text of an update says the same as the update', async () => {
  const host = new ChanceHost(march, headerOf(march, { seats: 3, clock: { kind: 'move', ms: 60_000 } }), 'texts')
  for (let i = 0; i < 200; i++) {
    const since = host.table.seq
    await host.step()
    for (const viewer of viewersOf(host.table)) {
      const texts = host.table.updateTexts(viewer, since)
      const updates = host.table.changes(viewer, since)
      expect(texts?.map((text) => JSON.parse(text))).toEqual(
        updates?.map((update) => JSON.parse(JSON.stringify({ type: 'update', ...update }))),
      )
    }
  }
})
