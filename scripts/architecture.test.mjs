import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruiseSources } from './cruise.mjs'

/** Arrows that once were there, or that somebody may draw by mistake, and the rule that each of them breaks. */
const FORBIDDEN = [
  ['games/xia/game.ts', 'games/tsukuyumi/game.ts', 'games-know-the-engine-only'],
  ['games/xia/rules/course.ts', 'packages/bots/src/index.ts', 'games-know-the-engine-only'],
  ['games/xia/rules/map.ts', 'games/xia/board/map.ts', 'boards-for-the-web-only'],
  ['games/xia/board/map.ts', 'games/tsukuyumi/game.ts', 'boards-know-their-game'],
  ['games/xia/board/index.ts', 'packages/host/src/index.ts', 'boards-know-their-game'],
  ['games/xia/tests/map.test.ts', 'games/tsukuyumi/game.ts', 'game-tests-stay-in-their-game'],
  ['games/xia/bot/greed.ts', 'packages/shelf/src/index.ts', 'only-apps-and-bench-know-the-shelf'],
  ['examples/toy/game.ts', 'games/xia/game.ts', 'games-know-the-engine-only'],
  ['examples/toy/board/index.ts', 'apps/web/src/home/page.ts', 'below-apps'],
  ['packages/engine/src/match/runner.ts', 'packages/bots/src/index.ts', 'engine-stands-alone'],
  ['packages/shelf/src/shelf.ts', 'games/xia/game.ts', 'shelf-knows-the-engine-only'],
  ['packages/host/src/bots/bots.ts', 'packages/shelf/src/index.ts', 'only-apps-and-bench-know-the-shelf'],
  ['packages/host/tests/bots.test.ts', 'packages/shelf/src/index.ts', 'host-tests-may-play-games'],
  ['packages/protocol/src/wire.ts', 'packages/host/src/index.ts', 'protocol-knows-the-engine-and-zod'],
  ['packages/board/src/piece.ts', 'packages/host/src/index.ts', 'board-knows-no-game'],
  ['packages/board/src/hex.ts', 'games/xia/game.ts', 'board-knows-no-game'],
  ['apps/web/src/home/shelf.ts', 'games/xia/game.ts', 'games-are-found-not-named'],
  ['apps/web/src/home/list.ts', 'packages/shelf/src/index.ts', 'pages-get-games-from-the-build'],
  ['apps/web/src/table/stage.ts', 'packages/host/src/index.ts', 'pages-speak-the-protocol'],
  ['apps/server/src/serve.ts', 'games/xia/game.ts', 'games-are-found-not-named'],
  ['apps/server/src/play.ts', 'packages/engine/testing/index.ts', 'no-checks-in-product'],
  ['apps/server/src/page.ts', 'apps/web/src/home/page.ts', 'apps-stand-apart'],
]

const ALLOWED = [
  ['games/xia/rules/turn.ts', 'packages/engine/src/index.ts'],
  ['games/xia/board/ship.ts', 'games/xia/game.ts'],
  ['games/xia/tests/turn.test.ts', 'packages/engine/testing/index.ts'],
  ['examples/toy/board/hand.ts', 'packages/board/src/index.ts'],
  ['packages/shelf/src/entry.ts', 'packages/engine/src/index.ts'],
  ['apps/server/src/games.ts', 'packages/shelf/src/index.ts'],
  ['apps/web/src/worker/main.ts', 'packages/host/src/index.ts'],
  ['bench/src/games.ts', 'packages/shelf/src/index.ts'],
]

const folder = mkdtempSync(join(tmpdir(), 'orrery-arrows-'))
let found

/** A house of empty modules, in which only the arrows are drawn. */
function plant([from, to]) {
  const path = relative(dirname(from), to)
  for (const [file, text] of [
    [to, ''],
    [from, `import '${path.startsWith('.') ? path : `./${path}`}'\n`],
  ]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text, { flag: 'a' })
  }
}

beforeAll(async () => {
  for (const arrow of [...FORBIDDEN, ...ALLOWED]) plant(arrow)
  const { violations } = await cruiseSources(folder, ['packages', 'games', 'examples', 'apps', 'bench'])
  found = violations.map(({ from, to, rule }) => [from, to, rule.name])
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(FORBIDDEN)('%s must not import %s: %s', (...arrow) => {
  expect(found).toContainEqual(arrow)
})

test.each(ALLOWED)('%s may import %s', (from, to) => {
  expect(found.filter(([one, other]) => one === from && other === to)).toEqual([])
})
