import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalText,
  hashValue,
  type Mark,
  Match,
  positionOf,
  RuleFailure,
  report,
  type Value,
} from '../src/index.ts'
import { type March, marchGame } from '../testing/march.ts'
import { choose, newMatch, playOn, scene, variant, withTurn } from './play.ts'

const atScene = (changes: Partial<March> = {}) => Match.fromPosition(marchGame, scene(changes))

function say(match: Match<March>, seat: number, ...values: Value[]): Match<March> {
  for (const value of values) expect(match.answer(seat, value)).toBeUndefined()
  return match
}

/** Everything of a match that undo must bring back. */
const wholeOf = (match: Match<March>) =>
  canonicalText([
    match.hash(),
    match.decisions,
    match.log,
    match.runner.waitingFor(),
    [0, 1, 2].map((seat) => match.questionFor(seat)?.mine?.ask),
    match.decisions.map((_, to) => match.fence(match.decisions[to].seat, to)),
  ])

test('an answer carries the number of its question; an old one is rejected', () => {
  const match = atScene()
  const { number } = match.questionFor(0)!
  expect(match.answer(0, 'march', number)).toBeUndefined()
  expect(match.answer(0, 'march', number)).toEqual({
    reason: 'stale',
    text: `That answers question ${number}, but question ${match.questionFor(0)?.number} is open.`,
  })
  expect(match.decisions).toHaveLength(1)
})

test('the number of a question never comes back, taken back or done again', () => {
  const match = atScene()
  const seen = new Set<number>()
  const look = () => {
    const { number } = match.questionFor(0)!
    expect(seen.has(number)).toBe(false)
    seen.add(number)
    return number
  }
  look()
  say(match, 0, 'march')
  const stale = look()
  match.undo(0)
  look()
  expect(match.answer(0, 'a', stale)?.reason).toBe('stale')
  match.redo(0)
  look()
  expect(match.answer(0, 'a', stale)?.reason).toBe('stale')
  say(match, 0, 'a')
  look()
  match.undoTo(0, 0)
  look()
  match.undo(0)
  say(match, 0, 'rest')
  look()
})

test('a rejected answer and a refused undo keep the number', () => {
  const match = say(atScene(), 0, 'march')
  const { number } = match.questionFor(0)!
  match.answer(0, 'nowhere')
  match.answer(1, 'a')
  match.undo(1)
  match.redo(0)
  expect(match.questionFor(0)?.number).toBe(number)
  expect(match.sequence).toBe(1)
})

test('all seats answer everyone under one number', () => {
  const match = newMatch()
  const { number } = match.questionFor(0)!
  say(match, 1, 0)
  expect(match.questionFor(0)?.number).toBe(number)
  expect(match.answer(0, 1, number)).toBeUndefined()
  expect(match.questionFor(0)?.number).not.toBe(number)
})

test('others see who is asked and its name, never the options', () => {
  const match = say(atScene(), 0, 'play')
  const [mine, theirs, watching] = [match.questionFor(0), match.questionFor(1), match.questionFor('spectator')]
  expect(mine?.mine).toMatchObject({ candidates: ['raid-1', 'levy-1', 'feast-1'] })
  expect(theirs).toEqual({ number: mine?.number, waitingFor: [0], ask: 'play.card', mine: undefined })
  expect(watching).toEqual(theirs)
})

test('a seat takes back its own answers one by one and makes them again', () => {
  const match = say(atScene(), 0, 'march', 'a')
  const before = match.hash()
  say(match, 0, 'b')
  const after = match.hash()
  expect(match.mayUndo(0)).toBe(true)
  expect(match.undo(0)).toBeUndefined()
  expect(match.hash()).toBe(before)
  expect(match.redoable).toEqual([{ seat: 0, value: 'b' }])
  expect(match.redo(0)).toBeUndefined()
  expect(match.hash()).toBe(after)
  expect(match.redo(0)).toEqual({ reason: 'not-now', text: 'Nothing to redo.' })
})

