import { expect, test } from 'vitest'
import starshipSamurai from '../../../games/starship-samurai/game.ts'
import { answerAside } from '../src/hosting/asides.ts'
import { HostedMatch } from '../src/index.ts'
import { headerOf } from './host.ts'

const open = () => HostedMatch.open(starshipSamurai, headerOf(starshipSamurai, { seed: 'asides' }))

/** What the asked seat can do now. */
function asked(table: HostedMatch) {
  const [seat] = table.waitingFor()
  const question = table.snapshot(seat).question
  if (!question?.mine) throw new Error('Nothing is asked.')
  return { seat, n: question.n }
}

test('each aside has its reply, and a spectator is asked nothing', () => {
  const table = open()
  const { seat, n } = asked(table)
  expect(answerAside(table, seat, { type: 'why', id: 1 })).toMatchObject({ type: 'refusals', id: 1, n })
  expect(answerAside(table, seat, { type: 'look', id: 3, at: 0 })).toMatchObject({ type: 'sight', id: 3, at: 0 })
  expect(answerAside(table, seat, { type: 'look', id: 4, at: 99 })).toMatchObject({ type: 'rejected', id: 4 })
  expect(answerAside(table, 'spectator', { type: 'why', id: 5 })).toMatchObject({ type: 'rejected', id: 5 })
})
