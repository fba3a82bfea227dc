import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '@orrery/shelf'
import { withContent } from '../input.ts'
import { playFixture } from './batch.ts'
import type { Batch } from './pool.ts'
import { Schedule, type SimulationPlan } from './schedule.ts'

const plan = workerData as SimulationPlan
const loaded = await loadGame(plan.game)
const game = plan.content === undefined ? loaded : withContent(loaded, plan.content)
const schedule = new Schedule(game, plan)

parentPort?.on('message', ({ first, end }: Batch) => {
  const outcomes = []
  for (let number = first; number < end; number++)
    outcomes.push(playFixture(game, schedule.fixture(number), plan.check))
  parentPort?.postMessage(outcomes)
})
parentPort?.postMessage('ready')
