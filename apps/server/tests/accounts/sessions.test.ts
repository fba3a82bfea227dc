import { describe, expect, test } from 'vitest'
import { createSessions, sessionCookies, sessionToken } from '../../src/accounts/sessions.ts'
import { hashToken } from '../../src/store/index.ts'
import { KINDS, newStore } from '../store/places.ts'

const DAY = 24 * 60 * 60_000

describe.each(KINDS)('sessions on %s', (kind) => {
  test('last 30 days since they were last used, and are renewed at most once a day', async () => {
    const store = await newStore(kind)
    const { id } = await store.createAccount('Ada', 'hash')
    const sessions = createSessions(store)
    const token = await sessions.begin(id, 0)
    const headers = { cookie: `other=1; orrery_session=${token}` }
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(await sessions.find(headers, DAY / 2)).toMatchObject({
      account: { id, name: 'Ada' },
      tokenHash: hashToken(token),
    })
    expect((await sessions.find(headers, DAY / 2))?.renewed).toBeUndefined()
    expect((await sessions.find(headers, 29 * DAY))?.renewed).toBe(token)
    expect((await sessions.find(headers, 58 * DAY))?.renewed).toBe(token)
    expect(await sessions.find(headers, 89 * DAY)).toBeUndefined()
  })

  test('end, and are nothing without their secret', async () => {
    const store = await newStore(kind)
    const { id } = await store.createAccount('Ada', 'hash')
    const sessions = createSessions(store)
    const headers = { cookie: `orrery_session=${await sessions.begin(id)}` }
    expect(await sessions.accountOf({ headers })).toBe(id)
    await sessions.end((await sessions.find(headers))!)
    expect(await sessions.accountOf({ headers })).toBeUndefined()
    expect(await sessions.accountOf({ headers: {} })).toBeUndefined()
  })
})

test('the cookie is for this server alone, and not for scripts', () => {
  const attributes = 'Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax'
  expect(sessionCookies('abc', false)).toEqual([`orrery_session=abc; ${attributes}`])
  expect(sessionCookies('abc', true)).toEqual([
    `__Host-orrery_session=abc; ${attributes}; Secure`,
    'orrery_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ])
  expect(sessionCookies(undefined, false)[0]).toMatch(/^orrery_session=; Path=\/; Max-Age=0;/)
})

test('a cookie that cannot be a secret is none', () => {
  expect(sessionToken({ cookie: 'orrery_session=' })).toBeUndefined()
  expect(sessionToken({ cookie: `orrery_session=${'x'.repeat(1000)}` })).toBeUndefined()
  expect(sessionToken({ cookie: 'a=b; orrery_session=AAAAAAAAAAAAAAAAAAAAAA' })).toBe('AAAAAAAAAAAAAAAAAAAAAA')
})
