import { type Kysely, sql } from 'kysely'
import type { Clustered } from './clustered.ts'

/** People; matches, their seats and journals, what is derived from them, and the leases of those who work on them. */
export async function up(db: Kysely<never>, clustered: Clustered): Promise<void> {
  await clustered(
    db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull()),
  ).execute()

  await clustered(
    db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('sessions_account').on('sessions').column('account').execute()
  await db.schema.createIndex('sessions_expires').on('sessions').column('expires').execute()

  await clustered(
    db.schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('header', 'text', (column) => column.notNull())
      .addColumn('seed_hash', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('matches_lobby').on('matches').columns(['visibility', 'created', 'id']).execute()

  await clustered(
    db.schema
      .createTable('standings')
      .addColumn('match', 'text', (column) =>
        column.primaryKey().notNull().references('matches.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('waiting', 'integer', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .addColumn('info', 'text', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull()),
  ).execute()
  await db.schema
    .createIndex('standings_due')
    .on('standings')
    .column('due')
    .where(sql.ref('due'), 'is not', null)
    .execute()

  await clustered(
    db.schema
      .createTable('journal')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('journal_key', ['match', 'seq'] as never[]),
  ).execute()

  await clustered(
    db.schema
      .createTable('seats')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('set null'))
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'] as never[]),
  ).execute()
  await db.schema.createIndex('seats_account').on('seats').column('account').execute()

  await clustered(
    db.schema
      .createTable('checkpoints')
      .addColumn('match', 'text', (column) =>
        column.primaryKey().notNull().references('matches.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('position', 'text', (column) => column.notNull()),
  ).execute()

  await clustered(
    db.schema
      .createTable('leases')
      .addColumn('match', 'text', (column) =>
        column.primaryKey().notNull().references('matches.id').onDelete('cascade'),
      )
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull()),
  ).execute()
}
