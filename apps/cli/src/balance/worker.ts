import { parentPort, workerData } from 'node:worker_threads'
import { boutOf, type ToldOutcome } from '@orrery/bots/arena'
import { type Balance, type Options, parseOptions, settleOptions } from '@orrery/engine'
import { taleOf } from '@orrery/engine/simulation'
import { findGame } from '@orrery/shelf'
import { type BoutSettings, playBout } from '../arena/bout.ts'
import type { ThreadPlan } from '../arena/plan.ts'
import { processorClock } from '../arena/processor-time.ts'
import { withContent } from '../input.ts'
import type { Batch } from '../threads.ts'

const { plan, numbers } = workerData as ThreadPlan
const entry = await findGame(plan.game)
const loaded = await entry.load()
const game = plan.content === undefined ? loaded : withContent(loaded, plan.content)
// The command has looked whether there is one.
const balance = (await entry.loadBalance()) as Balance
const clock = processorClock()
const players = plan.lineup.length
const given = parseOptions(game, plan.options)
const lineups = balance.lineups?.(players) ?? []
const settings: Omit<BoutSettings, 'options'> = {
  game,
  clock,
  players: { allowance: plan.allowance, now: clock.now },
}

/** All games of a deal have the same options; the next deal has the next line-up. */
const optionsOf = (deal: number): Options =>
  settleOptions(game, players, { ...lineups[deal % lineups.length], ...given })

function playTold(number: number): ToldOutcome {
  const bout = boutOf(plan, number)
  const options = optionsOf(bout.deal)
  const { outcome, decisions } = playBout(bout, { ...settings, options })
  if (outcome.winner === undefined) return outcome
  return { ...outcome, tale: taleOf(game, balance, { seats: players, options, seed: bout.seed }, decisions) }
}

parentPort?.on('message', ({ first, end }: Batch) => {
  parentPort?.postMessage(numbers.slice(first, end).map(playTold))
})
parentPort?.postMessage('ready')
