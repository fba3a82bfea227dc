import { parentPort, workerData } from 'node:worker_threads'
import { guardLists } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { withContent } from '../input.ts'
import type { Batch } from '../threads.ts'
import { playFixture } from './batch.ts'
import { asPlanned, Schedule, type SimulationPlan } from './schedule.ts'

const plan = workerData as SimulationPlan
if (plan.check) guardLists()
const loaded = await loadGame(plan.game)
const game = asPlanned(plan.content === undefined ? loaded : withContent(loaded, plan.content), plan)
const schedule = new Schedule(game, plan)

parentPort?.on('message', ({ first, end }: Batch) => {
  const outcomes = []
  for (let number = first; number < end; number++)
    outcomes.push(playFixture(game, schedule.fixture(number), plan.check))
  parentPort?.postMessage(outcomes)
})
parentPort?.postMessage('ready')
