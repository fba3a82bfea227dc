import type { Account } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { gainsIn, roundBefore } from './gains.ts'

const line = (what: string, data: LogLine['data'] = {}): LogLine => ({ what, data, at: 0 })
const account: Account = {
  sources: { battle: 'Battles', mission: 'Missions', never: 'Never' },
  entries: ({ what, data }, earlier) => {
    if (what === 'won') return [{ seat: Number(data.seat), amount: 5, source: 'battle' }]
    // Told in two parts: what for comes before.
    const mission = earlier.findLast((one) => one.what === 'mission')
    return what === 'paid' ? [{ seat: Number(mission?.data.seat), amount: Number(data.points), source: 'mission' }] : []
  },
}
const log = [
  line('round'),
  line('won', { seat: 0 }),
  line('round'),
  line('mission', { seat: 1 }),
  line('paid', { points: 2 }),
  line('won', { seat: 1 }),
  line('won', { seat: 0 }),
  line('round'),
]

test('the gains of a round are those between its headings, by source and seat; what brought nothing is left out', () => {
  const isRound = ({ what }: LogLine) => what === 'round'
  const from = roundBefore(log, 7, isRound)
  expect(from).toBe(2)
  expect(gainsIn(account, log, from, 7, 2)).toEqual({
    sources: [
      { source: 'battle', points: [5, 5] },
      { source: 'mission', points: [0, 2] },
    ],
    totals: [5, 7],
  })
  expect(roundBefore(log, 0, isRound)).toBe(0)
})

test('lines before are heard, though not counted', () => {
  expect(gainsIn(account, log, 4, 5, 2)).toEqual({ sources: [{ source: 'mission', points: [0, 2] }], totals: [0, 2] })
})
