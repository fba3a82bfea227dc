import { createLevel, createPlayer } from '@orrery/bots'
import { type BaseState, Dice, type Game, type Runner, settleOptions } from '@orrery/engine'
import { playOut } from '@orrery/engine/simulation'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'

const game = starshipSamurai as unknown as Game

/** Milliseconds of the processor that this process has used: what others do on the machine does not count. */
const used = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Positions of a game by chance, some answers apart. */
function positions(count: number, every: number): Runner<BaseState>[] {
  const options = settleOptions(game, 4, {})
  const found: Runner<BaseState>[] = []
  let asked = 0
  const random = createPlayer('random')
  const watching = {
    ...random,
    decide: (...[runner, seat, dice]: Parameters<typeof random.decide>) => {
      if (asked++ % every === 0 && found.length < count) found.push(runner.fork())
      return random.decide(runner, seat, dice)
    },
  }
  playOut({ game, players: [watching, watching, watching, watching], options, seed: 'time', check: false })
  return found
}

/** Of a budget of 20 ms, with what starts and ends a thought. */
const BUDGET = 20
const BEYOND = 100

test('a master never thinks much longer than it may', () => {
  for (const runner of positions(25, 17)) {
    const begun = used()
    const [seat = 0] = runner.waitingFor()
    createLevel('master', { allowance: { ms: BUDGET }, now: used }).decide(runner, seat, new Dice('time'))
    expect(used() - begun).toBeLessThan(BUDGET + BEYOND)
  }
})

test('a master that is cancelled answers at once, with something that is offered', () => {
  for (const runner of positions(25, 17)) {
    const begun = used()
    const [seat = 0] = runner.waitingFor()
    const player = createLevel('master', { allowance: { ms: 60_000 }, now: used, cancelled: () => true })
    expect(runner.check(seat, player.decide(runner, seat, new Dice('time')))).toBeUndefined()
    expect(used() - begun).toBeLessThan(BEYOND)
  }
})

test.each([2, 3, 4])('games of mixed levels and characters come to their end, with %i players', (seats) => {
  const bots = ['novice', 'adept:envoy', 'expert:schemer', 'master:admiral']
  const players = bots.slice(0, seats).map((bot) => createPlayer(bot, { allowance: { iterations: 5 } }))
  const { finished, violations } = playOut({
    game,
    players,
    options: settleOptions(game, seats, { deck: 'combine' }),
    seed: 'mixed',
    check: false,
  })
  expect([finished, violations]).toEqual([true, []])
})
