import { expect, test } from 'vitest'
import { type Game, RuleFailure, Runner, refuse, report, reveal, type Seat } from '../src/index.ts'
import { combineHashes, inspect, perft, playOut, Transcript } from '../testing/index.ts'
import { type March, marchGame, turn } from '../testing/march.ts'
import { arrange, chance, choose, confirm, scene, some, variant, withTurn } from './play.ts'

/** What is found at the first question after a position, whatever samples are taken. */
function problemsOf(game: Game<March>, position = scene(), ...answers: [Seat, string][]): string[] {
  const found = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const runner = Runner.from(game, position)
    for (const [seat, value] of answers) expect(runner.answer(seat, value)).toBeUndefined()
    for (const problem of inspect(runner, `${i}`)) found.add(problem)
  }
  return [...found]
}

const other = (g: March) => 1 - g.turn

test('a sound game has no problems', () => {
  expect(problemsOf(marchGame)).toEqual([])
  expect(problemsOf(marchGame, scene(), [0, 'draw'])).toEqual([])
  expect(problemsOf(marchGame, scene({ phase: 'over' }))).toEqual([])
})

test('a copy that shares something is found', () => {
  const shallow = variant({ copy: (g) => ({ ...marchGame.copy(g), units: [...g.units] }) })
  expect(problemsOf(shallow)).toContain('a copy shares units.0 with its original')
  const chance = variant({ copy: (g) => ({ ...marchGame.copy(g), random: g.random }) })
  expect(problemsOf(chance)).toContain('a copy shares random with its original')
})

test('a copy may share what is frozen', () => {
  const deck = Object.freeze([...scene().deck]) as string[]
  const sharing = variant({ copy: (g) => ({ ...marchGame.copy(g), deck: g.deck }), determinize: () => {} })
  expect(problemsOf(sharing, scene({ deck }), [0, 'march'])).toEqual([])
})

test('a copy that forgets something is found', () => {
  const forgetful = variant({ copy: (g) => ({ ...marchGame.copy(g), pile: [] }) })
  expect(problemsOf(forgetful, scene(), [0, 'play'], [0, 'levy-1'])).toContain('a copy differs from its original')
})

test.each([
  ['a map', { pile: new Map() }, 'pile'],
  ['a set in a list', { units: [[], new Set()] }, 'units.1'],
  ['not a number', { bank: Number.NaN }, 'bank'],
  ['a hole in a list', { gold: [1, undefined] }, 'gold.1'],
  ['a function', { pile: () => {} }, 'pile'],
  ['an instance', { round: new Date(0) }, 'round'],
])('%s in the state is found', (_, changes, path) => {
  const game = variant({ invariants: () => [], copy: (g) => ({ ...g }), nextStep: () => undefined })
  expect(problemsOf(game, { ...scene(), ...(changes as object) })).toContain(
    `the position does not survive JSON: ${path} is not plain data`,
  )
})

test('what is derived from a position is no part of it: it may be anything, and copies may share it', () => {
  const sharing = variant({ copy: (g) => ({ ...marchGame.copy(g), derived: g.derived }) })
  expect(problemsOf(sharing, { ...scene(), derived: new Map([[1, () => {}]]) })).toEqual([])
})

test('an undefined field is plain: it counts as absent', () => {
  expect(problemsOf(marchGame, { ...scene(), ...{ note: undefined } })).toEqual([])
})

test('a broken invariant is found', () => {
  expect(problemsOf(marchGame, scene({ bank: 5 }))).toContain('gold was lost')
})

test('a question without an answer is found', () => {
  const nothing = withTurn(function* (g) {
    yield* choose(g, g.turn, 'q', { from: ['x', 'y'], unless: () => refuse('never') })
  })
  expect(problemsOf(nothing)).toContain('"q" offers no answer')
  const crowded = withTurn(function* (g) {
    yield* arrange(g, g.turn, 'q', {
      items: [1, 2],
      spots: () => ['x'],
      clash: (placed) => (placed.length > 0 ? refuse('full') : undefined),
    })
  })
  expect(problemsOf(crowded)).toContain('"q" offers no answer')
})

