import type { IncomingHttpHeaders } from 'node:http'
import { type Account, hashToken, newToken, type Store } from '../store/index.ts'

export const SESSION_COOKIE = 'orrery_session'
/** Over https: browsers take a cookie of such a name from this very host alone, and never send it unencrypted. */
const HOST_COOKIE = `__Host-${SESSION_COOKIE}`
/** Secrets that were given over https begin like this, and count in that cookie alone: in the other, another host may have planted them. */
const HOST_SECRET = 'host-'
const DAY = 24 * 60 * 60_000
const LENGTH = 30 * DAY
/** A session that is used goes on; writing that down once a day is enough. */
const RENEWED_AFTER = DAY
/** When somebody was last seen is written down as often as this. */
const SEEN_AFTER = 60 * 60_000

/** A signed-in browser. */
export interface Session {
  readonly account: Account
  readonly tokenHash: string
  /** The secret itself, when its cookie is to be sent again because the session was prolonged. */
  readonly renewed?: string
  /** The secret, when it came in a cookie without the prefix that those over https have. */
  readonly unprefixed?: string
}

export type Sessions = ReturnType<typeof createSessions>

/** Sessions in cookies: 128 random bits that the store keeps hashed, for 30 days since they were last used. */
export function createSessions(
  store: Pick<Store, 'createSession' | 'accountBySession' | 'renewSession' | 'seeSession' | 'endSession'>,
) {
  async function find(headers: IncomingHttpHeaders, now = Date.now()): Promise<Session | undefined> {
    const token = sessionToken(headers)
    if (token === undefined) return undefined
    const tokenHash = hashToken(token)
    const found = await store.accountBySession(tokenHash, now)
    if (!found) return undefined
    const { expires, seen, ...account } = found
    if (seen === null || now - seen > SEEN_AFTER) await store.seeSession(tokenHash, now)
    const session = { account, tokenHash, ...(cookieIn(headers, HOST_COOKIE) ? {} : { unprefixed: token }) }
    if (expires - now > LENGTH - RENEWED_AFTER) return session
    await store.renewSession(tokenHash, now + LENGTH)
    return { ...session, renewed: token }
  }

  return {
    find,

    /** The account behind a request's cookie. The session is not prolonged: that takes an answer with a new cookie. */
    async accountOf({ headers }: { headers: IncomingHttpHeaders }): Promise<string | undefined> {
      const token = sessionToken(headers)
      return token === undefined ? undefined : (await store.accountBySession(hashToken(token)))?.id
    },

    /** Begins a session and returns its secret. */
    async begin(account: string, now = Date.now(), device = '', secure = false): Promise<string> {
      const token = `${secure ? HOST_SECRET : ''}${newToken()}`
      await store.createSession(hashToken(token), account, now + LENGTH, now, device)
      return token
    },

    end: ({ tokenHash }: Session): Promise<void> => store.endSession(tokenHash),
  }
}

const isSecret = (value: string): boolean => /^[\w-]{16,64}$/.test(value)

/** The first value of a cookie; nothing that could not be a secret. */
function cookieIn({ cookie = '' }: IncomingHttpHeaders, wanted: string): string | undefined {
  for (const part of cookie.split(';')) {
    const [name, value = ''] = part.trim().split('=', 2)
    if (name === wanted) return isSecret(value) ? value : undefined
  }
  return undefined
}

/** The secret in a request's cookies. One that an older version or a page without https has set is read too. */
export function sessionToken(headers: IncomingHttpHeaders): string | undefined {
  const plain = cookieIn(headers, SESSION_COOKIE)
  return cookieIn(headers, HOST_COOKIE) ?? (plain?.startsWith(HOST_SECRET) ? undefined : plain)
}

/** The cookies to set. Scripts cannot read them, and other sites' forms and requests do not carry them. */
export function sessionCookies(token: string | undefined, secure: boolean): readonly string[] {
  const cookie = (name: string, value = '') =>
    `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : LENGTH / 1000}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  // The cookie of an older version would outlive the session that this one stands for.
  return secure ? [cookie(HOST_COOKIE, token), cookie(SESSION_COOKIE)] : [cookie(SESSION_COOKIE, token)]
}
