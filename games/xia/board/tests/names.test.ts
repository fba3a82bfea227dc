import type { Box } from '@orrery/board'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { places } from '../map/craft-places.ts'
import { middleOf } from '../map/geometry.ts'
import { boxAround, placeNames, spotsForNames } from '../map/sectors/names.ts'
import { playGame } from './playing.ts'

const LETTERS = 30
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('names of sectors cover neither each other nor what stands in their way, and are seldom left out', () => {
  let [shown, wanted] = [0, 0]
  playGame(5, {}, 'names', (match) => {
    if (match.decisions.length % 200 > 0) return undefined
    const view = match.view('spectator')
    const sectors = view.sectors.map((sector) => ({ ...sector, name: content.tiles[sector.tile].name }))
    const ships = [...places(view).values()].map((hex) => boxAround(middleOf(hex), 62, 62))
    const names = [...placeNames(spotsForNames(sectors, LETTERS), ships)].map(([tile, at]) =>
      boxAround(at, content.tiles[tile].name.length * LETTERS * 0.6, LETTERS),
    )
    names.forEach((name, i) => {
      expect([...ships, ...names.slice(i + 1)].filter((other) => meet(name, other))).toEqual([])
    })
    shown += names.length
    wanted += sectors.length
    return undefined
  })
  expect(wanted).toBeGreaterThan(100)
  expect(shown / wanted).toBeGreaterThan(0.97)
})
