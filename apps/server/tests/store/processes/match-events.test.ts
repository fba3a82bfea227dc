import { describe, expect, test } from 'vitest'
import { openStore } from '../../../src/store/index.ts'
import { startCluster } from '../../postgres-server.ts'
import { entries } from '../entries.ts'
import { created, KINDS, newPlace, opened } from '../places.ts'

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** A process that looks at a changed database every 100 ms; PostgreSQL calls within some milliseconds. Both with room for a busy machine. */
const LATENCY_MS = { sqlite: 1000, postgres: 500 }

async function until(holds: () => boolean, ms = 8000): Promise<void> {
  const deadline = Date.now() + ms
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It did not happen in time.')
    await sleep(2)
  }
}

describe.each(KINDS)('events of matches on %s', (kind) => {
  test('another process hears of an entry at once, and of known matches only', async () => {
    const place = await newPlace(kind)
    const [one, two] = [await opened(place), await opened(place)]
    for (const match of ['a', 'b']) await created(one, match)
    const known = new Map([['a', 0]])
    const heard: string[] = []
    two.listen(known, (match, seq) => {
      known.set(match, seq)
      heard.push(`${match} ${seq}`)
    })
    await one.append(entries('b', 1))
    await one.append(entries('a', 1))
    await until(() => heard.length > 0)
    const times: number[] = []
    for (let seq = 2; seq <= 6; seq++) {
      await one.append(entries('a', seq))
      const since = performance.now()
      await until(() => known.get('a') === seq)
      times.push(performance.now() - since)
    }
    expect(times.sort((a, b) => a - b)[2]).toBeLessThan(LATENCY_MS[kind])
    expect(heard).toEqual([1, 2, 3, 4, 5, 6].map((seq) => `a ${seq}`))
  })

  test('who appends does not hear of what it knows, others in the same process are', async () => {
    const store = await opened(await newPlace(kind))
    await created(store, 'm')
    const [mine, other] = [new Map([['m', 0]]), new Map([['m', 0]])]
    const heard: string[] = []
    store.listen(mine, () => heard.push('mine'))
    const stop = store.listen(other, (match, seq) => {
      other.set(match, seq)
      heard.push(`other ${seq}`)
    })
    for (let seq = 1; seq <= 3; seq++) {
      await store.append(entries('m', seq))
      mine.set('m', seq)
    }
    await until(() => heard.length >= 3)
    await stop()
    await store.append(entries('m', 4))
    mine.set('m', 4)
    await sleep(50)
    expect(heard).toEqual(['other 1', 'other 2', 'other 3'])
  })
})

test('when PostgreSQL crashes and comes back, appends and listeners go on by themselves', async () => {
  const cluster = await startCluster(true)
  const [one, two] = [await openStore({ url: cluster.url }), await openStore({ url: cluster.url })]
  try {
    for (const match of ['a', 'b']) await created(one, match)
    const known = new Map([['a', 0]])
    two.listen(known, (match, seq) => known.set(match, seq))
    await one.append(entries('a', 1))
    await until(() => known.get('a') === 1)
    let done = false
    const writing = (async () => {
      for (let seq = 1; !done; seq++) await one.append(entries('b', seq))
    })()
    await sleep(100)
    await cluster.crash()
    await one.append(entries('a', 2))
    await until(() => known.get('a') === 2)
    done = true
    await writing
    expect(await two.doctor()).toEqual([])
  } finally {
    await one.close()
    await two.close()
    await cluster.stop()
  }
})
