import { type BaseState, type Data, Dice, type Game, type Runner, random } from '@orrery/engine'
import { expect, test, vi } from 'vitest'
import { createLevel, createPlayer, type LevelSettings } from '../src/index.ts'
import { answered, begin, choose, fighting, gambling, guessing, saving, type Toy, toy } from './toys.ts'

const decide = (runner: Runner<BaseState>, settings: LevelSettings = {}, seed = 'a') =>
  createLevel('expert', { allowance: { iterations: 60 }, ...settings }).decide(runner, 0, new Dice(seed))

const SEEDS = Array.from({ length: 20 }, (_, i) => `seed ${i}`)

test('sees what pays in the next step of the same chapter, which greedy does not', () => {
  expect(createPlayer('greedy@1').decide(begin(saving()), 0, new Dice('a'))).toBe('earn')
  expect(decide(begin(saving()))).toBe('save')
  expect(decide(begin(saving()), { variant: { horizon: 'step' } })).toBe('earn')
  expect(decide(begin(saving({ chapter: ({ step }) => step })))).toBe('earn')
  expect(decide(begin(saving({ chapter: ({ step }, seat) => (seat === 0 ? step : 'turn') })))).toBe('earn')
  expect(decide(begin(saving({ chapter: ({ step }, seat) => (seat === 0 ? 'turn' : step) })))).toBe('save')
  expect(decide(begin(saving(), { step: 1, stored: 1 }))).toBe('spend')
})

test('imagines a chapter that others decide too to its end', () => {
  expect(decide(begin(fighting()))).toBe('meek')
  expect(decide(begin(fighting({ isShared: () => true })))).toBe('bold')
  expect(decide(begin(fighting({ isShared: () => true })), { variant: { horizon: 'step' } })).toBe('meek')
})

test('is not taken in by luck', () => {
  for (const seed of SEEDS) expect(decide(begin(gambling()), {}, seed)).toBe('sure')
  for (const seed of SEEDS) expect(decide(begin(guessing()), {}, seed)).toBe('pass')
})

test('stops thinking when one answer is clearly the best, and only then', () => {
  const looksOf = (lead: number) => {
    const throwing = toy({
      steps: [
        function* turn(g) {
          const thrown = yield* choose(g, 0, 'throw', { from: ['heavy', 'light'] })
          g.stored = random(g, 6) + (thrown === 'heavy' ? lead : 0)
          g.step++
        },
      ],
      standings: ({ stored }) => [{ score: stored }, { score: 0 }],
    })
    const thought = createLevel('expert', { allowance: { iterations: 1000 } }).think(begin(throwing), 0, new Dice('a'))
    while (thought.goOn());
    expect(thought.conclude().value).toBe('heavy')
    return thought.looks
  }
  expect(looksOf(6)).toBeLessThan(300)
  expect(looksOf(0.5)).toBe(1000)
})

test('remembers what its seat has seen, unless it forgets', () => {
  expect(decide(begin(guessing(), { secret: 2, memory: 2 }))).toBe(2)
  expect(decide(begin(guessing(), { secret: 2, memory: 2 }), { variant: { forgets: true } })).toBe('pass')
})

test('expects the best answer of others where it is told to, and otherwise any', () => {
  expect(decide(begin(answered()), { variant: { others: 'best' } })).toBe('stay')
  expect(decide(begin(answered()), { variant: { others: 'likely' } })).toBe('strike')
})

test('looks at what the game hints at, in its order, and at nothing else', () => {
  const hinted = (hints: readonly string[]): Game<Toy> =>
    saving({ hints: (_, { ask }) => (ask === 'save' ? hints : undefined) })
  expect(decide(begin(hinted(['rest', 'earn'])))).toBe('earn')
  expect(decide(begin(hinted(['rest'])))).toBe('rest')
  expect(decide(begin(hinted(['steal'])))).toBe('save')
  expect(decide(begin(hinted(['rest', 'save', 'earn'])), { allowance: { iterations: 0 } })).toBe('rest')
  expect(decide(begin(hinted(['rest'])), { variant: { hinted: false } })).toBe('save')
})

test('does nothing useless to put off an end that looks bad, unless the game may idle', () => {
  const walking = toy({
    steps: [
      function* turn(g) {
        if ((yield* choose(g, 0, 'turn', { from: ['walk', 'end'] })) === 'walk') g.stored = 1
        else {
          g.stored = 2
          g.step++
        }
      },
    ],
    standings: ({ stored }) => [{ score: [5, 4, 1][stored] ?? 0 }, { score: 0 }],
  })
  expect(decide(begin(walking))).toBe('end')
  expect(decide(begin(walking), { variant: { mayIdle: true } })).toBe('walk')
})

const POINT = 20
const inTurns = (turn: (g: Toy) => number) => ({ chances: { progress: () => 0, weights: [0.1], point: POINT, turn } })
const playing: LevelSettings = { allowance: { iterations: 300 }, variant: { horizon: 'step', rollouts: 3 } }

test('plays the turn on after the best answers where it is told to, and sees what the next steps bring', () => {
  const saves = begin(saving(inTurns(() => 1)))
  expect(decide(saves, { variant: { horizon: 'step' } })).toBe('earn')
  expect(decide(saves, playing)).toBe('save')
  expect(decide(begin(saving(inTurns(({ step }) => step))), playing)).toBe('earn')
  expect(decide(begin({ ...gambling(), ...inTurns(() => 1) }), playing)).toBe('sure')
})

