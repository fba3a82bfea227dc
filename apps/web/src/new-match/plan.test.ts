import type { Options } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { expect, test } from 'vitest'
import {
  castOf,
  changedOptions,
  clockOf,
  localSeats,
  onlineSeats,
  optionsFor,
  sittersFor,
  usualSitter,
} from './plan.ts'

test('against bots there is one person, and handing on needs no bot', () => {
  expect([0, 1, 2].map((seat) => usualSitter('bots', seat))).toEqual(['me', 'bot:adept', 'bot:adept'])
  expect([0, 1].map((seat) => usualSitter('pass', seat))).toEqual(['person', 'person'])
  expect([0, 1].map((seat) => usualSitter('online', seat))).toEqual(['me', 'person'])
  expect(sittersFor('bots', ['adept'])).toEqual(['me', 'bot:adept'])
  expect(sittersFor('online', ['adept'])).toEqual(['me', 'person', 'open', 'bot:adept'])
})

test('seats are planned as the host wants them', () => {
  const seats = [
    { who: 'me', name: 'Ann' },
    { who: 'open', name: 'Free' },
    { who: 'bot:random', name: 'Rob' },
  ] as const
  expect(localSeats(seats.slice(2))).toEqual([{ kind: 'bot', name: 'Rob', bot: 'random' }])
  expect(onlineSeats(seats)).toEqual([
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Free', open: true },
    { kind: 'bot', name: 'Rob', bot: 'random' },
  ])
})

test('bots of a game with characters are different people, and a master has its time', () => {
  const seats = [
    { who: 'me', name: 'Ann' },
    { who: 'bot:expert', name: 'Rob' },
    { who: 'bot:master', name: 'Bob', seconds: 10 },
    { who: 'bot:expert', name: 'Ulf', seconds: 10 },
  ] as const
  const bots = (characters: object, first: number) =>
    localSeats(seats, castOf({ characters } as never, first)).map((seat) => ('bot' in seat ? seat.bot : ''))
  expect(bots({}, 3)).toEqual(['', 'expert', 'master/seconds=10', 'expert'])
  expect(bots({ raider: {}, trader: {} }, 3)).toEqual([
    '',
    'expert:raider',
    'master:trader/seconds=10',
    'expert:raider',
  ])
})

test('only what differs from the standard game is sent, and only where it applies', async () => {
  const game = await loadGame('starship-samurai')
  const chosen = { trading: true, unlimitedWealth: false, longThree: true }
  expect(changedOptions(game, 3, chosen)).toEqual({ trading: true, longThree: true })
  expect(changedOptions(game, 2, chosen)).toEqual({ trading: true })
  const shown = (options: Options) => optionsFor(game, 2, options).map(([id]) => id)
  expect(shown({})).not.toContain('longThree')
  expect([shown({}).includes('build'), shown({ deck: 'build' }).includes('build')]).toEqual([false, true])
})

test.each([
  [clockOf('none', 0, 0), { kind: 'none' }],
  [clockOf('move', 3, 0), { kind: 'move', ms: 180_000 }],
  [clockOf('chess', 60, 30), { kind: 'chess', ms: 3_600_000, increment: 30_000 }],
  [clockOf('daily', 2, 0), { kind: 'daily', days: 2 }],
])('a clock is described by a few numbers', (clock, settings) => {
  expect(clock).toEqual(settings)
})
