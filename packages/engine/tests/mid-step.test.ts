import { expect, test } from 'vitest'
import { dialect, type Game, Match, type Rule, Runner, type Seat, type Value, writeMatch } from '../src/index.ts'
import { inspect } from '../testing/index.ts'
import { type March, marchGame } from '../testing/march.ts'
import { scene, variant } from './play.ts'

const { choose, choice, everyone, amount, report } = dialect<March, 'toll'>({})

const WAYS = ['pay', 'wait'] as const

/** A turn in which a coin is paid before anything is asked, and then as many coins as there are can be spent. */
function* toll(g: March): Rule {
  const seat = g.turn
  g.gold[seat]--
  g.bank++
  report(g, 'toll#paid', { seat })
  const coins = yield* choose(g, seat, 'toll#spend', () => ({
    from: Array.from({ length: g.gold[seat] + 1 }, (_, gold) => gold),
    about: { gold: g.gold[seat] },
  }))
  g.gold[seat] -= coins
  g.bank += coins
  const bids = yield* everyone<string>(
    g.gold.map((gold, who) =>
      choice(g, who, 'toll#way', () => ({ from: WAYS.slice(g.gold[who] > 0 ? 0 : 1), about: { gold } })),
    ),
  )
  report(g, 'toll#done', { bids, coins })
  g.phase = 'over'
}

/** March in which gifts are possible at any time; a gift of the last coin asks its giver something. */
const anytime = variant({
  nextStep: (g) => (g.phase === 'turns' ? toll(g) : undefined),
  outOfTurn: {
    inMidStep: true,
    refuse: () => undefined,
    *run(g, seat, value) {
      const { to, gold } = value as { to: Seat; gold: number }
      g.gold[seat] -= gold
      g.gold[to] += gold
      report(g, 'toll#gift', { seat, to, gold })
      if (g.gold[seat] === 0) yield* amount(g, seat, 'toll#last', { min: 0, max: 1 })
    },
    suggest: () => undefined,
  },
})

const begun = () => Match.fromPosition(anytime, scene({ gold: [2, 3], bank: 1 }))
const optionsOf = ({ runner }: Match<March>, seat: Seat) => {
  const question = runner.questionFor(seat)
  return question?.kind === 'choose' ? question.candidates : undefined
}

test('what comes in between in the middle of a step changes what is asked, and nothing before it runs again', () => {
  const match = begun()
  expect(optionsOf(match, 0)).toEqual([0, 1])
  match.answer(0, 0)
  const gold = [...match.state.gold]
  const number = match.questionFor(0)?.number
  expect(match.actOutOfTurn(1, { to: 0, gold: 2 })).toBeUndefined()
  expect(match.state.gold).toEqual([gold[0] + 2, gold[1] - 2])
  expect(match.questionFor(0)?.number).not.toBe(number)
  expect(match.log.map(({ what }) => what)).toEqual(['toll#paid', 'toll#gift'])
})

test('what has happened before the first answer has happened: the step does not begin anew', () => {
  const match = begun()
  expect(match.runner.beginsAnew).toBe(false)
  expect(match.actOutOfTurn(1, { to: 0, gold: 1 })).toBeUndefined()
  expect([optionsOf(match, 0), match.state.gold]).toEqual([
    [0, 1, 2],
    [2, 2],
  ])
  expect(match.log.map(({ what }) => what)).toEqual(['toll#paid', 'toll#gift'])
})

test('what was just gained can be given away, although the step has only begun', () => {
  const gaining = variant({
    ...anytime,
    *nextStep(g: March): Rule {
      g.gold[0] += 5
      yield* choose(g, 0, 'toll#first', { from: WAYS })
      g.phase = 'over'
    },
  } as Partial<typeof anytime>)
  const match = Match.fromPosition(gaining, scene({ gold: [1, 0] }))
  expect(match.actOutOfTurn(0, { to: 1, gold: 4 })).toBeUndefined()
  expect(match.state.gold).toEqual([2, 4])
})

test('where nothing has happened in a step, what comes before it is a step of its own', () => {
  const idle = variant({
    ...anytime,
    *nextStep(g: March): Rule {
      yield* choose(g, 0, 'toll#first', { from: WAYS })
      g.phase = 'over'
    },
  } as Partial<typeof anytime>)
  const match = Match.fromPosition(idle, scene({ gold: [2, 3] }))
  const { steps } = match.runner
  expect(match.runner.beginsAnew).toBe(true)
  match.actOutOfTurn(0, { to: 1, gold: 1 })
  expect([match.runner.steps, match.runner.checkpoint.gold]).toEqual([steps + 1, [1, 4]])
})

