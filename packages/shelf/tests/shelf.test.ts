import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addFolders, extraFolders, findGame, games, loadGame, webBuild } from '../src/index.ts'

const ours = fileURLToPath(new URL('../../../games/', import.meta.url))
const example = fileURLToPath(new URL('../../../examples/contraband', import.meta.url))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-shelf-'))
  delete process.env.ORRERY_GAMES
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  delete process.env.ORRERY_GAMES
})

const CARD = `{ id: 'pebbles', title: 'Pebbles', players: [2], minutes: [5, 5], weight: 'light', first: { seats: 2 } }`
const GAME = `{
  id: 'pebbles', title: 'Pebbles', players: [2], rulesVersion: 1,
  ...Object.fromEntries(['setup', 'nextStep', 'copy', 'view', 'result', 'determinize', 'standings', 'fallback'].map((name) => [name, () => {}])),
}`

/** A folder with these files; a game that holds just what the shelf looks at, unless said. */
function place(name: string, { card = `export default ${CARD}`, game = `export default ${GAME}` } = {}): string {
  const path = join(folder, name)
  mkdirSync(path)
  if (card !== '') writeFileSync(join(path, 'card.ts'), card)
  if (game !== '') writeFileSync(join(path, 'game.ts'), game)
  return path
}

test('every folder of games/ is a game, in the order of the shelf', async () => {
  const found = await games()
  const folders = readdirSync(ours, { withFileTypes: true }).filter(
    (one) => one.isDirectory() && existsSync(join(ours, one.name, 'game.ts')),
  )
  expect(found.map(({ folder }) => folder).sort()).toEqual(folders.map(({ name }) => join(ours, name)).sort())
  const orders = found.map(({ card }) => card.order ?? Number.MAX_VALUE)
  expect(orders).toEqual([...orders].sort((a, b) => a - b))
  for (const { id, title, load } of found) expect(await load()).toMatchObject({ id, title })
})

test('folders elsewhere stand on the shelf once they were named, however they are named', async () => {
  const path = place('pebbles')
  symlinkSync(path, join(folder, 'link'))
  addFolders([path, `${folder}/../${folder.split('/').at(-1)}/pebbles`, join(folder, 'link')])
  expect(extraFolders()).toEqual([path])
  expect((await games()).at(-1)).toMatchObject({ id: 'pebbles', folder: path })
  expect(await loadGame('pebbles')).toMatchObject({ title: 'Pebbles' })
})

test('a game is found by its id, and by its folder', async () => {
  expect(await findGame('xia')).toMatchObject({ id: 'xia' })
  expect(await findGame(join(ours, 'xia'))).toMatchObject({ id: 'xia' })
  expect(await findGame(example)).toMatchObject({ id: 'contraband', title: 'Contraband' })
  expect((await games()).map(({ id }) => id)).toContain('contraband')
})

test('a client that knows other games is built elsewhere', () => {
  const usual = webBuild()
  addFolders([place('pebbles')])
  expect(usual).toMatch(/dist$/)
  expect(webBuild()).toMatch(/dist-[0-9a-f]{8}$/)
})

test('what strangers call a game is an id, never a folder', async () => {
  await expect(loadGame(place('pebbles'))).rejects.toThrow(/^Unknown game ".*"\. Use .*xia/)
  await expect(findGame('chess')).rejects.toThrow(/^Unknown game "chess"\. Use .*xia/)
})

/** Each is one sentence that names the folder or the file, and what to do. */
test.each<[string, () => string, RegExp]>([
  ['no folder', () => join(folder, 'none'), /^Folder .*none not found\. Give the folder of a game\.$/],
  ['no card', () => place('a', { card: '' }), /\/a is not a game: it has no card\.ts\. See .*\.$/],
  ['no game', () => place('a', { game: '' }), /\/a is not a game: it has no game\.ts\. See .*\.$/],
  [
    'no export',
    () => place('a', { card: 'export const card = 1' }),
    /\/a\/card\.ts must export a GameCard .*nothing of the kind/,
  ],
  [
    'a bad id',
    () => place('a', { card: `export default ${CARD.replace('pebbles', 'My Game')}` }),
    /\/a\/card\.ts must export a GameCard as its default, but "id" must be lowercase letters/,
  ],
  [
    'a first match that cannot be',
    () => place('a', { card: `export default ${CARD.replace('seats: 2', 'seats: 7')}` }),
    /\/a\/card\.ts .* "first\.seats" must be one of its numbers of players\.$/,
  ],
  [
    'an id that is taken',
    () => place('a', { card: `export default ${CARD.replace('pebbles', 'xia')}` }),
    /^The game in .*\/a has the id "xia", which the one in .*games\/xia has already: give it another in /,
  ],
])('%s is told in one sentence', async (_, make, sentence) => {
  await expect(findGame(make())).rejects.toThrow(sentence)
})

test.each<[string, string, RegExp]>([
  [
    'a game that is none',
    'export default { id: "pebbles" }',
    /\/a\/game\.ts must export its game as its default: write /,
  ],
  ['a game that throws', 'throw new Error("no pebbles")', /\/a\/game\.ts does not load: no pebbles\.$/],
  [
    'another id',
    `export default ${GAME.replace("'pebbles'", "'stones'")}`,
    /\/a disagree about the id \("pebbles" and /,
  ],
  [
    'other players',
    `export default ${GAME.replace('[2]', '[3]')}`,
    /\/a disagree about the players \(2 and 3\): change /,
  ],
  [
    'another title',
    `export default ${GAME.replace("'Pebbles'", "'Stones'")}`,
    /\/a disagree about the title \("Pebbles"/,
  ],
])('%s is told in one sentence', async (_, game, sentence) => {
  const { load } = await findGame(place('a', { game }))
  await expect(load()).rejects.toThrow(sentence)
})
