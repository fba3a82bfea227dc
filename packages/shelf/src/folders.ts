import { createHash } from 'node:crypto'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What makes a folder a game. */
export const CARD = 'card.ts'
export const GAME = 'game.ts'

/** Positions in which it is known what is right, where a game has some. */
export const CASES = 'cases/index.ts'

/** What can be learned by playing, where a game has lessons. */
export const LESSONS = 'lessons/index.ts'

/** What the coach says in matches, and the terms that are explained, where a game has them. */
export const TIPS = 'tips.ts'
export const GLOSSARY = 'glossary.ts'

/** What is counted of games that bots have played, where a game says so. */
export const BALANCE = 'balance.ts'

/** Names folders of games outside of `games/`. Threads and child processes inherit it. */
const VARIABLE = 'ORRERY_GAMES'

/** Where the games of this repository stand. */
const SHELF = fileURLToPath(new URL('../../../games/', import.meta.url))

/** One name for one folder, however somebody came to it. */
export function folderAt(path: string): string {
  const folder = resolve(path)
  return existsSync(folder) ? realpathSync(folder) : folder
}

/** The folders of games that stand elsewhere. */
export const extraFolders = (): string[] => [
  ...new Set((process.env[VARIABLE] ?? '').split(delimiter).filter(Boolean).map(folderAt)),
]

/** Puts games that stand elsewhere on the shelf, for this process and those it starts. */
export function addFolders(folders: readonly string[]): void {
  process.env[VARIABLE] = [...new Set([...extraFolders(), ...folders.map(folderAt)])].join(delimiter)
}

/** All folders of games: those of `games/`, and those that stand elsewhere. Adding one changes nothing here. */
export function gameFolders(): string[] {
  const ours = readdirSync(SHELF, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => folderAt(join(SHELF, name)))
    // A folder that a build left behind is no game; one with half of a game is looked at, and turned down.
    .filter((folder) => [CARD, GAME].some((file) => existsSync(join(folder, file))))
  return [...new Set([...ours.sort(), ...extraFolders()])]
}

/** Where the web client is built that knows the games of now: a client with games that stand elsewhere is one of its own. */
export function webBuild(): string {
  const extra = extraFolders()
  const name =
    extra.length === 0 ? 'dist' : `dist-${createHash('sha256').update(extra.join()).digest('hex').slice(0, 8)}`
  return fileURLToPath(new URL(`../../../apps/web/.build/${name}`, import.meta.url))
}
