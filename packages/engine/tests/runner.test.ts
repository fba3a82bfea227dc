import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyAnswer,
  Dice,
  hashValue,
  isMark,
  positionOf,
  RuleFailure,
  Runner,
  reveal,
  type Trace,
} from '../src/index.ts'
import { askedOf } from '../src/simulation/index.ts'
import { questionText } from '../testing/index.ts'
import { type March, marchGame } from '../testing/march.ts'
import { chance, choice, choose, everyone, scene, selection, some, variant, withTurn } from './play.ts'

const hashOf = (runner: Runner<March>) => hashValue(positionOf(runner.state))
const start = (seats = 2, options = {}) => Runner.from(marchGame, marchGame.setup({ seats, options, seed: 'runner' }))
const atScene = (changes: Partial<March> = {}, trace?: Trace) => Runner.from(marchGame, scene(changes), trace)

function say(runner: Runner<March>, seat: number, ...values: (string | number | string[])[]): Runner<March> {
  for (const value of values) expect(runner.answer(seat, value)).toBeUndefined()
  return runner
}

/** A runner after so many answers by chance. */
function after(count: number, seed: string, seats = 3): Runner<March> {
  const runner = Runner.from(marchGame, marchGame.setup({ seats, options: { rounds: 3 }, seed }))
  const dice = new Dice(seed)
  for (let i = 0; i < count && !runner.over; i++) {
    const seat = dice.pick(runner.waitingFor())
    runner.apply(seat, chance.decide(runner, seat, dice))
  }
  return runner
}

test('a position is not touched by running from it', () => {
  const position = scene()
  const before = hashValue(position)
  say(Runner.from(marchGame, position), 0, 'march', 'a', 'b', 2)
  expect(hashValue(position)).toBe(before)
})

test('only the seat that is asked may answer', () => {
  const runner = atScene()
  expect(runner.waitingFor()).toEqual([0])
  expect(runner.questionFor(1)).toBeUndefined()
  for (const seat of [1, 2, -1, 0.5]) expect(runner.answer(seat, 'rest')?.reason).toBe('seat')
})

test('when the game is over nothing is asked and nothing accepted', () => {
  const runner = atScene({ rounds: 1, turnsLeft: 1 })
  say(runner, 0, 'rest')
  expect(runner.over).toBe(true)
  expect(runner.question).toBeUndefined()
  expect(runner.waitingFor()).toEqual([])
  expect(runner.answer(0, 'rest')).toEqual({ reason: 'over', text: 'The game is over.' })
  expect(runner.checkOutOfTurn(0, { to: 1, gold: 1 })?.reason).toBe('over')
  expect(() => runner.apply(0, 'rest')).toThrow(RuleFailure)
  expect(runner.fork().over).toBe(true)
})

test('a rejected answer changes nothing', () => {
  const runner = say(
    atScene({
      units: [
        [1, 4, 0, 0, 0],
        [0, 0, 3, 0, 0],
      ],
    }),
    0,
    'march',
    'b',
  )
  const { question } = runner
  const before = hashOf(runner)
  for (const value of ['e', 'b', 7, null, ['a'], true]) expect(runner.answer(0, value)).toBeDefined()
  expect(runner.question).toBe(question)
  expect(hashOf(runner)).toBe(before)
  expect(runner.answersInStep).toBe(2)
})

test('a refused option names its rule and the numbers behind it', () => {
  const runner = say(
    atScene({
      units: [
        [3, 4, 0, 0, 0],
        [0, 0, 3, 0, 0],
      ],
    }),
    0,
    'march',
  )
  expect(runner.answer(0, 'a')).toMatchObject({
    reason: 'refused',
    refusal: { rule: 'march.full', data: { space: 'a', units: 3 } },
  })
  expect(runner.answer(0, 'c')).toMatchObject({ refusal: { rule: 'march.from', data: { space: 'c' } } })
})

test('answers to everyone give the same state in any order', () => {
  const bids = [2, 1, 2]
  const hashes = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ].map((order) => {
    const runner = start(3)
    for (const seat of order) say(runner, seat, bids[seat])
    return hashOf(runner)
  })
  expect(new Set(hashes).size).toBe(1)
})

