import { BadInput } from '@orrery/engine'
import { expect, test } from 'vitest'
import {
  type BoutOutcome,
  boutOf,
  boutsIn,
  type Contest,
  estimate,
  estimateShare,
  lineupOf,
  standingsOf,
} from '../src/arena/index.ts'

const contest: Contest = { lineup: ['deep', 'flat', 'flat'], deals: 2, seed: 's' }

const outcome = (winner: number, scores: readonly number[]): BoutOutcome => ({
  winner,
  scores,
  decisions: [10, 10, 10],
  ms: [20, 5, 5],
})

test('the last bot that is named takes the seats that are left', () => {
  expect(lineupOf(['deep', 'flat'], 4)).toEqual(['deep', 'flat', 'flat', 'flat'])
  expect(lineupOf(['deep'], 2)).toEqual(['deep', 'deep'])
  expect(() => lineupOf(['a', 'b', 'c'], 2)).toThrow(new BadInput('3 bots do not fit on 2 seats.'))
})

test('every deal is played once from each seat, with other dice for the bots', () => {
  const bouts = Array.from({ length: boutsIn(contest) }, (_, number) => boutOf(contest, number))
  expect(bouts.map(({ bots }) => bots.indexOf('deep'))).toEqual([0, 2, 1, 0, 2, 1])
  expect(bouts.map(({ seed }) => seed)).toEqual(['s/3/0', 's/3/0', 's/3/0', 's/3/1', 's/3/1', 's/3/1'])
  expect(new Set(bouts.map(({ dice }) => dice)).size).toBe(6)
})

test('a deal with its rotations is one observation', () => {
  const outcomes = [
    // Deep sits on 0, 2, 1 and wins the first deal from everywhere, and the second from one seat.
    outcome(0, [9, 3, 3]),
    outcome(2, [3, 3, 9]),
    outcome(1, [3, 9, 3]),
    outcome(0, [6, 3, 3]),
    outcome(0, [6, 3, 3]),
    outcome(0, [6, 3, 3]),
  ]
  const [deep, flat] = standingsOf(contest, outcomes)
  expect(deep).toMatchObject({ bot: 'deep', games: 6, wins: 4, share: 0.6667, low: 0, high: 1, decisions: 60 })
  expect(flat).toMatchObject({ bot: 'flat', games: 12, wins: 2, share: 0.1667 })
  // 6 over the others in the first deal; 3, -1.5 and -1.5 in the second.
  expect(deep?.margin).toBe(3)
  expect([deep?.ms, flat?.ms]).toEqual([1, 1])
})

test('a deal of which a game is missing or did not end does not count', () => {
  const whole = [outcome(0, [9, 3, 3]), outcome(2, [3, 3, 9]), outcome(1, [3, 9, 3])]
  const endless: BoutOutcome = { ...outcome(0, []), winner: undefined }
  expect(standingsOf(contest, whole)[0]).toMatchObject({ games: 3, wins: 3 })
  expect(standingsOf(contest, [...whole, ...whole.slice(1), endless])[0]).toMatchObject({ games: 3, wins: 3 })
})

test('intervals are those of the books', () => {
  // Ten values with mean 5.5 and standard deviation 3.0277: 2.262 of it over the root of ten on each side.
  const { mean, low, high } = estimate([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect([mean, low, high].map((value) => value.toFixed(3))).toEqual(['5.500', '3.334', '7.666'])
  expect(estimate([4])).toEqual({ mean: 4, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  const { low: least, high: most } = estimateShare([0.25, 0.75, 0.5, 0.5])
  expect([least.toFixed(3), most.toFixed(3)]).toEqual(['0.175', '0.825'])
})

test('deals that all ended alike are not certain', () => {
  // Wilson: none of 10 is up to 27.8 %.
  const { low, high } = estimateShare(Array.from({ length: 10 }, () => 0))
  expect([low, high.toFixed(3)]).toEqual([0, '0.278'])
  expect(estimateShare([1]).low).toBeGreaterThan(0)
  expect(estimateShare([])).toEqual({ mean: 0, low: 0, high: 1 })
})
