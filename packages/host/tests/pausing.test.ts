import { Match, settleOptions } from '@orrery/engine'
import { marchGame } from '@orrery/engine/testing/march'
import { expect, test } from 'vitest'
import { decideOn, decideWithPauses } from '../src/index.ts'

const match = () => Match.start(marchGame, 3, settleOptions(marchGame, 3, {}), 'pauses')

const turn = (bot: string) => ({ seat: 0, bot, n: 1 })

test('a bot that looks up now and then decides the same', async () => {
  let time = 0
  let pauses = 0
  const pause = async () => {
    pauses++
  }
  for (const bot of ['adept', 'novice', 'greedy', 'random']) {
    const settings = { now: () => (time += 10), pause }
    const value = await decideWithPauses(match().runner as never, turn(bot), 'seed', settings)
    expect(value).toEqual(decideOn(match().runner as never, turn(bot), 'seed'))
  }
  expect(pauses).toBeGreaterThan(10)
})

test('what comes in a pause can end the thought', async () => {
  let time = 0
  let cancelled = false
  const settings = {
    now: () => (time += 10),
    cancelled: () => cancelled,
    pause: async () => {
      cancelled = true
    },
  }
  await decideWithPauses(match().runner as never, turn('master/seconds=60'), 'seed', settings)
  expect(time).toBeLessThan(300)
})
