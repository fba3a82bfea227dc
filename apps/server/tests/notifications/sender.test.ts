import { describe, expect, onTestFinished, test } from 'vitest'
import { startNotices, vapidKeys } from '../../src/notifications/index.ts'
import { signature } from '../../src/notifications/webhook.ts'
import { createLog } from '../../src/observability/index.ts'
import type { Store } from '../../src/store/index.ts'
import { entries } from '../store/entries.ts'
import { created, KINDS, newPlace, newStore, opened } from '../store/places.ts'
import { Browser, startEndpoint } from './endpoint.ts'

const log = createLog({ level: 'silent' })

function start(store: Store, more: object = {}) {
  const counts: string[] = []
  const stop = startNotices({
    store,
    log,
    titleOf: () => 'Orchard',
    publicUrl: 'https://orrery.example',
    allowPrivate: true,
    everyMs: 20,
    backoffMs: [30, 60],
    counted: (way, delivery) => counts.push(`${way} ${delivery}`),
    ...more,
  })
  onTestFinished(stop)
  return { counts, stop }
}

/** Seat 1 begins to wait with entry `wait`. */
const waits = (wait: number) => ({
  ...entries('m', wait),
  progress: { status: 'running' as const, waiting: [1], due: null },
  notices: [{ seat: 1, wait, at: 0 }],
})

const quiet = (ms = 250) => new Promise((resolve) => setTimeout(resolve, ms))

describe.each(KINDS)('notices on %s', (kind) => {
  test('one wait is told once to each browser and webhook, by whichever of many processes', async () => {
    const place = await newPlace(kind)
    const stores = [await opened(place), await opened(place), await opened(place)]
    const [store] = stores as [Store]
    await created(store, 'm')
    const service = await startEndpoint()
    const hook = await startEndpoint()
    const browser = new Browser()
    const seat = { match: 'm', seat: 1 }
    await store.subscribe(seat, `${service.url}/browser`, JSON.stringify(browser.keys))
    await store.addWebhook(seat, `${hook.url}/hook`, 'secret')
    for (const one of stores) start(one)
    await store.append(waits(1))
    await Promise.all([service.called(1), hook.called(1)])
    await quiet()
    expect([service.calls.length, hook.calls.length]).toEqual([1, 1])

    const message = { event: 'turn', id: 'm.1.1', match: 'm', seat: 1, game: 'orchard', title: 'Orchard' }
    const link = 'https://orrery.example/play/m'
    const [pushed] = service.calls
    expect(browser.read(pushed!.body)).toEqual({ ...message, link })
    expect(pushed).toMatchObject({ path: '/browser', headers: { 'content-encoding': 'aes128gcm', ttl: '86400' } })
    expect(pushed!.headers.authorization).toContain(`, k=${(await vapidKeys(store)).publicKey}`)
    const [called] = hook.calls
    const body = called!.body.toString()
    expect(JSON.parse(body)).toEqual({ ...message, link })
    const sent = called!.headers['orrery-signature'] as string
    expect(sent).toBe(signature('secret', body, Number(/t=(\d+)/.exec(sent)![1]) * 1000))

    await store.append(entries('m', 2))
    await store.append(waits(3))
    await Promise.all([service.called(2), hook.called(2)])
    await quiet()
    expect([service.calls.length, hook.calls.length]).toEqual([2, 2])
  })

  test('what failed is tried again later, and what arrived is not', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    const service = await startEndpoint()
    const hook = await startEndpoint()
    hook.answers.push(500, 503)
    await store.subscribe({ match: 'm', seat: 1 }, service.url, JSON.stringify(new Browser().keys))
    await store.addWebhook({ match: 'm', seat: 1 }, hook.url, 'secret')
    const { counts } = start(store)
    await store.append(waits(1))
    await hook.called(3)
    await quiet()
    expect([service.calls.length, hook.calls.length]).toEqual([1, 3])
    expect(new Set(hook.calls.map(({ body }) => JSON.parse(body.toString()).id))).toEqual(new Set(['m.1.1']))
    expect(counts.sort()).toEqual(['push sent', 'webhook failed', 'webhook failed', 'webhook sent'])
  })

  test('it is given up after some attempts, and at once when the seat has answered', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    const hook = await startEndpoint()
    hook.answers.push(...Array(9).fill(500))
    await store.addWebhook({ match: 'm', seat: 1 }, hook.url, 'secret')
    const { stop } = start(store)
    await store.append(waits(1))
    await hook.called(3)
    await quiet()
    expect(hook.calls).toHaveLength(3)
    await stop()
    await store.append(waits(2))
    await store.append({ ...entries('m', 3), progress: { status: 'running', waiting: [0], due: null } })
    start(store)
    await quiet()
    expect(hook.calls).toHaveLength(3)
  })

  test('browsers and webhooks that are gone are forgotten', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    const service = await startEndpoint()
    const hook = await startEndpoint()
    service.answers.push(410)
    hook.answers.push(410)
    await store.subscribe({ match: 'm', seat: 1 }, service.url, JSON.stringify(new Browser().keys))
    await store.addWebhook({ match: 'm', seat: 1 }, hook.url, 'secret')
    start(store)
    await store.append(waits(1))
    await Promise.all([service.called(1), hook.called(1)])
    await quiet()
    expect(await store.subscriptions('m', 1)).toEqual([])
    expect(await store.webhooks('m', 1)).toEqual([])
    expect([service.calls.length, hook.calls.length]).toEqual([1, 1])
  })

  test('the keys are made once for all processes', async () => {
    const place = await newPlace(kind)
    const stores = await Promise.all([1, 2, 3].map(() => opened(place)))
    const keys = await Promise.all(stores.map(vapidKeys))
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
    expect(keys[0]!.publicKey).toMatch(/^B[\w-]{86}$/)
  })
})

test('a private address is not called unless that is allowed', async () => {
  const store = await newStore('sqlite')
  await created(store, 'm')
  const hook = await startEndpoint()
  await store.addWebhook({ match: 'm', seat: 1 }, hook.url, 'secret')
  const { counts } = start(store, { allowPrivate: false })
  await store.append(waits(1))
  await quiet(400)
  expect(counts).toEqual(['webhook failed', 'webhook failed', 'webhook failed'])
  expect(hook.calls).toEqual([])
})

test('a server that stops does not wait for one who does not answer, and the notice is tried again', async () => {
  const store = await newStore('sqlite')
  await created(store, 'm')
  const hook = await startEndpoint()
  hook.silent = true
  await store.addWebhook({ match: 'm', seat: 1 }, hook.url, 'secret')
  const { stop } = start(store)
  await store.append(waits(1))
  await hook.called(1)
  const told = performance.now()
  await stop()
  expect(performance.now() - told).toBeLessThan(6_000)
  hook.silent = false
  start(store)
  await hook.called(2)
})
