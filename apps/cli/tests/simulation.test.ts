import type { Game } from '@orrery/engine'
import { expect, test } from 'vitest'
import { playFixture } from '../src/simulate/batch.ts'
import { reportText } from '../src/simulate/report.ts'
import { Schedule, type SimulationPlan } from '../src/simulate/schedule.ts'
import { summarize } from '../src/simulate/summary.ts'
import { runInThreads } from '../src/threads.ts'
import { type Bazaar, bazaar } from './bazaar.ts'

const plan: SimulationPlan = {
  named: 'bazaar',
  game: 'bazaar',
  content: undefined,
  players: [2, 3],
  games: 6,
  from: 0,
  seed: '7',
  bots: ['greedy', 'random', 'random'],
  iterations: 20,
  options: '',
  check: true,
  rules: undefined,
  pack: undefined,
  chance: 2,
}

function run(game: Game<Bazaar>, changes: Partial<SimulationPlan> = {}) {
  const schedule = new Schedule(game as unknown as Game, { ...plan, ...changes })
  const numbers = Array.from({ length: schedule.length }, (_, number) => number)
  const outcomes = numbers.map((number) => playFixture(game as unknown as Game, schedule.fixture(number), true))
  return { schedule, outcomes, summary: summarize(schedule, outcomes, 2) }
}

test('no bot keeps a seat', () => {
  const { schedule } = run(bazaar)
  expect([6, 7, 8, 9].map((number) => schedule.fixture(number).bots.indexOf('greedy'))).toEqual([0, 2, 1, 0])
  expect([0, 1, 2].map((number) => schedule.fixture(number).bots.join())).toEqual([
    'greedy,random',
    'random,greedy',
    'greedy,random',
  ])
})

test('"all" goes through the combinations of options that a number of players has, each in every rotation', () => {
  const schedule = new Schedule(bazaar as unknown as Game, { ...plan, options: 'all', games: 12 })
  const options = (number: number) => Object.values(schedule.fixture(number).options).join()
  expect([0, 1, 2, 3].map(options)).toEqual(['no,no', 'yes,no', 'no,no', 'yes,no'])
  expect([12, 13, 14, 15, 16].map(options)).toEqual(['no,no', 'no,yes', 'yes,no', 'yes,yes', 'no,no'])
  const met = new Set([0, 1, 2, 3].map((number) => options(number) + schedule.fixture(number).bots.join()))
  expect(met.size).toBe(4)
})

test('a game is the same wherever the simulation begins', () => {
  const { outcomes } = run(bazaar, { players: [3] })
  expect(run(bazaar, { players: [3], from: 4, games: 1 }).outcomes[0]).toEqual(outcomes[4])
})

test('sums up games, wins and scores', () => {
  const { summary } = run(bazaar)
  expect(summary).toMatchObject({ game: 'bazaar', players: [2, 3], games: 12, violations: 0, unfinished: 0 })
  const { seats, bots } = summary.wins
  const sum = (wins: readonly number[]) => wins.reduce((total, one) => total + one, 0)
  expect(Object.keys(seats)).toEqual(['2', '3'])
  expect(sum(Object.values(seats).flat())).toBe(12)
  expect(Object.keys(bots)).toEqual(['greedy', 'random'])
  expect(sum(Object.values(bots))).toBe(12)
  const { greedy, random } = summary.bots
  expect(greedy?.games).toBe(12)
  expect(greedy?.mean).toBeGreaterThan(random?.mean ?? Number.POSITIVE_INFINITY)
  expect(summary.decisionsPerSecond).toBe(Math.round(summary.decisions / 2))
})

test('a violation is reported with its seed and decision, with a command that shows it again, and a match file', () => {
  const broken: Game<Bazaar> = { ...bazaar, invariants: (g) => (g.turn === 2 ? ['two turns were played'] : []) }
  const { summary, outcomes, schedule } = run(broken, { players: [3], games: 2 })
  expect(summary.violations).toBe(2)
  expect(summary.failures[1]).toMatchObject({ players: 3, index: 1, seed: '7/3/1' })
  expect(outcomes[1]?.file).toMatchObject({ header: { game: 'bazaar', seats: 3, seed: '7/3/1' } })
  const text = reportText(broken as unknown as Game, schedule.plan, summary)
  expect(text).toContain('FAILED: two turns were played (seed "7/3/1", decision 8)')
  expect(text).toContain('orrery simulate bazaar --players 3 --from 1 --games 1 --seed 7 --bots greedy,random,random')
})

test('a set-up that fails is a violation, and a game without end is unfinished', () => {
  const broken: Game<Bazaar> = {
    ...bazaar,
    setup() {
      throw new Error('no stalls')
    },
  }
  expect(run(broken, { games: 1 }).summary.failures[0]?.problem).toBe('the set-up failed: no stalls (seed "7/2/0")')
  const endless: Game<Bazaar> = {
    ...bazaar,
    nextStep: (g) => {
      g.turn %= 2
      return bazaar.nextStep(g)
    },
  }
  const schedule = new Schedule(endless as unknown as Game, { ...plan, players: [2], games: 1, bots: ['random'] })
  const outcome = playFixture(endless as unknown as Game, schedule.fixture(0), false)
  const summary = summarize(schedule, [outcome], 1)
  expect(summary).toMatchObject({ violations: 0, unfinished: 1 })
  expect(summary.failures[0]?.problem).toBe('the game does not end')
})

test('a thread that dies is reported with its games', async () => {
  const worker = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  const dying = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => process.exit(3))
    parentPort.postMessage('ready')`
  const failing = `throw new Error('no such module')`
  const settings = { threads: 2, length: 12 }
  await expect(runInThreads(plan, { ...settings, worker: worker(dying) })).rejects.toThrow(
    /^A worker thread failed while it played games \d+ to \d+: it ended with code 3$/,
  )
  await expect(runInThreads(plan, { ...settings, worker: worker(failing) })).rejects.toThrow(
    'A worker thread failed before it played a game: no such module',
  )
})
