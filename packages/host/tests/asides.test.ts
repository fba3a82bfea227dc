import { Dice } from '@orrery/engine'
import { expect, test } from 'vitest'
import { starshipSamurai } from '../../../games/starship-samurai/index.ts'
import { answerAside, HostedMatch } from '../src/index.ts'
import { answerShown, headerOf, must, START } from './host.ts'

const open = (seed = 'asides') => HostedMatch.open(starshipSamurai, headerOf(starshipSamurai, { seed }))

/** What the asked seat can do now. */
function asked(table: HostedMatch) {
  const [seat] = table.waitingFor()
  const question = table.snapshot(seat).question
  if (!question?.mine) throw new Error('Nothing is asked.')
  return { seat, n: question.n, mine: question.mine }
}

test('what is foreseen as final cannot be taken back alone, and what is not can', () => {
  const dice = new Dice('foresight')
  let [finals, free] = [0, 0]
  for (const seed of ['one', 'two', 'three']) {
    const table = open(seed)
    for (let i = 0; i < 150 && !table.over; i++) {
      const { seat, n, mine } = asked(table)
      const value = answerShown(mine, dice)
      const foreseen = table.foresee(seat, n, value)
      must(table.perform(seat, { type: 'answer', n, value }, START))
      const { decisions, to, withdraw } = table.snapshot(seat).undo
      const mayUndo = withdraw === true || (to !== undefined && to < decisions)
      if (foreseen === true) finals++
      else if (mayUndo) free++
      // It is found out on deals that the seat can imagine: what surely follows is always among them.
      if (!mayUndo) expect(foreseen).toBe(true)
    }
  }
  expect(finals).toBeGreaterThan(20)
  expect(free).toBeGreaterThan(20)
})

test('foreseeing changes nothing', () => {
  const table = open()
  const { seat, n, mine } = asked(table)
  const before = table.hash()
  const shown = JSON.stringify(table.snapshot(seat))
  table.foresee(seat, n, answerShown(mine, new Dice('any')))
  expect(table.hash()).toBe(before)
  expect(JSON.stringify(table.snapshot(seat))).toBe(shown)
})

test('an old question and an answer that is not offered are rejected', () => {
  const table = open()
  const { seat, n } = asked(table)
  expect(table.foresee(seat, n + 1, 'x')).toMatchObject({ reason: 'stale' })
  expect(table.foresee(seat, n, 'x')).toMatchObject({ reason: 'not-offered' })
})

test('each aside has its reply, and a spectator is asked nothing', () => {
  const table = open()
  const { seat, n, mine } = asked(table)
  const value = answerShown(mine, new Dice('any'))
  expect(answerAside(table, seat, { type: 'why', id: 1 })).toMatchObject({ type: 'refusals', id: 1, n })
  expect(answerAside(table, seat, { type: 'foresee', id: 2, n, value })).toMatchObject({ type: 'foreseen', id: 2, n })
  expect(answerAside(table, seat, { type: 'look', id: 3, at: 0 })).toMatchObject({ type: 'sight', id: 3, at: 0 })
  expect(answerAside(table, seat, { type: 'look', id: 4, at: 99 })).toMatchObject({ type: 'rejected', id: 4 })
  expect(answerAside(table, 'spectator', { type: 'why', id: 5 })).toMatchObject({ type: 'rejected', id: 5 })
  expect(answerAside(table, 'spectator', { type: 'foresee', id: 6, n, value })).toMatchObject({
    type: 'rejected',
    id: 6,
  })
})
