import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { type Detail, detailAt } from '../map/detail.ts'
import { haloSpots } from '../map/halo/halo.tsx'
import { PLANET_LOOKS, planetArt } from '../map/sectors/planet-art.ts'
import { type PlanetRegion, tileArt } from '../map/sectors/tile-art.ts'

const planets = Object.values(content.tiles).filter(({ law }) => law !== undefined)

const planetOf = (tile: string, turn: number): PlanetRegion | undefined =>
  tileArt(tile, turn).regions.find((region) => region.kind === 'planet')

test('every planet is painted as what it is, all sorts are seen, and always the same way', () => {
  expect(Object.keys(PLANET_LOOKS).toSorted()).toEqual(planets.map(({ id }) => id).toSorted())
  expect(new Set(Object.values(PLANET_LOOKS).map(({ sort }) => sort)).size).toBe(6)
  const box = { x: -50, y: -50, width: 100, height: 100 }
  const pictures = planets.map(({ id }) => JSON.stringify(planetArt(id, box)))
  expect(planets.map(({ id }) => JSON.stringify(planetArt(id, box)))).toEqual(pictures)
  expect(new Set(pictures).size).toBe(planets.length)
  expect(pictures.join()).not.toMatch(/NaN|undefined/)
})

test('a shield is open where a planet is entered, however its tile lies, and nowhere else', () => {
  for (const { id, layouts } of planets)
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const entrances = layouts[turn].borders.filter((border) => border === 'entrance').length
      const { shield = '' } = planetOf(id, turn) ?? {}
      // Lines that do not begin where the one before them has ended.
      const ends = shield.split('M').slice(1)
      const gaps = ends.filter((line, i) => {
        const before = ends[(i + ends.length - 1) % ends.length]
        return before.match(/\S+ \S+$/)?.[0] !== line.match(/^\S+ [-.\d]+/)?.[0]
      })
      expect(gaps.length, `${id} ${turn}`).toBe(entrances)
    }
})

test('only a planet whose spaces lie round one of them is a ball', () => {
  const balls = planets.filter(({ id }) => planetOf(id, 2)?.outline.includes('a'))
  expect(balls.map(({ id }) => id)).toEqual(['kemplar-ii'])
})

test('more is drawn from 20 and from 32 pixels on, and less again only when clearly below', () => {
  const seen = (...radii: readonly number[]): readonly Detail[] => {
    let before: Detail | undefined
    return radii.map((radius) => {
      before = detailAt(radius, before)
      return before
    })
  }
  expect(seen(18, 19.9, 20, 31.9, 32)).toEqual(['far', 'far', 'middle', 'middle', 'near'])
  expect(seen(33, 30, 29.4, 30, 18.5, 18.3, 19)).toEqual(['near', 'near', 'middle', 'middle', 'middle', 'far', 'far'])
})

test('the ring of actions lies inwards, but not on another ship where there is room beside it', () => {
  const ring = { count: 2, at: { x: 0, y: 0 }, towards: { x: 100, y: 0 }, scale: 1 }
  const free = haloSpots({ ...ring, avoid: [] })
  expect(free.every(({ x }) => x > 0)).toBe(true)
  const [other] = free
  const beside = haloSpots({ ...ring, avoid: [other] })
  expect(beside.every(({ x, y }) => Math.hypot(x - other.x, y - other.y) > 30)).toBe(true)
})
