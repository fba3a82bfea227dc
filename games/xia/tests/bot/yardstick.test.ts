import { createPlayer } from '@orrery/bots'
import { pinned } from '@orrery/bots/testing'
import { expect, test } from 'vitest'
import xia from '../../game.ts'

test.each([
  [2, 7, 'b3380a636f2f7c5b'],
  [3, 9, 'e9460c623f38cd86'],
  [4, 5, 'e319c1fafc1353d3'],
])(
  'the yardstick answers what it answered when it was frozen: %i players, one question in %i',
  (players, every, hash) => {
    expect(pinned(xia, createPlayer('greedy@1'), { players, every, answers: 60 })).toBe(hash)
  },
)
