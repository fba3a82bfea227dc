import { BadInput, type BaseState, Dice, type Game, Runner, totalOf } from '@orrery/engine'
import { expect, test, vi } from 'vitest'
import { type Player, playOut } from '../../engine/testing/index.ts'
import { CARDS, type March, marchGame } from '../../engine/testing/march.ts'
import { canBeSeated, createGreedy, createPlayer, playerNames } from '../src/index.ts'
import { checkFairness, type FairnessPlan, pinned } from '../testing/index.ts'

const options = { rounds: 3 }

/** What greedy answers in a game of the toy. */
const MARCH = { players: 3, every: 2, answers: 12, content: 'plain' }

/** Those that think as long as they may do so for some iterations, and are the same everywhere. */
const create = (name: string) => createPlayer(name, { allowance: { iterations: 12 } })

const start = (seed: string): Runner<BaseState> =>
  Runner.from(marchGame, marchGame.setup({ seats: 3, options, seed })) as unknown as Runner<BaseState>

const play = (players: readonly Player[], seed: string) =>
  playOut<BaseState>({ game: marchGame as unknown as Game, players, options, seed, check: true })

test.each(playerNames)('%s always answers what is offered', (name) => {
  for (const seats of [2, 3]) {
    const players = Array.from({ length: seats }, () => create(name))
    for (let i = 0; i < 5; i++) {
      const { violations, finished } = play(players, `legal ${i}`)
      expect(violations).toEqual([])
      expect(finished).toBe(true)
    }
  }
})

test.each(playerNames)('%s decides the same with the same dice, whatever it played before', (name) => {
  const used = create(name)
  play([used, used], 'something else')
  const again = [create(name), create(name)]
  expect(play([used, used], 'same').decisions).toEqual(play(again, 'same').decisions)
})

test('greedy beats two random players in nearly every game', () => {
  const random = createPlayer('random')
  let won = 0
  for (let i = 0; i < 60; i++) {
    const players = [random, random, random]
    players[i % 3] = createPlayer('greedy')
    const { state } = play(players, `strength ${i}`)
    if (marchGame.result(state as March).ranking[0] === i % 3) won++
  }
  expect(won).toBeGreaterThan(55)
})

/** A runner that shows nothing but what a seat may know. */
function guarded(runner: Runner<BaseState>, used: Set<string>): Runner<BaseState> {
  return new Proxy(runner, {
    get(target, key: keyof Runner<BaseState>) {
      used.add(key)
      const part: unknown = target[key]
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
}

test('greedy knows the question, the step and the game, and looks ahead in determinized copies only', () => {
  const used = new Set<string>()
  const runner = start('hidden')
  const before = JSON.stringify(runner.state)
  const determinized = vi.spyOn(runner, 'determinized')
  createGreedy().decide(guarded(runner, used), 0, new Dice('a'))
  expect([...used].sort()).toEqual(['determinized', 'game', 'questionFor', 'steps'])
  expect(determinized.mock.calls.every(([seat]) => seat === 0)).toBe(true)
  expect(JSON.stringify(runner.state)).toBe(before)
})

test('greedy decides the same whatever is hidden from it', () => {
  const decide = (...others: string[]) => {
    const position = marchGame.setup({ seats: 3, options, seed: 'secret' })
    const cards = CARDS.filter((card) => card !== 'levy-1' && !others.includes(card))
    Object.assign(position, {
      phase: 'turns',
      turnsLeft: 3,
      hands: [['levy-1'], ...others.map((card) => [card])],
      deck: cards,
    })
    return createGreedy().decide(Runner.from(marchGame, position) as never, 0, new Dice('a'))
  }
  expect(decide('raid-1', 'raid-2')).toEqual(decide('feast-1', 'levy-2'))
})

test('a player that knows more than its seat is found out', () => {
  const plan = { players: 3, seed: 'fair', positions: 30, every: 1 }
  const asking =
    (player: () => Player): FairnessPlan['ask'] =>
    (runner, seat, dice) =>
      player().decide(runner, seat, dice)
  const fair = { ...plan, ask: asking(() => create('expert')) }
  expect(checkFairness(marchGame, fair)).toEqual([])
  const peeking: Player = {
    name: 'peeking',
    decide: (runner, seat) => {
      const { deck } = runner.state as March
      return dicedAnswer(runner, seat, deck[0] ?? '')
    },
  }
  expect(checkFairness(marchGame, { ...plan, ask: asking(() => peeking) })[0]).toMatch(
    /^".+" is answered .+, but on another deal /,
  )
})

const dicedAnswer = (runner: Runner<BaseState>, seat: number, seed: string) =>
  createPlayer('random').decide(runner, seat, new Dice(seed))

test('greedy says why', () => {
  const greedy = createGreedy()
  const runner = start('why')
  const { chosen, second } = greedy.explain(runner, 0, new Dice('c'))
  expect(chosen.value).toEqual(greedy.decide(runner, 0, new Dice('c')))
  expect(Object.keys(chosen.terms)).toEqual(['score', 'cards'])
  expect(chosen.score).toBeCloseTo(totalOf(chosen.terms))
  expect(second?.value).not.toEqual(chosen.value)
  expect(second?.score).toBeLessThanOrEqual(chosen.score)
})

test('greedy is what it was when it was frozen, whatever it is called', () => {
  const [stored, yardstick] = ['greedy', 'greedy@1'].map((name) => pinned(marchGame, createPlayer(name), MARCH))
  expect([stored, yardstick]).toEqual(['bc59a9751bab0843', 'bc59a9751bab0843'])
})

test('the yardstick deals and values as it was frozen, not as the game does now', () => {
  const worse: Game<March> = {
    ...marchGame,
    standings: ({ gold }) => gold.map((coins) => ({ lost: -coins })),
    determinize: () => {
      throw new Error('not the way it was dealt then')
    },
  }
  expect(pinned(worse, createPlayer('greedy@1'), MARCH)).toBe('bc59a9751bab0843')
})

test('a match seats players, levels with characters of its game, and masters for some seconds', () => {
  const characters = { raider: {} }
  for (const name of [...playerNames, 'expert:raider', 'master/seconds=10', 'master:raider/seconds=60'])
    expect([name, canBeSeated(name, characters)]).toEqual([name, true])
  const strange = [
    'greedy@1',
    'expert:trader',
    'random:raider',
    'expert/seconds=10',
    'master/seconds=61',
    'master/breadth=3',
    'a:b:c',
    'toString',
    '',
  ]
  for (const name of strange) expect([name, canBeSeated(name, characters)]).toEqual([name, false])
})

test('an unknown player is refused by name', () => {
  expect(() => createPlayer('deep')).toThrow(
    new BadInput('Unknown bot "deep". Use novice, adept, expert, master, random, greedy, or greedy@1.'),
  )
  expect(() => createPlayer('random:raider')).toThrow(BadInput)
  expect(() => createPlayer('greedy/breadth=3')).toThrow(BadInput)
  expect(() => createPlayer('toString')).toThrow(BadInput)
})
