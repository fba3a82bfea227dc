import type { Backend, Trouble } from './backend.ts'
import { Unavailable } from './errors.ts'
import type { Health } from './health.ts'
import { newId } from './tokens.ts'

const TEXTS: { readonly [T in Trouble]: string } = {
  busy: 'The database is busy. Try again.',
  unreachable: 'Can’t reach the database. Try again in a minute.',
  unwritable: 'Can’t store anything right now. Try again in a minute.',
}

type Query = (...given: unknown[]) => Promise<unknown>

/** The same queries, whose failures are noted, and told as `Unavailable` where it is the database that fails. */
export const reaching =
  ({ troubleOf }: Pick<Backend, 'troubleOf'>, health: Health) =>
  <Q extends object>(queries: Q): Q =>
    Object.fromEntries(
      Object.entries(queries).map(([name, query]) => [
        name,
        async (...given: unknown[]) => {
          try {
            return await health.watch(() => (query as Query)(...given))
          } catch (error) {
            const trouble = troubleOf(error)
            throw trouble === undefined ? error : new Unavailable(TEXTS[trouble], { cause: error })
          }
        },
      ]),
    ) as Q

/** The setting that is written to see whether anything can be. */
const PROBE = 'probe'

/** Stores something, by the way that entries go. */
export async function probe({ db, transact }: Backend): Promise<void> {
  const value = newId()
  const written = db
    .insertInto('settings')
    .values({ name: PROBE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
  await transact([{ query: written.compile(), rows: 1 }])
}
