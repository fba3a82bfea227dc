import { judge, shareRight } from '@orrery/bots'
import type { Case } from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'
import { type March, marchGame } from '@orrery/engine/testing/march'
import { expect, test } from 'vitest'

const bid = (id: string, right: readonly number[]): Case<March> => ({
  id,
  players: [2],
  position: (setup) => marchGame.setup(setup),
  seat: 1,
  asks: 'bid.secret',
  right,
})

test('a player is asked in each case, and right where its answer is', () => {
  const bidsTwo = (): Player<March> => ({ name: 'bids two', decide: () => 2 })
  const verdicts = judge(marchGame, [bid('low', [0, 1]), bid('high', [2, 3])], bidsTwo)
  expect(verdicts).toEqual([
    { id: 'low', answer: 2, right: false },
    { id: 'high', answer: 2, right: true },
  ])
  expect(shareRight(verdicts)).toBe(0.5)
})
