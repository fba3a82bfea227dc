import { expect, test } from 'vitest'
import { startNetwork } from '../../postgres-network.ts'
import { entries } from '../entries.ts'
import { created, newPlace, opened } from '../places.ts'

test('behind a silent network a lease is lost when it has run out, and what others say is heard again when the network is back', async () => {
  const place = await newPlace('postgres')
  const network = await startNetwork(place.url!)
  const truth = await opened(place, { leaseMs: 900 })
  const store = await opened({ url: network.url }, { deadlineMs: 5_000, leaseMs: 900 })
  await created(truth, 'm')
  let heard = false
  store.listenToPresence(() => {
    heard = true
  })
  const hears = async () => {
    await truth.tellPresence([{ match: 'm', seats: [0] }])
    return heard
  }
  await expect.poll(hears).toBe(true)
  const lease = (await store.lease('m'))!
  network.silence()
  const silent = performance.now()
  await expect.poll(() => lease.lost.aborted, { timeout: 4_000 }).toBe(true)
  // Long before the connection itself is given up.
  expect(performance.now() - silent).toBeLessThan(4_000)
  await expect.poll(() => truth.lease('m'), { timeout: 4_000 }).toBeDefined()
  await lease.release()
  await truth.append(entries('m', 1))
  network.restore()
  heard = false
  await expect.poll(hears, { timeout: 15_000 }).toBe(true)
  expect(await store.find('m')).toMatchObject({ seq: 1 })
}, 60_000)
