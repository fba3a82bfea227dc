import { createPlayer } from '@orrery/bots'
import { checkAnswer, Dice, isRight, openCase, Runner, settleOptions } from '@orrery/engine'
import { describe, expect, test } from 'vitest'
import { hints } from '../../bot/hints/index.ts'
import { standings } from '../../bot/standings.ts'
import cases from '../../cases/index.ts'
import { housePack } from '../../content/house.ts'
import type { ActionCardId } from '../../content/types.ts'
import tsukuyumi from '../../game.ts'
import type { State } from '../../rules/state/state.ts'
import { opening, position } from '../scene.ts'

/** The positions of a game by chance. */
function* positionsOf(players: number, map: string): Generator<Runner<State>> {
  const options = settleOptions(tsukuyumi, players, { map })
  const runner = Runner.from(tsukuyumi, tsukuyumi.setup({ seats: players, options, seed: `judged on ${map}` }), [])
  const dice = new Dice('judged')
  const player = createPlayer('random')
  while (!runner.over) {
    yield runner
    const [seat = 0] = runner.waitingFor()
    runner.apply(seat, player.decide(runner as never, seat, dice))
  }
}

describe.each([
  [2, 'fixed'],
  [3, 'random'],
  [4, 'fixed'],
])('in a game by chance of %i on a map that is %s', (players, map) => {
  test('every term is a number, and what is hinted at is offered', () => {
    for (const runner of positionsOf(players, map)) {
      for (const terms of standings(runner.state))
        for (const [term, worth] of Object.entries(terms)) expect([term, Number.isFinite(worth)]).toEqual([term, true])
      for (const seat of runner.waitingFor()) {
        const question = runner.questionFor(seat)
        const hinted = question && hints(runner.state, question)
        if (hinted === undefined) continue
        expect([question?.ask, hinted.some((hint) => question && !checkAnswer(question, hint))]).toEqual([
          question?.ask,
          true,
        ])
      }
    }
  })
})

test('an area in reach is worth more while there is an attack left', () => {
  const at = (combat: number) => {
    const left = { movement: 0, combat }
    const g = position({ turn: 'nomads', left, units: { c7: 'private' }, owner: { c7: 'dark-seed' } })
    return standings(g)[0].prospects
  }
  expect(at(1)).toBeGreaterThan(at(0) + 1)
})

test('an area is in danger while others stand in it with an attack left', () => {
  const at = (units: string) => {
    const left = { movement: 0, combat: 1 }
    const g = position({ round: 4, turn: 'nomads', left, units: { c7: units }, owner: { c7: 'dark-seed' } })
    return standings(g)[1].danger
  }
  expect(at('private')).toBeLessThan(at('private worker:3'))
})

describe('Uplinks', () => {
  const factions = ['cybersamurai', 'nomads'] as const
  const goods = (setting: object) => standings(position({ factions, turn: 'cybersamurai', ...setting }))[0].goods

  test('are worth less the fewer rounds are left', () => {
    const at = (round: number) =>
      goods({ round, phase: 'green', uplinks: ['amaterasu', 'bushido'] }) -
      goods({ round, phase: 'green', uplinks: ['amaterasu'] })
    expect(at(1)).toBeGreaterThan(2 * at(4))
    expect(at(4)).toBeGreaterThan(0)
  })

  test('are worth more where they find something to do', () => {
    const tetsuo = (c7: string) => goods({ phase: 'green', uplinks: ['amaterasu', 'tetsuo'], units: { c7 } })
    expect(tetsuo('private')).toBeGreaterThan(tetsuo('lt-dan'))
    const samurai = (c7: string) => goods({ phase: 'green', uplinks: ['amaterasu', 'samurai'], units: { c7 } })
    expect(samurai('cs-2-1 private')).toBeGreaterThan(samurai('cs-2-1'))
  })

  test('that bring most for what they cost are taken first, and by the cards in hand', () => {
    const firstWith = (card: ActionCardId) => {
      const match = opening(factions)
      match.state.hands = match.state.hands.map(() => Array(6).fill(card))
      const from = housePack.uplinks
      const question = { kind: 'some', ask: 'setup.uplinks', seat: 0, about: {}, min: 2, max: 2 } as const
      const asked = { ...question, candidates: Object.keys(from).filter((id) => id !== 'amaterasu'), refuse: undefined }
      return hints(match.state, asked)
    }
    // Total War gives a faction effect and no events, Stranglehold the reverse.
    expect(firstWith('AC36')).toEqual([expect.arrayContaining(['tenno'])])
    expect(firstWith('AC22')).toEqual([expect.arrayContaining(['espionage'])])
  })
})

/** With as few looks as this, so many cases must be right: of an expert 9 in 10, of an adept 3 in 4. */
test.each([
  ['expert', 40, 0.9],
  ['adept', 12, 0.75],
])('%s is right in most cases with %i looks', (level, iterations, least) => {
  const wrong = cases.filter((one) => {
    const player = createPlayer(level, { allowance: { iterations } })
    return !isRight(one, player.decide(openCase(tsukuyumi, one) as never, one.seat, new Dice(one.id)))
  })
  expect(wrong.length).toBeLessThanOrEqual((1 - least) * cases.length)
})
