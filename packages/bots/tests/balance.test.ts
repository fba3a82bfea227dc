import { balanceOf, leadChangesIn, type ToldOutcome } from '@orrery/bots/arena'
import type { Balance, GameTale } from '@orrery/engine'
import { expect, test } from 'vitest'

const THINGS = [
  { id: 'sword', name: 'Sword' },
  { id: 'bow', name: 'Bow' },
]

const balance: Balance = {
  attributes: {
    side: {
      title: 'Sides',
      values: [
        { id: 'red', name: 'Red' },
        { id: 'blue', name: 'Blue' },
      ],
    },
  },
  kinds: { weapon: { title: 'Weapons', stages: ['found', 'used'], things: THINGS } },
  account: { sources: { land: 'Land', war: 'War' }, entries: () => [] },
  watch: () => {
    throw new Error('nothing is watched here')
  },
  figures: (notes) => [{ id: 'notes', title: 'Notes', value: notes.length, of: notes.length, unit: 'number' }],
}

const contest = { lineup: ['a', 'a'], deals: 2, seed: '1' }

/** Red sits on the first seat of the first deal, on the second of the other one, and always wins. */
function played(deal: number, more: Partial<GameTale> = {}): ToldOutcome {
  const winner = deal
  const sides = deal === 0 ? ['red', 'blue'] : ['blue', 'red']
  const tale: GameTale = {
    attributes: sides.map((side) => ({ side: [side] })),
    uses: { weapon: { sword: { found: [1, 0], used: winner === 0 ? [2, 0] : [0, 0] } } },
    points: [{ land: 3 }, { land: 1, war: 4 }],
    rounds: [
      [1, 0],
      [3, 5],
    ],
    notes: {},
    ...more,
  }
  return { winner, scores: [3, 5], decisions: [10, 20], ms: [0, 0], tale }
}

const summary = balanceOf(contest, [played(0), played(0), played(1), played(1)], balance)

test('a side that always wins is told apart from its seats', () => {
  expect(summary.seats.map(({ name, share }) => [name, share.mean])).toEqual([
    ['Seat 1', 0.5],
    ['Seat 2', 0.5],
  ])
  const [sides] = summary.attributes
  expect(sides?.rows.map(({ id, games, share, apart }) => [id, games, share.mean, apart.mean])).toEqual([
    ['red', 4, 1, 0.5],
    ['blue', 4, 0, -0.5],
  ])
})

test('things are counted by games and stages, also those that were never there', () => {
  const [weapons] = summary.uses
  expect(weapons?.rows[0]).toMatchObject({ id: 'sword', games: [4, 2], times: [4, 4], reached: [0.5] })
  expect(weapons?.rows[0]?.share?.mean).toBe(1)
  expect(weapons?.rows[1]).toMatchObject({ id: 'bow', games: [0, 0], reached: [0], share: undefined })
})

test('points are shared out by their sources', () => {
  expect(summary.points).toEqual([
    { id: 'land', name: 'Land', mean: 2, winners: 2, share: 0.5 },
    { id: 'war', name: 'War', mean: 2, winners: 2, share: 0.5 },
  ])
})

test('the length, and the leader after a round who wins, but not after the last', () => {
  expect(summary.length).toMatchObject({ decisions: { mean: 30 }, rounds: { mean: 2 }, leadChanges: { mean: 1 } })
  expect(summary.leaders.map(({ round, games, share }) => [round, games, share.mean])).toEqual([[1, 4, 0.5]])
  expect(summary.figures).toEqual([{ id: 'notes', title: 'Notes', value: 4, of: 4, unit: 'number' }])
})

test('deals that are not whole do not count', () => {
  const [first, second, third] = [played(0), played(0), played(1)]
  expect(balanceOf(contest, [first, second, third, undefined], balance)).toMatchObject({ games: 2, deals: 1 })
})

test('a tie changes no lead', () => {
  expect(
    leadChangesIn([
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 3],
    ]),
  ).toBe(1)
})