test('undo goes back over the end of a step while nobody else has answered', () => {
  const match = atScene()
  const before = match.hash()
  say(match, 0, 'march', 'a', 'b', 2)
  expect(match.questionFor(1)?.mine?.ask).toBe('turn.action')
  expect(match.undoTo(0, 0)).toBeUndefined()
  expect(match.hash()).toBe(before)
  expect(match.redoable).toHaveLength(4)
  for (let i = 0; i < 4; i++) expect(match.redo(0)).toBeUndefined()
  expect(match.state.units[0]).toEqual([1, 2, 0, 0, 0])
})

test('only the seat that took back may do it again, and a new answer ends that', () => {
  const match = say(atScene(), 0, 'march')
  match.undo(0)
  expect(match.redo(1)?.reason).toBe('not-now')
  say(match, 0, 'rest')
  expect(match.redoable).toEqual([])
})

test("another seat's answer is a fence", () => {
  const match = say(say(atScene(), 0, 'rest'), 1, 'march')
  expect(match.mayUndo(0)).toBe(false)
  expect(match.undo(0)).toEqual({ because: 'other-seat', seat: 1, at: 1 })
  expect(match.undoTo(1, 0)).toEqual({ because: 'other-seat', seat: 0, at: 0 })
  expect(match.undo(1)).toBeUndefined()
})

test('chance is a fence', () => {
  const match = say(atScene(), 0, 'play', 'raid-1')
  expect(match.undo(0)).toEqual({ because: 'random', to: 'all', at: 1 })
  expect(match.undoTo(0, 0)).toEqual({ because: 'random', to: 'all', at: 1 })
})

test('what a seat has learned is a fence', () => {
  const match = say(atScene(), 0, 'draw')
  expect(match.undo(0)).toEqual({ because: 'reveal', to: [0], at: 0 })
  say(match, 0, ['raid-1'])
  expect(match.undo(0)).toBeUndefined()
  expect(match.undo(0)).toEqual({ because: 'reveal', to: [0], at: 0 })
})

test('the last to answer in secret cannot take it back after seeing the others', () => {
  const match = say(say(newMatch(), 0, 1), 1, 2)
  expect(match.log.map((entry) => entry.what)).toEqual(['bid.secret'])
  expect(match.undo(1)).toEqual({ because: 'reveal', to: 'all', at: 1 })
})

test('there is nothing before the first decision, and nothing after the last', () => {
  const match = atScene()
  expect(match.mayUndo(0)).toBe(false)
  expect(match.undo(0)).toEqual({ because: 'nothing' })
  say(match, 0, 'march')
  expect(match.undoTo(0, 1)).toEqual({ because: 'nothing' })
  expect(match.undoTo(0, -1)).toEqual({ because: 'nothing' })
})

test('a secret answer is withdrawn although others have answered since, and made again', () => {
  const match = say(say(newMatch('secret', 3), 1, 2), 0, 3)
  expect(match.mayUndo(1)).toBe(true)
  expect(match.undo(1)).toBeUndefined()
  expect(match.decisions).toEqual([{ seat: 0, value: 3 }])
  expect(match.runner.waitingFor()).toEqual([1, 2])
  expect(match.redo(1)).toBeUndefined()
  say(match, 2, 0)
  expect(match.equals(Match.replay(marchGame, match.header, match.decisions))).toBe(true)
})

test('an undo request happens when all others have agreed', () => {
  const match = say(say(newMatch('request', 3), 0, 3), 1, 0)
  say(match, 2, 0)
  say(match, 0, 'rest')
  expect(match.requestUndo(2, 3)).toBeUndefined()
  expect(match.undoRequest).toEqual({ by: 2, to: 3, pending: [0, 1] })
  expect(match.acceptUndo(2)?.reason).toBe('not-now')
  expect(match.acceptUndo(1)).toBeUndefined()
  expect(match.acceptUndo(1)?.reason).toBe('not-now')
  expect(match.decisions).toHaveLength(4)
  expect(match.acceptUndo(0)).toBeUndefined()
  expect(match.decisions).toHaveLength(3)
  expect(match.undoRequest).toBeUndefined()
  expect(match.redo(0)).toBeUndefined()
})

