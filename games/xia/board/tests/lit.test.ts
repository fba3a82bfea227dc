import type { Point, Sight } from '@orrery/board'
import { showQuestion } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { hexNamed } from '../../map/hex.ts'
import { chartOf } from '../map/chart.ts'
import { places } from '../map/flights.ts'
import { HEX_WIDTH } from '../map/geometry.ts'
import { litPoints, nearer } from '../map/lit.ts'
import { playGame } from './playing.ts'

/** What a frame of 1000 by 500 pixels shows of a map whose hexes are so many pixels wide in it. */
function sightOf(hex: number, middle: Point = { x: 0, y: 0 }): Sight {
  const scale = hex / HEX_WIDTH
  const [width, height] = [1000 / scale, 500 / scale]
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, zoom: 1, scale, place: {} }
}

const NEAR = [
  { x: 0, y: 0 },
  { x: 300, y: 100 },
]

test('what is in sight and can be hit is left as it is', () => {
  expect(nearer(sightOf(50), NEAR, NEAR[0])).toBeUndefined()
})

test('small hexes come nearer, but not too near', () => {
  const next = nearer(sightOf(20), NEAR, NEAR[0])
  expect(next).toEqual({ at: { x: 150, y: 50 }, zoom: expect.closeTo(64 / 20) })
})

test('what is out of sight is brought there', () => {
  const next = nearer(sightOf(50, { x: 2000, y: 0 }), NEAR, NEAR[0])
  expect(next).toMatchObject({ at: { x: 150, y: 50 } })
})

test('of more than can be seen at once, the part around the ship is shown, and never what lies beyond', () => {
  const far = [
    { x: -3000, y: 0 },
    { x: 3000, y: 0 },
  ]
  expect(nearer(sightOf(20), far, { x: 500, y: 0 })).toEqual({ at: { x: 500, y: 0 }, zoom: expect.closeTo(2) })
  const atRim = nearer(sightOf(20), far, { x: 3000, y: 0 })
  expect(atRim).toMatchObject({ zoom: expect.closeTo(2) })
  expect(typeof atRim === 'object' && atRim.at.x).toBeLessThan(2300)
  expect(nearer(sightOf(20), far, undefined)).toBe('whole')
})

test('what is flown to, crossed, scanned and shot at lies on the map', () => {
  const found = new Map<string, number>()
  playGame(4, {}, 'lit', (match) => {
    const [seat] = match.runner.waitingFor()
    const question = showQuestion(match, seat)?.mine
    if (question?.kind !== 'choose') return undefined
    const view = match.view(seat)
    const { hex } = view.vessels[seat]
    const lit = litPoints(question, chartOf(view.sectors), places(view), hex === null ? undefined : hexNamed(hex))
    if (lit.length > 0) found.set(question.ask, (found.get(question.ask) ?? 0) + 1)
    return undefined
  })
  expect([...found.keys()]).toEqual(expect.arrayContaining(['move.step', 'map.edge', 'combat.declare']))
  expect(found.has('turn.actions')).toBe(false)
})
