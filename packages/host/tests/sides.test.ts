import type { Game } from '@orrery/engine'
import { expect, test } from 'vitest'
import type { March } from '../../engine/testing/march.ts'
import { HostedMatch, isEntry } from '../src/index.ts'
import { answerFor, headerOf, must, START } from './host.ts'
import { march } from './march.ts'

test('seats come with what the game calls them, for everybody', () => {
  const match = HostedMatch.open(march, headerOf(march, { seats: 3 }))
  for (const viewer of [0, 'spectator'] as const)
    expect(match.welcome(viewer).seats.map(({ side }) => side)).toEqual([0, 1, 2].map((seat) => march.seatName(seat)))
})

test('a side that is decided in the course of the match is told when it is', () => {
  const drafting: Game<March> = {
    ...march,
    seatName: (seat, g) => (g?.phase === 'bid' ? 'nobody' : march.seatName(seat)),
  }
  const match = HostedMatch.open(drafting, headerOf(march))
  expect(match.welcome(0).seats.map(({ side }) => side)).toEqual(['nobody', 'nobody'])
  must(answerFor(match, 0))
  expect(match.changes(0, 0)?.at(-1)?.seats).toBeUndefined()
  must(answerFor(match, 1))
  expect(match.changes(0, 1)?.at(-1)?.seats).toEqual({ 0: { side: ['Red'] }, 1: { side: ['Blue'] } })
})

test('a game that cannot name its seats any more freezes its match, which is still shown', () => {
  let broken = false
  const match = HostedMatch.open(
    {
      ...march,
      seatName(seat) {
        if (broken) throw new Error('no names')
        return march.seatName(seat)
      },
    },
    headerOf(march),
  )
  match.welcome(0)
  broken = true
  must(answerFor(match, 0))
  expect(() => match.status).toThrow('no names')
  expect(isEntry(match.freeze(new Error('no names'), START))).toBe(true)
  expect(match.snapshot(0).seats.map(({ side }) => side)).toEqual([0, 1].map((seat) => march.seatName(seat)))
})
