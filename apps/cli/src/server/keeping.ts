import { BadInput, matchText } from '@orrery/engine'
import type { Flags } from '@orrery/server/config'
import type { Store } from '@orrery/server/store'
import { loadGame } from '@orrery/shelf'
import { inFile, readText, writePrivateText } from '../input.ts'
import { progressBar } from '../progress.ts'
import { withStore } from './opening.ts'
import { fileOf } from './stored-matches.ts'

/** `orrery backup <file>`: everything that is stored, in one file, while servers go on. */
export function backup(file: string, flags: Flags): Promise<number> {
  return withStore(flags, false, async (store) => {
    const bar = progressBar('rows')
    await store
      .backup(file, bar.update)
      .catch((error: Error) => {
        throw error instanceof BadInput ? error : new BadInput(`Cannot write ${file}: ${error.message}.`)
      })
      .finally(bar.stop)
    console.log(`${file}: ${await inventory(store)}`)
    return 0
  })
}

/** `orrery restore <file>`: a backup into an empty store, also into one of the other kind. */
export function restore(file: string, flags: Flags): Promise<number> {
  return withStore(flags, true, async (store) => {
    const bar = progressBar('done')
    await store.restore(file, bar.update).finally(bar.stop)
    console.log(`${file}: restored ${await inventory(store)}`)
    return 0
  })
}

async function inventory(store: Store): Promise<string> {
  const counts = Object.values(await store.countMatches())
  const matches = counts.reduce((sum, count) => sum + count, 0)
  return matches === 1 ? '1 match' : `${matches} matches`
}

/** `orrery export <match> [file]`: a match file for `verify` and `replay`, or the stored match with its links. */
export function exportMatch(match: string, file: string | undefined, flags: Flags): Promise<number> {
  return withStore(flags, false, async (store) => {
    const found = await store.find(match)
    if (!found) throw new BadInput(`Match ${match} is not stored here.`)
    const text = flags.stored ? await store.exportMatch(match) : matchText(await fileOf(store, found))
    const path = file ?? `${found.game}-${match}.${flags.stored ? 'jsonl' : 'json'}`
    if (path === '-') process.stdout.write(text)
    else {
      writePrivateText(path, text)
      console.log(path)
    }
    return 0
  })
}

/** `orrery import <file>`: either kind of file that `export` writes. */
export function importMatch(file: string, flags: Flags): Promise<number> {
  const text = readText(file)
  return withStore(flags, true, async (store) => {
    if (text.startsWith('{"orrery":"stored match"')) {
      console.log(await inFileLater(file, store.importMatch(text)))
      return 0
    }
    const { readMatch, storeMatch } = await import('@orrery/server/import')
    const read = await inFileLater(file, readMatch(text, loadGame, Date.now()))
    const { match, seats } = await storeMatch(store, read)
    console.log(`${match}\n  /play/${match} for spectators`)
    for (const { name, token } of seats) if (token !== null) console.log(`  /play/${match}#${token} for ${name}`)
    return 0
  })
}

const inFileLater = <T>(file: string, work: Promise<T>): Promise<T> =>
  work.catch((error) =>
    inFile(file, () => {
      throw error
    }),
  )
