import { fixed, Match, type OptionValue, settleOptions } from '@orrery/engine'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import type { State } from '../../rules/state/state.ts'

type Given = { readonly [id: string]: OptionValue }

const start = (players: number, options: Given) =>
  Match.start(starshipSamurai, players, settleOptions(starshipSamurai, players, options), 'decks')

const numbered = (letter: string) => Array.from({ length: 20 }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`)
const base = numbered('B')
const shattered = numbered('S')
const twice = (cards: readonly string[]) => [...cards, ...cards].sort()
const sorted = (cards: readonly string[]) => [...cards].sort()

const startersOnly = (g: State) => g.hands.every((hand) => sorted(hand).join() === 'ST1,ST2')

/** Everybody answers with the first option until the phase is over. */
function throughPhase(match: Match<State>): Match<State> {
  const { phase } = match.state
  while (match.state.phase === phase) {
    const [seat] = match.runner.waitingFor()
    const question = match.runner.questionFor(seat)
    if (question?.kind !== 'choose') throw new Error('A choice was expected.')
    match.answer(seat, question.candidates[0])
  }
  return match
}

test('[decks.replace] only the forty cards of Shattered Alliances, and the starters as usual', () => {
  const { state } = start(4, { deck: 'replace' })
  expect(state.decks.map(sorted)).toEqual([twice(shattered)])
  expect(startersOnly(state)).toBe(true)
})

test('[decks.combine] both decks as one of eighty cards', () => {
  const { state } = start(3, { deck: 'combine' })
  expect(state.decks.map(sorted)).toEqual([twice([...base, ...shattered])])
  expect(startersOnly(state)).toBe(true)
})

test('[decks.build] forty cards out of both, or one of each when none are named', () => {
  const build = twice([...base.slice(0, 15), ...shattered.slice(0, 5)])
  expect(start(4, { deck: 'build', build }).state.decks.map(sorted)).toEqual([build])
  expect(start(4, { deck: 'build' }).state.decks.map(sorted)).toEqual([[...base, ...shattered]])
})

test('[decks.build] exactly forty, no card more than twice, no starters, no unknown cards', () => {
  const build = (cards: readonly string[]) => () => start(4, { deck: 'build', build: cards })
  expect(build(twice(base).slice(1))).toThrow('Option "build": a built deck has 40 cards, not 39.')
  expect(build([...twice(base), 'S01'])).toThrow('a built deck has 40 cards, not 41.')
  expect(build([...twice(base).slice(2), 'B20', 'S01'])).toThrow('B20 is in it 3 times; there are 2 copies.')
  expect(build([...twice(base).slice(1), 'ST1'])).toThrow('"ST1" is not a card that can be built with.')
  expect(build([...twice(base).slice(1), 'X99'])).toThrow('"X99" is not a card that can be built with.')
})

test('[decks.draft] deals twenty to each and sets the rest aside unseen', () => {
  for (const players of [2, 3, 4]) {
    const match = start(players, { deck: 'draft' })
    const { draftPiles, setAside, decks } = match.state
    expect(draftPiles.map((pile) => pile.length)).toEqual(Array.from({ length: players }, () => 20))
    expect(setAside).toHaveLength(80 - 20 * players)
    expect(sorted([...draftPiles.flat(), ...setAside])).toEqual(twice([...base, ...shattered]))
    expect(decks).toEqual(Array.from({ length: players }, () => []))
    const view = match.view(0)
    expect(view.draftPile).toEqual(sorted(draftPiles[0]))
    expect(match.view('spectator').draftPile).toEqual([])
    expect(JSON.stringify(match.view('spectator'))).not.toMatch(/"[BS]\d\d"/)
  }
})

test('[decks.draft] everybody picks at the same time and passes the rest to the left', () => {
  const match = start(3, { deck: 'draft' })
  const piles = match.state.draftPiles.map((pile) => [...pile])
  expect(match.runner.waitingFor()).toEqual([0, 1, 2])
  expect(match.questionFor(1)?.mine?.ask).toBe('decks.draft')
  match.answer(2, piles[2][5])
  match.answer(0, piles[0][3])
  expect(match.runner.waitingFor()).toEqual([1])
  expect(match.state.draftPiles).toEqual(piles)
  expect(match.answer(1, 'X99')?.reason).toBe('not-offered')
  match.answer(1, piles[1][0])
  const rest = (seat: number, at: number) => piles[seat].filter((_, i) => i !== at)
  expect(match.state.draftPiles.map(sorted)).toEqual([rest(2, 5), rest(0, 3), rest(1, 0)].map(sorted))
  expect(match.state.decks).toEqual([[piles[0][3]], [piles[1][0]], [piles[2][5]]])
})

test('[decks.draft] ends with twenty each as own decks and own discard piles', () => {
  const match = throughPhase(start(4, { deck: 'draft' }))
  const { state } = match
  expect([state.phase, state.draftPiles, match.decisions.length]).toEqual(['mech-draft', [], 80])
  expect(state.decks.map((deck) => deck.length)).toEqual([20, 20, 20, 20])
  expect(sorted(state.decks.flat())).toEqual(twice([...base, ...shattered]))
  expect(state.discards).toEqual([[], [], [], []])
  expect(startersOnly(state)).toBe(true)
})

test('[decks.own] each of two players has one copy of every card and a discard pile', () => {
  const { state } = start(2, { ownDecks: true })
  expect(state.decks.map(sorted)).toEqual([base, base])
  expect(state.discards).toEqual([[], []])
  expect(startersOnly(state)).toBe(true)
  expect(start(2, { ownDecks: true, deck: 'combine' }).state.decks.map(sorted)).toEqual([
    [...base, ...shattered],
    [...base, ...shattered],
  ])
})

test('[decks.own] is for two players', () => {
  expect(() => start(3, { ownDecks: true })).toThrow('Option "ownDecks" is for 2 players, not 3.')
})

test('[decks.own] you draw from your own deck', () => {
  const match = throughPhase(start(2, { ownDecks: true }))
  const seat = match.state.turn
  const [mine, other] = [[...match.state.decks[seat]], [...match.state.decks[1 - seat]]]
  match.answer(seat, 'draw-2')
  match.answer(seat, 2)
  expect(match.state.decks[seat]).toEqual(mine.slice(0, -2))
  expect(match.state.decks[1 - seat]).toEqual(other)
  expect(match.state.hands[seat]).toEqual(['ST1', 'ST2', mine[19], mine[18]])
})

test('[decks.own] what you discard goes to your own pile and is reshuffled into your own deck', () => {
  const match = throughPhase(start(2, { ownDecks: true }))
  const seat = match.state.turn
  match.answer(seat, 'draw-4')
  match.answer(seat, 4)
  const [discarded] = match.state.hands[seat]
  match.answer(seat, discarded)
  expect([match.state.discards[seat], match.state.discards[1 - seat]]).toEqual([[discarded], []])
  const g = starshipSamurai.copy(match.state)
  g.discards[seat] = fixed([...g.discards[seat], ...g.decks[seat]])
  g.decks[seat] = fixed([])
  const later = Match.fromPosition(starshipSamurai, g)
  later.answer(seat, 'end')
  later.answer(1 - seat, 'wealth-1')
  later.answer(1 - seat, 'end')
  later.answer(seat, 'draw-1')
  later.answer(seat, 1)
  expect(later.log.map(({ what }) => what)).toContain('cards.reshuffle')
  expect(later.state.decks[seat].length).toBe(16)
  expect(later.state.decks[1 - seat].length).toBe(20)
})