test('one seat that declines ends an undo request', () => {
  const match = say(atScene(), 0, 'draw')
  match.requestUndo(0, 0)
  expect(match.declineUndo(2)?.reason).toBe('not-now')
  expect(match.declineUndo(1)).toBeUndefined()
  expect(match.undoRequest).toBeUndefined()
  expect(match.acceptUndo(1)).toEqual({ reason: 'not-now', text: 'No undo request is open.' })
  expect(match.declineUndo(1)?.reason).toBe('not-now')
})

test.each([-1, 1, 7, 0.5])('an undo request to decision %d of one is rejected', (to) => {
  expect(say(atScene(), 0, 'draw').requestUndo(0, to)?.reason).toBe('not-now')
})

test('an undo request ends when the match goes on, back, or does something again', () => {
  const answered = say(atScene(), 0, 'march')
  answered.requestUndo(0, 0)
  say(answered, 0, 'a')
  expect(answered.undoRequest).toBeUndefined()

  answered.requestUndo(0, 0)
  answered.undo(0)
  expect(answered.undoRequest).toBeUndefined()

  answered.requestUndo(0, 0)
  answered.redo(0)
  expect(answered.undoRequest).toBeUndefined()

  const secret = say(newMatch('secret', 3), 0, 1)
  secret.requestUndo(1, 0)
  secret.undo(0)
  expect(secret.undoRequest).toBeUndefined()
})

test('the log tells each seat what it may hear', () => {
  const match = say(atScene(), 0, 'draw', ['raid-1'])
  const heard = (seat: number | 'spectator') => match.logFor(seat).map((entry) => entry.what)
  expect(heard(0)).toEqual(['draw.bury#own', 'draw.bury'])
  expect(heard(1)).toEqual(['draw.bury'])
  expect(heard('spectator')).toEqual(['draw.bury'])
  expect(match.log[0]).toEqual({ what: 'draw.bury#own', data: { cards: ['levy-2', 'levy-3'] }, audience: [0], at: 1 })
})

test('undo cuts the log', () => {
  const match = say(atScene(), 0, 'march', 'a', 'b', 1)
  expect(match.log).toMatchObject([{ what: 'march.to', at: 4 }])
  match.undo(0)
  expect(match.log).toEqual([])
  match.redo(0)
  expect(match.log).toHaveLength(1)
})

test('what a step tells before its first question is logged once, through undo too', () => {
  const game = withTurn(function* (g) {
    report(g, 'told')
    yield* choose(g, 0, 'q', { from: ['x'] })
    yield* choose(g, 0, 'q', { from: ['y'] })
  })
  const match = Match.fromPosition(game, scene())
  say(match, 0, 'x', 'y', 'x')
  match.undo(0)
  match.undo(0)
  say(match, 0, 'y', 'x')
  expect(match.log.map((entry) => entry.at)).toEqual([0, 2])
})

test('a gift is a decision: logged, taken back, replayed', () => {
  const match = newMatch('gift', 3, { gifts: true })
  expect(match.actOutOfTurn(1, { to: 0, gold: 2 })).toBeUndefined()
  expect(match.decisions).toEqual([{ seat: 1, value: { to: 0, gold: 2 }, out: true }])
  expect(match.actOutOfTurn(1, { to: 0, gold: 2 })).toMatchObject({ reason: 'refused', refusal: { rule: 'gift.gold' } })
  expect(match.equals(Match.replay(marchGame, match.header, match.decisions))).toBe(true)
  expect(match.undo(1)).toBeUndefined()
  expect(match.state.gold).toEqual([3, 3, 3])
  expect(match.redo(1)).toBeUndefined()
  expect(match.state.gold).toEqual([5, 1, 3])
  say(match, 0, 4 - 1)
  expect(match.actOutOfTurn(2, { to: 0, gold: 1 })?.reason).toBe('not-now')
})

