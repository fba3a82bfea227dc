import type { Kysely } from 'kysely'

/** Nothing ever wrote checkpoints, and a row among them kept its match from being opened. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropTable('checkpoints').execute()
}
