import { join } from 'node:path'
import { type MatchFile, readMatchText } from '@orrery/engine'
import { type Entry, HostedMatch, type TableHeader } from '@orrery/host'
import { loadGame } from '@orrery/shelf'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openStore, type Store, type StoreOptions } from '../../src/store/index.ts'
import { openPostgres } from '../../src/store/postgres/open.ts'
import { openSqlite } from '../../src/store/sqlite/open.ts'
import { cookieOf, startTestServer } from '../http/server.ts'
import { KINDS, opened } from '../store/places.ts'
import { live, Player } from '../system/players.ts'
import { contentsOf, type KeptMatch, keptPlace, matchFileOf, VERSIONS, type Version } from './data-folder.ts'

/** A stored match, played again from its header and its entries. */
async function replayed(store: Store, { match, game }: KeptMatch): Promise<HostedMatch> {
  const found = await store.find(match)
  if (found === undefined) throw new Error(`Match ${match} is not stored here.`)
  const entries = (await store.load(match)).map(({ entry }) => JSON.parse(entry) as Entry)
  return HostedMatch.open(await loadGame(game), JSON.parse(found.header) as TableHeader, entries)
}

/** How many entries of each match are stored, before anybody goes on. */
async function lastEntries(place: StoreOptions, matches: readonly KeptMatch[]): Promise<ReadonlyMap<string, number>> {
  const store = await openStore(place)
  const found = await Promise.all(
    matches.map(async ({ match }) => [match, (await store.find(match))?.seq ?? 0] as const),
  )
  await store.close()
  return new Map(found)
}

/** What the commit that stored it wrote to its match file. */
function recorded(version: Version, { name }: KeptMatch): Pick<MatchFile, 'decisions' | 'end'> {
  const { decisions, end } = readMatchText(matchFileOf(version, name))
  return { decisions, end }
}

describe.each(VERSIONS)('what $data holds', (version) => {
  const { account, open, matches } = contentsOf(version)
  const running = matches.filter(({ state }) => state !== 'over')

  describe.each(KINDS)('on %s', (kind) => {
    test('is brought up to date, whole, and every match replays to its recorded hash', async () => {
      const store = await opened(await keptPlace(version, kind))
      expect(await store.doctor()).toEqual([])
      for (const kept of matches) {
        const hosted = await replayed(store, kept)
        expect(hosted.report, kept.name).toBeUndefined()
        const { decisions, end } = hosted.matchFile()
        expect({ decisions, end }, kept.name).toEqual(recorded(version, kept))
        expect(hosted.status.state, kept.name).toBe(kept.state)
      }
    })

    test('gets the hashes of what it holds: a change to an old entry is noticed, and what is new is linked to it', async () => {
      const place = await keptPlace(version, kind)
      const store = await opened(place)
      const { match, game, name } = running[0] ?? matches[0]!
      const before = await store.find(match)
      expect(before?.head, name).toMatch(/^[\w-]{43}$/)
      const hosted = await replayed(store, { match, game } as KeptMatch)
      expect(hosted.head).toBe(before?.head)
      expect(hosted.welcome('spectator').head).toBeUndefined()
      const said = hosted.perform(0, { type: 'chat', text: 'Hello again.' }, Date.now())
      expect(said).toMatchObject({ prev: before?.head })
      const [first] = await store.load(match, 0)
      const backend = place.url ? await openPostgres(place.url) : await openSqlite(join(place.folder!, 'orrery.db'))
      const changed = first?.entry.replace('"at":1', '"at":2')
      await sql`update journal set entry = ${changed} where match = ${match} and seq = 1`.execute(backend.db)
      await backend.close()
      expect((await store.doctor()).map((finding) => finding.problem)).toContain(
        `one of its entries 1 to ${before?.seq} is not what was stored`,
      )
    })

    test('goes on: every running match takes a further decision from a link of then', async () => {
      const place = await keptPlace(version, kind)
      const stored = await lastEntries(place, running)
      const { url } = await startTestServer(kind, { place })
      for (const { name, match, state, tokens } of running) {
        const [first, ...others] = tokens.map(({ seat, token }) => new Player(live(url), match, seat, token, name))
        if (first === undefined) throw new Error(`${name} has no person.`)
        const players = [first, ...others]
        await first.client.welcomed()
        if (state === 'paused') await first.client.perform({ type: 'resume' })
        await first.client.until(() => players.some(({ kept }) => kept.length > 0), `a decision in ${name}`)
        for (const { client, kept } of players) {
          client.close()
          for (const { seq } of kept) expect(seq, name).toBeGreaterThan(stored.get(match) ?? 0)
        }
      }
    })

    test('belongs to the same people, and a free seat is still free', async () => {
      const place = await keptPlace(version, kind)
      const { ask } = await startTestServer(kind, { place })
      const signedIn = await ask('/api/sessions', { body: account })
      expect(signedIn.status).toBe(201)
      const mine = await ask('/api/mine', { body: {}, cookie: cookieOf(signedIn) })
      expect(mine.json.matches).toMatchObject([{ match: running[0]?.match, seat: 0 }])
      expect((await ask(`/api/matches/${open}/join`, { body: { name: 'Cleo' } })).status).toBe(200)
    })
  })
})
