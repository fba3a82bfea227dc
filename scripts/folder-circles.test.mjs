import { expect, test } from 'vitest'
import { folderCircles } from './folder-circles.mjs'

const module = (source, ...imported) => ({ source, dependencies: imported.map((resolved) => ({ resolved })) })
const SRC = 'apps/server/src'

test('folders that import each other are found, directly and by way of others', () => {
  const found = folderCircles([
    module(`${SRC}/store/index.ts`, `${SRC}/matches/types.ts`),
    module(`${SRC}/matches/registry.ts`, `${SRC}/bots/pool.ts`),
    module(`${SRC}/bots/pool.ts`, `${SRC}/store/deep/rows.ts`),
    module(`${SRC}/http/app.ts`, `${SRC}/store/index.ts`),
  ])
  expect(found.map(({ from, to }) => `${from} ${to}`)).toEqual([
    `${SRC}/store ${SRC}/matches`,
    `${SRC}/matches ${SRC}/bots`,
    `${SRC}/bots ${SRC}/store`,
  ])
})

test('one direction is fine, so are files of the same folder and of those above, and tests', () => {
  expect(
    folderCircles([
      module(`${SRC}/store/index.ts`, `${SRC}/store/journal/writer.ts`, `${SRC}/config.ts`),
      module(`${SRC}/store/journal/writer.ts`, `${SRC}/store/errors.ts`),
      module(`${SRC}/serve.ts`, `${SRC}/store/index.ts`),
      module(`${SRC}/matches/registry.ts`, `${SRC}/store/index.ts`),
      module(`${SRC}/store/store.test.ts`, `${SRC}/matches/registry.ts`),
    ]),
  ).toEqual([])
})