test('a question that offers what it rejects is found', () => {
  const twice = withTurn(function* (g) {
    yield* some(g, g.turn, 'q', { from: ['x', 'x'], min: 2, max: 2 })
  })
  expect(problemsOf(twice)[0]).toMatch(/^"q" offers what it rejects/)
})

test('a rule that reads more than the state is found', () => {
  let calls = 0
  const counting = withTurn(function* (g) {
    yield* choose(g, g.turn, `q${calls++}`, { from: ['x'] })
  })
  expect(problemsOf(counting)).toContain('a fork asks something else')
})

test('a view that shows a hidden card is found', () => {
  const showing = variant({ view: (g) => ({ next: g.deck[0] }) })
  const problems = problemsOf(showing)
  expect(problems).toContain('the view of Red gives away something hidden')
  expect(problems).toContain('the view of a spectator gives away something hidden')
  const spectating = variant({ view: (g, seat) => (seat === 'spectator' ? g.hands : marchGame.view(g, seat)) })
  expect(problemsOf(spectating)).toEqual(['the view of a spectator gives away something hidden'])
})

test('a view that shows the chance to come is found', () => {
  expect(problemsOf(variant({ view: ({ random }) => random }))).toContain('the view of Red gives away something hidden')
})

test("options made of another's hand are found", () => {
  const listing = withTurn(function* (g) {
    yield* choose(g, g.turn, 'q', { from: [...g.hands[other(g)]] })
    yield* turn(g)
  })
  expect(problemsOf(listing)).toContain('the question "q" gives away something hidden to Red')
})

test("refusals that depend on another's hand are found", () => {
  const hinting = withTurn(function* (g) {
    yield* choose(g, g.turn, 'q', {
      from: ['raid', 'pass'],
      unless: (one) => (one === 'raid' && !g.hands[other(g)][0].startsWith(one) ? refuse('no') : undefined),
    })
    yield* turn(g)
  })
  expect(problemsOf(hinting)).toContain('the question "q" gives away something hidden to Red')
})

test("a later question made of another's hand is found before it is asked", () => {
  const later = withTurn(function* (g) {
    yield* confirm(g, g.turn, 'first')
    yield* choose(g, g.turn, 'second', { from: [...g.hands[other(g)]] })
    yield* turn(g)
  })
  expect(problemsOf(later)).toContain('what follows "first" gives away something hidden to Red')
})

test("a question that is asked only because of another's hand is found", () => {
  const skipping = withTurn(function* (g) {
    if (g.hands[other(g)][0].startsWith('raid')) yield* confirm(g, g.turn, 'q')
    yield* turn(g)
  })
  expect(problemsOf(skipping)).toContain('the question "q" gives away something hidden to Red')
})

test('a log that tells everybody what one has drawn is found', () => {
  const telling = withTurn(function* (g) {
    yield* confirm(g, g.turn, 'draw')
    g.hands[g.turn].push(...g.deck.splice(0, 1))
    reveal(g, [g.turn])
    report(g, 'drawn', { card: g.hands[g.turn][3] })
    yield* turn(g)
  })
  const problems = problemsOf(telling)
  expect(problems).toContain('what follows "draw" gives away something hidden to Blue')
  expect(problems).toContain('what follows "draw" gives away something hidden to a spectator')
  expect(problems).not.toContain('what follows "draw" gives away something hidden to Red')
})

test('what another deal does not allow is not tried there', () => {
  const strict = withTurn(function* (g) {
    const card = yield* choose(g, g.turn, 'q', { from: [...g.hands[g.turn]] })
    if (!g.hands[g.turn].includes(card)) throw new Error('that card is not here')
    g.pile.push(card)
    g.hands[g.turn] = g.hands[g.turn].filter((held) => held !== card)
    g.phase = 'over'
  })
  expect(problemsOf(strict)).toEqual([])
})

