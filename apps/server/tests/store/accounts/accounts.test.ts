import { describe, expect, test } from 'vitest'
import { hashToken, newToken } from '../../../src/store/index.ts'
import { created, KINDS, newStore } from '../places.ts'

describe.each(KINDS)('accounts and seats on %s', (kind) => {
  test('a seat is found by its secret, tied to one account, and given another secret', async () => {
    const store = await newStore(kind)
    const token = newToken()
    await created(store, 'm', { seats: [{ seat: 0, tokenHash: hashToken(token) }] })
    expect(await store.findSeat(hashToken(token))).toMatchObject({ match: 'm', seat: 0, account: null })
    const ada = await store.createAccount('Ada', 'hash')
    const bob = await store.createAccount('Bob', 'hash')
    expect(await store.claimSeat('m', 0, ada.id)).toBe(true)
    expect(await store.claimSeat('m', 0, bob.id)).toBe(false)
    await store.setToken('m', 0, hashToken('other'))
    expect(await store.findSeat(hashToken(token))).toBeUndefined()
    await store.removeAccount(ada.id)
    expect(await store.seats('m')).toEqual([{ match: 'm', seat: 0, token_hash: hashToken('other'), account: null }])
  })

  test('accounts and sessions', async () => {
    const store = await newStore(kind)
    const ada = await store.createAccount('Ada', 'hash')
    await expect(store.createAccount('ADA', 'other')).rejects.toThrow('This name is taken. Choose another.')
    expect(await store.accountByName('aDa')).toEqual(ada)
    await store.createSession('one', ada.id, 2000, 1000)
    await store.createSession('two', ada.id, 3000)
    expect(await store.accountBySession('one', 1999)).toEqual({ ...ada, expires: 2000, seen: 1000 })
    expect(await store.accountBySession('one', 2000)).toBeUndefined()
    await store.renewSession('two', 4000)
    expect(await store.accountBySession('two', 3999)).toMatchObject({ expires: 4000 })
    expect(await store.purgeSessions(2500)).toBe(1)
    await store.setPassword(ada.id, 'new')
    expect(await store.accountBySession('two', 0)).toMatchObject({ password_hash: 'new' })
    await store.endSessions(ada.id)
    expect(await store.accountBySession('two', 0)).toBeUndefined()
  })

  test('the addresses an account signs in from are known for 90 days, the newest 20 of them', async () => {
    const store = await newStore(kind)
    const ada = await store.createAccount('Ada', 'hash')
    const bob = await store.createAccount('Bob', 'hash')
    const day = 24 * 60 * 60_000
    await store.rememberAddress(ada.id, 'a', 0)
    expect(await store.knowsAddress(ada.id, 'a', 90 * day - 1)).toBe(true)
    expect(await store.knowsAddress(ada.id, 'a', 90 * day)).toBe(false)
    expect(await store.knowsAddress(bob.id, 'a', 1)).toBe(false)
    await store.rememberAddress(ada.id, 'a', 50 * day)
    expect(await store.knowsAddress(ada.id, 'a', 139 * day)).toBe(true)
    for (let i = 0; i < 20; i++) await store.rememberAddress(ada.id, `b${i}`, 60 * day + i)
    expect(await store.knowsAddress(ada.id, 'a', 61 * day)).toBe(false)
    expect(await store.knowsAddress(ada.id, 'b0', 61 * day)).toBe(true)
    await store.purgeSessions(150 * day + 5)
    expect(await store.knowsAddress(ada.id, 'b5', 61 * day)).toBe(false)
    expect(await store.knowsAddress(ada.id, 'b6', 61 * day)).toBe(true)
  })
})