test('an answer to everyone is kept outside the state until all are in', () => {
  const runner = start(3)
  const { question } = runner
  const before = hashOf(runner)
  say(runner, 1, 3)
  expect(runner.question).toBe(question)
  expect(hashOf(runner)).toBe(before)
  expect(runner.waitingFor()).toEqual([0, 2])
  expect(runner.questionFor(1)).toBeUndefined()
  expect(runner.gatheredFrom(1)).toBe(3)
  expect(runner.answer(1, 2)).toEqual({
    reason: 'answered',
    text: 'Blue has already answered.',
  })
})

test('a withdrawn answer to everyone is asked again', () => {
  const runner = start(2)
  say(runner, 0, 3)
  runner.withdraw(0)
  expect(runner.waitingFor()).toEqual([0, 1])
  say(runner, 1, 1)
  say(runner, 0, 2)
  expect(runner.state).toMatchObject({ phase: 'turns', turn: 0, gold: [1, 3] })
})

test('a fork in the middle of everyone has the answers so far and goes its own way', () => {
  const runner = say(start(2), 0, 3)
  const fork = runner.fork()
  expect(fork.waitingFor()).toEqual([1])
  say(fork, 1, 0)
  expect(fork.state.phase).toBe('turns')
  expect(runner.state.phase).toBe('bid')
  const other = runner.fork()
  other.withdraw(0)
  expect(runner.gatheredFrom(0)).toBe(3)
})

test('what is played on once comes to the same positions as a fork, touches nothing, and cannot be copied', () => {
  const runner = after(9, 'once')
  const before = hashOf(runner)
  const [fork, once] = [runner.fork(), runner.once()]
  const dice = new Dice('once')
  while (!fork.over) {
    const seat = fork.waitingFor()[0] ?? 0
    const answer = anyAnswer(askedOf(fork, seat), dice)
    fork.apply(seat, answer)
    once.apply(seat, answer)
    expect([hashOf(once), once.waitingFor(), once.steps]).toEqual([hashOf(fork), fork.waitingFor(), fork.steps])
  }
  expect(hashOf(runner)).toBe(before)
  expect(() => once.fork()).toThrow(RuleFailure)
})

test('when the answers to everyone are complete, somebody has learned something', () => {
  const trace: Trace = []
  const runner = Runner.from(marchGame, marchGame.setup({ seats: 2, options: {}, seed: 'runner' }), trace)
  const { revealed } = runner.state
  say(runner, 0, 1)
  expect(runner.state.revealed).toBe(revealed)
  say(runner, 1, 2)
  expect(runner.state.revealed).toBe(revealed + 1)
  expect(trace.filter(isMark)).toEqual([{ mark: 'reveal', to: 'all' }])
})

test('everyone without anybody asks nobody', () => {
  const game = withTurn(function* (g) {
    expect(yield* everyone([])).toEqual([])
    g.phase = 'over'
  })
  expect(Runner.from(game, scene()).over).toBe(true)
})

test('the seats of everyone wait in the order of the question', () => {
  const game = withTurn(function* (g) {
    const answers = yield* everyone<string | string[]>([
      selection(g, 1, 'q', { from: ['x', 'y'], min: 2, max: 2 }),
      choice(g, 0, 'q', { from: ['z'] }),
    ])
    g.pile = answers.flat()
    yield* choose(g, 0, 'q', { from: ['z'] })
  })
  const runner = Runner.from(game, scene())
  expect(runner.waitingFor()).toEqual([1, 0])
  say(runner, 0, 'z')
  say(runner, 1, ['y', 'x'])
  expect(runner.state.pile).toEqual(['y', 'x', 'z'])
  expect(hashOf(runner.fork())).toBe(hashOf(runner))
})

test('a rule may keep and change the list it was answered with', () => {
  const game = withTurn(function* (g) {
    g.pile = yield* some(g, 0, 'q', { from: ['x', 'y'], min: 1, max: 2 })
    g.pile.push('own')
    yield* choose(g, 0, 'q', { from: ['z'] })
  })
  const runner = Runner.from(game, scene())
  const answer = ['x']
  say(runner, 0, answer)
  expect(answer).toEqual(['x'])
  expect(runner.state.pile).toEqual(['x', 'own'])
  expect(runner.fork().state.pile).toEqual(['x', 'own'])
})

