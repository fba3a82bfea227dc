import type { Backend } from '../database/backend.ts'

/** From one moment to another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** What processes know of the time: how far it has come, and when it did not run. */
export interface KeptTime {
  readonly at: number
  readonly spans: readonly Span[]
}

const NAME = 'time'

export const timeQueries = ({ db }: Pick<Backend, 'db'>) => ({
  async keptTime(): Promise<KeptTime | undefined> {
    const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst()
    return row && (JSON.parse(row.value) as KeptTime)
  },

  async keepTime({ at, spans }: KeptTime): Promise<void> {
    const value = JSON.stringify({ at, spans } satisfies KeptTime)
    await db
      .insertInto('settings')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  },
})
