import { describe, expect, test } from 'vitest'
import { entries } from '../entries.ts'
import { created, KINDS, newStore, progress } from '../places.ts'

describe.each(KINDS)('matches on %s', (kind) => {
  test('an id is used once, and has a plain form', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    await expect(created(store, 'm')).rejects.toThrow('Match m already exists.')
    await expect(created(store, 'm m')).rejects.toThrow('A match id must be 1 to 64')
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
    await store.append({ ...entries('a', 1), progress: { ...progress, waiting: [1] } })
    await store.append({ ...entries('b', 1), progress: { ...progress, waiting: [0, 1] } })
    await store.append({ ...entries('c', 1), progress: { ...progress, waiting: [], status: 'over' } })
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

  test('a journal is read in parts', async () => {
    const store = await newStore(kind)
    await created(store, 'm')
    await store.append(entries('m', 1, 5))
    expect((await store.load('m', 0, 2)).map(({ seq }) => seq)).toEqual([1, 2])
    expect((await store.load('m', 2, 2)).map(({ seq }) => seq)).toEqual([3, 4])
    expect((await store.load('m', 4, 2)).map(({ seq }) => seq)).toEqual([5])
    expect(await store.load('other', 0, 2)).toEqual([])
  })

  test('purging takes everything of a match along', async () => {
    const store = await newStore(kind)
    await created(store, 'a')
    await store.append(entries('a', 1, 2))
    expect(await store.purge('a')).toBe(true)
    expect(await store.purge('a')).toBe(false)
    expect(await store.load('a')).toEqual([])
    expect(await store.findSeat('a 0')).toBeUndefined()
    expect(await store.doctor()).toEqual([])
  })
})