test('a fork at every moment equals its original and stays independent of it', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 2, max: 3 }), fc.string(), (count, seats, seed) => {
      const runner = after(count, seed, seats)
      const [before, question] = [hashOf(runner), runner.question]
      const [fork, twin] = [runner.fork(), runner.fork()]
      expect(hashOf(fork)).toBe(before)
      expect(fork.waitingFor()).toEqual(runner.waitingFor())
      for (const seat of runner.waitingFor())
        expect(questionText(fork.questionFor(seat))).toBe(questionText(runner.questionFor(seat)))
      const dice = [new Dice(seed), new Dice(seed)]
      while (!fork.over) {
        for (const [i, one] of [fork, twin].entries()) {
          const seat = dice[i].pick(one.waitingFor())
          one.apply(seat, chance.decide(one, seat, dice[i]))
        }
        expect(hashOf(fork)).toBe(hashOf(twin))
      }
      expect(hashOf(runner)).toBe(before)
      expect(runner.question).toBe(question)
    }),
    { numRuns: 100 },
  )
})

test('a fork keeps a log only when it is given one, and only of what follows', () => {
  const kept: Trace = []
  const runner = say(atScene({}, kept), 0, 'play', 'levy-1')
  const trace: Trace = []
  say(runner.fork(trace), 0, ['a', 'b'])
  say(runner.fork(), 0, ['a', 'b'])
  expect(kept.map((entry) => (isMark(entry) ? entry.mark : entry.what))).toEqual(['play.card'])
  expect(trace).toEqual([])
})

test('a determinized copy keeps what the seat knows and deals the rest anew', () => {
  const runner = say(atScene(), 0, 'play')
  const copies = Array.from({ length: 30 }, (_, i) => runner.determinized(0, `${i}`))
  for (const copy of copies) expect(marchGame.view(copy.state, 0)).toEqual(marchGame.view(runner.state, 0))
  expect(new Set(copies.map((copy) => copy.state.hands[1][0])).size).toBeGreaterThan(3)
  expect(runner.state.hands[1]).toEqual(['raid-2'])
})

test('nobody knows the chance to come: determinized copies roll on their own', () => {
  const runner = say(atScene(), 0, 'play')
  const rolls = Array.from({ length: 30 }, (_, i) => {
    const copy = say(runner.determinized(0, `${i}`), 0, 'raid-1')
    return copy.state.gold[0]
  })
  expect(new Set(rolls)).toEqual(new Set([3, 4]))
})

test('a determinized copy is repeatable, and its forks have the same deal', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.string(), fc.nat(2), (count, seed, seat) => {
      const runner = after(count, seed)
      if (runner.over) return
      const copy = runner.determinized(seat, seed)
      expect(hashOf(runner.determinized(seat, seed))).toBe(hashOf(copy))
      expect(hashOf(copy.fork())).toBe(hashOf(copy))
      expect(hashOf(copy.determinized(seat, 'again').fork())).toBe(hashOf(copy.determinized(seat, 'again')))
    }),
    { numRuns: 100 },
  )
})

test('a determinized copy in mid-step can be played on and forked again', () => {
  const runner = say(atScene(), 0, 'draw')
  const copy = say(runner.determinized(0, 'deal'), 0, ['raid-1', 'levy-1'])
  expect(copy.state.deck.slice(-2)).toEqual(['raid-1', 'levy-1'])
  const fork = say(copy, 1, 'rest').fork()
  expect(hashOf(fork)).toBe(hashOf(copy))
})

test('a deal made at the start of a step is not made again in the next', () => {
  const copy = say(atScene().determinized(0, 'deal'), 0, 'rest')
  expect(hashOf(copy.fork())).toBe(hashOf(copy))
})

test("a determinized copy does not know the others' secret answers", () => {
  const runner = say(start(3), 0, 3)
  say(runner, 1, 2)
  const copy = runner.determinized(1, 'deal')
  expect(copy.gatheredFrom(0)).toBeUndefined()
  expect(copy.gatheredFrom(1)).toBe(2)
  expect(copy.waitingFor()).toEqual([0, 2])
  expect(runner.determinized('spectator', 'deal').waitingFor()).toEqual([0, 1, 2])
  expect(runner.waitingFor()).toEqual([2])
})

