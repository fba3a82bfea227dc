import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What is stored holds hashed passwords and the seeds of running matches: nobody but its owner is to read it. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const OTHERS = 0o077

/** What SQLite keeps beside the file itself. It makes them with the mode of that file. */
const PARTS = ['', '-wal', '-shm', '-journal']

/**
 * Makes a database file and its folder where there is none, and closes what is there to everybody but its owner. SQLite itself would make
 * the file as the umask has it.
 */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  closeSync(openSync(file, 'a', PRIVATE_FILE))
  for (const part of PARTS) closeToOthers(`${file}${part}`)
}

function closeToOthers(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile() || (stats.mode & OTHERS) === 0) return
  try {
    chmodSync(path, PRIVATE_FILE)
  } catch (error) {
    // Who may use a file of somebody else cannot change its mode; that it is readable then is its owner's wish.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/** An empty file of one's own in place of whatever has this name. */
export async function newPrivateFile(path: string): Promise<void> {
  await rm(path, { force: true })
  const handle = await open(path, 'wx', PRIVATE_FILE)
  await handle.close()
}
