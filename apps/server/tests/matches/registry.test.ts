import { describe, expect, test } from 'vitest'
import { KINDS, newPlace, newStore, opened } from '../store/places.ts'
import { attached, newRegistry, people, plan, until } from './registries.ts'

describe.each(KINDS)('a registry on %s', (kind) => {
  test('what is accepted is stored before anybody hears of it', async () => {
    const place = await newPlace(kind)
    const [store, other] = [await opened(place), await opened(place)]
    const registry = newRegistry(store)
    const { match, seats, seedHash } = await registry.create(plan())
    expect(seats.map(({ seat, token }) => [seat, typeof token])).toEqual([
      [0, 'string'],
      [1, 'string'],
    ])
    const ann = await attached(registry, match, 0)
    const ben = await attached(registry, match, 1)
    expect(ann.ear.mirror.info).toMatchObject({ game: 'orchard', seedHash })
    const id = ann.answer('pick')
    expect(ann.ear.of('accepted')).toEqual([])
    await until(() => ann.ear.of('accepted').length === 1, 'an acknowledgement')
    expect(await other.load(match)).toHaveLength(1)
    expect(ann.ear.of('accepted')).toEqual([{ type: 'accepted', id, seq: 1 }])
    expect(ben.ear.of('update')).toHaveLength(1)
    expect(ben.ear.mirror.shown).toMatchObject({ seq: 1, view: { turn: 1, fruit: [1, 0] } })
    expect(await other.find(match)).toMatchObject({ status: 'running', waiting: [1], seq: 1 })
  })

  test('a rejection changes nothing, and spectators only look', async () => {
    const registry = newRegistry(await newStore(kind))
    const { match } = await registry.create(plan())
    const ann = await attached(registry, match, 0)
    const guest = await attached(registry, match, 'spectator')
    ann.attachment.perform({ type: 'answer', id: 1, n: 0, value: 'fly' })
    guest.attachment.perform({ type: 'chat', id: 2, text: 'Hello' })
    guest.attachment.perform({ type: 'ping', id: 3 })
    guest.attachment.perform({ type: 'look', id: 4, at: 0 })
    await until(() => guest.ear.of('sight').length === 1, 'a look')
    expect(ann.ear.of('rejected')).toMatchObject([{ id: 1, reason: 'not-offered' }])
    expect(guest.ear.of('error')).toMatchObject([{ id: 2, code: 'spectator' }])
    expect(guest.ear.of('pong')).toMatchObject([{ id: 3 }])
    expect(await registry.perform(match, 0, { type: 'chat', text: 'Hello' })).toEqual({ seq: 1 })
    expect(await registry.info(match)).toMatchObject({
      status: 'running',
      seq: 1,
      seats: [{ name: 'Ann' }, { name: 'Ben' }],
    })
  })

  test('who comes back is sent what is new of the log', async () => {
    const registry = newRegistry(await newStore(kind))
    const { match } = await registry.create(plan())
    const ann = await attached(registry, match, 0)
    ann.answer('pick')
    await until(() => ann.ear.mirror.lastSeq === 1, 'the first answer')
    ann.attachment.close()
    await registry.perform(match, 1, { type: 'answer', n: 1, value: 'rest' })
    const back = await attached(registry, match, 0, 1)
    expect(back.ear.of('welcome')).toMatchObject([{ seq: 2, log: { keep: 1, add: [{ what: 'orchard.turn' }] } }])
  })

  test('a table nobody looks at leaves the memory and comes back', async () => {
    const registry = newRegistry(await newStore(kind), { limits: { idleMs: 50 } })
    const { match } = await registry.create(plan())
    const ann = await attached(registry, match, 0)
    ann.answer('pick')
    await until(() => ann.ear.mirror.lastSeq === 1, 'the first answer')
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(registry.figures()).toMatchObject({ tables: 1, attachments: 1 })
    ann.attachment.close()
    await until(() => registry.figures().tables === 0, 'an empty registry')
    const again = await attached(registry, match, 0)
    expect(again.ear.mirror.shown).toMatchObject({ seq: 1, view: { fruit: [1, 0] } })
  })

  test('two registries on one store play the same match, and of two answers at once one counts', async () => {
    const place = await newPlace(kind)
    const registries = [newRegistry(await opened(place)), newRegistry(await opened(place))]
    const { match } = await registries[0]!.create(plan({ options: { turns: 40 } }))
    const ann = await attached(registries[0]!, match, 0)
    const ben = await attached(registries[1]!, match, 1)
    const both = [ann, ben]
    const settled = (who: typeof ann) => who.ear.of('accepted').length + who.ear.of('rejected').length
    for (let turn = 0; turn < 20; turn++) {
      await until(() => both.every(({ ear }) => ear.mirror.shown?.undo.decisions === turn), `turn ${turn}`)
      const before = both.map(settled)
      both[turn % 2]!.answer('pick')
      // The other one talks at the same moment: one of the two has to be stored second.
      both[(turn + 1) % 2]!.attachment.perform({ type: 'chat', id: 1000 + turn, text: `Turn ${turn}` })
      await until(() => both.every((who, i) => settled(who) > before[i]!), `replies in turn ${turn}`)
    }
    await until(() => both.every(({ ear }) => ear.mirror.lastSeq === 40), 'all entries on both sides')
    expect(both.flatMap(({ ear }) => ear.of('rejected'))).toEqual([])
    expect(ann.ear.mirror.shown?.view).toEqual({ turn: 20, fruit: [10, 10], buried: [[], 0] })
    expect(ben.ear.mirror.shown?.talk).toEqual(ann.ear.mirror.shown?.talk)
    expect(registries[0]!.figures().conflicts + registries[1]!.figures().conflicts).toBeGreaterThan(0)
  })

  test('free seats are taken one by one, also by those who come at once to two registries', async () => {
    const place = await newPlace(kind)
    const store = await opened(place)
    const registries = [newRegistry(store), newRegistry(await opened(place))]
    const open = { kind: 'person', name: 'Free', open: true } as const
    const { match, seats } = await registries[0]!.create(plan({ seats: [...people('Ann'), open, open, open] }))
    expect(seats.map(({ token }) => token !== null)).toEqual([true, false, false, false])
    const ann = await attached(registries[0]!, match, 0)
    expect(ann.ear.mirror.shown).toMatchObject({ status: { state: 'paused' }, seats: [{}, { free: true }, {}, {}] })
    ann.attachment.perform({ type: 'resume', id: 1 })
    await until(() => ann.ear.of('rejected').length === 1, 'a rejection')
    expect(ann.ear.of('rejected')).toMatchObject([{ text: 'Some seats are still open.' }])
    expect(await registries[1]!.info(match)).toMatchObject({ status: 'open' })
    const joined = await Promise.allSettled(
      ['Ben', 'Cid', 'Dan', 'Eve'].map((name, index) => registries[index % 2]!.join(match, name)),
    )
    const taken = joined.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(taken.map(({ seat }) => seat).sort()).toEqual([1, 2, 3])
    expect(joined.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { name: 'BadInput', message: 'All seats are taken. You can watch instead.' },
    })
    await until(() => ann.ear.mirror.shown?.status.state === 'open', 'the match to begin')
    for (const [index, one] of joined.entries()) {
      if (one.status === 'rejected') continue
      const name = ['Ben', 'Cid', 'Dan', 'Eve'][index]
      expect(ann.ear.mirror.shown?.seats[one.value.seat]).toMatchObject({ name })
    }
    const { hashToken } = await import('../../src/store/index.ts')
    for (const { seat, token } of taken) expect(await store.findSeat(hashToken(token))).toMatchObject({ match, seat })
    expect(await registries[1]!.info(match)).toMatchObject({ status: 'running', waiting: [0] })
    await expect(registries[0]!.join(match, 'Fay')).rejects.toThrow('All seats are taken. You can watch instead.')
  })
})

test('what is wrong with a plan is said in one sentence', async () => {
  const registry = newRegistry(await newStore('sqlite'))
  await expect(registry.create(plan({ game: 'chess' }))).rejects.toMatchObject({ name: 'BadInput' })
  await expect(registry.create(plan({ seats: people('A', 'B', 'C', 'D', 'E') }))).rejects.toMatchObject({
    name: 'BadInput',
  })
  await expect(registry.create(plan({ seats: people('', 'B') }))).rejects.toMatchObject({ name: 'BadInput' })
  await expect(registry.attach('nowhere', 0, undefined, { send() {}, close() {} })).rejects.toMatchObject({
    name: 'NoSuchMatch',
  })
})