test('a card turned up without saying so is found', () => {
  const turning = (honest: boolean) =>
    withTurn(function* (g) {
      yield* confirm(g, g.turn, 'turn-up')
      g.pile.push(...g.deck.splice(0, 1))
      if (honest) reveal(g, 'all')
      yield* turn(g)
    })
  expect(problemsOf(turning(false))).toContain('what follows "turn-up" gives away something hidden to Red')
  expect(problemsOf(turning(true))).toEqual([])
})

const plan = {
  game: marchGame,
  players: [chance, chance, chance],
  options: { gifts: true, rounds: 3 },
  seed: 's',
  check: true,
}

test('whole games of a sound game have no violations', () => {
  for (let i = 0; i < 60; i++) {
    const players = i % 2 === 0 ? [chance, chance] : plan.players
    const { violations, finished } = playOut({ ...plan, players, seed: `${i}` })
    expect(violations).toEqual([])
    expect(finished).toBe(true)
  }
})

test('the same seed plays the same game, checked or not; another plays another', () => {
  const [once, again, unchecked, another] = [plan, plan, { ...plan, check: false }, { ...plan, seed: 't' }].map((one) =>
    playOut(one),
  )
  expect(again.hash).toBe(once.hash)
  expect(again.decisions).toEqual(once.decisions)
  expect(unchecked.hash).toBe(once.hash)
  expect(another.hash).not.toBe(once.hash)
})

test('seats step in during a playout', () => {
  const gifts = Array.from({ length: 10 }, (_, i) =>
    playOut({ ...plan, seed: `${i}` }).decisions.filter(({ out }) => out),
  )
  expect(gifts.flat().length).toBeGreaterThan(0)
})

test('a game that does not end is unfinished', () => {
  const endless = withTurn(function* (g) {
    yield* confirm(g, g.turn, 'again')
  })
  const { finished, decisions, violations } = playOut({ ...plan, game: endless, check: false, most: 50 })
  expect({ finished, decisions: decisions.length, violations }).toEqual({
    finished: false,
    decisions: 50,
    violations: [],
  })
})

test('a violation stops the game and names the seed and the decision', () => {
  const leaky = variant({ invariants: (g) => (g.phase === 'turns' ? ['it is wrong'] : []) })
  const { violations, finished } = playOut({ ...plan, game: leaky })
  expect(violations[0]).toBe('it is wrong (seed "s", decision 3)')
  expect(finished).toBe(false)
  expect(playOut({ ...plan, game: leaky, check: false }).violations).toEqual([])
})

test('a rule that throws is a violation, not a crash', () => {
  const throwing = withTurn(() => {
    throw new Error('the rule is wrong')
  })
  expect(playOut({ ...plan, game: throwing, check: false }).violations[0]).toMatch(/^a rule failed: the rule is wrong/)
})

test('a player who answers what was not offered is a violation', () => {
  const cheat = { name: 'cheat', decide: () => 99 }
  expect(playOut({ ...plan, players: [cheat, cheat, cheat] }).violations[0]).toMatch(
    /^a player answered what was not offered: 99 is not among the answers offered to "bid.secret"\./,
  )
})

test('a game whose replay ends elsewhere is a violation', () => {
  let runs = 0
  const drifting = variant({ setup: (setup) => ({ ...marchGame.setup(setup), round: setup.seats === 3 ? runs++ : 0 }) })
  expect(playOut({ ...plan, game: drifting }).violations.join()).toMatch(/replay/)
})

test('hashes are combined in the order of the games', () => {
  expect(combineHashes(['a', 'b'])).toBe(combineHashes(['a', 'b']))
  expect(combineHashes(['a', 'b'])).not.toBe(combineHashes(['b', 'a']))
})

