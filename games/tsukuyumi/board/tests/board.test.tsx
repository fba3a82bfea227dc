// @vitest-environment happy-dom
import { landmarkProblems } from '@orrery/board/testing'
import { Match, type Scalar } from '@orrery/engine'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import tsukuyumi from '../../game.ts'
import { moonfall } from '../../tests/moonfall.ts'
import { position } from '../../tests/scene.ts'
import face from '../index.ts'
import { recorded, Shown } from './table.tsx'

afterEach(cleanup)

/** Drawing hundreds of positions takes a while on a busy machine. */
const PATIENCE = 240_000

/** Early, middle and late positions. */
const MOMENTS = [0, 0.1, 0.4, 0.75, 1] as const

test.each(['two-random', 'three-fixed', 'four-fixed'])(
  '%s is drawn for every seat and for spectators, early and late',
  (name) => {
    const whole = recorded(name).decisions.length
    const shown = new Shown()
    for (const moment of MOMENTS) {
      const match = recorded(name, Math.floor(whole * moment))
      for (const viewer of [...match.state.factions.keys(), 'spectator'] as const) {
        shown.show(match, viewer)
        const html = shown.element.innerHTML
        expect(html).not.toMatch(/undefined|NaN|\[object|\{\{/)
        expect(shown.element.querySelectorAll('[data-hex]')).toHaveLength(match.state.hexes.length)
        const told = face.phase(match.view(viewer), shown.words)
        expect(told).not.toMatch(/undefined|NaN|\{\{/)
      }
    }
  },
  PATIENCE,
)

/** What has no place and is offered by the prompt: yes and no, doing nothing, being done, up and down the track. */
const PROMPT_ONLY = ['yes', 'no', 'none', 'done', 'stop', 'up', 'down']

/** Recorded games that show all four factions, and how many of their questions are looked at: all, or one in so many. */
const LOOKED_AT = [
  ['two-random', 1],
  ['three-variants', 1],
  ['four-fixed', 5],
] as const

test.each(LOOKED_AT)(
  'every option of %s has a place on the board or in the strip, or a face or a number in the list, but for the few that are no things',
  (name, each) => {
    const whole = recorded(name)
    const match = recorded(name, 0)
    const shown = new Shown('strip')
    const homeless = new Set<string>()
    for (const [at, { seat, value }] of whole.decisions.entries()) {
      if (at % each === 0) {
        shown.show(match, seat)
        const { ask = '' } = shown.onlooker.snapshot().question ?? {}
        const view = match.view(seat)
        for (const option of shown.onlooker.placeless)
          if (
            !PROMPT_ONLY.includes(String(option)) &&
            !face.hasFace?.(ask, option) &&
            face.bundle?.(view, ask, option, shown.words) === undefined
          )
            homeless.add(`${ask} ${option}`)
      }
      match.answer(seat, value)
    }
    expect([...homeless]).toEqual([])
  },
  PATIENCE,
)

test('a click on a lit area answers, and units that are gathered are shown where they will stand', () => {
  const shown = new Shown('strip')
  const match = recorded('four-fixed', 0)
  shown.show(match, 0)
  const target = shown.element.querySelector('[data-option="d15"]')
  if (target === null) throw new Error('There is no place for a homezone.')
  fireEvent.click(target)
  expect(shown.onlooker.answers).toEqual(['d15'])
  const deploying = recorded('four-fixed', 4)
  shown.show(deploying, 0)
  act(() => shown.onlooker.choose(shown.onlooker.offered[0]))
  act(() => shown.onlooker.choose(shown.onlooker.offered[0]))
  const promised = [...shown.element.querySelectorAll<SVGElement>('[data-promised]')]
  expect(promised.reduce((sum, { dataset }) => sum + Number(dataset.promised), 0)).toBe(2)
  const evenly = [...shown.element.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Spread evenly',
  )
  if (evenly === undefined) throw new Error('Units cannot be shared out.')
  fireEvent.click(evenly)
  const answer = shown.onlooker.answers.at(-1)
  expect(tsukuyumi.view(deploying.state, 0).phase).toBe('setup')
  expect(deploying.answer(0, answer as Scalar[])).toBeUndefined()
})

test('every landmark is drawn and named, early and late', () => {
  const shown = new Shown()
  for (const decisions of [0, 60, 250]) {
    const match = recorded('four-fixed', decisions)
    shown.show(match, 1)
    expect(landmarkProblems(face, shown.element, match.view(1), 1, shown.words)).toEqual([])
  }
})

test('the area that is pointed at is described', () => {
  const shown = new Shown('board')
  shown.show(recorded('four-fixed', 200), 'spectator')
  const hex = shown.element.querySelector('[data-hex="a0"]')
  if (hex === null) throw new Error('There is no moon.')
  fireEvent.pointerOver(hex)
  expect(shown.element.querySelector('.inspector')?.textContent).toContain('Moon, ')
})

test('riverland, toxic and devastated ground are drawn, told and worth what they are worth', () => {
  const factions = ['nomads', 'dark-seed'] as const
  const shown = new Shown('board')
  shown.show(
    Match.fromPosition(moonfall, position({ game: moonfall, factions, units: { c2: 'private' } })),
    'spectator',
  )
  const grounds = ['river', 'devastated'].map(
    (type) => shown.element.querySelectorAll(`.tsu-ground.tsu-${type}`).length,
  )
  expect([...grounds, shown.element.querySelectorAll('.tsu-chip-toxic').length]).toEqual([2, 1, 2])
  const told = ['c2', 'c10', 'c1', 'c8'].map((name) => {
    const hex = shown.element.querySelector(`[data-hex="${name}"]`)
    if (hex === null) throw new Error(`There is no ${name}.`)
    fireEvent.pointerOver(hex)
    return shown.element.querySelector('.inspector')?.textContent
  })
  expect(told[0]).toContain('Riverland, 1 VP')
  expect(told[1]).toContain('Devastated land, 0 VP')
  expect(told[2]).toMatch(/Fertile ground, 0 VP.*Toxic/)
  expect(told[3]).toMatch(/Ocean floor, 0 VP.*Toxic/)
})

test('what a pack makes of a unit is shown with it, and what is left of its own attacks', () => {
  const shown = new Shown()
  const g = position({ game: moonfall, units: { c2: 'launcher hunter worker' }, left: { movement: 1, combat: 0 } })
  g.moved = [g.content.tables.firstOf.hunter]
  shown.show(Match.fromPosition(moonfall, g), 0)
  const hex = shown.element.querySelector('[data-hex="c2"]')
  if (hex === null) throw new Error('There is no c2.')
  fireEvent.pointerOver(hex)
  const told = shown.element.querySelector('.inspector')?.textContent
  expect(told).toContain('Massive: 1 area per phase, 1 moved')
  expect(told).toContain('Aggressive: one attack of its own in the red phase')
  expect(shown.element.querySelector('.tsu-remaining')?.textContent).toContain('attacks of aggressive units 1')
  expect(shown.onlooker.placeless.filter((option) => !face.hasFace?.('round.turn', option))).toEqual([])
})
