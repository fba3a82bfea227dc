import { expect, test } from 'vitest'
import { abilityWarning, actionLabel } from '../cards/ability-warning.ts'
import { content } from '../content.ts'
import { partText, placeTexts, whereText } from '../map/place-text.ts'
import { playGame } from './playing.ts'
import { Words } from './shown.tsx'

const COORDINATES = /-?\d+,-?\d+\b/

test.each(['en', 'de'])('in %s, every space of a sector has a name of its own, without coordinates', (language) => {
  const say = new Words(language)
  const parts = Array.from({ length: 19 }, (_, cell) => partText(say, cell))
  expect(new Set(parts).size).toBe(19)
  for (const { id, layouts } of Object.values(content.tiles))
    for (const layout of layouts) {
      const names = placeTexts(say, id, layout)
      expect(new Set(names).size).toBe(names.length)
      expect(names.join()).not.toMatch(COORDINATES)
    }
})

test('where a space is, is said by its sector', () => {
  const match = playGame(3, {}, 'places', ({ decisions }) => decisions.length < 120)
  const view = match.view(0)
  const say = new Words('en')
  const [{ tile, q, r }] = view.sectors
  expect(whereText(say, view.sectors, `${q},${r}`)).toBe(`${content.tiles[tile].name}, in the middle`)
  expect(whereText(say, view.sectors, `${q + 1},${r - 2}`)).toBe(`${content.tiles[tile].name}, in the north`)
})

test('an ability that would do nothing says so', () => {
  const say = new Words('en')
  const view = playGame(3, {}, 'places', ({ decisions }) => decisions.length < 120).view(0)
  const own = { ...view.vessels[0], veiled: true }
  const veiled = { ...view, vessels: [own, ...view.vessels.slice(1)] }
  expect(abilityWarning(view, 'dark-veil', say)).toBeUndefined()
  expect(actionLabel(veiled, 'ability:dark-veil', say)).toBe('Use ability Dark Veil: You are veiled already.')
  const [mine, ...others] = view.vessels
  const nearOf = (energy: number) => {
    const known = view.sectors.flatMap(({ q, r }) => [`${q},${r}`, `${q + 1},${r}`, `${q},${r + 1}`, `${q - 1},${r}`])
    return known.map((hex) => {
      const vessels = [mine, ...others.map((other) => ({ ...other, hex, energy }))]
      return abilityWarning({ ...view, vessels }, 'siphon-lance', say)
    })
  }
  expect(nearOf(0)).toContain('No ship in reach has energy.')
  expect(nearOf(3).every((warning) => warning === undefined)).toBe(true)
})
