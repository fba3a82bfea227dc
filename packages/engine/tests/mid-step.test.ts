import { expect, test } from 'vitest'
import { dialect, Match, type Rule, Runner, type Seat, writeMatch } from '../src/index.ts'
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

test('before the first answer the step begins anew, as it always did', () => {
  const match = begun()
  expect(match.actOutOfTurn(1, { to: 0, gold: 1 })).toBeUndefined()
  expect([optionsOf(match, 0), match.state.gold]).toEqual([
    [0, 1, 2],
    [2, 2],
  ])
  expect(match.log.map(({ what }) => what)).toEqual(['toll#gift', 'toll#paid'])
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
    text: 'That would leave nothing to answer to what is asked now.',
  })
  expect([match.actOutOfTurn(0, { to: 1, gold: 1 }), optionsOf(match, 0)]).toEqual([undefined, [0]])
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
