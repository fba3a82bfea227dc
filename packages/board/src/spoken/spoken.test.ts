import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillWords, mentionsOf } from '@orrery/engine'
import { expect, test } from 'vitest'
import type { Formatter } from '../formatter.ts'
import { hexCentre } from '../hex.ts'
import type { Compass, Place, Spoken, Told } from './contract.ts'
import { SpokenMap } from './map.ts'
import { optionText, telling } from './option.ts'
import { aroundText, bearingText, edgeText, pathText, placeText, rayText, relationText } from './sentences.ts'
import { spokenTexts } from './words.ts'

const WAYS: readonly (readonly [Compass, number, number])[] = [
  ['ne', 1, -1],
  ['e', 1, 0],
  ['se', 0, 1],
  ['sw', -1, 1],
  ['w', -1, 0],
  ['nw', 0, -1],
]

/** Hexes by `q,r`, with what lies on borders: `0,0>1,0`. */
function hexes(names: readonly string[], over: { readonly [border: string]: string } = {}): SpokenMap {
  const places = names.map((id): Place => {
    const [q = 0, r = 0] = id.split(',').map(Number)
    const next = WAYS.flatMap(([way, dq, dr]) => {
      const to = `${q + dq},${r + dr}`
      const border = over[`${id}>${to}`]
      return names.includes(to)
        ? [{ to, way, ...(border && { over: border }), ...(border === 'wall' && { closed: true as const }) }]
        : []
    })
    return { id, at: hexCentre(q, r, 100), next }
  })
  return new SpokenMap(places)
}

const disc = (radius: number): string[] =>
  Array.from({ length: (2 * radius + 1) ** 2 }, (_, n) => [
    (n % (2 * radius + 1)) - radius,
    Math.floor(n / (2 * radius + 1)) - radius,
  ])
    .filter(([q = 0, r = 0]) => Math.abs(q + r) <= radius)
    .map(([q, r]) => `${q},${r}`)

const speaker = (language: string): Formatter =>
  ({
    text: (english: string, data = {}) =>
      fillWords(spokenTexts[language]?.[english] ?? english, data, String, language),
  }) as Formatter

const say = speaker('en')
const tell = (place: string): Told => ({ name: place, brief: ['ocean'], full: [] })

test('a bearing leads to the place, over a regular map in two legs at most', () => {
  const map = hexes(disc(4))
  const step = new Map(WAYS.map(([way, q, r]) => [way, { q, r }]))
  for (const { id } of map.places) {
    const legs = map.bearing('0,0', id) ?? []
    const q = legs.reduce((sum, leg) => sum + leg.steps * (step.get(leg.way)?.q ?? 0), 0)
    const r = legs.reduce((sum, leg) => sum + leg.steps * (step.get(leg.way)?.r ?? 0), 0)
    expect(`${q},${r}`).toBe(id)
    expect(legs.length).toBeLessThanOrEqual(2)
    expect(legs.reduce((sum, { steps }) => sum + steps, 0)).toBe(map.distance('0,0', id))
  }
  expect(bearingText(say, map.bearing('0,0', '4,-3') ?? [])).toBe('3 northeast, then 1 east')
})

test('a bearing leads over the map, where one order of its legs leaves it', () => {
  const map = hexes(['0,0', '1,0', '2,-1', '3,-2'])
  expect(bearingText(say, map.bearing('0,0', '3,-2') ?? [])).toBe('1 east, then 2 northeast')
  expect(bearingText(say, map.bearing('3,-2', '0,0') ?? [])).toBe('2 southwest, then 1 west')
  const winding = hexes(['0,0', '1,0', '2,-1', '3,-1', '4,-2'])
  expect(relationText(say, winding, { place: '0,0', of: 'of home', here: '' }, '4,-2')).toBe(
    '2 northeast, then 2 east of home, 4 steps by the shortest way',
  )
})

test('where a map is not regular, the steps are counted and the direction is that of the eye', () => {
  const map = new SpokenMap([
    { id: 'a', at: { x: 0, y: 0 }, next: [{ to: 'b', way: 'e' }] },
    { id: 'b', at: { x: 10, y: 0 }, next: [{ to: 'c', way: 'e' }] },
    { id: 'c', at: { x: 90, y: -80 }, next: [] },
  ])
  expect(map.bearing('a', 'c')).toEqual([{ way: 'ne', steps: 2 }])
  expect(map.bearing('c', 'a')).toBeUndefined()
})

