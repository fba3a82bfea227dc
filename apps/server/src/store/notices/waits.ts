import type { Kysely } from 'kysely'
import type { Backend } from '../database/backend.ts'
import type { Row, Tables } from '../database/schema.ts'
import { Template } from '../database/templates.ts'

/** A seat is asked. `wait` numbers its waits, later ones higher; people are told at `at` when it still is. */
export interface Wait {
  readonly match: string
  readonly seat: number
  readonly wait: number
  readonly at: number
}

type Noted = Pick<Row<'notices'>, 'match' | 'seat' | 'wait' | 'next_attempt' | 'created'>

/** A newer wait takes the place of a seat's older one; the same wait a second time changes nothing. */
export const waitTemplate = (db: Kysely<Tables>) =>
  new Template<Noted>(['match', 'seat', 'wait', 'next_attempt', 'created'], (rows) =>
    db
      .insertInto('notices')
      .values(rows.map((row) => ({ ...row, attempts: 0 })))
      .onConflict((conflict) =>
        conflict
          .columns(['match', 'seat'])
          .doUpdateSet((eb) => ({
            wait: eb.ref('excluded.wait'),
            attempts: 0,
            next_attempt: eb.ref('excluded.next_attempt'),
            created: eb.ref('excluded.created'),
            sent: '[]',
          }))
          .whereRef('notices.wait', '<', 'excluded.wait'),
      )
      .compile(),
  )

export const noted = ({ match, seat, wait, at }: Wait): Noted => ({
  match,
  seat,
  wait,
  next_attempt: at,
  created: Date.now(),
})

export const waitQueries = ({ db }: Pick<Backend, 'db'>) => ({
  /** Notes a wait that did not begin with an entry: whoever saw it begin has left. */
  async noteWait(wait: Wait): Promise<void> {
    await db.executeQuery(waitTemplate(db).fill([noted(wait)]))
  },

  /** Somebody looks at the table from this seat: nothing is to be told of its wait, unless they leave without an answer. */
  async endWait(match: string, seat: number): Promise<void> {
    const untold = db.deleteFrom('notices').where('match', '=', match).where('seat', '=', seat)
    await untold.where('next_attempt', 'is not', null).where('attempts', '=', 0).execute()
    await db
      .updateTable('notices')
      .set({ next_attempt: null })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('next_attempt', 'is not', null)
      .execute()
  },
})
