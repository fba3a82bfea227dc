import { join } from 'node:path'
import { entryHash, linkHash } from '@orrery/engine'
import { rootOf, type TableHeader } from '@orrery/host'
import type { ServerMessage } from '@orrery/protocol'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Backend } from '../../src/store/database/backend.ts'
import { openPostgres } from '../../src/store/postgres/open.ts'
import { openSqlite } from '../../src/store/sqlite/open.ts'
import { startProcess } from '../observability/process.ts'
import { KINDS, newPlace, opened } from '../store/places.ts'
import { LiveClient } from '../websocket/client.ts'
import { live } from './players.ts'

const LINES = 6

/** Another text in an entry; with all hashes after it, as somebody would write them who knows how. */
async function rewrite({ db }: Backend, match: string, seq: number, knowing: boolean): Promise<void> {
  const { header } = await db.selectFrom('matches').select('header').where('id', '=', match).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('journal')
    .select(['seq', 'entry'])
    .where('match', '=', match)
    .orderBy('seq')
    .execute()
  let head = rootOf(JSON.parse(header) as TableHeader)
  for (const row of rows) {
    const { prev, ...content } = JSON.parse(row.entry)
    if (row.seq === seq) content.text = 'I never said that.'
    const text = JSON.stringify(content)
    const entry = JSON.stringify({ ...content, prev: knowing ? head : prev })
    await sql`update journal set entry = ${entry} where match = ${match} and seq = ${row.seq}`.execute(db)
    head = linkHash(head, entryHash(text))
  }
  if (knowing) await sql`update standings set head = ${head} where match = ${match}`.execute(db)
}

describe.each(KINDS)('a journal on %s that was rewritten while the server was down', (kind) => {
  test.each([
    ['with all its hashes', true],
    ['without its hashes', false],
  ])('%s, is not the one that people saw', async (_, knowing) => {
    const { url: database, folder } = await newPlace(kind)
    const args = ['--port', '0', ...(database ? ['--database', database] : ['--data', folder!])]
    const first = startProcess(args)
    const created = await fetch(`${await first.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'starship-samurai', seats: [{ kind: 'person' }, { kind: 'person' }] }),
    })
    const { match, seats } = (await created.json()) as { match: string; seats: { token: string }[] }
    const client = (url: string, token?: string) => {
      const made = new LiveClient({ url: live(url), match, ...(token === undefined ? {} : { token }) })
      onTestFinished(() => made.close())
      return made.welcomed()
    }
    const ann = await client(await first.url, seats[0]!.token)
    for (let i = 0; i < LINES; i++) await ann.perform({ type: 'chat', text: `Line ${i}` })
    await ann.until(({ mirror }) => mirror.shown?.seq === LINES)
    const told = ann.of('update').map(({ seq, head }) => ({ seq, head }))
    expect(told.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
    const headAt = async (asked: LiveClient, at: number): Promise<string | undefined> => {
      const reply: ServerMessage = await asked.perform({ type: 'head', at })
      return reply.type === 'head' ? reply.head : 'no reply'
    }
    const spectator = await client(await first.url)
    for (const { seq, head } of told) expect(await headAt(spectator, seq)).toBe(head)
    expect(await headAt(spectator, LINES + 1)).toBeUndefined()
    first.kill('SIGTERM')
    await first.ended

    const backend = database ? await openPostgres(database) : await openSqlite(join(folder!, 'orrery.db'))
    await rewrite(backend, match, 3, knowing)
    await backend.close()
    const second = startProcess(args)
    const again = await client(await second.url, seats[0]!.token)
    for (const { seq, head } of told) expect((await headAt(again, seq)) === head, `entry ${seq}`).toBe(seq < 3)
    second.kill('SIGTERM')
    await second.ended
    const problems = (await (await opened({ url: database, folder })).doctor()).map(({ problem }) => problem)
    expect(problems).toEqual(knowing ? [] : ['entry 3 is not what was stored'])
  })
})