test('a way takes the fewest steps, then the fewest borders, and a closed one only where there is no other', () => {
  const names = ['0,0', '1,0', '2,0', '1,-1', '2,-1']
  const open = hexes(names, { '0,0>1,0': 'asteroid: 50 %' })
  expect(open.path('0,0', '2,-1')?.map(({ to }) => to)).toEqual(['1,-1', '2,-1'])
  expect(pathText(say, open, '0,0', '1,0')).toBe('1 step: east (asteroid: 50 %).')
  const walled = hexes(['0,0', '1,0', '2,0', '1,-1'], { '0,0>1,0': 'wall' })
  expect(walled.path('0,0', '2,0')?.map(({ to }) => to)).toEqual(['1,-1', '1,0', '2,0'])
  expect(pathText(say, hexes(['0,0', '1,0'], { '0,0>1,0': 'wall' }), '0,0', '1,0')).toContain('closed')
  expect(pathText(say, hexes(['0,0', '5,0']), '0,0', '5,0')).toBe('No way leads there.')
  expect(pathText(say, open, '0,0', '0,0')).toBe('You are there.')
})

test('what lies around a place is told clockwise, and what lies in a direction to the end of the map', () => {
  const map = hexes(disc(2), { '0,0>0,1': 'blockade' })
  expect(map.around('0,0').map(({ way }) => way)).toEqual(['ne', 'e', 'se', 'sw', 'w', 'nw'])
  expect(aroundText(say, map, '0,0', tell)[2]).toBe('Southeast (blockade): 0,1, ocean.')
  expect(rayText(say, map, '0,0', 'e', tell)).toBe('East: 1,0, ocean; 2,0, ocean.')
  expect(rayText(say, map, '2,0', 'e', tell)).toBe('East: the map ends here.')
})

test('the nearest comes first, and what no way leads to comes last', () => {
  const map = hexes(['0,0', '1,0', '2,0', '9,9'])
  expect(map.byDistance('0,0', ['9,9', '2,0', '1,0'])).toEqual(['1,0', '2,0', '9,9'])
})

test('steps of mere reading are no distance', () => {
  const map = new SpokenMap([
    { id: 'a', at: { x: 0, y: 0 }, next: [{ to: 'b', way: 'e', reading: true }] },
    { id: 'b', at: { x: 1, y: 0 }, next: [] },
  ])
  expect([map.step('a', 'e')?.to, map.distance('a', 'b')]).toEqual(['b', undefined])
})

test('a place is told with where it lies, and an edge by both of its sides', () => {
  const map = hexes(disc(3).filter((id) => id !== '1,0'))
  const origin = { place: '0,0', of: 'of home', here: 'You are at home.' }
  expect(placeText(tell('2,0'), relationText(say, map, origin, '2,0'))).toBe(
    '2,0, ocean. 2 east of home, 3 steps by the shortest way.',
  )
  expect(relationText(say, map, origin, '0,0')).toBe('You are at home.')
  expect(edgeText(say, map, ['0,0', '0,1'], (id) => `<${id}>`)).toBe('between <0,0> and <0,1>, southeast side')
  expect(bearingText(speaker('de'), [{ way: 'ne', steps: 2 }])).toBe('2 nordöstlich')
})

test('an option tells of its place what its name does not say', () => {
  const places = hexes(['0,0', '1,0'], { '0,0>1,0': 'nebula, 50 % risk' }).places
  const spoken: Spoken = {
    standing: () => [],
    places: () => places,
    origin: () => ({ place: '0,0', of: 'of home', here: '' }),
    at: () => ({ name: 'Holm, in the east', brief: ['nebula', 'harvest of holo'], full: [] }),
    landmarks: () => [],
    thing: () => undefined,
    about: () => ({ place: '1,0', from: '0,0' }),
  }
  const text = (name?: string) => optionText(telling(spoken, {}, 0, say), 'go', 'move', name)
  expect(text()).toBe('Holm, in the east, harvest of holo. Nebula, 50 % risk. 1 east of home.')
  expect(text('Holm, nebula')).toBe('In the east, harvest of holo. 50 % risk. 1 east of home.')
  expect(text('Cross east. Nebula: 50 % risk.')).toBe('Holm, in the east, harvest of holo. 1 east of home.')
  expect(text('Holm, harvest of holo, in the east')).toBe('Nebula, 50 % risk. 1 east of home.')
})

test('every shared text is there in every language, mentions the same, and none is left over', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !/test|words/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const said = new Set(
    sources.flatMap((source) => [...source.matchAll(/say\.text\(\s*'([^']+)'/g)].map(([, text = '']) => text)),
  )
  expect(said.size).toBeGreaterThan(15)
  for (const [language, texts] of Object.entries(spokenTexts)) {
    expect(Object.keys(texts).sort()).toEqual([...said].sort())
    for (const [english, other] of Object.entries(texts))
      expect(mentionsOf(other, language), english).toEqual(mentionsOf(english))
  }
})