test('what it asks is asked first; the question before it returns as the state then has it', () => {
  const match = begun()
  match.answer(0, 0)
  match.answer(1, 'pay')
  match.actOutOfTurn(1, { to: 0, gold: 3 })
  expect([match.runner.waitingFor(), match.questionFor(1)?.mine?.ask]).toEqual([[1], 'toll#last'])
  match.answer(1, 1)
  // Who has nothing left cannot pay: that answer is gone, and is asked for again.
  expect([match.runner.waitingFor(), optionsOf(match, 1)]).toEqual([[0, 1], ['wait']])
  match.answer(1, 'wait')
  match.answer(0, 'pay')
  expect([match.over, match.log.at(-1)?.data]).toEqual([true, { bids: ['pay', 'wait'], coins: 0 }])
})

test('an answer that others have not seen stays when it is still possible', () => {
  const match = begun()
  match.answer(0, 0)
  match.answer(1, 'pay')
  match.actOutOfTurn(1, { to: 0, gold: 1 })
  expect(match.runner.waitingFor()).toEqual([0])
})

test('what would leave an open question without an answer is rejected', () => {
  const strict = variant({
    ...anytime,
    *nextStep(g: March): Rule {
      yield* choose(g, g.turn, 'toll#first', { from: WAYS })
      yield* choose(g, g.turn, 'toll#coins', () => ({ from: Array.from({ length: g.gold[0] }, (_, gold) => gold) }))
      g.phase = 'over'
    },
  } as Partial<typeof anytime>)
  const match = Match.fromPosition(strict, scene({ gold: [2, 3] }))
  match.answer(0, 'pay')
  expect(match.actOutOfTurn(0, { to: 1, gold: 2 })).toEqual({
    reason: 'not-now',
    text: 'This would leave the open question without an answer.',
  })
  expect([match.actOutOfTurn(0, { to: 1, gold: 1 }), optionsOf(match, 0)]).toEqual([undefined, [0]])
})

test('what leaves nothing to answer only after it has asked something itself is rejected too', () => {
  const asking = variant({
    ...anytime,
    *nextStep(g: March): Rule {
      yield* choose(g, g.turn, 'toll#first', { from: WAYS })
      yield* choose(g, g.turn, 'toll#coins', () => ({ from: Array.from({ length: g.gold[0] }, (_, gold) => gold) }))
      g.phase = 'over'
    },
    outOfTurn: {
      ...anytime.outOfTurn,
      *run(g: March, seat: Seat, value: Value) {
        const { to, gold } = value as { to: Seat; gold: number }
        yield* amount(g, seat, 'toll#last', { min: 0, max: 1 })
        g.gold[seat] -= gold
        g.gold[to] += gold
      },
    },
  } as Partial<typeof anytime>)
  const match = Match.fromPosition(asking, scene({ gold: [2, 3] }))
  match.answer(0, 'pay')
  expect(match.actOutOfTurn(0, { to: 1, gold: 2 })?.reason).toBe('not-now')
  expect(match.actOutOfTurn(0, { to: 1, gold: 1 })).toBeUndefined()
})

test('a question keeps its number when somebody only talks, and an answer on its way stays good', () => {
  const talking = variant({
    ...anytime,
    outOfTurn: { ...anytime.outOfTurn!, isTalk: (value) => (value as { gold: number }).gold === 0 },
  })
  const match = Match.fromPosition(talking, scene({ gold: [2, 3], bank: 1 }))
  const number = match.questionFor(0)?.number
  match.actOutOfTurn(1, { to: 0, gold: 0 })
  expect(match.questionFor(0)?.number).toBe(number)
  match.actOutOfTurn(1, { to: 0, gold: 1 })
  expect(match.answer(0, 0, number)?.reason).toBe('stale')
})

interface Promising extends March {
  promised?: number | undefined
}

/** A turn of two choices. */
function* spendTwice(g: Promising): Rule {
  for (const coins of [3, 2]) {
    const spent = yield* choose(g, 0, 'toll#spend', () => ({
      from: Array.from({ length: Math.min(coins, g.gold[0]) + 1 }, (_, gold) => gold),
    }))
    g.gold[0] -= spent
    g.bank += spent
    report(g, 'toll#done', { spent })
  }
  g.phase = 'over'
}

