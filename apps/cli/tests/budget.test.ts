import { createPlayer } from '@orrery/bots'
import { anyAnswer, Dice, Runner, settleOptions } from '@orrery/engine'
import { askedOf } from '@orrery/engine/simulation'
import { findGame } from '@orrery/shelf'
import { expect, test } from 'vitest'
import { processorClock } from '../src/arena/processor-time.ts'

const BUDGET = 15
/** What may be exceeded: one look, and what comes before the first. */
const BEYOND = 100
const POSITIONS = 40

test.each(['starship-samurai', 'tsukuyumi', 'xia'])('no bot of %s exceeds its time by much', async (id) => {
  const game = await (await findGame(id)).load()
  const { now } = processorClock()
  const runner = Runner.from(game, game.setup({ seats: 4, options: settleOptions(game, 4, {}), seed: 'budget' }))
  const dice = new Dice('budget')
  const longest = { expert: 0, master: 0, cancelled: 0 }
  const measure = (bot: keyof typeof longest, cancelled: boolean) => {
    const [seat = 0] = runner.waitingFor()
    const begun = now()
    const player = createPlayer(bot === 'cancelled' ? 'master' : bot, {
      allowance: { ms: BUDGET },
      now,
      cancelled: () => cancelled,
    })
    player.decide(runner, seat, new Dice('budget'))
    longest[bot] = Math.max(longest[bot], now() - begun)
  }
  for (let position = 0; position < POSITIONS && !runner.over; position++) {
    measure('expert', false)
    measure('master', false)
    measure('cancelled', true)
    for (let decision = 0; decision < 9 && !runner.over; decision++) {
      const [seat = 0] = runner.waitingFor()
      runner.apply(seat, anyAnswer(askedOf(runner, seat), dice))
    }
  }
  expect(longest.expert).toBeLessThan(BUDGET + BEYOND)
  expect(longest.master).toBeLessThan(BUDGET + BEYOND)
  expect(longest.cancelled).toBeLessThan(BEYOND)
})
