import type { Kysely } from 'kysely'
import { skeletonOf } from '../accounts/look-alikes.ts'
import type { Clustered } from './clustered.ts'

interface Accounts {
  accounts: { id: string; name: string; skeleton: string }
}

/** What names look like; on which devices somebody is signed in and when they were last seen; where an account has signed in before. */
export async function up(db: Kysely<never>, clustered: Clustered): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('skeleton', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const people = db as unknown as Kysely<Accounts>
  for (const { id, name } of await people.selectFrom('accounts').select(['id', 'name']).execute())
    await people
      .updateTable('accounts')
      .set({ skeleton: skeletonOf(name) })
      .where('id', '=', id)
      .execute()
  // Not unique: accounts that look alike may be there already, and stay.
  await db.schema.createIndex('accounts_skeleton').on('accounts').column('skeleton').execute()

  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('sessions').addColumn('seen', 'bigint').execute()

  await clustered(
    db.schema
      .createTable('known_addresses')
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_addresses_key', ['account', 'address_hash'] as never[]),
  ).execute()
}
