import { Match } from '@orrery/engine'
import { expect, test } from 'vitest'
import { explainWithPauses, HostedMatch, type TableHeader, type WhyJob } from '../src/index.ts'
import { answerFor, headerOf, must, START } from './host.ts'
import { march } from './march.ts'

const withLevel = (bot: string): TableHeader => {
  const header = headerOf(march, { seats: 2, bots: [1] })
  return { ...header, plan: header.plan.map((seat) => (seat.kind === 'bot' ? { ...seat, bot } : seat)) }
}

/** A person and a bot, as long as neither the end nor so many answers are reached. */
function played(bot: string, answers: number): HostedMatch {
  const table = HostedMatch.open(march, withLevel(bot))
  while (!table.over && table.decisions < answers) {
    const turn = table.botToMove()
    must(turn ? table.performBot(turn, { value: table.decideBot(turn) }, START) : answerFor(table, 0))
  }
  return table
}

const explain = (job: WhyJob) =>
  explainWithPauses(Match.replay(march, job.header, job.decisions).runner, job, { now: () => 0, pause: async () => {} })

test('every answer of a bot is explained by the thought that led to it', async () => {
  const table = played('adept', 16)
  const { decisions } = table.exportForBot({ seat: 1, bot: 'adept', n: 0 })
  const answers = table.botAnswers()
  expect(answers.map(({ at }) => at)).toEqual(decisions.flatMap(({ seat }, i) => (seat === 1 ? [i + 1] : [])))
  for (const { at, value } of answers) {
    const job = table.exportForWhy(at)!
    expect(JSON.parse(JSON.stringify(job))).toEqual(job)
    const told = await explain(job)
    expect(told).toMatchObject({ at, seat: 1, bot: 'adept' })
    // Whoever thinks again with other dice finds something else to be best now and then.
    expect(told.why.compared[0]).toMatchObject({ value })
    for (const { score } of told.why.compared.slice(1))
      expect(told.why.compared[0]!.score).toBeGreaterThanOrEqual(score)
  }
  expect(table.exportForWhy(decisions.findIndex(({ seat }) => seat === 0) + 1)).toBeUndefined()
  expect(table.exportForWhy(99)).toBeUndefined()
})

test('what was taken back is not explained', () => {
  const table = played('adept', 12)
  const before = table.botAnswers()
  const [last] = before.slice(-1)
  must(table.perform(0, { type: 'ask-undo', to: last!.at - 1 }, START))
  expect(table.botAnswers()).toEqual(before.slice(0, -1))
})
