import type { Backend } from '../database/backend.ts'
import type { Row } from '../database/schema.ts'
import { hashToken } from '../database/tokens.ts'
import type { Account } from './accounts.ts'

/** A session as its owner sees it in a list. */
export interface ListedSession {
  /** Names the session, and is no secret. */
  readonly id: string
  readonly device: string
  readonly created: number
  readonly seen: number
}

/** More than these are not listed: somebody lets a program sign in. */
const MOST_LISTED = 100
/** Places from which an account has signed in: more are left over from somewhere. */
const MOST_ADDRESSES = 20
const DAY = 24 * 60 * 60_000
const ADDRESS_KNOWN = 90 * DAY

/** What names a session in lists. The hash of its secret stays inside. */
export const sessionId = (tokenHash: string): string => hashToken(`session ${tokenHash}`).slice(0, 22)

/** Sessions of accounts, and the addresses they sign in from. Secrets come hashed. */
export const sessionQueries = ({ db }: Pick<Backend, 'db'>) => {
  const listed = (account: string, now: number): Promise<Row<'sessions'>[]> =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('account', '=', account)
      .where('expires', '>', now)
      .orderBy((eb) => eb.fn.coalesce('seen', 'created'), 'desc')
      .limit(MOST_LISTED)
      .execute()

  const end = async (tokenHash: string): Promise<void> => {
    await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  }

  return {
    async createSession(
      tokenHash: string,
      account: string,
      expires: number,
      created = Date.now(),
      device = '',
    ): Promise<void> {
      await db
        .insertInto('sessions')
        .values({ token_hash: tokenHash, account, created, expires, device, seen: created })
        .execute()
    },

    /** The account a session secret stands for, while it has not run out. */
    accountBySession: (
      tokenHash: string,
      now = Date.now(),
    ): Promise<(Account & Pick<Row<'sessions'>, 'expires' | 'seen'>) | undefined> =>
      db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account')
        .selectAll('accounts')
        .select(['sessions.expires', 'sessions.seen'])
        .where('sessions.token_hash', '=', tokenHash)
        .where('sessions.expires', '>', now)
        .executeTakeFirst(),

    async renewSession(tokenHash: string, expires: number): Promise<void> {
      await db.updateTable('sessions').set({ expires }).where('token_hash', '=', tokenHash).execute()
    },

    async seeSession(tokenHash: string, seen: number): Promise<void> {
      await db.updateTable('sessions').set({ seen }).where('token_hash', '=', tokenHash).execute()
    },

    /** The sessions of an account that have not run out, the last used first. */
    async sessionsOf(account: string, now = Date.now()): Promise<ListedSession[]> {
      return (await listed(account, now)).map(({ token_hash, device, created, seen }) => ({
        id: sessionId(token_hash),
        device,
        created,
        seen: seen ?? created,
      }))
    },

    /** Ends one session of an account, by what names it in lists; says whether there was one. */
    async endListedSession(account: string, id: string, now = Date.now()): Promise<boolean> {
      const found = (await listed(account, now)).find(({ token_hash }) => sessionId(token_hash) === id)
      if (found) await end(found.token_hash)
      return found !== undefined
    },

    endSession: end,

    /** Ends all sessions of an account, as after a change of password. */
    async endSessions(account: string): Promise<void> {
      await db.deleteFrom('sessions').where('account', '=', account).execute()
    },

    /** Removes sessions that have run out and addresses nobody has signed in from for long. Returns the number of sessions. */
    async purgeSessions(now = Date.now()): Promise<number> {
      await db
        .deleteFrom('known_addresses')
        .where('seen', '<=', now - ADDRESS_KNOWN)
        .execute()
      const { numDeletedRows } = await db.deleteFrom('sessions').where('expires', '<=', now).executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Whether the account has signed in from this address within the last 90 days. */
    async knowsAddress(account: string, address: string, now = Date.now()): Promise<boolean> {
      const row = await db
        .selectFrom('known_addresses')
        .select('seen')
        .where('account', '=', account)
        .where('address_hash', '=', addressHash(account, address))
        .executeTakeFirst()
      return row !== undefined && row.seen > now - ADDRESS_KNOWN
    },

    /** Somebody has signed in from there. Of many addresses the newest are kept. */
    async rememberAddress(account: string, address: string, now = Date.now()): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('known_addresses')
          .values({ account, address_hash: addressHash(account, address), seen: now })
          .onConflict((conflict) => conflict.columns(['account', 'address_hash']).doUpdateSet({ seen: now }))
          .execute()
        const newest = trx
          .selectFrom('known_addresses')
          .select('address_hash')
          .where('account', '=', account)
          .orderBy('seen', 'desc')
          .limit(MOST_ADDRESSES)
        await trx
          .deleteFrom('known_addresses')
          .where('account', '=', account)
          .where('address_hash', 'not in', newest)
          .execute()
      })
    },
  }
}

/** Not readable at a glance, and another for each account. */
const addressHash = (account: string, address: string): string => hashToken(`${account} ${address}`)
