import { join } from 'node:path'
import { sha256Hex } from '@orrery/engine'
import { createHeader, type Entry, HostedMatch, isEntry } from '@orrery/host'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { lobbyInfo, progressOf } from '../../../src/matches/progress.ts'
import type { Backend } from '../../../src/store/database/backend.ts'
import { journalEntry, type Store, type StoreOptions } from '../../../src/store/index.ts'
import { openPostgres } from '../../../src/store/postgres/open.ts'
import { openSqlite } from '../../../src/store/sqlite/open.ts'
import { orchard } from '../../matches/orchard.ts'
import { KINDS, newPlace, opened } from '../places.ts'

const SEED = 'a seed'
const AT = 1_800_000_000_000

/** A match with a bit of everything, as the store gets it. */
function played(): { header: ReturnType<typeof createHeader>; entries: Entry[]; table: HostedMatch } {
  const header = createHeader(orchard, {
    plan: [
      { kind: 'person', name: 'Änn' },
      { kind: 'person', name: 'Ben' },
    ],
    options: {},
    seed: SEED,
    seedHash: sha256Hex(SEED),
    clock: { kind: 'none' },
    created: AT,
  })
  const table = HostedMatch.open(orchard, header)
  const entries: Entry[] = []
  const add = (result: ReturnType<HostedMatch['perform']>) => {
    if (isEntry(result)) entries.push(result)
  }
  add(table.perform(0, { type: 'chat', text: 'Good luck, “Ben”!' }, AT))
  for (let i = 0; i < 6; i++) {
    const seat = table.waitingFor()[0]!
    const { question } = table.snapshot(seat)
    if (question?.mine?.kind !== 'choose') break
    add(table.perform(seat, { type: 'answer', n: question.n, value: question.mine.options[0]! }, AT + i))
    if (i === 2) add(table.perform(seat, { type: 'undo' }, AT + i))
  }
  add(table.perform(1, { type: 'name', name: 'Benjamin' }, AT + 9))
  return { header, entries, table }
}

async function store(place: Store, id: string) {
  const { header, entries, table } = played()
  await place.create({
    id,
    game: 'orchard',
    header: JSON.stringify(header),
    seedHash: header.seedHash,
    visibility: 'private',
    created: header.created,
    progress: { ...progressOf(table, AT, 0), info: lobbyInfo(table) },
    seats: [],
    entries: entries.map(journalEntry),
  })
  return { header, entries, table }
}

const connect = (place: StoreOptions): Promise<Backend> =>
  place.url ? openPostgres(place.url) : openSqlite(join(place.folder!, 'orrery.db'))

/** A text with one of its bytes changed to another that people write. */
function flipped(text: string, at: number, by: number): string {
  const bytes = Buffer.from(text)
  const index = at % bytes.length
  bytes[index] = 0x20 + ((((bytes[index]! - 0x20 + 1 + (by % 94)) % 95) + 95) % 95)
  return bytes.toString()
}

describe.each(KINDS)('the doctor on %s', (kind) => {
  test('finds nothing in a match that was stored as it was played', async () => {
    const place = await newPlace(kind)
    const healthy = await opened(place)
    await store(healthy, 'm')
    expect(await healthy.doctor()).toEqual([])
  })

  test('a stored match that was changed on its way is not imported', async () => {
    const healthy = await opened(await newPlace(kind))
    const { entries } = await store(healthy, 'm')
    const text = await healthy.exportMatch('m')
    const other = await opened(await newPlace(kind))
    const changed = text.replace('Good luck', 'Bad luck!')
    await expect(other.importMatch(changed)).rejects.toThrow('Can’t import this match: entry 1 is not what was stored')
    expect(await other.importMatch(text)).toBe('m')
    expect(await other.load('m')).toEqual(entries.map(journalEntry))
  })

  test('names every byte that was changed in an entry, and in a header', async () => {
    const place = await newPlace(kind)
    const healthy = await opened(place)
    const { entries, header } = await store(healthy, 'm')
    const backend = await connect(place)
    await fc.assert(
      fc.asyncProperty(fc.nat(entries.length), fc.nat(), fc.nat(), async (which, at, by) => {
        const entry = entries[which - 1]
        const text = JSON.stringify(entry ?? header)
        const changed = flipped(text, at, by)
        if (changed.includes('\ufffd')) return
        if (entry)
          await sql`update journal set entry = ${changed} where match = 'm' and seq = ${which}`.execute(backend.db)
        else await sql`update matches set header = ${changed} where id = 'm'`.execute(backend.db)
        const problems = (await healthy.doctor()).map(({ problem }) => problem).join('\n')
        const byte = (at % Buffer.from(text).length) + 1
        expect(problems).toContain(which === 0 ? 'the header' : `entry ${which}`)
        if (/^[\x20-\x7e]*$/.test(text)) expect(problems).toContain(`byte ${byte} of it`)
        if (entry)
          await sql`update journal set entry = ${text} where match = 'm' and seq = ${which}`.execute(backend.db)
        else await sql`update matches set header = ${text} where id = 'm'`.execute(backend.db)
      }),
      { numRuns: kind === 'sqlite' ? 25 : 8 },
    )
    expect(await healthy.doctor()).toEqual([])
    await backend.close()
  })

  test.each([
    [
      `update journal set at = at + 1 where seq = 2`,
      'entry 2 is stored with at "1800000000001", but says "1800000000000"',
    ],
    [`update journal set by = '1' where seq = 2`, 'entry 2 is stored with by "1", but says "0"'],
    [`update journal set kind = 'undo' where seq = 2`, 'entry 2 is stored with kind "undo", but says "answer"'],
    [`update matches set game = 'go'`, 'its game is stored as "go", but the header says "orchard"'],
    [`update matches set seed_hash = 'x'`, 'the hash of its seed is stored as another one than the header says'],
    [`update matches set created = 5`, 'it is stored as created at another time than the header says'],
    [
      `update standings set head = '----' || substr(head, 5)`,
      'the hash of its last entry is not the one that was stored',
    ],
  ])('%s is told', async (change, problem) => {
    const place = await newPlace(kind)
    const healthy = await opened(place)
    await store(healthy, 'm')
    const backend = await connect(place)
    await sql.raw(change).execute(backend.db)
    await backend.close()
    expect((await healthy.doctor()).map((finding) => finding.problem)).toEqual([problem])
  })
})