test('says of a turn that was played on what it came to, and counts it as looks', () => {
  const { why } = createLevel('expert', playing).reason(begin(saving(inTurns(() => 1))), 0, new Dice('a'))
  const [best, other] = why.compared
  expect([best?.value, other?.value]).toEqual(['save', 'earn'])
  expect((best?.score ?? 0) - (other?.score ?? 0)).toBeCloseTo(why.reasons[0]?.by ?? 0)
  expect(best?.chance?.mean).toBeGreaterThan(other?.chance?.mean ?? 1)
  expect(why.looks).toBeGreaterThan(200)
  expect(why.looks).toBeLessThan(320)
})

test('does a thing that seems useless where the turn, played on, is better for it', () => {
  const digging = toy({
    steps: [
      function* dig(g) {
        if ((yield* choose(g, 0, 'dig', { from: ['dig', 'end'] })) === 'dig' && g.stored < 3) g.stored++
        else g.step++
      },
    ],
    standings: ({ stored, step }) => [{ score: stored === 3 ? 12 : 5 - step }, { score: 0 }],
    ...inTurns(() => 1),
  })
  expect(decide(begin(digging), { ...playing, variant: { horizon: 'step' } })).toBe('end')
  expect(decide(begin(digging, { stored: 1 }), playing)).toBe('dig')
})

test('does not think of everything where it overlooks things, but always of something', () => {
  const found = (overlooks: number) =>
    SEEDS.filter((seed) => decide(begin(saving()), { variant: { overlooks } }, seed) === 'save').length
  expect(found(0)).toBe(SEEDS.length)
  expect(found(0.5)).toBeGreaterThan(4)
  expect(found(0.5)).toBeLessThan(16)
  expect(found(1)).toBeLessThan(16)
})

test('a character likes some things more, and follows other plans', () => {
  const game = toy({
    steps: [
      function* work(g) {
        g.stored = (yield* choose(g, 0, 'work', { from: ['trade', 'fight'] })) === 'trade' ? 1 : 2
        g.step++
      },
    ],
    standings: ({ stored }) => [
      { gold: stored === 1 ? 3 : 0, glory: stored === 2 ? 2 : 0 },
      { gold: 0, glory: 0 },
    ],
    plans: () => [
      { kind: 'siege', about: { at: 'b3' } as Data, promise: 2, progress: ({ stored }: Toy) => (stored === 2 ? 2 : 0) },
      { kind: 'route', about: {} as Data, promise: 3, progress: ({ stored }: Toy) => (stored === 1 ? 2 : 0) },
    ],
    characters: { raider: { terms: { glory: 3 } }, schemer: { plans: { siege: 2 } } },
  })
  expect(decide(begin(game))).toBe('trade')
  expect(decide(begin(game), { character: 'raider' })).toBe('fight')
  expect(decide(begin(game), { character: 'schemer' })).toBe('fight')
  expect(decide(begin(game), { character: 'unknown here' })).toBe('trade')
  const why = createLevel('adept', { character: 'schemer' }).reason(begin(game), 0, new Dice('a')).why
  expect(why.plan).toEqual({ kind: 'siege', about: { at: 'b3' } as Data })
})

test('says what was compared and which terms decided', () => {
  const { value, why } = createLevel('adept').reason(begin(saving()), 0, new Dice('a'))
  expect(value).toBe('save')
  expect(why.compared.map((one) => [one.value, one.score, one.terms])).toEqual([
    ['save', 3, { score: 3 }],
    ['earn', 1, { score: 1 }],
    ['rest', 0, { score: 0 }],
  ])
  expect(why.reasons).toEqual([{ term: 'score', by: 2 }])
  expect(why.looks).toBeGreaterThanOrEqual(3)
})

test('a novice says that a worse answer slipped through', () => {
  const novice = createLevel('novice', { variant: { overlooks: 0, slips: 3 } })
  const drawn = SEEDS.map((seed) => {
    const { value, why } = novice.reason(begin(saving()), 0, new Dice(seed))
    return [value === 'earn', why.drawn]
  })
  expect(drawn).toContainEqual([false, 'slip'])
  expect(drawn.every(([isBest, how]) => isBest === (how === undefined))).toBe(true)
})

test('stops where nothing is left to find out', () => {
  const { why } = createLevel('expert', { allowance: { iterations: 10_000 } }).reason(begin(saving()), 0, new Dice('a'))
  expect(why.looks).toBeLessThan(30)
})

test('answers at once when it is cancelled, and when its time is over', () => {
  let looks = 0
  const cancelled = vi.fn(() => ++looks > 3)
  const settings = { allowance: { iterations: 1000 }, cancelled }
  expect(createLevel('master', settings).reason(begin(gambling()), 0, new Dice('a')).why.looks).toBe(3)
  expect(
    createLevel('master', { allowance: { ms: 5 }, now: () => 0, cancelled: () => true }).reason(
      begin(gambling()),
      0,
      new Dice('a'),
    ).why.looks,
  ).toBe(0)
  let time = 0
  const { why } = createLevel('expert', { now: () => time++ }).reason(begin(gambling()), 0, new Dice('a'))
  // The clock is read once at the start and before each look.
  expect(why.looks).toBe(99)
})

test('the same dice and iterations give the same answer and the same reasons', () => {
  const reason = () =>
    createLevel('expert', { allowance: { iterations: 50 } }).reason(begin(gambling()), 0, new Dice('same'))
  expect(reason()).toEqual(reason())
})