const games = fc.record({
  seed: fc.string(),
  seats: fc.integer({ min: 2, max: 3 }),
  count: fc.integer({ min: 1, max: 40 }),
})

test('going back to any decision equals a fresh replay up to it', () => {
  fc.assert(
    fc.property(games, ({ seed, seats, count }) => {
      const options = { rounds: 3, gifts: seats === 3 }
      const played = playOn(newMatch(seed, seats, options), count, seed)
      for (let to = played.decisions.length - 1; to >= 0; to--) {
        const match = Match.replay(marchGame, played.header, played.decisions)
        match.requestUndo(0, to)
        for (let seat = 1; seat < seats; seat++) match.acceptUndo(seat)
        const fresh = Match.replay(marchGame, played.header, played.decisions.slice(0, to))
        expect(wholeOf(match)).toBe(wholeOf(fresh))
        for (const { seat } of played.decisions.slice(to)) expect(match.redo(seat)).toBeUndefined()
        expect(wholeOf(match)).toBe(wholeOf(played))
      }
    }),
    { numRuns: 30 },
  )
})

test('a match that goes back and forth all the time ends like its decisions alone', () => {
  fc.assert(
    fc.property(games, fc.array(fc.tuple(fc.nat(6), fc.nat(8)), { maxLength: 8 }), ({ seed, seats }, moves) => {
      const match = newMatch(seed, seats, { gifts: seats === 3 })
      for (const [index, [forward, back]] of moves.entries()) {
        playOn(match, forward, `${seed}${index}`)
        match.requestUndo(0, Math.max(0, match.decisions.length - back))
        for (let seat = 1; seat < seats; seat++) match.acceptUndo(seat)
        for (let seat = 0; seat < seats; seat++) match.undo(seat)
      }
      expect(wholeOf(match)).toBe(wholeOf(Match.replay(marchGame, match.header, match.decisions)))
    }),
    { numRuns: 100 },
  )
})

test('a fence stands exactly where something was given away or another seat decided', () => {
  fc.assert(
    fc.property(games, ({ seed, seats, count }) => {
      const match = playOn(newMatch(seed, seats), count, seed)
      const last = match.decisions.length - 1
      const { seat } = match.decisions[last]
      const before = match.branch(last)
      const learned = match.state.revealed !== before.state.revealed
      const fence = match.fence(seat, last)
      expect(fence !== undefined).toBe(learned)
      const reasons: Mark['mark'][] = ['random', 'reveal']
      if (fence) expect(reasons).toContain(fence.because)
      for (let other = 0; other < seats; other++)
        if (other !== seat) expect(match.fence(other, last)).toMatchObject({ because: 'other-seat', seat })
    }),
    { numRuns: 100 },
  )
})

test('a branch is a match of its own', () => {
  const match = playOn(newMatch('branch', 3), 12, 'branch')
  const before = wholeOf(match)
  const branch = match.branch(5)
  expect(branch.decisions).toEqual(match.decisions.slice(0, 5))
  playOn(branch, 3, 'elsewhere')
  expect(wholeOf(match)).toBe(before)
  expect(match.branch(12).equals(match)).toBe(true)
  expect(match.branch(5).equals(match)).toBe(false)
})

test('a branch of a scene starts from the scene', () => {
  const match = say(atScene(), 0, 'march', 'a')
  expect(match.branch(2).equals(match)).toBe(true)
  expect(match.branch(0).hash()).toBe(atScene().hash())
})

test('the decisions that stop being possible are named', () => {
  const { header, decisions } = playOn(newMatch('replay'), 6, 'replay')
  const broken = decisions.map((decision, index) => (index === 3 ? { ...decision, value: 'fly' } : decision))
  expect(() => Match.replay(marchGame, header, broken)).toThrow(/^Decision 4 of 6 is not legal: .*"fly"/)
})

