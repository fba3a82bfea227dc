import { createPlayer } from '@orrery/bots'
import { pinned } from '@orrery/bots/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'

test.each([
  [2, 7, '38ddcfc4fc378f45'],
  [3, 9, '7b9285f30bc3a61c'],
  [4, 5, '161959870bcbe07f'],
])(
  'the yardstick answers what it answered when it was frozen: %i players, one question in %i',
  (players, every, hash) => {
    expect(pinned(starshipSamurai, createPlayer('greedy@1'), { players, every, answers: 60 })).toBe(hash)
  },
)
