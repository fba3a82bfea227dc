import { expect, test } from 'vitest'
import { drawHouse } from './drawing.mjs'
import { coarseCount, coarseLines, factsOf } from './facts.mjs'

const module = (source, ...imports) => ({ source, dependencies: imports.map((resolved) => ({ resolved })) })

const SOURCES = [
  module('apps/web/src/main.tsx', 'packages/host/src/index.ts', 'node_modules/react/index.js'),
  module('apps/web/src/home/page.tsx', 'packages/engine/src/index.ts', 'apps/web/src/main.tsx'),
  module('packages/host/src/index.ts', 'packages/engine/src/index.ts'),
  module('packages/host/tests/host.test.ts', 'games/xia/game.ts'),
  module('games/xia/rules/flight.ts', 'packages/engine/src/index.ts'),
  module('packages/engine/src/index.ts'),
]
const facts = factsOf(SOURCES, () => 1234)

test('rooms are the folders of a package, and arrows lead from package to package', () => {
  expect(facts.packages.map(({ id, rooms }) => [id, ...rooms.map(({ name }) => name)])).toEqual([
    ['apps/web', 'files', 'home'],
    ['games/xia', 'rules'],
    ['packages/engine', 'files'],
    ['packages/host', 'files', 'tests'],
  ])
  expect(facts.imports.map(({ from, to }) => `${from} > ${to}`)).toEqual([
    'apps/web > packages/engine',
    'apps/web > packages/host',
    'games/xia > packages/engine',
    'packages/host > packages/engine',
  ])
})

test('figures are coarse, so that a few lines more or less draw the same house', () => {
  expect([7, 149, 1243, 1177, 27_841].map(coarseLines)).toEqual([100, 100, 1200, 1200, 28_000])
  expect([1, 3, 4, 13, 98].map(coarseCount)).toEqual([1, 2, 5, 10, 100])
  expect(drawHouse(factsOf(SOURCES, () => 1201))).toBe(drawHouse(facts))
  expect(drawHouse(factsOf(SOURCES.slice(1), () => 1234))).not.toBe(drawHouse(facts))
})

test('the drawing names every package, and stands in its frame', () => {
  const house = drawHouse(facts)
  for (const name of ['web', 'xia', 'engine', 'host']) expect(house).toContain(`>${name}</text>`)
  const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(house).slice(1).map(Number)
  for (const [, x, y, w, h] of house.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)) {
    expect(Number(x) + Number(w)).toBeLessThanOrEqual(width)
    expect(Number(y) + Number(h)).toBeLessThanOrEqual(height)
  }
  expect(house).not.toMatch(/NaN|undefined/)
})
