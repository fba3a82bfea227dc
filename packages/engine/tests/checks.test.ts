import { expect, test } from 'vitest'
import { assertPack, findPack, readPackIdentity, settleOptions } from '../src/index.ts'
import {
  absentPlayer,
  checkDeals,
  checkRecording,
  complaintOf,
  fuzz,
  packProblemOf,
  playOut,
  playWatched,
  randomPlayers,
  recordGame,
  spreadOptions,
  Transcript,
} from '../testing/index.ts'
import { type March, marchGame } from '../testing/march.ts'
import { scene, variant, withTurn } from './play.ts'

test('another deal changes what is hidden, and nothing that an observer sees', () => {
  expect(checkDeals(marchGame, scene())).toEqual([])
  expect(checkDeals(variant({ determinize: () => {} }), scene())).toEqual([
    'what is hidden from Red is hardly dealt anew',
    'what is hidden from Blue is hardly dealt anew',
    'what is hidden from a spectator is hardly dealt anew',
  ])
  const showing = variant({ view: ({ hands }, seat) => (seat === 1 ? hands : []) })
  expect(checkDeals(showing, scene())).toEqual(['another deal changes the view of Blue'])
  const doubling = variant({
    determinize(g, seat, dice) {
      marchGame.determinize(g, seat, dice)
      if (seat === 0) g.deck.push(g.deck[0])
    },
  })
  expect(checkDeals(doubling, scene())).toContain('a deal for Red breaks something: a card is in two places')
  const telling = variant({
    determinize(g, seat, dice) {
      const others = g.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))
      const heap = dice.shuffle([...g.deck, ...others])
      g.hands = g.hands.map((hand, owner) => (owner === seat ? hand : heap.splice(0, hand.length)))
      g.deck = heap
    },
  })
  expect(checkDeals(telling, scene())).toContain(
    'a deal for Red depends on what is hidden from it: sort what is shuffled',
  )
})

test('a game played by chance says what did not hold, and how to see it again', () => {
  const plan = { game: marchGame, players: 2, options: { rounds: 1 }, seed: 's', check: true }
  expect(fuzz(plan)).toEqual([])
  expect(fuzz({ ...plan, game: variant({ invariants: () => ['it is wrong'] }), check: false })).toEqual([
    'it is wrong; 2 players, seed "s", options {"rounds":1}',
  ])
  expect(fuzz({ ...plan, most: 3 })[0]).toMatch(/^not finished after 3 decisions; /)
})

test('options are spread over all combinations', () => {
  const all = [1, 2, 3].flatMap((rounds) => [{ rounds }, { rounds, deck: ['raid'] }])
  expect(spreadOptions(marchGame, 2, 6)).toMatchObject(all)
  expect(spreadOptions(marchGame, 2, 2)).toMatchObject([all[0], all[5]])
})

test('a recorded game leads to its end again, and is missed when the rules are others', () => {
  const text = recordGame(marchGame, 'recorded', { players: 3, options: { gifts: true } })
  expect(recordGame(marchGame, 'recorded', { players: 3, options: { gifts: true } })).toBe(text)
  expect(checkRecording(marchGame, text)).toEqual([])
  const richer = variant({ result: () => ({ scores: [0, 0, 0], ranking: [0, 1, 2] }) })
  expect(checkRecording(richer, text)).toEqual(['the result is another one'])
  const unsound = withTurn(() => {
    throw new Error('the rule is wrong')
  })
  expect(() => recordGame(unsound, 'recorded', { players: 2, options: {} })).toThrow(/the rule is wrong/)
})

test('a recorded game that breaks off is missed', () => {
  const file = JSON.parse(recordGame(marchGame, 'short', { players: 2, options: {} }))
  expect(checkRecording(marchGame, JSON.stringify({ ...file, decisions: file.decisions.slice(0, -1) }))).toEqual([
    'the game is not over',
  ])
})

test('who is absent leaves the others their game, and all absent play it to its end', () => {
  const players = [...randomPlayers<March>(1), absentPlayer<March>()]
  const plan = { game: marchGame, players, options: settleOptions(marchGame, 2, {}), seed: 'left', check: true }
  const { finished, violations, decisions } = playOut(plan)
  expect([finished, violations]).toEqual([true, []])
  expect(decisions.filter(({ seat, value }) => seat === 1 && value === 'rest').length).toBeGreaterThan(0)
  const match = new Transcript(marchGame, scene()).playByItself((g) => g.round === 1)
  expect([match.ask, match.playByItself().match.over]).toEqual(['bid.secret', true])
  const nonsense = new Transcript(variant({ fallback: () => 'fly' }), scene())
  expect(() => nonsense.playByItself()).toThrow(/"fly" is not among the answers/)
})

test('what is said about bad input is told; other errors are not caught', () => {
  expect(complaintOf(() => settleOptions(marchGame, 2, {}))).toBeUndefined()
  expect(complaintOf(() => settleOptions(marchGame, 9, {}))).toBe('March takes 2 or 3 players, not 9.')
  expect(() => complaintOf(() => JSON.parse('{'))).toThrow(SyntaxError)
})

test('what is said about a content pack is told without the beginning that is always the same', () => {
  expect(packProblemOf(() => assertPack(false, 'there is no card "X"'))).toBe('there is no card "X"')
  expect(packProblemOf(() => readPackIdentity({ id: 'house' }, { id: 'house' }))).toBe('it needs an "id" of its own')
  expect(readPackIdentity({ id: 'house' }, { id: 'own', version: '2' })).toEqual({
    id: 'own',
    version: '2',
    name: 'own',
  })
})

test('the pack of a match is the loaded one, or a version of the house pack', () => {
  const [old, house, own] = [
    { id: 'house', version: '1' },
    { id: 'house', version: '2' },
    { id: 'own', version: '1' },
  ]
  expect(findPack({ id: 'house', version: '1' }, own, [old, house])).toBe(old)
  expect(findPack({ id: 'own', version: '1' }, own, [old, house])).toBe(own)
  expect(findPack({ id: 'own', version: '2' }, own, [old, house])).toBeUndefined()
})

test('a game is watched before each of its decisions, to its end or as long as somebody looks', () => {
  const watched = { game: marchGame, players: 3, options: { gifts: true }, seed: 'seen' }
  const counts: number[] = []
  const whole = playWatched(watched, ({ decisions }) => void counts.push(decisions.length))
  expect([whole.over, counts]).toEqual([true, counts.map((_, i) => i)])
  expect(playWatched(watched, ({ decisions }) => decisions.length < 4).decisions).toEqual(whole.decisions.slice(0, 4))
  const talks = Array.from({ length: 10 }, (_, i) =>
    playWatched({ ...watched, seed: `${i}`, interjects: true }, () => undefined).decisions.filter(({ out }) => out),
  )
  expect(talks.flat().length).toBeGreaterThan(0)
})
