import { describe, expect, test } from 'vitest'
import { Conflict, NoSuchMatch } from '../../../src/store/index.ts'
import { entries } from '../entries.ts'
import { created, KINDS, newPlace, newStore, opened } from '../places.ts'

const outcome = (promise: Promise<void>) =>
  promise.then(
    () => 'stored',
    (error: Error) => error.name,
  )

describe.each(KINDS)('appending on %s', (kind) => {
  test('entries come back as they were, and only those asked for', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    await store.append(entries('m', 1, 3))
    await store.append(entries('m', 4))
    const all = await store.load('m')
    expect(all).toEqual([...entries('m', 1, 3).entries, ...entries('m', 4).entries])
    expect(await store.load('m', 2)).toEqual(all.slice(2))
    expect(await store.load('m', 4)).toEqual([])
    expect(await store.find('m')).toMatchObject({ seq: 4, waiting: [0], status: 'running' })
  })

  test('a number that is taken is a conflict, and nothing of that append is stored', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    await store.append(entries('m', 1, 2))
    const error = await store.append(entries('m', 2, 3, 'late')).catch((error) => error)
    expect(error).toBeInstanceOf(Conflict)
    expect(error).toMatchObject({ match: 'm', seq: 2 })
    expect(await store.load('m')).toEqual(entries('m', 1, 2).entries)
    expect(await store.find('m')).toMatchObject({ seq: 2 })
  })

  test('a gap is a conflict, a match that does not exist an error of its own', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    expect(await outcome(store.append(entries('m', 2)))).toBe('Conflict')
    await expect(store.append(entries('other', 1))).rejects.toBeInstanceOf(NoSuchMatch)
    const torn = { ...entries('m', 1), entries: [...entries('m', 1).entries, ...entries('m', 3).entries] }
    expect(await outcome(store.append(torn))).toBe('RangeError')
    expect(await store.load('m')).toEqual([])
    expect(await store.doctor()).toEqual([])
  })

  test('in one batch, what cannot be stored fails alone', async () => {
    const store = await newStore(kind)
    for (const id of ['a', 'b', 'c', 'd']) await created(store, id)
    await store.append(entries('b', 1))
    const bad = entries('d', 1)
    const unstorable = { ...bad, entries: [{ ...bad.entries[0]!, kind: null as unknown as string }] }
    const results = await Promise.all([
      outcome(store.append(entries('a', 1))),
      outcome(store.append(entries('b', 1, 1, 'late'))),
      outcome(store.append(entries('c', 1))),
      outcome(store.append(entries('c', 2))),
      outcome(store.append(entries('nowhere', 1))),
      outcome(store.append(unstorable)),
    ])
    expect(results.slice(0, 5)).toEqual(['stored', 'Conflict', 'stored', 'stored', 'NoSuchMatch'])
    expect(results[5]).not.toBe('stored')
    expect(await store.load('b')).toEqual(entries('b', 1).entries)
    expect((await store.load('c')).map(({ seq }) => seq)).toEqual([1, 2])
    expect(await store.doctor()).toEqual([])
  })

  test('an append beside one to a match that is gone is stored, also when it is the only one left', async () => {
    const store = await newStore(kind)
    await created(store, 'a')
    const results = await Promise.all([
      outcome(store.append(entries('a', 1))),
      outcome(store.append(entries('nowhere', 1))),
    ])
    expect(results).toEqual(['stored', 'NoSuchMatch'])
  })

  test('what was handed in after an append that clashes is not stored on top of what others stored', async () => {
    const place = await newPlace(kind)
    const [one, two] = [await opened(place), await opened(place)]
    for (const id of ['m', 'other']) await created(one, id)
    await two.append(entries('m', 1, 2, 'foreign'))
    const results = await Promise.all([
      outcome(one.append(entries('m', 1, 2))),
      outcome(one.append(entries('other', 1))),
      outcome(one.append(entries('m', 3))),
      outcome(one.append(entries('m', 4, 5))),
      outcome(one.append(entries('other', 2))),
    ])
    expect(results).toEqual(['Conflict', 'stored', 'Conflict', 'Conflict', 'stored'])
    expect(await one.load('m')).toEqual(entries('m', 1, 2, 'foreign').entries)
    // Whoever has read what the others stored goes on from there.
    await one.append(entries('m', 3))
    expect(await two.find('m')).toMatchObject({ seq: 3 })
    expect(await one.doctor()).toEqual([])
  })

  test('50 appenders at once lose and double nothing', async () => {
    const store = await newStore(kind)
    const matches = Array.from({ length: 50 }, (_, index) => `m${index}`)
    await Promise.all(matches.map((match) => created(store, match)))
    const each = 40
    await Promise.all(
      matches.map(async (match) => {
        for (let seq = 1; seq <= each; seq++) await store.append(entries(match, seq))
      }),
    )
    for (const match of matches) {
      expect((await store.load(match)).map(({ seq }) => seq)).toEqual(Array.from({ length: each }, (_, i) => i + 1))
    }
    expect(await store.doctor()).toEqual([])
  })

  test('of two processes that append to the same matches, each number goes to one', async () => {
    const place = await newPlace(kind)
    const stores = [await opened(place), await opened(place)] as const
    const matches = Array.from({ length: 10 }, (_, index) => `m${index}`)
    await Promise.all(matches.map((match) => created(stores[0], match)))
    const each = 15
    const won = new Map<string, string>()
    await Promise.all(
      stores.flatMap((store, who) =>
        matches.map(async (match) => {
          for (let seq = 1; seq <= each; ) {
            try {
              await store.append(entries(match, seq, 1, `process ${who}`))
              expect(won.has(`${match} ${seq}`)).toBe(false)
              won.set(`${match} ${seq}`, `process ${who}`)
              seq += 1
            } catch (error) {
              if (!(error instanceof Conflict)) throw error
              seq = error.seq + 1
            }
          }
        }),
      ),
    )
    for (const match of matches) {
      const stored = await stores[1].load(match)
      expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: each }, (_, i) => i + 1))
      for (const { seq, entry } of stored) expect(JSON.parse(entry).who).toBe(won.get(`${match} ${seq}`))
    }
    expect(await stores[0].doctor()).toEqual([])
  })

  test('closing finishes what was handed in', async () => {
    const place = await newPlace(kind)
    const store = await opened(place)
    await created(store, 'm')
    const appends = [1, 2, 3].map((seq) => store.append(entries('m', seq)))
    await store.close()
    await Promise.all(appends)
    expect(await outcome(store.append(entries('m', 4)))).toBe('Unavailable')
    expect(await (await opened(place)).load('m')).toHaveLength(3)
  })
})
