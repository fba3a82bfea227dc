import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@orrery/engine'
import { type Flags, readSettings, STORE_SETTINGS } from '@orrery/server/config'
import type { SalvagedMatch } from '@orrery/server/store'
import { loadGame } from '@orrery/shelf'

/** `orrery doctor --salvage <file>`: saves what is whole of a damaged SQLite database. The database itself stays as it is. */
export async function salvageTo(file: string, flags: Flags): Promise<number> {
  const { data, database } = readSettings(STORE_SETTINGS, flags, process.env)
  if (database !== undefined) throw new BadInput('--salvage works with SQLite only. For PostgreSQL, restore a backup.')
  const { salvage } = await import('@orrery/server/store')
  const { standingOf } = await import('@orrery/server/import')
  const source = join(data, 'orrery.db')
  const { matches, accounts } = await salvage(source, file, (...match) => standingOf(loadGame, ...match))
  if (matches.length + accounts === 0) {
    rmSync(file)
    console.error(`Nothing could be saved from ${source}. Restore a backup.`)
    return 1
  }
  for (const match of matches) console.log(lineOf(match))
  const saved = matches.filter((match) => match.saved).length
  console.log(`${file}: saved ${saved} of ${matches.length} matches and ${accounts} accounts`)
  return matches.every((match) => match.saved && match.problem === undefined) ? 0 : 1
}

const lineOf = ({ match, saved, entries, problem }: SalvagedMatch): string =>
  saved ? `${match}: saved, ${entries} entries${problem ? `; ${problem}` : ''}` : `${match}: lost, ${problem}`
