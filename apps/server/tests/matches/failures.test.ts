import { expect, test } from 'vitest'
import { Conflict, type Store, Unavailable } from '../../src/store/index.ts'
import { newStore } from '../store/places.ts'
import { attached, newRegistry, people, plan, until } from './registries.ts'

/** A store whose next appends end otherwise. */
function failing(store: Store) {
  const errors: (Error | 'late')[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const append: Store['append'] = async (entries) => {
    const error = errors.shift()
    if (error instanceof Error) throw error
    if (error === 'late') await held
    return store.append(entries)
  }
  return { store: { ...store, append }, errors, release }
}

test('when the database is away, nobody is told that something happened', async () => {
  const { store, errors } = failing(await newStore('sqlite'))
  const registry = newRegistry(store)
  const { match } = await registry.create(plan())
  const [ann, ben] = [await attached(registry, match, 0), await attached(registry, match, 1)]
  errors.push(new Unavailable('The database does not answer.'))
  const id = ann.answer('pick')
  await until(() => ann.ear.of('error').length === 1, 'the error')
  expect(ann.ear.of('error')).toMatchObject([{ id, code: 'unavailable' }])
  expect([...ann.ear.of('accepted'), ...ben.ear.of('update')]).toEqual([])
  await until(() => ann.ear.of('welcome').length === 2 && ben.ear.of('welcome').length === 2, 'new welcomes')
  ann.answer('pick')
  await until(() => ben.ear.mirror.lastSeq === 1, 'the answer')
  expect(ann.ear.of('accepted')).toMatchObject([{ seq: 1 }])
})

test('entries that come while others are stored are stored after them, and told in order', async () => {
  const { store, errors, release } = failing(await newStore('sqlite'))
  const registry = newRegistry(store)
  const { match } = await registry.create(plan())
  const [ann, ben] = [await attached(registry, match, 0), await attached(registry, match, 1)]
  errors.push('late')
  ann.answer('pick')
  for (let i = 0; i < 5; i++) ben.attachment.perform({ type: 'chat', id: i, text: `Line ${i}` })
  const late = attached(registry, match, 'spectator')
  ben.attachment.perform({ type: 'why', id: 99 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([...ann.ear.of('accepted'), ...ben.ear.of('accepted'), ...ben.ear.of('refusals')]).toEqual([])
  release()
  await until(() => ben.ear.of('accepted').length === 5, 'all lines')
  expect(ben.ear.of('accepted').map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6])
  expect(ben.ear.of('refusals')).toMatchObject([{ id: 99 }])
  expect((await late).ear.of('welcome')).toMatchObject([{ seq: 6 }])
  expect(await store.load(match)).toHaveLength(6)
})

test('who was slower is tried again; what would mean something else by then is not', async () => {
  const { store, errors } = failing(await newStore('sqlite'))
  const registry = newRegistry(store)
  const { match } = await registry.create(plan())
  const ann = await attached(registry, match, 0)
  errors.push(new Conflict(match, 0), new Conflict(match, 0))
  ann.answer('pick')
  await until(() => ann.ear.of('accepted').length === 1, 'the answer')
  errors.push(new Conflict(match, 1))
  ann.attachment.perform({ type: 'undo', id: 50 })
  await until(() => ann.ear.of('rejected').length === 1, 'the rejection')
  expect(ann.ear.of('rejected')).toMatchObject([{ id: 50, reason: 'stale' }])
  expect(registry.figures().conflicts).toBe(3)
})

test('a match that is removed sends its clients away', async () => {
  const store = await newStore('sqlite')
  const registry = newRegistry(store)
  const { match } = await registry.create(plan())
  const ann = await attached(registry, match, 0)
  await store.purge(match)
  ann.answer('pick')
  await until(() => ann.ear.closed, 'the end')
  expect(ann.ear.of('error')).toMatchObject([{ code: 'match' }])
  expect(registry.figures().tables).toBe(0)
})

test('who is asked and not there is told of it once; who comes is not, and who leaves is told later', async () => {
  const store = await newStore('sqlite')
  let now = Date.now()
  const registry = newRegistry(store, { clock: () => now, limits: { noticeMs: 1000 } })
  const { match } = await registry.create(plan({ seats: people('Ann', 'Ben', 'Cid') }))
  const due = async (after: number) => (await store.claimNotices(now + after, 10)).map(({ seat }) => seat)
  const ann = await attached(registry, match, 0)
  ann.answer('pick')
  await until(() => ann.ear.mirror.lastSeq === 1, 'the first answer')
  expect(await due(900)).toEqual([])
  expect(await due(1000)).toEqual([1])
  expect(await due(1e6)).toEqual([])
  const ben = await attached(registry, match, 1)
  ben.answer('pick')
  await until(() => ben.ear.mirror.lastSeq === 2, 'the second answer')
  const cid = await attached(registry, match, 2)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await due(2000)).toEqual([])
  cid.attachment.close()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await due(5000)).toEqual([])
  now += 60_000
  expect(await due(0)).toEqual([2])
  expect(await due(1e6)).toEqual([])
})
