import { BadInput } from '@orrery/engine'
import type { Backend } from '../database/backend.ts'
import type { Row } from '../database/schema.ts'
import { newId } from '../database/tokens.ts'
import { skeletonOf } from './look-alikes.ts'

export type Account = Row<'accounts'>

/** The name as it is compared: two accounts never differ in case alone. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Why a name cannot be had. */
export class NameTaken extends BadInput {
  readonly looksAlike: boolean

  constructor(looksAlike: boolean) {
    super(
      looksAlike ? 'This name looks like one that is taken. Choose another.' : 'This name is taken. Choose another.',
    )
    this.looksAlike = looksAlike
  }
}

/** Accounts. Passwords come hashed. */
export const accountQueries = ({ db, lockSchema }: Pick<Backend, 'db' | 'lockSchema'>) => ({
  /** Throws `NameTaken`, also for a name that looks like another's. Of two that come at once one is taken. */
  async createAccount(name: string, passwordHash: string, created = Date.now()): Promise<Account> {
    const account = {
      id: newId(),
      name,
      name_key: nameKey(name),
      skeleton: skeletonOf(name),
      password_hash: passwordHash,
      created,
    }
    await db.transaction().execute(async (trx) => {
      // What looks alike has different keys, so that no constraint can tell; accounts are rarely made.
      await lockSchema(trx)
      const others = await trx
        .selectFrom('accounts')
        .select('name_key')
        .where((eb) => eb.or([eb('name_key', '=', account.name_key), eb('skeleton', '=', account.skeleton)]))
        .execute()
      if (others.length > 0) throw new NameTaken(others.every(({ name_key }) => name_key !== account.name_key))
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('accounts')
        .values(account)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      // Only a process of an older version, which takes no lock, can have been faster.
      if (Number(numInsertedOrUpdatedRows) === 0) throw new NameTaken(false)
    })
    return account
  },

  accountByName: (name: string): Promise<Account | undefined> =>
    db.selectFrom('accounts').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst(),

  account: (id: string): Promise<Account | undefined> =>
    db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst(),

  async setPassword(account: string, passwordHash: string): Promise<void> {
    await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', account).execute()
  },

  /** Its sessions go with it; its seats stay, tied to nobody. */
  async removeAccount(account: string): Promise<void> {
    await db.deleteFrom('accounts').where('id', '=', account).execute()
  },
})
