import type { IncomingHttpHeaders } from 'node:http'
import { type Account, hashToken, newToken, type Store } from '../store/index.ts'

export const SESSION_COOKIE = 'orrery_session'
const DAY = 24 * 60 * 60_000
const LENGTH = 30 * DAY
/** A session that is used goes on; writing that down once a day is enough. */
const RENEWED_AFTER = DAY

/** A signed-in browser. */
export interface Session {
  readonly account: Account
  readonly tokenHash: string
  /** The secret itself, when its cookie is to be sent again because the session was prolonged. */
  readonly renewed?: string
}

export type Sessions = ReturnType<typeof createSessions>

/** Sessions in cookies: 128 random bits that the store keeps hashed, for 30 days since they were last used. */
export function createSessions(
  store: Pick<Store, 'createSession' | 'accountBySession' | 'renewSession' | 'endSession'>,
) {
  async function find(headers: IncomingHttpHeaders, now = Date.now()): Promise<Session | undefined> {
    const token = sessionToken(headers)
    if (token === undefined) return undefined
    const tokenHash = hashToken(token)
    const found = await store.accountBySession(tokenHash, now)
    if (!found) return undefined
    const { expires, ...account } = found
    if (expires - now > LENGTH - RENEWED_AFTER) return { account, tokenHash }
    await store.renewSession(tokenHash, now + LENGTH)
    return { account, tokenHash, renewed: token }
  }

  return {
    find,

    /** The account behind a request's cookie. The session is not prolonged: that takes an answer with a new cookie. */
    async accountOf({ headers }: { headers: IncomingHttpHeaders }): Promise<string | undefined> {
      const token = sessionToken(headers)
      return token === undefined ? undefined : (await store.accountBySession(hashToken(token)))?.id
    },

    /** Begins a session and returns its secret. */
    async begin(account: string, now = Date.now()): Promise<string> {
      const token = newToken()
      await store.createSession(hashToken(token), account, now + LENGTH, now)
      return token
    },

    end: ({ tokenHash }: Session): Promise<void> => store.endSession(tokenHash),
  }
}

/** The secret in a request's cookies; nothing that could not be one. */
export function sessionToken({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  for (const part of cookie.split(';')) {
    const [name, value = ''] = part.trim().split('=', 2)
    if (name === SESSION_COOKIE) return /^[\w-]{16,64}$/.test(value) ? value : undefined
  }
  return undefined
}

/** Scripts cannot read it, and other sites' forms and requests do not carry it. */
export function sessionCookie(token: string | undefined, secure: boolean): string {
  const age = token === undefined ? 0 : LENGTH / 1000
  return `${SESSION_COOKIE}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