test('a rule that throws leaves the match as it was', () => {
  const game = withTurn(function* (g) {
    g.pile.push(yield* choose(g, 0, 'q', { from: ['x', 'y'] }))
    report(g, 'told')
    const end = yield* choose(g, 0, 'q', { from: ['good', 'bad'] })
    g.bank++
    report(g, 'told', { end })
    if (end === 'bad') throw new Error('the rule is wrong')
  })
  const match = Match.fromPosition(game, scene())
  say(match, 0, 'x', 'good', 'y')
  const [before, { number }] = [wholeOf(match), match.questionFor(0)!]
  expect(() => match.answer(0, 'bad')).toThrow(
    new RuleFailure('A rule failed after decision 4: Error: the rule is wrong'),
  )
  expect(wholeOf(match)).toBe(before)
  expect(match.answer(0, 'good', number)).toBeUndefined()
  expect(match.state).toMatchObject({ bank: 2, pile: ['x', 'y'] })
  expect(match.questionFor(0)?.mine).toMatchObject({ candidates: ['x', 'y'] })
})

test('an interjection that throws leaves the match as it was', () => {
  const game = variant({
    outOfTurn: {
      ...marchGame.outOfTurn!,
      run: () => {
        throw new Error('no gifts today')
      },
    },
  })
  const match = Match.start(game, 3, { gifts: true }, 'throws')
  const before = wholeOf(match)
  expect(() => match.actOutOfTurn(0, { to: 1, gold: 1 })).toThrow(RuleFailure)
  expect(wholeOf(match)).toBe(before)
  expect(match.answer(0, 1)).toBeUndefined()
})

test('a view is what the game shows', () => {
  const match = atScene()
  expect(match.view(0)).toMatchObject({ hands: [['raid-1', 'levy-1', 'feast-1'], 1], deck: 6 })
  expect(match.view('spectator')).toMatchObject({ hands: [3, 1] })
})

test('an interjection comes before the running step in the log, which tells its beginning once', () => {
  const game = withTurn(function* (g) {
    report(g, 'turn.begin', { seat: g.turn })
    yield* choose(g, g.turn, 'q', { from: ['x'] })
  })
  const match = Match.fromPosition(game, scene({ gifts: true }))
  expect(match.actOutOfTurn(1, { to: 0, gold: 1 })).toBeUndefined()
  expect(match.log.map((entry) => entry.what)).toEqual(['gift.give', 'turn.begin'])
  match.requestUndo(1, 0)
  match.acceptUndo(0)
  expect(match.log.map((entry) => entry.what)).toEqual(['turn.begin'])
})

test('a request to undo does not push another aside', () => {
  const match = say(atScene(), 0, 'march')
  expect(match.requestUndo(0, 0)).toBeUndefined()
  expect(match.requestUndo(1, 0)?.reason).toBe('not-now')
  expect(match.undoRequest?.by).toBe(0)
})

test('a long match can be looked at, and go back, anywhere', () => {
  const options = { ...newMatch('long', 3, { gifts: true }).header.options, rounds: 12 }
  const long = () => playOn(Match.start(marchGame, 3, options, 'long'), 200, 'long')
  const match = long()
  const length = match.decisions.length
  expect(length).toBeGreaterThan(80)
  for (let to = 0; to <= length; to++) {
    const branch = match.branch(to)
    const runner = match.runnerAt(to)
    expect(hashValue(positionOf(runner.state))).toBe(branch.hash())
    expect(runner.waitingFor()).toEqual(branch.runner.waitingFor())
  }
  expect(() => match.runnerAt(length + 1)).toThrow('no position')
  for (const to of [length - 1, length >> 1, 40, 33, 1, 0]) {
    const back = long()
    back.requestUndo(0, to)
    for (const seat of [1, 2]) back.acceptUndo(seat)
    expect(wholeOf(back)).toBe(wholeOf(match.branch(to)))
  }
})
