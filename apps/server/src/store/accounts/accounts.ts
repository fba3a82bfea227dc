import { BadInput } from '@orrery/engine'
import type { Backend } from '../database/backend.ts'
import type { Row } from '../database/schema.ts'
import { newId } from '../database/tokens.ts'

export type Account = Row<'accounts'>

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Accounts and their sessions. Passwords and session secrets come hashed. */
export const accountQueries = ({ db }: Pick<Backend, 'db'>) => ({
  async createAccount(name: string, passwordHash: string, created = Date.now()): Promise<Account> {
    const account = { id: newId(), name, name_key: nameKey(name), password_hash: passwordHash, created }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (Number(numInsertedOrUpdatedRows) === 0) throw new BadInput('This name is taken.')
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

  async createSession(tokenHash: string, account: string, expires: number, created = Date.now()): Promise<void> {
    await db.insertInto('sessions').values({ token_hash: tokenHash, account, created, expires }).execute()
  },

  /** The account a session secret stands for, while it has not run out. */
  accountBySession: (tokenHash: string, now = Date.now()): Promise<(Account & { expires: number }) | undefined> =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .selectAll('accounts')
      .select('sessions.expires')
      .where('sessions.token_hash', '=', tokenHash)
      .where('sessions.expires', '>', now)
      .executeTakeFirst(),

  async renewSession(tokenHash: string, expires: number): Promise<void> {
    await db.updateTable('sessions').set({ expires }).where('token_hash', '=', tokenHash).execute()
  },

  async endSession(tokenHash: string): Promise<void> {
    await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  },

  /** Ends all sessions of an account, as after a change of password. */
  async endSessions(account: string): Promise<void> {
    await db.deleteFrom('sessions').where('account', '=', account).execute()
  },

  async purgeSessions(now = Date.now()): Promise<number> {
    const { numDeletedRows } = await db.deleteFrom('sessions').where('expires', '<=', now).executeTakeFirst()
    return Number(numDeletedRows)
  },
})
