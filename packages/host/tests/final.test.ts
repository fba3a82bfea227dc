import { Dice } from '@orrery/engine'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../games/starship-samurai/game.ts'
import { HostedMatch, isEntry } from '../src/index.ts'
import { answerShown, headerOf, must, START } from './host.ts'
import { march } from './march.ts'

const open = (seed = 'asides') => HostedMatch.open(starshipSamurai, headerOf(starshipSamurai, { seed }))

/** What the asked seat can do now. */
function asked(match: HostedMatch) {
  const [seat = 0] = match.waitingFor()
  const question = match.snapshot(seat).question
  if (!question?.mine) throw new Error('Nothing is asked.')
  return { seat, n: question.n, mine: question.mine }
}

test('what would be final cannot be taken back alone, and what is done without agreement can', () => {
  const dice = new Dice('foresight')
  let [finals, free] = [0, 0]
  for (const seed of ['one', 'two', 'three']) {
    const match = open(seed)
    for (let i = 0; i < 150 && !match.over; i++) {
      const { seat, n, mine } = asked(match)
      const value = answerShown(mine, dice)
      const before = { seq: match.seq, hash: match.hash(), shown: JSON.stringify(match.snapshot(seat)) }
      const first = match.perform(seat, { type: 'answer', n, value, final: false }, START)
      if (isEntry(first)) {
        const { decisions, to, withdraw } = match.snapshot(seat).undo
        // It is found out on deals that the seat can imagine: what surely follows is always among them.
        expect(withdraw === true || (to !== undefined && to < decisions)).toBe(true)
        free++
        continue
      }
      expect(first).toEqual({ final: n })
      expect({ seq: match.seq, hash: match.hash(), shown: JSON.stringify(match.snapshot(seat)) }).toEqual(before)
      must(match.perform(seat, { type: 'answer', n, value, final: true }, START))
      finals++
    }
  }
  expect(finals).toBeGreaterThan(20)
  expect(free).toBeGreaterThan(20)
})

test('an old question and an answer that is not offered are rejected, agreed or not', () => {
  const match = open()
  const { seat, n } = asked(match)
  for (const final of [true, false]) {
    expect(match.perform(seat, { type: 'answer', n: n + 1, value: 'x', final }, START)).toMatchObject({
      reason: 'stale',
    })
    expect(match.perform(seat, { type: 'answer', n, value: 'x', final }, START)).toMatchObject({
      reason: 'not-offered',
    })
  }
})

test('whoever says nothing agrees', () => {
  const match = HostedMatch.open(march, headerOf(march))
  must(match.perform(0, { type: 'answer', n: 0, value: 2 }, START))
  expect(match.perform(1, { type: 'answer', n: 0, value: 0, final: false }, START)).toEqual({ final: 0 })
  must(match.perform(1, { type: 'answer', n: 0, value: 0 }, START))
})

test('where a game cannot say what follows, a person is asked once more', () => {
  const broken = {
    ...march,
    determinize: () => {
      throw new Error('no other deal')
    },
  }
  const match = HostedMatch.open(broken, headerOf(march))
  expect(match.perform(0, { type: 'answer', n: 0, value: 2, final: false }, START)).toEqual({ final: 0 })
  expect(match.report).toBeUndefined()
})