/** March in which somebody can be made to promise a choice. */
const promising: Game<Promising> = {
  ...marchGame,
  copy: (g) => ({ ...marchGame.copy(g), promised: g.promised }),
  nextStep: (g) => (g.phase === 'turns' ? spendTwice(g) : undefined),
  outOfTurn: {
    inMidStep: true,
    refuse: () => undefined,
    *run(g, _seat, value) {
      g.promised = value as number
    },
    suggest: () => undefined,
    before: (g, { ask }) => (g.promised === undefined || ask !== 'toll#spend' ? undefined : keep(g, g.promised)),
  },
}

/** What was promised is done where that is possible; else it is asked what becomes of it. */
function* keep(g: Promising, promised: number): Rule<Value | undefined> {
  g.promised = undefined
  if (promised <= g.gold[0]) return promised
  g.bank += yield* amount(g, 1, 'toll#last', { min: 0, max: 1 })
  return undefined
}

const promised = () => Match.fromPosition(promising, scene({ gold: [3, 3] }))

const spent = ({ log }: Match<Promising>) => log.map(({ data }) => data.spent)

test('what somebody has agreed to is the answer, to the question that is open and to one that follows', () => {
  const match = promised()
  match.actOutOfTurn(1, 1)
  expect([spent(match), match.questionFor(0)?.mine?.ask, match.state.gold[0]]).toEqual([[1], 'toll#spend', 2])
  match.actOutOfTurn(1, 2)
  expect([spent(match), match.over, match.decisions.length]).toEqual([[1, 2], true, 2])
  expect(match.branch(2).equals(match)).toBe(true)
})

test('what cannot be kept makes room for what comes first, and the question follows as it then stands', () => {
  const match = promised()
  match.answer(0, 0)
  match.actOutOfTurn(1, 9)
  expect([match.runner.waitingFor(), match.questionFor(1)?.mine?.ask]).toEqual([[1], 'toll#last'])
  const fork = match.runner.fork()
  for (const runner of [match.runner, fork]) expect(inspect(runner, 'promise')).toEqual([])
  match.answer(1, 1)
  expect([match.runner.waitingFor(), match.state.bank]).toEqual([[0], 1])
  fork.apply(1, 1)
  expect(fork.waitingFor()).toEqual([0])
  match.undoTo(1, 1)
  expect([match.hash(), match.questionFor(0)?.mine?.ask]).toEqual([match.branch(1).hash(), 'toll#spend'])
})

test('replays, branches, undo and forks come to the same position at every moment', () => {
  const match = begun()
  const moves: (() => unknown)[] = [
    () => match.actOutOfTurn(1, { to: 0, gold: 1 }),
    () => match.answer(0, 1),
    () => match.actOutOfTurn(0, { to: 1, gold: 1 }),
    () => match.answer(0, 1),
    () => match.answer(1, 'pay'),
    () => match.actOutOfTurn(1, { to: 0, gold: 3 }),
    () => match.answer(1, 0),
  ]
  const hashes = [match.hash()]
  for (const move of moves) {
    expect(move()).toBeUndefined()
    hashes.push(match.hash())
    expect(inspect(match.runner, 'mid-step')).toEqual([])
    const fork = match.runner.fork()
    expect([fork.waitingFor(), fork.state]).toEqual([
      match.runner.waitingFor(),
      { ...match.runner.state, trace: undefined },
    ])
    expect(match.branch(match.decisions.length).equals(match)).toBe(true)
  }
  for (const [at, hash] of hashes.entries()) {
    const there = match.runnerAt(at)
    expect(Match.fromPosition(anytime, there.state).hash()).toBeDefined()
    expect(match.branch(at).hash()).toBe(hash)
  }
  expect(match.undoTo(1, match.decisions.length - 1)).toBeUndefined()
  expect(match.hash()).toBe(hashes.at(-2))
  expect(writeMatch(match).decisions.filter(([, , out]) => out)).toHaveLength(3)
})

test('copies in which others are dealt anew do not know what they have answered', () => {
  const match = begun()
  match.answer(0, 0)
  match.answer(1, 'pay')
  match.actOutOfTurn(0, { to: 1, gold: 1 })
  match.answer(0, 0)
  expect(match.runner.determinized(0, 'deal').waitingFor()).toEqual([0, 1])
  expect(match.runner.determinized(1, 'deal').waitingFor()).toEqual([0])
})

test('games that do not say so let nobody step in there', () => {
  const runner = Runner.from(marchGame, scene({ gifts: true }))
  runner.answer(0, 'march')
  expect(runner.checkOutOfTurn(1, { to: 0, gold: 1 })?.reason).toBe('not-now')
})
