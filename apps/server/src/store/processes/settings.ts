import type { Backend } from '../database/backend.ts'

export const settingQueries = ({ db }: Pick<Backend, 'db'>) => ({
  /** A value that all processes share: the stored one, or `made` where there was none. Whoever is first decides. */
  async setting(name: string, made: () => string): Promise<string> {
    const read = () => db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
    const known = await read()
    if (known) return known.value
    const value = made()
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await read())?.value ?? value
  },
})
