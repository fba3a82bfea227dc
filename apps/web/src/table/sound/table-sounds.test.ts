import { SoundBox } from '@orrery/board'
import type { Value } from '@orrery/engine'
import { createHeader, HostedMatch, isEntry } from '@orrery/host'
import { type LogLine, Mirror, type SeatPlan, type Snapshot } from '@orrery/protocol'
import { loadGame } from '@orrery/shelf'
import { expect, test } from 'vitest'
import { type Heard, soundsBetween } from './table-sounds.ts'

const face = { sounds: { 'unit.destroy': 'loss', 'cards.play': 'card' }, tune: 'hirajoshi' } as const
const line = (what: string, data: LogLine['data'] = {}): LogLine => ({ what, data, at: 0 })
const table = {
  face: {
    ...face,
    account: {
      sources: {},
      entries: ({ what, data }: { what: string; data: LogLine['data'] }) =>
        what === 'claim' ? [{ seat: 0, amount: Number(data.amount), source: 'claim' }] : [],
    },
  },
  isOwn: ({ data }: LogLine) => data.owner === 0,
  isBeat: ({ what }: LogLine) => what === 'unit.destroy',
}

const shown = (change: Partial<Snapshot> = {}): Snapshot =>
  ({ viewer: 0, talk: [], undo: {}, status: { state: 'open' }, ...change }) as unknown as Snapshot
const heard = (change: Partial<Heard> = {}): Heard => ({
  shown: shown(),
  moment: [],
  isAsked: false,
  behind: 0,
  ...change,
})
const names = (before: Heard | undefined, now: Heard) => soundsBetween(before, now, table).map(([sound]) => sound)

test('what is told sounds by its key; a loss is one to whoever has lost something, and a gain has its points', () => {
  const before = heard()
  const told = (...moment: LogLine[]) => soundsBetween(before, heard({ moment }), table)
  expect(told(line('cards.play'), line('cards.play#own'))).toEqual([['card']])
  expect(told(line('unit.destroy', { owner: 0 }))).toEqual([['loss']])
  expect(told(line('unit.destroy', { owner: 1 }))).toEqual([['clash']])
  expect(told(line('claim', { amount: 4 }))).toEqual([['gain', { points: 4 }]])
  expect(told(line('turn.end'))).toEqual([])
})

test('of what is hurried only beats sound, and what is still told sounds once', () => {
  const moment = [line('cards.play'), line('unit.destroy', { owner: 1 })]
  expect(names(heard(), heard({ moment, behind: 3 }))).toEqual(['clash'])
  const now = heard({ moment })
  expect(names(now, { ...now, behind: 1 })).toEqual([])
})

test('a message and a request call, those of the viewer do not; the end has its phrase; opening a table is silent', () => {
  const said = (seat: number) =>
    heard({ shown: shown({ talk: [{ seq: 3, by: seat, kind: 'chat' }] as unknown as Snapshot['talk'] }) })
  expect(names(heard(), said(1))).toEqual(['talk'])
  expect(names(heard(), said(0))).toEqual([])
  const asks = heard({
    shown: shown({ undo: { request: { id: 1, by: 1, pending: [0] } } as unknown as Snapshot['undo'] }),
  })
  expect([names(heard(), asks), names(asks, asks)]).toEqual([['talk'], []])
  const over = heard({ shown: shown({ status: { state: 'over' } as Snapshot['status'] }) })
  expect(soundsBetween(heard(), over, table)[0]).toMatchObject(['end', { tune: 'hirajoshi' }])
  expect(names(undefined, heard({ isAsked: true, moment: [line('cards.play')] }))).toEqual([])
})

test('A16: at *my turn* a whole match calls once for each own turn', async () => {
  const game = await loadGame('starship-samurai')
  const plan: SeatPlan[] = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', name: 'Bo', bot: 'random' },
  ]
  const fixed = { options: {}, seed: 'calls', seedHash: 'ab'.repeat(32), clock: { kind: 'none' }, created: 0 } as const
  const match = HostedMatch.open(game, createHeader(game, { plan, ...fixed }))
  let time = 0
  const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  const node = () => ({ connect: (to: unknown) => to, gain: param, frequency: param, start() {}, stop() {} })
  const silent = {
    createGain: node,
    createDynamicsCompressor: node,
    createOscillator: node,
    createBuffer: () => ({ getChannelData: () => [] }),
    currentTime: 0,
    sampleRate: 1,
  }
  const box = new SoundBox({
    level: () => 'turn',
    volume: () => 1,
    isHidden: () => false,
    now: () => (time += 1000),
    open: () => silent as unknown as AudioContext,
  })
  box.unlock()
  let calls = 0
  const mirror = new Mirror()
  mirror.welcome(match.welcome(0))
  let before: Heard | undefined
  // As the host has it, which knows nothing of what is shown.
  let turns = 0
  let waits = match.waitingFor().includes(0)
  for (let seq = match.seq; ; seq = match.seq) {
    const now = heard({ shown: mirror.shown as Snapshot, isAsked: mirror.shown?.question?.mine !== undefined })
    for (const one of soundsBetween(before, now, table)) if (box.play(...one)) calls++
    before = now
    const turn = match.botToMove()
    const [seat] = match.waitingFor()
    const question = seat === undefined ? undefined : match.snapshot(seat).question
    if (turn) isEntry(match.performBot(turn, { value: match.decideBot(turn) }, 0))
    else if (seat !== undefined && question?.mine) {
      const { mine, n } = question
      const first: Value =
        mine.kind === 'choose'
          ? (mine.options[0] as Value)
          : mine.kind === 'some'
            ? mine.options.slice(0, mine.min)
            : mine.kind === 'amount'
              ? mine.min
              : mine.spots.map(([spot]) => spot as string)
      match.perform(seat, { type: 'answer', n, value: first, final: true } as never, 0)
    } else break
    if (match.seq === seq) break
    for (const update of match.changes(0, seq) ?? []) mirror.update(update)
    if (match.waitingFor().includes(0) && !waits) turns++
    waits = match.waitingFor().includes(0)
  }
  expect(turns).toBeGreaterThan(10)
  expect(calls).toBe(turns)
})
