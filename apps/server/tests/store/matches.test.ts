import { describe, expect, test } from 'vitest'
import { hashToken, newToken } from '../../src/store/index.ts'
import { entries } from './entries.ts'
import { created, KINDS, newStore, standing } from './places.ts'

describe.each(KINDS)('matches on %s', (kind) => {
  test('an id is used once, and has a plain form', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    await expect(created(store, 'm')).rejects.toThrow('There is already a match m.')
    await expect(created(store, 'm m')).rejects.toThrow('A match id has 1 to 64')
    expect(await store.find('other')).toBeUndefined()
  })

  test('the lobby shows public matches that are not over, newest first, page by page', async () => {
    const store = await newStore(kind)
    for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) await created(store, id, { created: 1000 + index })
    await created(store, 'hidden', { visibility: 'private' })
    await store.setStatus('c', 'over')
    const page = await store.lobby({ limit: 2 })
    expect(page.map(({ id }) => id)).toEqual(['e', 'd'])
    expect(page[0]).not.toHaveProperty('header')
    expect((await store.lobby({ limit: 5, after: page[1]! })).map(({ id }) => id)).toEqual(['b', 'a'])
    expect((await store.lobby({ status: ['over'] })).map(({ id }) => id)).toEqual(['c'])
    expect(await store.lobby({ game: 'chess' })).toEqual([])
    expect(await store.countMatches()).toEqual({ running: 5, over: 1 })
  })

  test('my matches: those that wait for me come first, those that are over last', async () => {
    const store = await newStore(kind)
    for (const id of ['a', 'b', 'c', 'd']) await created(store, id)
    await store.append({ ...entries('a', 1), standing: { ...standing, waiting: [1] } })
    await store.append({ ...entries('b', 1), standing: { ...standing, waiting: [0, 1] } })
    await store.append({ ...entries('c', 1), standing: { ...standing, waiting: [], status: 'over' } })
    const { id: account } = await store.createAccount('Ada', 'hash')
    expect(await store.claimSeat('d', 0, account)).toBe(true)
    const mine = await store.mine({ tokenHashes: ['a 0', 'b 0', 'c 0'], account })
    expect(mine.map(({ id, waitsForMe }) => [id, waitsForMe])).toEqual([
      ['b', true],
      ['d', true],
      ['a', false],
      ['c', false],
    ])
    expect(await store.mine({})).toEqual([])
  })

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

  test('a match opens from its newest checkpoint, which may be dropped', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    await store.append(entries('m', 1, 5))
    await store.saveCheckpoint('m', 3, '"three"')
    await store.saveCheckpoint('m', 2, '"two"')
    const match = await store.open('m')
    expect(match).toMatchObject({ seq: 5, header: '{"seed":"secret"}', checkpoint: { seq: 3, position: '"three"' } })
    expect(match!.entries.map(({ seq }) => seq)).toEqual([4, 5])
    await store.dropCheckpoints()
    expect((await store.open('m'))!.entries).toHaveLength(5)
    expect(await store.open('other')).toBeUndefined()
  })

  test('purging takes everything of a match along', async () => {
    const store = await newStore(kind)
    await created(store, 'a')
    await store.append(entries('a', 1, 2))
    await store.saveCheckpoint('a', 1, '{}')
    expect(await store.purge('a')).toBe(true)
    expect(await store.purge('a')).toBe(false)
    expect(await store.load('a')).toEqual([])
    expect(await store.findSeat('a 0')).toBeUndefined()
    expect(await store.doctor()).toEqual([])
  })

  test('accounts and sessions', async () => {
    const store = await newStore(kind)
    const ada = await store.createAccount('Ada', 'hash')
    await expect(store.createAccount('ADA', 'other')).rejects.toThrow('This name is taken.')
    expect(await store.accountByName('aDa')).toEqual(ada)
    await store.createSession('one', ada.id, 2000)
    await store.createSession('two', ada.id, 3000)
    expect(await store.accountBySession('one', 1999)).toEqual({ ...ada, expires: 2000 })
    expect(await store.accountBySession('one', 2000)).toBeUndefined()
    await store.renewSession('two', 4000)
    expect(await store.accountBySession('two', 3999)).toMatchObject({ expires: 4000 })
    expect(await store.purgeSessions(2500)).toBe(1)
    await store.setPassword(ada.id, 'new')
    expect(await store.accountBySession('two', 0)).toMatchObject({ password_hash: 'new' })
    await store.endSessions(ada.id)
    expect(await store.accountBySession('two', 0)).toBeUndefined()
  })
})

describe.each(KINDS)('turn notices on %s', (kind) => {
  const waits = (wait: number, at: number) => ({ ...entries('m', wait), notices: [{ seat: 1, wait, at }] })

  test('one wait is told once, to one process, when its time has come', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    await store.append(waits(1, 100))
    expect(await store.claimNotices(99, 10)).toEqual([])
    const claims = await Promise.all([1, 2, 3].map(() => store.claimNotices(100, 10)))
    expect(claims.flat()).toEqual([{ match: 'm', seat: 1, wait: 1, attempts: 1, account: null, sent: [] }])
    await store.retryNotice({ ...claims.flat()[0]!, sent: ['hook'] }, 200)
    expect(await store.claimNotices(150, 10)).toEqual([])
    expect(await store.claimNotices(200, 10)).toMatchObject([{ attempts: 2, sent: ['hook'] }])
    expect(await store.claimNotices(9999, 10)).toEqual([])
  })

  test('a newer wait takes the place of the older one, and a seat that answered is left alone', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    await store.append(waits(1, 100))
    await store.append(entries('m', 2))
    await store.append(waits(3, 300))
    await store.retryNotice({ match: 'm', seat: 1, wait: 1, sent: [] }, 50)
    expect(await store.claimNotices(200, 10)).toEqual([])
    await store.append(entries('m', 4))
    expect(await store.claimNotices(400, 10)).toEqual([])
  })

  test('subscriptions and webhooks of a seat and of its account', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    const { id: account } = await store.createAccount('Ada', 'hash')
    await store.claimSeat('m', 1, account)
    await store.subscribe({ account }, 'https://push.example/1', '{}')
    await store.subscribe({ match: 'm', seat: 0 }, 'https://push.example/2', '{}')
    await store.subscribe({ match: 'm', seat: 1 }, 'https://push.example/2', '{}')
    const hook = await store.addWebhook({ account }, 'https://hook.example', 'secret')
    const endpoints = async (seat: number) => (await store.subscriptions('m', seat)).map((row) => row.endpoint).sort()
    expect(await endpoints(0)).toEqual([])
    expect(await endpoints(1)).toEqual(['https://push.example/1', 'https://push.example/2'])
    await store.unsubscribe('https://push.example/1')
    expect(await endpoints(1)).toEqual(['https://push.example/2'])
    expect(await store.webhooks('m', 1)).toMatchObject([{ id: hook, url: 'https://hook.example', secret: 'secret' }])
    expect(await store.webhooksOf({ account })).toHaveLength(1)
    expect(await store.removeWebhook(hook, { match: 'm', seat: 1 })).toBe(false)
    expect(await store.removeWebhook(hook, { account })).toBe(true)
    expect(await store.webhooks('m', 1)).toEqual([])
  })
})