test.each([
  [0, 1],
  [1, 4],
  [2, 1 + 15 + 3 + 4],
  [3, 1 + 15 * 4 + (4 + 20 + 2) + (1 + 6 + 1 + 4)],
])('from the scene there are lines of %i decisions: %i', (length, count) => {
  expect(perft(Runner.from(marchGame, scene()), length)).toBe(count)
})

test('a line that ends the game counts once, and after the end there are none', () => {
  const runner = Runner.from(marchGame, scene({ rounds: 1, turnsLeft: 1, hands: [[], []], deck: [] }))
  expect([1, 2, 3, 4, 5].map((length) => perft(runner, length))).toEqual([2, 2, 2, 4, 4])
  runner.apply(0, 'rest')
  expect(perft(runner, 1)).toBe(0)
})

test.each([false, true])('a transcript plays lines of text (undo mode: %s)', (undo) => {
  const transcript = new Transcript(marchGame, scene(), { undo })
  transcript.play('red: march, a, b, 2; Blue: draw, [raid-2 levy-2]')
  expect(transcript.asks()).toEqual({ seat: 'Red', ask: 'bid.secret', options: [0, 1, 2, 3] })
  transcript.play('BLUE: 1')
  expect(transcript.seat('blue')).toBe(1)
  transcript.play(`
    red: 3
    red: play, levy-1, [a b]
  `)
  expect(transcript.state.units[0]).toEqual([2, 3, 0, 0, 0])
  expect(transcript.logged('march.to')).toMatchObject([{ data: { seat: 0, from: 'a', to: 'b', count: 2 } }])
  expect(transcript.match.decisions).toHaveLength(11)
})

test('a transcript says what is asked and why not', () => {
  const transcript = new Transcript(marchGame, scene({ deck: [] }))
  expect(transcript.ask).toBe('turn.action')
  expect(transcript.options).toEqual(['march', 'play', 'rest'])
  expect(transcript.why('draw')).toEqual({ rule: 'draw.empty', data: { cards: 0 } })
  expect(transcript.why('march')).toBeUndefined()
})

test('a transcript speaks of the first seat that has yet to answer everyone', () => {
  const transcript = new Transcript(marchGame, scene({ phase: 'bid', gold: [3, 1], bank: 2 }))
  expect(transcript.why(3)).toBeUndefined()
  transcript.play('red: 0')
  expect(transcript.asks()).toEqual({ seat: 'Blue', ask: 'bid.secret', options: [0, 1] })
  expect(transcript.why(3)).toEqual({ rule: 'bid.gold', data: { gold: 1, amount: 3 } })
})

test('a transcript asks nothing when the game is over', () => {
  const transcript = new Transcript(marchGame, scene({ rounds: 1, turnsLeft: 1 })).play('red: rest')
  expect(transcript.asks()).toBeUndefined()
  expect(transcript.options).toEqual([])
  expect(transcript.why('rest')).toBeUndefined()
})

test('a transcript that cannot be played says where and why', () => {
  const transcript = new Transcript(marchGame, scene())
  expect(() => transcript.play('red: fly')).toThrow(
    /^"red: fly": "fly" is not among the answers offered to "turn.action"/,
  )
  expect(() => transcript.play('blue: rest')).toThrow(/^"blue: rest": nothing is asked of Blue/)
  expect(() => transcript.play('pink: rest')).toThrow('Nobody here is called "pink".')
})

test('undo mode finds a rule that does not come back to where it was', () => {
  let calls = 0
  const drifting = withTurn(function* (g) {
    yield* choose(g, 0, 'q', { from: ['x'] })
    g.round = calls++
    yield* choose(g, 0, 'q', { from: ['x'] })
  })
  expect(() => new Transcript(drifting, scene(), { undo: true }).play('red: x')).toThrow(/leads elsewhere/)
  expect(() => new Transcript(drifting, scene()).play('red: x')).not.toThrow(RuleFailure)
})
