import { createPlayer } from '@orrery/bots'
import { type BaseState, checkAnswer, type Game, type Runner, settleOptions, totalOf } from '@orrery/engine'
import { playOut } from '@orrery/engine/simulation'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import { buildScene, type Setting } from '../../scenes/build.ts'

const game = starshipSamurai as unknown as Game

/** Shows every question of a game by chance, with both decks, to somebody. */
function watch(seats: number, look: (runner: Runner<BaseState>, seat: number) => void): BaseState {
  const random = createPlayer('random')
  const watching = {
    ...random,
    decide: (...[runner, seat, dice]: Parameters<typeof random.decide>) => {
      look(runner, seat)
      return random.decide(runner, seat, dice)
    },
  }
  const players = Array.from({ length: seats }, () => watching)
  const options = settleOptions(game, seats, { deck: 'combine' })
  return playOut({ game, players, options, seed: `judged by ${seats}`, check: false }).state
}

test.each([2, 3, 4])(
  '[table.hidden] hints can be answered and tell nothing that is hidden, with %i players',
  (seats) => {
    const asked = new Set<string>()
    watch(seats, (runner, seat) => {
      const question = runner.questionFor(seat)
      const hints = question && game.hints(runner.state, question)
      if (question === undefined || hints === undefined) return
      asked.add(question.ask)
      expect([question.ask, hints.some((hint) => !checkAnswer(question, hint))]).toEqual([question.ask, true])
      const other = runner.determinized(seat, 'another deal')
      const again = other.questionFor(seat)
      expect([question.ask, again && game.hints(other.state, again)]).toEqual([question.ask, hints])
    })
    expect(asked.size).toBeGreaterThan(15)
  },
)

test('when the game is over, the standing says who has won', () => {
  const state = watch(4, () => {})
  const totals = game.standings(state).map(totalOf)
  expect(totals.indexOf(Math.max(...totals))).toBe(game.result(state).ranking[0])
})

/** The terms of Nova in a position of three players. */
function termsOf(setting: Setting) {
  const options = settleOptions(starshipSamurai, 3, {})
  return starshipSamurai.standings(buildScene(starshipSamurai.setup({ seats: 3, options, seed: 'terms' }), setting))[0]
}

test('[alliance.tiers] a deeper ally is worth more, an early one too, and one that is sworn to stay', () => {
  const at = (space: string, more: Setting = {}) => termsOf({ markers: { Sol: space }, ...more })?.alliances ?? 0
  expect(at('Nova-3')).toBeGreaterThan(at('Nova-2'))
  expect(at('Nova-2')).toBeGreaterThan(at('Nova-2', { locationDeck: [] }))
  expect(at('Nova-2', { oaths: { Sol: 'nova' } })).toBeGreaterThan(at('Nova-2'))
})

test('[wealth.supply] wealth and order cards are worth nothing once nothing can be paid with them', () => {
  const rich: Setting = { wealth: { nova: 3 }, hands: { nova: ['B05'] }, locationDeck: [] }
  expect(termsOf(rich)?.wealth).toBeGreaterThan(1)
  const late = termsOf({ ...rich, phase: 'resolution' })
  expect(late?.wealth).toBeLessThan(0.1)
  expect(late?.cards).toBe(0)
})

test('[claim.most-power] a lead is worth the more claims the more turns are left, but not in proportion', () => {
  const spent = (count: number) => ['wealth-1', 'wealth-2', 'wealth-3', 'wealth-4'].slice(0, count)
  const claims = (count: number) =>
    termsOf({ turn: 'pulsar', boards: { 1: ['gozen'] }, samurai: { nova: ['gozen'] }, spent: { nova: spent(count) } })
      ?.claims ?? 0
  expect(claims(4)).toBe(0)
  expect(claims(2)).toBeGreaterThan(claims(3))
  expect(claims(0)).toBeLessThan(2 * claims(2))
})
