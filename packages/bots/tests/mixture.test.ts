import { type BaseState, Dice, type Game, type Runner, type Value } from '@orrery/engine'
import { expect, test } from 'vitest'
import { createLevel, type LevelSettings } from '../src/index.ts'
import { mixture } from '../src/search/mixture.ts'
import { begin, pennies, RAID, raiding, type Toy } from './toys.ts'

const SEEDS = Array.from({ length: 120 }, (_, i) => `seed ${i}`)

const secretInTurn = (): Game<Toy> => raiding({ isSecret: (_, { ask }) => ask === 'guard' }, true)

/** How often an expert gives each answer. */
function habits(game: Game<Toy>, variant: LevelSettings['variant'] = {}, iterations = 60): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const seed of SEEDS) {
    const runner: Runner<BaseState> = begin(game)
    const value = createLevel('expert', { allowance: { iterations }, variant }).decide(runner, 0, new Dice(seed))
    counts.set(value, (counts.get(value) ?? 0) + 1 / SEEDS.length)
  }
  return counts
}

/** What is left to a guard by somebody who knows its habits, and raids what pays best against them. */
const exploited = (guard: Map<Value, number>): number =>
  Math.min(
    ...['gate', 'wall'].map((raided) =>
      [...guard].reduce((sum, [guarded, share]) => sum + share * (RAID[String(guarded)]?.[raided] ?? 0), 0),
    ),
  )

/** What the best guard there is can be sure of: the gate in five nights of seven. */
const SURE = -3 / 7

test('whoever knows the habits of a bot gains little by it', () => {
  expect(exploited(habits(raiding(), { mixes: false }))).toBeLessThan(-0.9)
  expect(exploited(habits(raiding()))).toBeGreaterThan(SURE - 0.15)
  expect(exploited(habits(secretInTurn()))).toBeGreaterThan(SURE - 0.15)
  expect(exploited(habits(raiding(), {}, 24))).toBeGreaterThan(SURE - 0.3)
})

test('where the others know the answer there is nothing to hide', () => {
  expect([...habits(raiding({}, true)).keys()]).toHaveLength(1)
})

test('both sides of a coin are shown, and what is never good is not done', () => {
  const sides = habits(pennies())
  for (const side of ['heads', 'tails']) expect(sides.get(side)).toBeGreaterThan(0.35)
  expect(habits(raiding()).get('sleep')).toBeUndefined()
})

test('shares follow regret: all of it for what is best whatever the others do, however much that varies', () => {
  const luck = Array.from({ length: 16 }, (_, i) => (i * 7) % 12)
  expect(mixture([luck.map((points) => points + 1), luck, luck.map((points) => points - 2)])).toEqual([1, 0, 0])
  expect(mixture([[3], [1]])).toEqual([1, 0])
  const [rock, paper, scissors] = mixture([
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ])
  for (const share of [rock, paper, scissors]) expect(share).toBeCloseTo(1 / 3, 1)
})

test('what is much better against most of what others do is done all the same', () => {
  // One reply of twelve is bad for it: nobody gives up so much for fear of that.
  const bold = Array.from({ length: 12 }, (_, reply) => (reply === 0 ? -2 : 5))
  const meek = bold.map(() => 0)
  expect(mixture([bold, meek])[0]).toBeGreaterThan(0.7)
})

test('says that an answer was drawn so that nobody foresees it', () => {
  const told = new Map<Value, Set<string | undefined>>()
  for (const seed of SEEDS.slice(0, 40)) {
    const { value, why } = createLevel('adept').reason(begin(raiding()), 0, new Dice(seed))
    told.set(value, (told.get(value) ?? new Set()).add(why.drawn))
    expect(why.compared[0]?.value).toBe(value)
  }
  expect([...(told.get('wall') ?? [])]).toContain('unforeseen')
  expect([...(told.get('gate') ?? [])]).toContain(undefined)
})
