import { createHash } from 'node:crypto'
import type { Log } from '../observability/log.ts'
import type { DueNotice, Row, Store } from '../store/index.ts'
import { post } from './post.ts'
import { encrypt, newVapidKeys, type PushKeys, pushHeaders, type VapidKeys, vapidHeader } from './push.ts'
import { signature } from './webhook.ts'

/** What became of one message: it arrived, may arrive later, or never will because nobody is there any more. */
type Delivery = 'sent' | 'failed' | 'gone'

export interface NoticeOptions {
  readonly store: Store
  readonly log: Log
  /** The title of a game, for people. */
  readonly titleOf: (game: string) => string
  /** Links begin with it. */
  readonly publicUrl?: string | undefined
  readonly contact?: string | undefined
  readonly allowPrivate?: boolean
  /** Hears what became of each message. */
  readonly counted?: (way: 'push' | 'webhook', delivery: Delivery) => void
  /** The time in which notices are due. */
  readonly clock?: () => number
  readonly everyMs?: number
  /** How long to wait before the second, third … attempt; after the last one it is given up. */
  readonly backoffMs?: readonly number[]
  readonly timeoutMs?: number
}

interface Sending extends NoticeOptions {
  readonly signal: AbortSignal
}

const EVERY_MS = 1_000
/** When the server stops, what has not arrived by then is tried again later, by whoever is there. */
const PATIENCE_MS = 3_000
const AT_ONCE = 50
const MINUTE = 60_000
const BACKOFF_MS = [0.5 * MINUTE, 2 * MINUTE, 8 * MINUTE, 30 * MINUTE, 120 * MINUTE]

/** The server's keys for push messages: the same in all processes, made when they are first needed. */
export const vapidKeys = async (store: Pick<Store, 'setting'>): Promise<VapidKeys> =>
  JSON.parse(await store.setting('vapid', () => JSON.stringify(newVapidKeys())))

/**
 * Tells people that a match waits for them: looks for notices whose time has come, whichever process entered them, and sends each to
 * everything its seat's holder has subscribed. Returns how to stop, which waits for what is being sent.
 */
export function startNotices(given: NoticeOptions): () => Promise<void> {
  const { store, log, clock = Date.now, everyMs = EVERY_MS } = given
  const leaving = new AbortController()
  const options: Sending = { ...given, signal: leaving.signal }
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= sendDue()
      .catch((error) => log.error({ err: error }, 'sending notifications failed'))
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    const patience = setTimeout(() => leaving.abort(), PATIENCE_MS)
    await running
    clearTimeout(patience)
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = await store.claimNotices(clock(), AT_ONCE)
      await Promise.all(
        due.map((notice) =>
          sendOne(options, notice).catch((error) =>
            log.error({ err: error, match: notice.match }, 'notification lost'),
          ),
        ),
      )
      if (due.length < AT_ONCE || leaving.signal.aborted) return
    }
  }
}

/** Who already got it gets it no second time, also when another way has to be tried again. */
async function sendOne(options: Sending, notice: DueNotice): Promise<void> {
  const { store, log, clock = Date.now, backoffMs = BACKOFF_MS, counted } = options
  const { match, seat, attempts } = notice
  const sent = new Set(notice.sent)
  let failed = 0
  const subscriptions = await store.subscriptions(match, seat)
  const webhooks = byUrl(await store.webhooks(match, seat))
  if (subscriptions.length + webhooks.length === 0) return
  const message = await messageOf(options, notice)
  if (message === undefined) return
  const settle = async (id: string, way: 'push' | 'webhook', sending: Promise<Delivery>) => {
    const delivery = await sending.catch((error: NodeJS.ErrnoException) => {
      log.info({ match, seat, way, attempts, problem: error.code ?? error.name }, 'notification not delivered')
      return 'failed' as const
    })
    counted?.(way, delivery)
    if (delivery === 'failed') failed += 1
    else sent.add(id)
  }
  await Promise.all([
    ...subscriptions
      .filter(({ id }) => !sent.has(id))
      .map((one) => settle(one.id, 'push', push(options, one, notice, message))),
    ...webhooks.filter(({ id }) => !sent.has(id)).map((one) => settle(one.id, 'webhook', call(options, one, message))),
  ])
  if (failed === 0) return
  const wait = backoffMs[attempts - 1]
  if (wait === undefined) log.warn({ match, seat, attempts, failed }, 'notification given up')
  else await store.retryNotice({ ...notice, sent: [...sent] }, clock() + wait)
}

/** The same address may be given for the seat and for the account. */
const byUrl = (webhooks: readonly Row<'webhooks'>[]): Row<'webhooks'>[] => [
  ...new Map(webhooks.map((webhook) => [webhook.url, webhook])).values(),
]

interface Message {
  readonly event: 'turn'
  /** The same for every attempt of one notice. */
  readonly id: string
  readonly match: string
  readonly seat: number
  readonly game: string
  readonly title: string
  readonly link: string
}

async function messageOf(options: NoticeOptions, { match, seat, wait }: DueNotice): Promise<Message | undefined> {
  const found = await options.store.find(match)
  if (!found) return undefined
  const { game } = found
  const link = `${options.publicUrl ?? ''}/play/${match}`
  return { event: 'turn', id: `${match}.${seat}.${wait}`, match, seat, game, title: options.titleOf(game), link }
}

async function push(
  { store, contact, publicUrl, allowPrivate = false, timeoutMs, signal }: Sending,
  { endpoint, keys }: Row<'push_subscriptions'>,
  { match, seat }: DueNotice,
  message: Message,
): Promise<Delivery> {
  const url = new URL(endpoint)
  const from = contact ?? (publicUrl?.startsWith('https:') ? publicUrl : undefined)
  const authorization = vapidHeader(await vapidKeys(store), url, from)
  const topic = createHash('sha256').update(`${match}/${seat}`).digest('base64url').slice(0, 32)
  const status = await post({
    url,
    headers: pushHeaders(authorization, topic),
    body: encrypt(Buffer.from(JSON.stringify(message)), JSON.parse(keys) as PushKeys),
    allowPrivate,
    timeoutMs,
    signal,
  })
  if (status === 404 || status === 410) {
    await store.unsubscribe(endpoint)
    return 'gone'
  }
  return status >= 200 && status < 300 ? 'sent' : 'failed'
}

async function call(
  { store, allowPrivate = false, timeoutMs, signal }: Sending,
  { id, url, secret }: Row<'webhooks'>,
  message: Message,
): Promise<Delivery> {
  const body = JSON.stringify(message)
  const status = await post({
    url: new URL(url),
    headers: { 'content-type': 'application/json', 'orrery-signature': signature(secret, body) },
    body,
    allowPrivate,
    timeoutMs,
    signal,
  })
  if (status === 410) {
    await store.removeWebhook(id)
    return 'gone'
  }
  return status >= 200 && status < 300 ? 'sent' : 'failed'
}
