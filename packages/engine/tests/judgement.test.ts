import { expect, test } from 'vitest'
import { defineGame, learnedBy, positionOf, report, reveal, type Trace } from '../src/index.ts'
import { Runner } from '../src/match/runner.ts'
import { inspect } from '../src/simulation/index.ts'
import { type March, marchGame } from '../testing/march.ts'
import { checkTranslation } from '../testing/translation.ts'
import { scene, variant } from './play.ts'

test('a small game needs no judgement: it follows from how a seat values a position', () => {
  expect(marchGame.standings(scene())).toEqual([
    { score: 6, cards: 1.5 },
    { score: 6, cards: 0.5 },
  ])
  const { id, title, players, setup, nextStep, copy, view, result } = marchGame
  const bare = defineGame<March, unknown>({ id, title, players, setup: setup as never, nextStep, copy, view, result })
  expect(bare.standings(scene())).toEqual([{}, {}])
  expect(bare.rivalry).toEqual({ mean: 0, best: 0 })
  expect([bare.chapter(scene(), 0), bare.plans(scene(), 0), bare.characters, bare.thinking]).toEqual([
    undefined,
    [],
    {},
    {},
  ])
  expect(bare.yardstick.evaluate(scene(), 0)).toEqual({})
})

test('the yardstick of a game that says nothing else is how it judges now', () => {
  expect(marchGame.yardstick.evaluate(scene(), 1)).toEqual(marchGame.standings(scene())[1])
  const judged = defineGame<March, unknown>({
    ...marchGame,
    options: {},
    yardstick: marchGame.yardstick,
    standings: (g) => g.gold.map((gold) => ({ gold })),
  })
  expect(judged.yardstick).toBe(marchGame.yardstick)
  expect(judged.standings(scene())).toEqual([{ gold: 3 }, { gold: 3 }])
})

test('what a seat has learned is what it was told since a point, and nothing that only others heard', () => {
  const told = (...cards: string[]): Trace => {
    const g = scene()
    g.trace = []
    report(g, 'turn.action', { seat: 0 })
    for (const card of cards) {
      reveal(g, [0])
      report(g, 'draw.bury#own', { cards: [card] }, [0])
    }
    return g.trace
  }
  expect(learnedBy(0, told('levy-2'))).toBe(learnedBy(0, told('levy-2')))
  expect(learnedBy(0, told('levy-2'))).not.toBe(learnedBy(0, told('raid-3')))
  expect(learnedBy(0, told('levy-2'))).not.toBe(learnedBy(0, told()))
  expect(learnedBy(1, told('levy-2'))).toBe(learnedBy(1, told('raid-3')))
  expect(learnedBy(0, told('levy-2'), 3)).toBe(learnedBy(0, told('raid-3'), 3))
})

test('what seats have seen is no part of the position, and copies keep it', () => {
  const seen = Object.freeze({ 0: ['raid-2'] })
  const game = variant({ copy: (g) => ({ ...marchGame.copy(g), memory: g.memory }) })
  const runner = Runner.from(game, scene({ memory: seen }))
  expect(runner.fork().state.memory).toBe(seen)
  expect(runner.determinized(0, 'deal').state.memory).toBe(seen)
  expect(positionOf(runner.state)).toEqual(positionOf(scene()))
  expect(inspect(runner, 'seen')).toEqual([])
  const careless = variant({ copy: (g) => ({ ...marchGame.copy(g), memory: g.memory && { ...(g.memory as object) } }) })
  expect(inspect(Runner.from(careless, scene({ memory: seen })), 'seen')).toContain(
    'a copy forgets what seats have seen',
  )
})

test('every language has the words of bots', () => {
  const english = {
    ...marchGame.locale,
    bots: { terms: { score: 'points' }, plans: {}, characters: { miser: { name: 'Miser', text: 'Keeps gold.' } } },
  }
  const game = variant({ locale: english })
  const problems = checkTranslation(game, { ...english, bots: { terms: {}, plans: { hoard: 'Gold' }, characters: {} } })
  expect(problems.filter((problem) => problem.startsWith('bots'))).toEqual([
    'bots: plan hoard is not in English',
    'bots: term score is missing',
    'bots: character miser is missing',
    'bots: character miser (text) is missing',
  ])
})
