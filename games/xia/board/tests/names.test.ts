import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { places } from '../map/craft-places.ts'
import { boxAround, meet, middleOf } from '../map/geometry.ts'
import { placeNames, spotsForNames } from '../map/sectors/names.ts'
import { playGame } from './playing.ts'

const LETTERS = 30
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
