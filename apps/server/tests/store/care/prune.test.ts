import { describe, expect, test } from 'vitest'
import type { Retention, Store } from '../../../src/store/index.ts'
import { startProcess } from '../../observability/process.ts'
import { entries } from '../entries.ts'
import { created, KINDS, newPlace, newStore, opened, progress } from '../places.ts'

const DAY = 24 * 60 * 60_000
const NOW = 1_000 * DAY
const PEOPLE = JSON.stringify({ plan: [{ kind: 'person' }, { kind: 'bot' }] })
const BOTS = JSON.stringify({ plan: [{ kind: 'bot' }, { kind: 'bot' }] })
const ALL: Retention = { unplayed: 10, botMatches: 10, finished: 10, accounts: 10 }

/** A match whose last entry is so many days old. */
async function match(store: Store, id: string, header: string, days: number, status: 'running' | 'over', by: string[]) {
  const since = NOW - days * DAY
  await created(store, id, { header, created: since, progress: { ...progress, status } })
  if (by.length === 0) return
  const [first] = entries(id, 1).entries
  const list = by.map((who, index) => {
    const [by = '', kind = 'answer'] = who.split(' ')
    return { ...first!, seq: index + 1, by, kind, entry: JSON.stringify({ seq: index + 1, by, kind }) }
  })
  await store.append({ match: id, entries: list, progress: { ...progress, status } })
}

/** What remains of everything that can be stored, when each is eleven days old. */
async function filled(store: Store): Promise<void> {
  await match(store, 'never-begun', PEOPLE, 11, 'running', [])
  await match(store, 'fresh', PEOPLE, 9, 'running', [])
  await match(store, 'bots-over', BOTS, 11, 'over', [])
  await match(store, 'bots-running', BOTS, 11, 'running', [])
  await match(store, 'unreadable', '{"seed":1}', 11, 'over', [])
}

const left = async (store: Store): Promise<string[]> => store.matchIds()

describe.each(KINDS)('pruning on %s', (kind) => {
  test('nothing is removed without a setting, and nothing in a dry run', async () => {
    const store = await newStore(kind)
    await filled(store)
    expect(await store.prune({}, true, NOW)).toEqual({ unplayed: 0, botMatches: 0, finished: 0, accounts: 0 })
    expect(await store.prune(ALL, false, NOW)).toEqual({ unplayed: 1, botMatches: 1, finished: 0, accounts: 0 })
    expect(await left(store)).toHaveLength(5)
  })

  test('what nobody has played in goes with everything that belongs to it; what is younger or unclear stays', async () => {
    const store = await newStore(kind)
    await filled(store)
    expect(await store.prune(ALL, true, NOW)).toEqual({ unplayed: 1, botMatches: 1, finished: 0, accounts: 0 })
    expect(await left(store)).toEqual(['bots-running', 'fresh', 'unreadable'])
    expect(await store.seats('never-begun')).toEqual([])
    expect(await store.doctor()).toEqual([])
  })

  test('who has decided or chatted has played; bots, clocks and taking a seat do not count', async () => {
    const store = await newStore(kind)
    await match(store, 'answered', PEOPLE, 0, 'running', ['table', '0'])
    await match(store, 'chatted', PEOPLE, 0, 'running', ['0 chat'])
    await match(store, 'joined', PEOPLE, 0, 'running', ['0 name', 'table', 'table timeout'])
    await match(store, 'finished', PEOPLE, 0, 'over', ['0'])
    // Entries are as old as their appends: these are of now.
    const later = Date.now() + 20 * DAY
    const { finished: _, ...kept } = ALL
    expect(await store.prune(kept, true, later)).toMatchObject({ unplayed: 1, finished: 0 })
    expect(await left(store)).toEqual(['answered', 'chatted', 'finished'])
    expect(await store.prune(ALL, true, later)).toMatchObject({ unplayed: 0, finished: 1 })
    expect(await left(store)).toEqual(['answered', 'chatted'])
  })

  test('accounts go when they have neither a seat nor a session', async () => {
    const store = await newStore(kind)
    await match(store, 'm', PEOPLE, 0, 'running', [])
    const [idle, sits, signedIn, fresh] = await Promise.all(
      ['Idle', 'Sits', 'Visits', 'Fresh'].map((name) =>
        store.createAccount(name, 'hash', name === 'Fresh' ? NOW - 9 * DAY : NOW - 11 * DAY),
      ),
    )
    await store.claimSeat('m', 0, sits!.id)
    await store.createSession('open', signedIn!.id, NOW + DAY)
    await store.createSession('old', idle!.id, NOW - DAY)
    expect(await store.prune({ accounts: 10 }, false, NOW)).toMatchObject({ accounts: 1 })
    expect(await store.prune({ accounts: 10 }, true, NOW)).toMatchObject({ accounts: 1 })
    const found = await Promise.all([idle, sits, signedIn, fresh].map((one) => store.account(one!.id)))
    expect(found.map((one) => one?.name)).toEqual([undefined, 'Sits', 'Visits', 'Fresh'])
  })

  test('a match that goes on while it is pruned stays, or whoever went on is told that it is gone', async () => {
    const place = await newPlace(kind)
    const [store, other] = [await opened(place), await opened(place)]
    const ids = Array.from({ length: 30 }, (_, index) => `m${index}`)
    for (const id of ids) await match(store, id, PEOPLE, 11, 'running', [])
    const appends = ids.map((id) =>
      other.append(entries(id, 1)).then(
        () => 'stored',
        (error: Error) => error.name,
      ),
    )
    const [{ unplayed }, outcomes] = await Promise.all([store.prune(ALL, true, NOW), Promise.all(appends)])
    const stayed = await left(store)
    expect(stayed.length + unplayed).toBe(ids.length)
    for (const [index, id] of ids.entries())
      expect(outcomes[index]).toBe(stayed.includes(id) ? 'stored' : 'NoSuchMatch')
    expect(await store.doctor()).toEqual([])
  })

  test('a server prunes by itself when it is told to, and not otherwise', async () => {
    const place = await newPlace(kind)
    const store = await opened(place)
    await match(store, 'old', PEOPLE, 11, 'running', [])
    await match(store, 'bots', BOTS, 11, 'over', [])
    const env = place.url === undefined ? { DATA: place.folder } : { DATABASE_URL: place.url }
    const careful = startProcess(['--port', '0'], env)
    await careful.url
    careful.kill('SIGTERM')
    await careful.ended
    expect(await left(store)).toEqual(['bots', 'old'])
    const server = startProcess(['--port', '0', '--prune-unplayed', '30'], { ...env, PRUNE_BOT_MATCHES: '5' })
    await server.url
    await expect.poll(() => left(store), { timeout: 10_000 }).toEqual([])
    await expect.poll(() => server.err(), { timeout: 10_000 }).toMatch(/"unplayed":1,"botMatches":1.*"msg":"pruned"/)
  })
})
