import { closeSync, fchmodSync, fstatSync, ftruncateSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { BadInput, type Data, type Game, type MatchFile, readMatchText } from '@orrery/engine'

const PRIVATE_FILE = 0o600

/** Reads a whole number given on the command line. */
export function wholeNumber(text: string, name: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
  throw new BadInput(`${name} takes a whole number ${range}, not "${text}".`)
}

/** Reads `a,b,c`. */
export function listOf(text: string, name: string): string[] {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.some((part) => part === '')) throw new BadInput(`${name} takes a list like a,b,c, not "${text}".`)
  return parts
}

const FILE_PROBLEMS: { readonly [code: string]: string } = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  EACCES: 'access denied',
  EPERM: 'access denied',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
}

function fileProblem(verb: 'read' | 'write', path: string, error: unknown): BadInput {
  const { code = '', message } = error as NodeJS.ErrnoException
  return new BadInput(`Cannot ${verb} ${path}: ${FILE_PROBLEMS[code] ?? message}.`)
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw fileProblem('read', path, error)
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw fileProblem('write', path, error)
  }
}

/** Writes what nobody but its owner is to read, be there a file that others may read or not. */
export function writePrivateText(path: string, text: string): void {
  try {
    const file = openSync(path, 'a', PRIVATE_FILE)
    try {
      if (fstatSync(file).isFile()) {
        fchmodSync(file, PRIVATE_FILE)
        ftruncateSync(file)
      }
      writeFileSync(file, text)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw fileProblem('write', path, error)
  }
}

/** Names the file in everything that is wrong with what it contains. */
export function inFile<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${path}: ${error.message}`) : error
  }
}

export function readMatchFile(path: string): MatchFile {
  const text = readText(path)
  return inFile(path, () => readMatchText(text))
}

/** Reads a content pack: any JSON object; what it must contain is the game's matter. */
export function readContent(path: string): Data {
  let pack: unknown
  const text = readText(path)
  try {
    pack = JSON.parse(text)
  } catch {
    throw new BadInput(`${path}: This is not a content pack: it is not valid JSON.`)
  }
  if (typeof pack !== 'object' || pack === null || Array.isArray(pack))
    throw new BadInput(`${path}: This is not a content pack: it is not a JSON object.`)
  return pack as Data
}

/** A game with an owner's content, if there is a file of it. */
export function withContentFile(game: Game, path: string | undefined): Game {
  if (path === undefined) return game
  const content = readContent(path)
  return inFile(path, () => withContent(game, content))
}

export function withContent(game: Game, content: Data): Game {
  if (!game.withContent) throw new BadInput(`${game.title} takes no content packs.`)
  return game.withContent(content)
}
