import { describe, expect, test } from 'vitest'
import { entries } from '../entries.ts'
import { created, KINDS, newStore } from '../places.ts'

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