test('rules that never ask are stopped', () => {
  const game = withTurn(function* () {})
  expect(() => Runner.from(game, scene())).toThrow(new RuleFailure('march runs on without asking anybody.'))
})

test('a rule that reads more than the state is noticed when it is copied', () => {
  let turns = 0
  const game = withTurn(function* (g) {
    if (turns++ === 0) yield* choose(g, 0, 'q', { from: ['x'] })
  })
  expect(() => Runner.from(game, scene()).fork()).toThrow(/a rule reads more than the state/)
})

test('a seat may step in between two steps, and the open question is asked again', () => {
  const trace: Trace = []
  const runner = atScene({ gifts: true }, trace)
  expect(runner.betweenSteps).toBe(true)
  expect(runner.checkOutOfTurn(1, { to: 0, gold: 2 })).toBeUndefined()
  runner.actOutOfTurn(1, { to: 0, gold: 2 })
  expect(runner.state.gold).toEqual([5, 1])
  expect(runner.questionFor(0)?.ask).toBe('turn.action')
  expect(runner.betweenSteps).toBe(true)
  expect(trace).toEqual([{ what: 'gift.give', data: { seat: 1, to: 0, gold: 2 }, audience: 'all' }])
  expect(hashOf(runner.fork())).toBe(hashOf(runner))
})

test('nobody steps in during a step, a half-answered everyone, or a determinized copy', () => {
  const gift = { to: 0, gold: 1 }
  const midStep = say(atScene({ gifts: true }), 0, 'march')
  const halfBid = say(start(3, { gifts: true }), 0, 1)
  const imagined = say(atScene({ gifts: true }), 0, 'march').determinized(0, 'deal')
  for (const runner of [midStep, halfBid, imagined])
    expect(runner.checkOutOfTurn(1, gift)).toEqual({
      reason: 'not-now',
      text: 'Acting out of turn is not possible now.',
    })
})

test('nobody steps in after a step has begun with something learned', () => {
  const game = withTurn(function* (g) {
    reveal(g, [0])
    yield* choose(g, 0, 'q', { from: ['x'] })
  })
  expect(Runner.from(game, scene({ gifts: true })).checkOutOfTurn(1, { to: 0, gold: 1 })?.reason).toBe('not-now')
})

test('an interjection is refused with its rule', () => {
  const runner = atScene({ gifts: true })
  expect(runner.checkOutOfTurn(1, { to: 0, gold: 9 })).toMatchObject({
    reason: 'refused',
    refusal: { rule: 'gift.gold', data: { gold: 9, has: 3 } },
  })
  expect(atScene().checkOutOfTurn(1, { to: 0, gold: 1 })).toMatchObject({ refusal: { rule: 'gift.off' } })
})

test('a game without interjections lets nobody step in', () => {
  const runner = Runner.from(variant({ outOfTurn: undefined }), scene({ gifts: true }))
  expect(runner.checkOutOfTurn(1, { to: 0, gold: 1 })?.reason).toBe('not-now')
  expect(() => runner.actOutOfTurn(1, { to: 0, gold: 1 })).toThrow(RuleFailure)
})

test('an interjection that asks can be forked, and is over before the question returns', () => {
  const game = variant({
    outOfTurn: {
      ...marchGame.outOfTurn!,
      *run(g, seat) {
        g.bank += yield* choose(g, seat, 'gift.how-much', { from: [1, 2] })
      },
    },
  })
  const runner = Runner.from(game, scene({ gifts: true }))
  runner.actOutOfTurn(1, { to: 0, gold: 1 })
  expect(runner.waitingFor()).toEqual([1])
  expect(runner.betweenSteps).toBe(false)
  const fork = runner.fork()
  say(fork, 1, 2)
  expect(fork.state.bank).toBe(2)
  expect(fork.questionFor(0)?.ask).toBe('turn.action')
  expect(runner.state.bank).toBe(0)
})

test('the plainest answer of a game is always accepted', () => {
  const runner = start(3)
  while (!runner.over) {
    const [seat] = runner.waitingFor()
    expect(runner.answer(seat, marchGame.fallback(runner.state, runner.questionFor(seat)!))).toBeUndefined()
  }
  expect(marchGame.result(runner.state).ranking).toHaveLength(3)
  expect(marchGame.standings(runner.state)[0]).toHaveProperty('score')
})
