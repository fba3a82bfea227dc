import { sep } from 'node:path'
import { BadInput, type Game, inOrder, listing } from '@orrery/engine'
import { type GameEntry, readEntry } from './entry.ts'
import { addFolders, folderAt, gameFolders } from './folders.ts'

/** What was found, by the folders that were looked into. */
const found = new Map<string, Promise<readonly GameEntry[]>>()

/** The games of this table, in the order of the shelf. */
export function games(): Promise<readonly GameEntry[]> {
  const folders = gameFolders()
  const key = folders.join('\n')
  const known = found.get(key) ?? readAll(folders)
  found.set(key, known)
  return known
}

async function readAll(folders: readonly string[]): Promise<readonly GameEntry[]> {
  const entries: GameEntry[] = []
  for (const entry of await Promise.all(folders.map(readEntry))) entries.push(withOwnId(entry, entries))
  return inOrder(entries)
}

function withOwnId(entry: GameEntry, others: readonly GameEntry[]): GameEntry {
  const taken = others.find(({ id }) => id === entry.id)
  if (taken === undefined) return entry
  throw new BadInput(
    `The game in ${entry.folder} has the id "${entry.id}", which the one in ${taken.folder} has already: give it another in its card.ts and game.ts.`,
  )
}

/** A game of the shelf by its id: what match files name, which may come from strangers. */
export async function loadGame(id: string): Promise<Game> {
  return (await shelved(id)).load()
}

/** A game as somebody at the command line names it: by its id, or by its folder, which is put on the shelf. */
export async function findGame(wanted: string): Promise<GameEntry> {
  if (!isPath(wanted)) return shelved(wanted)
  addFolders([wanted])
  const folder = folderAt(wanted)
  return (await games()).find((entry) => entry.folder === folder) as GameEntry
}

const isPath = (text: string): boolean => text.startsWith('.') || text.includes('/') || text.includes(sep)

async function shelved(id: string): Promise<GameEntry> {
  const known = await games()
  const entry = known.find((one) => one.id === id)
  if (entry) return entry
  throw new BadInput(
    `Unknown game "${id}". Use ${listing(
      known.map((one) => one.id),
      'en',
      'or',
    )}.`,
  )
}
