import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@orrery/engine'
import { type Flags, readSettings, STORE_SETTINGS } from '@orrery/server/config'
import type { Store } from '@orrery/server/store'

/** Who looks after much data waits for it: a single question may go through all of it. */
const DEADLINE_MS = 10 * 60_000

/** Opens the store that flags or environment name, and closes it again. Where nothing is to be made, nothing is made. */
export async function withStore<T>(flags: Flags, make: boolean, use: (store: Store) => Promise<T>): Promise<T> {
  const { data, database } = readSettings(STORE_SETTINGS, flags, process.env)
  if (!make && database === undefined && !existsSync(join(data, 'orrery.db')))
    throw new BadInput(`No database in ${data}. Name another folder with --data, or a database with DATABASE_URL.`)
  const { openStore } = await import('@orrery/server/store')
  const store = await openStore({ url: database, folder: data, deadlineMs: DEADLINE_MS })
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}
