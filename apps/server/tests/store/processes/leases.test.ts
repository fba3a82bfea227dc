import { describe, expect, test } from 'vitest'
import { startChild } from '../children.ts'
import { entries } from '../entries.ts'
import { created, KINDS, newPlace, newStore, opened, progress } from '../places.ts'

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.each(KINDS)('leases on %s', (kind) => {
  test('a match is worked on by one at a time', async () => {
    const place = await newPlace(kind)
    const [one, two] = [await opened(place), await opened(place)]
    await created(one, 'm')
    const lease = await one.lease('m')
    expect(lease).toBeDefined()
    expect(await two.lease('m')).toBeUndefined()
    expect(await one.lease('m')).toBeUndefined()
    expect(await two.withMatchLease('m', async () => 'done')).toBeUndefined()
    await lease!.release()
    expect(await two.withMatchLease('m', async () => 'done')).toBe('done')
    expect(await one.withMatchLease('m', async () => 'done')).toBe('done')
    expect(await one.lease('nowhere')).toBeUndefined()
  })

  test('a lease is renewed as long as its process lives, and handed over when that stops', async () => {
    const place = await newPlace(kind)
    const [one, two] = [await opened(place, { leaseMs: 1200 }), await opened(place, { leaseMs: 1200 })]
    await created(one, 'm')
    const lease = await one.lease('m')
    await sleep(1800)
    expect(lease!.lost.aborted).toBe(false)
    expect(await two.lease('m')).toBeUndefined()
    await one.close()
    expect(await two.lease('m')).toBeDefined()
  })

  test('what is due is claimed by one process, longest overdue first', async () => {
    const place = await newPlace(kind)
    const stores = await Promise.all([1, 2, 3].map(() => opened(place)))
    const [store] = stores
    const matches = Array.from({ length: 12 }, (_, index) => `m${index}`)
    for (const [index, match] of matches.entries()) {
      await created(store!, match, { progress: { ...progress, due: index < 10 ? 1000 - index : 3000 } })
    }
    await created(store!, 'idle')
    expect((await store!.claimDue(2000, 2)).map(({ match }) => match)).toEqual(['m9', 'm8'])
    const claims = await Promise.all(stores.map((one) => one.claimDue(2000, 100)))
    const claimed = claims.flat().map(({ match }) => match)
    expect(claimed.sort()).toEqual(matches.slice(0, 8))
    await Promise.all(claims.flat().map(({ lease }) => lease.release()))
    expect(await store!.claimDue(2000, 100)).toHaveLength(8)
  })

  test('what was answered meanwhile is not due any more', async () => {
    const store = await newStore(kind)
    await created(store, 'm', { progress: { ...progress, due: 1000 } })
    await store.append({ ...entries('m', 1), progress: { ...progress, due: 5000 } })
    expect(await store.claimDue(2000, 10)).toEqual([])
    expect(await store.claimDue(5000, 10)).toMatchObject([{ match: 'm', seq: 1, due: 5000 }])
  })

  test('the work of a killed process moves to another within 5 seconds', async () => {
    const place = await newPlace(kind)
    const store = await opened(place)
    for (const match of ['a', 'b', 'c']) await created(store, match, { progress: { ...progress, due: 1000 } })
    const child = startChild('claim', place)
    child.go()
    await child.printed(3)
    expect(await store.claimDue(2000, 10)).toEqual([])
    await child.kill()
    const killed = Date.now()
    // Their leases may run out a moment after each other.
    const taken: unknown[] = []
    while (taken.length < 3) {
      await sleep(50)
      taken.push(...(await store.claimDue(2000, 10)))
    }
    expect(Date.now() - killed).toBeLessThan(5000)
    expect(taken).toMatchObject([{ match: 'a' }, { match: 'b' }, { match: 'c' }])
  })
})
