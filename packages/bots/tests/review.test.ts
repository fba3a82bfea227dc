import { Dice, type Game, headerFor } from '@orrery/engine'
import { expect, test } from 'vitest'
import {
  beginJudgingTurn,
  type JudgedDecision,
  judgeDecision,
  type OwnDecision,
  replayForReview,
  reviewMatch,
  turningPoints,
} from '../src/index.ts'
import { begin, gambling, saving, type Toy } from './toys.ts'

const chances: Game<Toy>['chances'] = { progress: (g) => g.step / 2, weights: [0.5, 0.5], point: 1 }
const game = saving({ chances })

const match = (...answers: readonly string[]) => ({
  header: headerFor(game, { seats: 2, options: {}, seed: 'toy' }),
  decisions: answers.map((value) => ({ seat: 0, value })),
})

const plain = game as unknown as Game

test('a decision is judged by what its seat could have had instead', () => {
  const judged = judgeDecision(begin(game), { at: 0, seat: 0, value: 'rest' }, new Dice('j'), 60)
  expect(judged).toMatchObject({ ask: 'save', given: 'rest', better: 'save', reasons: [{ term: 'score', by: 3 }] })
  expect(judged.loss).toBeCloseTo(1 / (1 + Math.exp(-1.5)) - 0.5)
  const right = judgeDecision(begin(game), { at: 0, seat: 0, value: 'save' }, new Dice('j'), 60)
  expect(right).toMatchObject({ better: 'save', loss: 0, reasons: [] })
})

test('the curve begins even, follows the standings, and ends with the result', () => {
  const { header, decisions } = match('earn', 'waste')
  const { curve, decisions: own } = replayForReview(plain, header, decisions, 0) ?? expect.fail()
  expect(curve.map(({ at, chances: [first = 0] }) => [at, Math.round(100 * first)])).toEqual([
    [0, 50],
    [1, 62],
    [2, 100],
  ])
  expect(own.map(({ at, value }) => [at, value])).toEqual([
    [0, 'earn'],
    [1, 'waste'],
  ])
  expect(replayForReview(saving() as unknown as Game, header, decisions, 0)).toBeUndefined()
})

test('a match is reviewed: of one turn the dearest decision, and none where nothing was lost', async () => {
  const bad = match('rest', 'waste')
  const seen: number[] = []
  const found = await reviewMatch(plain, bad.header, bad.decisions, 0, (done) => seen.push(done))
  expect(found?.turningPoints.map(({ given, better }) => [given, better])).toEqual([['rest', 'save']])
  expect(seen.at(-1)).toBe(1)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  const good = match('save', 'spend')
  expect((await reviewMatch(plain, good.header, good.decisions, 0))?.turningPoints).toEqual([])
})

const byPoints: Partial<Game<Toy>> = {
  chances: { progress: () => 0, weights: [0.5, 0.5], point: 1, turn: () => 1 },
  result: ({ points }) => ({ scores: points, ranking: (points[0] ?? 0) > 1 ? [0, 1] : [1, 0] }),
}

test('where a game is reviewed by turns, a turn is judged as a whole as well, and told by the answer that cost most', async () => {
  const turns = saving(byPoints)
  const { header } = match()
  const bad = match('save', 'waste').decisions
  const { decisions } = replayForReview(turns as unknown as Game, header, bad, 0) ?? expect.fail()
  expect(decisions.map(({ at, turn }) => [at, turn?.map(({ value }) => value)])).toEqual([
    [0, undefined],
    [1, undefined],
    [0, ['save', 'waste']],
  ])
  const found = await reviewMatch(turns as unknown as Game, header, bad, 0)
  expect(found?.turningPoints).toMatchObject([
    { at: 1, ask: 'spend', given: 'waste', better: 'spend', answers: 2, loss: 1, chance: 0, error: 0 },
  ])
  expect(found?.turningPoints[0]?.reasons[0]).toEqual({ term: 'score', by: 6 })
  const good = await reviewMatch(turns as unknown as Game, header, match('save', 'spend').decisions, 0)
  expect(good?.turningPoints).toEqual([])
})

test('the luck of a turn counts for nothing: a bad bet is told, whatever the die showed', () => {
  const runner = begin({ ...gambling(), ...byPoints } as Game<Toy>)
  const judged = (value: string) => {
    const judging = beginJudgingTurn(0, [{ at: 0, value, runner }], 'luck', 3000)
    while (judging.goOn());
    return judging.conclude()
  }
  expect(judged('sure')).toMatchObject({ loss: 0, error: 0, chance: 1 })
  // One throw in six wins.
  expect(judged('die').loss).toBeCloseTo(5 / 6, 1)
  expect(judged('die')).toMatchObject({ better: 'sure', answers: 1 })
})

const own = (at: number): OwnDecision => ({ at, seat: 0, value: 'x', chapter: `turn ${at >> 1}` })

const judgedAs = ({ at }: OwnDecision, loss: number, error = 0): JudgedDecision => ({
  ...{ at, seat: 0, ask: 'a', about: {}, given: 'x', better: 'y', chance: 0.3, reasons: [] },
  loss,
  error,
})

const pointsOf = (losses: readonly (readonly [glance: number, again: number, error?: number])[]) =>
  turningPoints({
    decisions: losses.map((_, at) => own(at)),
    judge: async (decision, looks) => {
      const [glance, again, error = 0] = losses[decision.at] ?? [0, 0]
      return looks < 100 ? judgedAs(decision, glance) : judgedAs(decision, again, error)
    },
  })

test('what seemed dear at a glance is thought about again, and luck is found out', async () => {
  const found = await pointsOf([
    [0.5, 0.01],
    [0, 0.9],
    [0.05, 0.3],
    [0.2, 0.15, 0.1],
  ])
  // The second seemed to cost nothing, and is not looked at again; the last is not sure.
  expect(found?.map(({ at }) => at)).toEqual([2])
})

test('at most three turning points are told, the dearest of their turns, in the order of the match', async () => {
  const found = await pointsOf([
    [0.2, 0.2],
    [0.3, 0.3],
    [0.4, 0.4],
    [0.1, 0.1],
    [0.15, 0.15],
    [0, 0],
    [0.6, 0.6],
  ])
  expect(found?.map(({ at }) => at)).toEqual([1, 2, 6])
})

test('a review that nobody waits for any more comes to nothing', async () => {
  const broken = turningPoints({ decisions: [own(0), own(1)], judge: async () => undefined })
  expect(await broken).toBeUndefined()
})
