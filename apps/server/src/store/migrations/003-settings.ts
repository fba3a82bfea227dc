import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** What all processes share, such as the keys that sign notices; and where each notice has arrived already. */
export async function up(db: Kysely<never>, clustered: Clustered): Promise<void> {
  await clustered(
    db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema
    .alterTable('notices')
    .addColumn('sent', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
