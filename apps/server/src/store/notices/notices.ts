import { type ExpressionBuilder, sql } from 'kysely'
import type { Backend } from '../database/backend.ts'
import type { Row, Tables } from '../database/schema.ts'
import { newId } from '../database/tokens.ts'

export interface DueNotice {
  readonly match: string
  readonly seat: number
  /** The number of the question the wait began with. */
  readonly wait: number
  /** How often it was tried, this time included. */
  readonly attempts: number
  readonly account: string | null
  /** The subscriptions and webhooks that have got it already. */
  readonly sent: readonly string[]
}

/** Somebody to be told: an account, or whoever holds one seat of one match. */
export type Recipient = { readonly account: string } | { readonly match: string; readonly seat: number }

type Owned = Pick<Row<'webhooks'>, 'account' | 'match' | 'seat'>
const owner = (to: Recipient): Owned =>
  'account' in to ? { account: to.account, match: null, seat: null } : { account: null, ...to }

/** Browsers of one person: more are left over from somewhere. */
const MOST_SUBSCRIPTIONS = 20

/** Turn notices, and where to send them. A wait is entered together with the entry that begins it (see `append`). */
export const noticeQueries = ({ db }: Pick<Backend, 'db'>) => ({
  /**
   * Takes notices whose time has come and whose seat is still asked. Each is marked before it is sent, and nobody gets it again
   * unless the sender asks for another attempt: a process that dies while it sends loses a notice, and never doubles one.
   */
  async claimNotices(now: number, limit: number): Promise<DueNotice[]> {
    const stillDue = (eb: ExpressionBuilder<Tables, 'notices'>) => eb('notices.next_attempt', '<=', now)
    return db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('notices')
        .innerJoin('standings', 'standings.match', 'notices.match')
        .leftJoin('seats', (join) =>
          join.onRef('seats.match', '=', 'notices.match').onRef('seats.seat', '=', 'notices.seat'),
        )
        .select(['notices.match', 'notices.seat', 'notices.wait', 'notices.attempts', 'notices.sent', 'seats.account'])
        .select(sql<number>`(${sql.ref('standings.waiting')} >> ${sql.ref('notices.seat')}) & 1`.as('asked'))
        .where(stillDue)
        .orderBy('notices.next_attempt')
        .limit(limit)
        .execute()
      const claimed: DueNotice[] = []
      for (const { asked, ...notice } of due) {
        const { numUpdatedRows } = await trx
          .updateTable('notices')
          .set({ next_attempt: null, attempts: notice.attempts + 1 })
          .where('match', '=', notice.match)
          .where('seat', '=', notice.seat)
          .where('wait', '=', notice.wait)
          .where(stillDue)
          .executeTakeFirst()
        if (numUpdatedRows > 0n && asked === 1) {
          claimed.push({ ...notice, attempts: notice.attempts + 1, sent: JSON.parse(notice.sent) })
        }
      }
      return claimed
    })
  },

  /** Some were not reached: try again at `at`, unless the seat has come to another wait. Those in `sent` are left in peace. */
  async retryNotice(
    { match, seat, wait, sent }: Pick<DueNotice, 'match' | 'seat' | 'wait' | 'sent'>,
    at: number,
  ): Promise<void> {
    await db
      .updateTable('notices')
      .set({ next_attempt: at, sent: JSON.stringify(sent) })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('wait', '=', wait)
      .execute()
  },

  /**
   * A browser belongs to one recipient: subscribing it again moves it. Its keys show that it is the browser, since an endpoint alone may
   * be known to others. Who has too many loses the oldest.
   */
  async subscribe(to: Recipient, endpoint: string, keys: string, created = Date.now()): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', endpoint)
        .where((eb) => eb.or([eb('keys', '=', keys), ownedBy(eb, to)]))
        .execute()
      const older = trx
        .selectFrom('push_subscriptions')
        .select('id')
        .where((eb) => ownedBy(eb, to))
        .orderBy('created', 'desc')
        .limit(1_000)
        .offset(MOST_SUBSCRIPTIONS - 1)
      await trx.deleteFrom('push_subscriptions').where('id', 'in', older).execute()
      await trx
        .insertInto('push_subscriptions')
        .values({ id: newId(), ...owner(to), endpoint, keys, created })
        .execute()
    })
  },

  /** Removes a subscription, of this owner alone if one is named; says whether there was one. */
  async unsubscribe(endpoint: string, of?: Recipient): Promise<boolean> {
    const query = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint)
    const { numDeletedRows } = await (of ? query.where((eb) => ownedBy(eb, of)) : query).executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Where a seat's holder is to be told: what was given for the seat, and for the account it is tied to. */
  subscriptions: (match: string, seat: number): Promise<Row<'push_subscriptions'>[]> =>
    db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where((eb) => holder(eb, match, seat))
      .execute(),

  async addWebhook(to: Recipient, url: string, secret: string, created = Date.now()): Promise<string> {
    const id = newId()
    await db
      .insertInto('webhooks')
      .values({ id, ...owner(to), url, secret, created })
      .execute()
    return id
  },

  /** Removes a webhook, of this owner alone if one is named; says whether there was one. */
  async removeWebhook(id: string, of?: Recipient): Promise<boolean> {
    const query = db.deleteFrom('webhooks').where('id', '=', id)
    const { numDeletedRows } = await (of ? query.where((eb) => ownedBy(eb, of)) : query).executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** The webhooks somebody has given, oldest first. */
  webhooksOf: (to: Recipient): Promise<Row<'webhooks'>[]> =>
    db
      .selectFrom('webhooks')
      .selectAll()
      .where((eb) => ownedBy(eb, to))
      .orderBy('created')
      .execute(),

  webhooks: (match: string, seat: number): Promise<Row<'webhooks'>[]> =>
    db
      .selectFrom('webhooks')
      .selectAll()
      .where((eb) => holder(eb, match, seat))
      .execute(),
})

function ownedBy<T extends 'push_subscriptions' | 'webhooks'>(eb: ExpressionBuilder<Tables, T>, to: Recipient) {
  const own = eb as unknown as ExpressionBuilder<Tables, 'webhooks'>
  if ('account' in to) return own('account', '=', to.account)
  return own('match', '=', to.match).and('seat', '=', to.seat)
}

function holder<T extends 'push_subscriptions' | 'webhooks'>(
  eb: ExpressionBuilder<Tables, T>,
  match: string,
  seat: number,
) {
  const own = eb as unknown as ExpressionBuilder<Tables, 'webhooks'>
  return own.or([
    own('match', '=', match).and('seat', '=', seat),
    own('account', 'in', (inner) =>
      inner
        .selectFrom('seats')
        .select('seats.account')
        .where('seats.match', '=', match)
        .where('seats.seat', '=', seat)
        .where('seats.account', 'is not', null),
    ),
  ])
}
