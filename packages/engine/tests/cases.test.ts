import { type Case, isRight, openCase } from '@orrery/engine'
import { caseProblems } from '@orrery/engine/testing'
import { type March, marchGame as march } from '@orrery/engine/testing/march'
import { expect, test } from 'vitest'

/** Red has won the bid and may do anything. */
const BID_WON: Case<March> = {
  id: 'bid-won',
  players: [2],
  position: (setup) => march.setup(setup),
  way: [1, 0],
  seat: 0,
  asks: 'turn.action',
  right: ['draw'],
}
const WORDS = { English: { 'bid-won': 'A card is worth more than a rest.' } }

const problemsOf = (change: Partial<Case<March>>) => caseProblems(march, [{ ...BID_WON, ...change }], WORDS, 1)

test('a case is played up to its question, the same way each time', () => {
  const [one, other] = [openCase(march, BID_WON), openCase(march, BID_WON)]
  expect(one.questionFor(0)?.ask).toBe('turn.action')
  expect(other.state.hands).toEqual(one.state.hands)
  expect(openCase(march, BID_WON, 'another').state.deck).not.toEqual(one.state.deck)
})

test('right is what is listed, or what has in common what the case says', () => {
  expect([isRight(BID_WON, 'draw'), isRight(BID_WON, 'rest')]).toEqual([true, false])
  expect(isRight({ right: [['a', 'b']] }, ['a', 'b'])).toBe(true)
  expect(isRight({ right: (answer) => Number(answer) > 2 }, 3)).toBe(true)
})

test('a sound case has no problems', () => {
  expect(problemsOf({})).toEqual([])
})

const UNSOUND: readonly (readonly [change: Partial<Case<March>>, problem: string | RegExp])[] = [
  [{ asks: 'march.to' }, 'bid-won: it asks turn.action of seat 0'],
  [{ seat: 1 }, 'bid-won: it asks turn.action of seat 0'],
  [{ right: ['fly'] }, /^bid-won: .*fly/],
  [{ right: () => false }, 'bid-won: nothing right is offered'],
  [{ right: () => true }, 'bid-won: whatever is answered is right'],
]

test.each(UNSOUND)('a case that cannot measure anything is found: %#', (change, problem) => {
  expect(problemsOf(change)).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)])
})

test('cases are many, each has its own id and its words in every language', () => {
  expect(caseProblems(march, [BID_WON, BID_WON], { English: { other: '…' } })).toEqual([
    'there are 2 cases, not 40',
    'two cases are called bid-won',
    'English does not say why bid-won is right',
    'English does not say why bid-won is right',
    'English has words for other, which is no case',
  ])
})

test('an answer on the way that is not possible names the case', () => {
  expect(() => openCase(march, { ...BID_WON, way: [99] })).toThrow(/^bid-won: 99 is no answer on its way/)
})
