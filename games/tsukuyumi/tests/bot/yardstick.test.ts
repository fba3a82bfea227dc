import { createPlayer } from '@orrery/bots'
import { pinned } from '@orrery/bots/testing'
import { expect, test } from 'vitest'
import tsukuyumi from '../../game.ts'

test.each([
  [2, 7, '59d44e3d914bd85c'],
  [3, 9, '34b5611e67dd9099'],
  [4, 5, 'ec8a3461e8ef9835'],
])(
  'the yardstick answers what it answered when it was frozen: %i players, one question in %i',
  (players, every, hash) => {
    expect(pinned(tsukuyumi, createPlayer('greedy@1'), { players, every, answers: 60 })).toBe(hash)
  },
)
