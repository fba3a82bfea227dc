// @vitest-environment happy-dom
import { landmarkProblems } from '@orrery/board/testing'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import face from '../index.ts'
import { playGame } from './playing.ts'
import { type Played, Shown } from './shown.tsx'

afterEach(cleanup)

const GAMES = [
  { players: 2, options: { deck: 'draft' }, seed: 'two' },
  { players: 3, options: { deck: 'replace', trading: true, alliance: 'gentle' }, seed: 'three' },
  { players: 4, options: { deck: 'combine', trading: true, unlimitedWealth: true }, seed: 'four' },
] as const

/** Nothing that a person should never read. */
function expectClean(shown: Shown): void {
  const { innerHTML } = shown.element
  expect(innerHTML).not.toMatch(/undefined|NaN|\[object|\{\{/)
}

test.each(GAMES)('$players players: early, middle and late positions are drawn for every viewer', (game) => {
  const shown = new Shown()
  const viewers = [...Array.from({ length: game.players }, (_, seat) => seat), 'spectator'] as const
  let last: Played | undefined
  playGame(game.players, game.options, game.seed, (match) => {
    last = match
    if (match.decisions.length % 90 !== 0) return
    for (const viewer of viewers) {
      shown.show(match, viewer)
      expectClean(shown)
    }
  })
  expect(last?.over).toBe(true)
  if (last) for (const viewer of viewers) shown.show(last, viewer)
  expectClean(shown)
})

/** Questions whose answers have no place: numbers, yes and no, and the way out of a choice. */
const TRAY_ONLY = [
  'end',
  'stop',
  'no',
  'return',
  'none',
  'pay',
  'lose',
  'marker',
  'wealth',
  'cards',
  'power',
  'discard',
  'lower',
]

/** The same question is looked at so often in a game; whole games then meet nearly all there are. */
const LOOKS = 2

test.each(GAMES)('$players players, seed $seed: what can be chosen has its place on the board or the mats', (game) => {
  const shown = new Shown()
  const looked = new Map<string, number>()
  const placeless = new Map<string, string[]>()
  playGame(game.players, game.options, game.seed, (match) => {
    const [seat] = match.runner.waitingFor()
    const ask = match.questionFor(seat)?.mine?.ask ?? ''
    const looks = looked.get(ask) ?? 0
    if (looks >= LOOKS) return
    looked.set(ask, looks + 1)
    shown.show(match, seat)
    const without = shown.onlooker.placeless.map(String).filter((option) => !TRAY_ONLY.includes(option))
    if (without.length > 0) placeless.set(ask, without)
  })
  expect(looked.size).toBeGreaterThan(15)
  expect(Object.fromEntries(placeless)).toEqual({})
})

test('a click on an order space answers, and a click on what is refused does not', () => {
  const shown = new Shown()
  let clicked = false
  playGame(4, {}, 'click', (match) => {
    const [seat] = match.runner.waitingFor()
    if (match.questionFor(seat)?.mine?.ask !== 'turn.sequence') return
    shown.show(match, seat)
    const space = shown.element.querySelector('[data-option="units-2"][data-standing="offered"]')
    const card = shown.element.querySelector('[data-option="ST1"][data-standing="refused"]')
    if (!space || !card) return
    expect(card.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(space)
    clicked = true
    return false
  })
  expect([clicked, shown.onlooker.answers]).toEqual([true, ['units-2']])
})

test('somebody else’s hand and face-down cards are not on the page', () => {
  const shown = new Shown()
  playGame(4, {}, 'secret', (match) => {
    if (match.decisions.length % 30 !== 0) return
    shown.show(match, 'spectator')
    expect(shown.element.querySelectorAll('.ss-hand .ss-card').length).toBe(0)
  })
})

test('every landmark is drawn and named, while mechs are drafted, in the turns and in battles', () => {
  const shown = new Shown()
  const seen = new Set<string>()
  playGame(3, {}, 'landmarks', (match) => {
    const view = match.view(0)
    if (seen.has(view.phase)) return seen.size < 4
    seen.add(view.phase)
    shown.show(match, 0)
    expect(landmarkProblems(face, shown.element, view, 0, shown.words)).toEqual([])
    return seen.size < 4
  })
  expect([...seen]).toContain('turns')
})

test('the phase says how the table stands', () => {
  const { words } = new Shown()
  const match = playGame(3, {}, 'words', (one) => one.decisions.length < 60)
  const view = match.view(0)
  expect(face.phase(view, words)).toMatch(/^Round \d/)
  expect(face.score?.of(view, 1)).toBe(view.seats[1].honor)
})
