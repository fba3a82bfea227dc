// @vitest-environment happy-dom
import { landmarkProblems } from '@orrery/board/testing'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { scene } from '../../tests/scene.ts'
import face from '../index.ts'
import { type Played, playGame } from './playing.ts'
import { Shown } from './shown.tsx'

afterEach(cleanup)

const GAMES = [
  { players: 2, options: { goal: 20 }, seed: 'two' },
  { players: 3, options: { firstGame: true }, seed: 'first' },
  { players: 5, options: { fame: 'status', end: 'status' }, seed: 'five' },
] as const

const MOMENTS = [0, 40, 700]

/** Nothing that a person should never read. */
function expectClean({ element }: Shown): void {
  expect(element.innerHTML).not.toMatch(/undefined|NaN|\[object|\{\{/)
}

test.each(GAMES)('$players players: early, middle and late positions are drawn for every viewer', (game) => {
  const shown = new Shown()
  const viewers = [...Array.from({ length: game.players }, (_, seat) => seat), 'spectator'] as const
  const show = (match: Played) => {
    for (const viewer of viewers) {
      shown.show(match, viewer)
      expectClean(shown)
    }
  }
  const last = playGame(game.players, game.options, game.seed, (match) => {
    if (MOMENTS.includes(match.decisions.length)) show(match)
    return undefined
  })
  expect(last.over).toBe(true)
  show(last)
})

/** Answers without a place: the way out of a choice, yes and no. */
const PLACELESS = ['done', 'end', 'none', 'fire', 'yes', 'no', 'follow', 'let-go']

/** The hold of a new ship is not on the mats yet: it is packed in a table of its own. */
const PACKED_APART = 'business.transfer'

/** How often each question is looked at: the first times are much like the others. */
const LOOKS = 3

test.each(GAMES)('$players players: what can be chosen has its place on the board or the mats', (game) => {
  const shown = new Shown()
  const placeless = new Map<string, Set<string>>()
  const seen = new Map<string, number>()
  playGame(game.players, game.options, game.seed, (match) => {
    for (const seat of match.runner.waitingFor()) {
      const ask = match.questionFor(seat)?.mine?.ask ?? ''
      const times = (seen.get(ask) ?? 0) + 1
      seen.set(ask, times)
      if (times > LOOKS) continue
      shown.show(match, seat, true)
      if (ask === PACKED_APART) {
        expect(shown.element.querySelector('[data-testid="own"] [role="application"]')).not.toBeNull()
        continue
      }
      for (const option of shown.onlooker.placeless)
        if (!PLACELESS.includes(String(option)))
          placeless.set(ask, (placeless.get(ask) ?? new Set()).add(String(option)))
    }
    return undefined
  })
  expect(seen.size).toBeGreaterThan(15)
  expect(Object.fromEntries(placeless)).toEqual({})
})

test('every landmark is drawn and named, before and after ships are chosen', () => {
  const shown = new Shown()
  let looked = 0
  playGame(3, {}, 'landmarks', (match) => {
    if (match.decisions.length % 40 !== 0) return undefined
    shown.show(match, 0)
    expect(landmarkProblems(face, shown.element, match.view(0), 0, shown.words)).toEqual([])
    return ++looked < 4
  })
  expect(looked).toBe(4)
})

test('a click on a hex flies there, and a ghost sector is scanned', () => {
  const shown = new Shown()
  const clicked = new Set<string>()
  playGame(3, {}, 'clicks', (match) => {
    const [seat] = match.runner.waitingFor()
    const question = match.questionFor(seat)?.mine
    if (question?.kind !== 'choose' || clicked.has(question.ask)) return undefined
    if (question.ask !== 'move.step' && question.ask !== 'map.edge') return undefined
    shown.show(match, seat)
    const target = shown.element.querySelector('.xia-map [data-standing="offered"]')
    if (!target) return undefined
    fireEvent.click(target)
    expect(shown.onlooker.answers.at(-1)).toBe(target.getAttribute('data-option'))
    clicked.add(question.ask)
    return clicked.size < 2
  })
  expect([...clicked].sort()).toEqual(['map.edge', 'move.step'])
})

test('somebody else’s mission is a card seen from its back', () => {
  const shown = new Shown()
  let secrets = 0
  playGame(3, { npcs: false }, 'secrets', (match) => {
    const owner = match.state.vessels.findIndex(({ mission, revealed }) => mission !== '' && !revealed)
    if (owner < 0 || secrets > 1) return secrets < 2
    secrets++
    const card = match.game.locale.messages.name(match.state.vessels[owner].mission)
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      shown.show(match, viewer)
      const mat = [...shown.element.querySelectorAll('.xia-mat')].find((one) =>
        one.getAttribute('aria-label')?.startsWith(`Player ${owner + 1}`),
      )
      expect(mat?.textContent?.includes(card)).toBe(viewer === owner)
    }
    return undefined
  })
  expect(secrets).toBe(2)
})

test('[fame.story] at the end the victory story of the winner’s ship is read on the board', () => {
  for (const [language, text] of [
    ['en', 'It had been a long day for both of you.'],
    ['de', 'Es war ein langer Tag für euch beide.'],
  ] as const) {
    const shown = new Shown(language)
    const match = scene({
      options: { goal: 20 },
      tiles: ['quiet-reach', 'hollow-expanse', 'burning-horse'],
      tokens: { 'quiet-reach': 'fame' },
      ships: { red: { ship: 'twin-mirage', at: '0,2', fame: 19 } },
    })
    shown.show(match.match as Played, 0)
    expect(shown.element.querySelector('.xia-victory')).toBeNull()
    match.play('red: token')
    shown.show(match.match as Played, 0)
    expect(shown.element.querySelector('.xia-victory')?.textContent).toContain(text)
  }
})
