import { describe, expect, test } from 'vitest'
import type { MatchRegistry } from '../../src/matches/index.ts'
import { hashToken, rematchToken } from '../../src/store/index.ts'
import { KINDS, newPlace, newStore, opened } from '../store/places.ts'
import { attached, newRegistry, people, plan, until } from './registries.ts'

/** Ends a match of two: the first has resigned. */
const end = (registry: MatchRegistry, match: string) => registry.perform(match, 0, { type: 'resign' })

const agree = (registry: MatchRegistry, match: string, seat: number) =>
  registry.perform(match, seat, { type: 'rematch' })

describe.each(KINDS)('a rematch on %s', (kind) => {
  test('is there when everybody has agreed: same seats, names, options, clock and visibility, another seed', async () => {
    const store = await newStore(kind)
    const registry = newRegistry(store)
    const clock = { kind: 'move', ms: 60_000 } as const
    const { match, seedHash } = await registry.create(
      plan({ options: { turns: 40 }, clock, visibility: 'public', seats: [...people('Ann', 'Ben')] }),
    )
    await registry.perform(match, 1, { type: 'name', name: 'Bea' })
    await end(registry, match)
    const watching = await attached(registry, match, 'spectator')
    expect(await agree(registry, match, 0)).toMatchObject({ seq: 3 })
    expect(await registry.rematch(match)).toBeUndefined()
    expect(await agree(registry, match, 1)).toMatchObject({ seq: 4 })
    const next = await registry.rematch(match)
    if (next === undefined) throw new Error('There is no rematch.')
    expect(await registry.info(match)).toMatchObject({ rematch: next })
    const info = await registry.info(next)
    expect(info).toMatchObject({
      status: 'running',
      visibility: 'public',
      clock,
      options: { turns: 40 },
      seats: [{ name: 'Ann' }, { name: 'Bea' }],
    })
    expect(info.seats.some(({ resigned, free, bot }) => resigned || free || bot)).toBe(false)
    expect(info.seedHash).not.toBe(seedHash)
    // Whoever watches is told as well.
    expect(watching.ear.mirror.shown?.status).toMatchObject({ rematch: { agreed: [0, 1], pending: [] } })
    // Nobody has a secret by itself, and nobody can join.
    expect((await store.seats(next)).map(({ token_hash }) => token_hash)).toEqual([null, null])
    await expect(registry.join(next, 'Eve')).rejects.toThrow('All seats are taken')
    // The match file leads nowhere else.
    expect(JSON.stringify(await registry.exportMatch(match))).not.toContain(next)
  })

  test('is one match, whichever process hears of the last agreement, and is not forgotten when all of them stop', async () => {
    const place = await newPlace(kind)
    const [one, other] = [newRegistry(await opened(place)), newRegistry(await opened(place))]
    const { match } = await one.create(plan({ seats: people('Ann', 'Ben', 'Cem') }))
    await one.perform(match, 0, { type: 'resign' })
    await one.perform(match, 1, { type: 'resign' })
    await agree(one, match, 0)
    await Promise.all([one.close(), other.close()])
    const [again, third] = [newRegistry(await opened(place)), newRegistry(await opened(place))]
    const eyes = [await attached(again, match, 0), await attached(third, match, 2)]
    expect(eyes[0]?.ear.mirror.shown?.status).toMatchObject({ rematch: { agreed: [0], pending: [1, 2] } })
    // At once from both, and more than once.
    const results = await Promise.all([
      agree(again, match, 1),
      agree(third, match, 2),
      agree(again, match, 2),
      agree(third, match, 1),
    ])
    expect(results.filter((result) => 'seq' in result)).toHaveLength(2)
    const next = await again.rematch(match)
    expect(next).toBeDefined()
    expect(await third.rematch(match)).toBe(next)
    await until(
      () =>
        eyes.every(({ ear }) => {
          const { status } = ear.mirror.shown ?? {}
          return status?.state === 'over' && status.rematch?.agreed.length === 3
        }),
      'everybody has heard of it',
    )
    expect(await (await opened(place)).matchIds()).toHaveLength(2)
  })

  test('a seat is given to whoever has held it, and to nobody else', async () => {
    const store = await newStore(kind)
    const registry = newRegistry(store)
    const { match, seats } = await registry.create(plan())
    await end(registry, match)
    await agree(registry, match, 0)
    await agree(registry, match, 1)
    const next = (await registry.rematch(match)) ?? ''
    const [ann, ben] = seats.map(({ token }) => rematchToken(token ?? '', next)) as [string, string]
    expect(ann).not.toBe(ben)
    expect(await store.giveToken(next, 0, hashToken(ann))).toBe(true)
    // Again, from another of her devices.
    expect(await store.giveToken(next, 0, hashToken(ann))).toBe(true)
    expect(await store.giveToken(next, 0, hashToken(ben))).toBe(false)
    expect(await store.findSeat(hashToken(ann))).toMatchObject({ match: next, seat: 0 })
    // Who has replaced the link since is not pushed off the seat by an old one.
    await store.setToken(next, 0, hashToken('another'))
    expect(await store.giveToken(next, 0, hashToken(ann))).toBe(false)
    expect(await store.findSeat(hashToken('another'))).toMatchObject({ match: next, seat: 0 })
  })

  test('an answer of the database that gets lost makes no second one', async () => {
    const store = await newStore(kind)
    let lost = 0
    const forgetful = {
      ...store,
      create: async (match: Parameters<typeof store.create>[0]) => {
        await store.create(match)
        if (match.seats.every(({ tokenHash }) => tokenHash === null) && lost++ === 0)
          throw new Error('Connection lost.')
      },
    }
    const registry = newRegistry(forgetful)
    const { match } = await registry.create(plan())
    await end(registry, match)
    await agree(registry, match, 0)
    expect(await agree(registry, match, 1)).toMatchObject({ seq: 3 })
    expect(lost).toBe(1)
    expect(await store.matchIds()).toHaveLength(2)
  })

  test('bots that move first do so by themselves', async () => {
    const store = await newStore(kind)
    const registry = newRegistry(store)
    const { match } = await registry.create(
      plan({ seats: [{ kind: 'bot', name: 'Bot', bot: 'random' }, ...people('Ben')], options: { turns: 40 } }),
    )
    await registry.perform(match, 1, { type: 'resign' })
    await agree(registry, match, 1)
    const next = (await registry.rematch(match)) ?? ''
    await until(async () => ((await store.find(next))?.seq ?? 0) > 0, 'the bot has moved')
  })
})
