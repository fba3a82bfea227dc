import { parentPort, workerData } from 'node:worker_threads'
import { boutOf } from '@orrery/bots/arena'
import { parseOptions, settleOptions } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { withContent } from '../input.ts'
import type { Batch } from '../threads.ts'
import { type BoutSettings, playBout } from './bout.ts'
import type { ThreadPlan } from './plan.ts'
import { processorClock } from './processor-time.ts'

const { plan, numbers } = workerData as ThreadPlan
const loaded = await loadGame(plan.game)
const game = plan.content === undefined ? loaded : withContent(loaded, plan.content)
const clock = processorClock()
const settings: BoutSettings = {
  game,
  options: settleOptions(game, plan.lineup.length, parseOptions(game, plan.options)),
  clock,
  players: { allowance: plan.allowance, now: clock.now },
}

parentPort?.on('message', ({ first, end }: Batch) => {
  parentPort?.postMessage(numbers.slice(first, end).map((number) => playBout(boutOf(plan, number), settings).outcome))
})
parentPort?.postMessage('ready')
