import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** How people are told that a match waits for them. */
export async function up(db: Kysely<never>, clustered: Clustered): Promise<void> {
  await clustered(
    db.schema
      .createTable('notices')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('wait', 'integer', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt', 'bigint')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('notices_key', ['match', 'seat'] as never[]),
  ).execute()
  await db.schema.createIndex('notices_next').on('notices').column('next_attempt').execute()

  await clustered(
    owned(db.schema.createTable('push_subscriptions'))
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('keys', 'text', (column) => column.notNull()),
  ).execute()
  await clustered(
    owned(db.schema.createTable('webhooks'))
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull()),
  ).execute()
  for (const table of ['push_subscriptions', 'webhooks']) {
    await db.schema.createIndex(`${table}_account`).on(table).column('account').execute()
    await db.schema.createIndex(`${table}_seat`).on(table).columns(['match', 'seat']).execute()
  }
}

const owned = (table: CreateTableBuilder<string>) =>
  table
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('match', 'text', (column) => column.references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer')
    .addColumn('created', 'bigint', (column) => column.notNull())
