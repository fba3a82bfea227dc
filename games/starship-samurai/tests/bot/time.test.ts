import { createLevel, createPlayer } from '@orrery/bots'
import { type BaseState, Dice, type Game, type Runner, settleOptions } from '@orrery/engine'
import { playOut } from '@orrery/engine/simulation'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'

const game = starshipSamurai as unknown as Game

/** Milliseconds of the processor that this process has used: what other processes do does not count. */
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

const BUDGET = 20
const BEYOND = 100

/** What most thoughts take at the longest. Other tests in the same process may hold up a few of them. */
function usualTime(think: (runner: Runner<BaseState>, seat: number) => void): number {
  const times = positions(25, 17).map((runner) => {
    const begun = used()
    think(runner, runner.waitingFor()[0] ?? 0)
    return used() - begun
  })
  return times.sort((a, b) => a - b)[20] ?? 0
}

test('a master never thinks much longer than it may', () => {
  const time = usualTime((runner, seat) => {
    createLevel('master', { allowance: { ms: BUDGET }, now: used }).decide(runner, seat, new Dice('time'))
  })
  expect(time).toBeLessThan(BUDGET + BEYOND)
})

test('a master that is cancelled answers at once, with something that is offered', () => {
  const time = usualTime((runner, seat) => {
    const player = createLevel('master', { allowance: { ms: 60_000 }, now: used, cancelled: () => true })
    expect(runner.check(seat, player.decide(runner, seat, new Dice('time')))).toBeUndefined()
  })
  expect(time).toBeLessThan(BEYOND)
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
