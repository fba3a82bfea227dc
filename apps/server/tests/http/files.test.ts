import { createHash } from 'node:crypto'
import { differingEnd, readMatchText, replayFile } from '@orrery/engine'
import { games, loadGame } from '@orrery/shelf'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createImporter } from '../../src/import/importer.ts'
import { KINDS, newStore } from '../store/places.ts'
import { played } from './played.ts'
import { BOT, begun, LOADER, METRICS_TOKEN, metricsOf, startTestServer, type TestServer } from './server.ts'

const GAME = 'starship-samurai'
const imported = ({ ask }: TestServer, file: unknown) => ask('/api/matches/import', { body: { file } })

async function over({ ask }: TestServer, match: string): Promise<void> {
  while ((await ask(`/api/matches/${match}`)).json.status !== 'over')
    await new Promise((resolve) => setTimeout(resolve, 100))
}

describe.each(KINDS)('match files on %s', (kind) => {
  test('a match that is over can be had whole, and its seed is the one that was promised', async () => {
    const server = await startTestServer(kind)
    const { match, seedHash } = await begun(server, [BOT, BOT])
    await over(server, match)
    const { status, headers, text } = await server.ask(`/api/matches/${match}/file`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${GAME}-${match}.json"`)
    const file = readMatchText(text)
    expect(createHash('sha256').update(file.header.seed).digest('hex')).toBe(seedHash)
    expect(differingEnd(file, replayFile(await loadGame(GAME), file))).toBeUndefined()
    expect(file.end.result).toBeDefined()
    expect((await server.ask('/api/matches/nothing/file')).status).toBe(404)

    const again = await imported(server, file)
    expect(again.status).toBe(201)
    expect(again.json.match).not.toBe(match)
    expect((await server.ask(`/api/matches/${again.json.match}/file`)).text).toBe(text)
  })

  test('a finished file is stored to be watched again', async () => {
    const server = await startTestServer(kind)
    const file = await played(GAME, 3, 'finished')
    const { status, json } = await imported(server, file)
    expect(status).toBe(201)
    expect(json.seedHash).toBe(createHash('sha256').update('finished').digest('hex'))
    expect(json.seats.map(({ token }: { token?: string }) => token)).toEqual([undefined, undefined, undefined])
    const info = (await server.ask(`/api/matches/${json.match}`)).json
    expect(info).toMatchObject({ status: 'over', visibility: 'private', outcome: { by: 'rules', ...file.end.result } })
    expect(JSON.parse((await server.ask(`/api/matches/${json.match}/file`)).text)).toEqual(file)
  })

  test('an unfinished file goes on with people and new secrets', async () => {
    const server = await startTestServer(kind)
    for (const { id } of await games()) {
      const file = await played(id, 3, 'unfinished', 40)
      const { status, json } = await imported(server, file)
      expect(status).toBe(201)
      expect(json.seats).toHaveLength(3)
      const info = (await server.ask(`/api/matches/${json.match}`)).json
      expect(info).toMatchObject({ game: id, status: 'running', seq: 40 })
      const asked = info.waiting[0]
      const { token } = json.seats[asked]
      const mine = await server.ask('/api/mine', { body: { tokens: [token] } })
      expect(mine.json.matches).toMatchObject([{ match: json.match, seat: asked, waitsForMe: true }])
      const view = await server.ask(`/api/matches/${json.match}/view`, { token })
      expect(view.json).toMatchObject({ viewer: asked, seq: 40 })
      expect(view.text).not.toContain('"unfinished"')
    }
  })
})

describe('hostile files', () => {
  test('are refused with one sentence, and nothing is stored', async () => {
    const server = await startTestServer('sqlite', { metricsToken: METRICS_TOKEN })
    const file = await played(GAME, 2, 'broken', 30)
    const header = (more: object) => ({ ...file, header: { ...file.header, ...more } })
    const refused: [unknown, string | RegExp][] = [
      [{}, 'This is not a match file: it has no "orrery" version.'],
      [{ ...file, orrery: 3 }, 'This match file has format 3; this program reads formats 1 and 2.'],
      [{ ...file, orrery: 2 }, 'The format of this match file was changed.'],
      [{ ...file, header: null }, 'This match file has no header.'],
      [header({ game: 'chess' }), /^Unknown game "chess"/],
      [header({ rules: 99 }), /^This match was played under rules version 99/],
      [header({ seats: 9 }), 'Starship Samurai takes 2–4 players, not 9.'],
      [header({ seed: '' }), 'A seed must have 1 to 200 characters.'],
      [header({ seed: 'x'.repeat(201) }), 'A seed must have 1 to 200 characters.'],
      [header({ scene: 'x'.repeat(100_000) }), 'The header of a match file may have at most 16384 characters.'],
      [
        header({ options: { ['x'.repeat(100_000)]: 1 } }),
        'The header of a match file may have at most 16384 characters.',
      ],
      [header({ seed: 'another' }), /^(Decision \d+ of 30 is not legal|This match file does not replay)/],
      [header({ content: { id: 'mine', version: '1' } }), /^This match was played with the content pack "mine"/],
      [header({ options: { deck: { toString: 1 } } }), /./],
      [{ ...file, decisions: 'none' }, 'This match file has no list of decisions.'],
      [{ ...file, decisions: [[0]] }, 'Decision 1 of this match file is not of the form [seat, value].'],
      [{ ...file, decisions: [[0, { __proto: 1 }], ...file.decisions] }, /^Decision 1 of 31 is not legal/],
      [{ ...file, decisions: Array(50_001).fill([0, 1]) }, 'A match may have at most 50000 decisions.'],
      // One decision less can leave the position as it is: in the middle of a step, answers are not part of it.
      [{ ...file, decisions: file.decisions.slice(0, 20) }, /^This match file does not replay: after its 20 decisions/],
      [{ ...file, end: { ...file.end, result: { scores: [9, 9], ranking: [0, 1] } } }, /the game is not over\.$/],
    ]
    for (const [body, text] of refused) {
      const { status, json } = await imported(server, body)
      expect([status, Object.keys(json)]).toEqual([400, ['error', 'text']])
      if (typeof text === 'string') expect(json.text).toBe(text)
      else expect(json.text).toMatch(text)
    }
    for (const body of [
      '{"file":',
      '[]',
      '"x"',
      'null',
      '{"file":1}',
      `{"file":{},"more":1}`,
      `{"file":${'['.repeat(100_000)}`,
    ])
      expect((await server.ask('/api/matches/import', { body })).status).toBe(400)
    expect((await server.ask('/api/matches/import', { body: `{"__proto__":{"a":1}}` })).status).toBe(400)
    const deep = `{"file":{"orrery":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`
    expect((await server.ask('/api/matches/import', { body: deep })).status).toBe(400)
    expect(
      (await server.ask('/api/matches/import', { body: { file: { padding: 'x'.repeat(2 * 1024 * 1024) } } })).status,
    ).toBe(413)
    expect(await metricsOf(server)).toMatch(
      /orrery_http_request_seconds_count\{.*route="\/api\/matches\/import",status="400"\}/,
    )
    expect((await imported(server, file)).status).toBe(201)
  })

  test('many at once wait their turn or are turned away, and the server goes on answering', async () => {
    const server = await startTestServer('sqlite')
    const file = await played(GAME, 4, 'many')
    const started = performance.now()
    const imports = Promise.all(Array.from({ length: 14 }, () => imported(server, file)))
    let slowest = 0
    while (performance.now() - started < 1_000) {
      const asked = performance.now()
      expect((await server.ask('/healthz')).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - asked)
    }
    const statuses = (await imports).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201, 503]))
    expect(slowest).toBeLessThan(2_500)
  })

  test('a file that takes too long is given up, and the next one is read', async () => {
    const store = await newStore('sqlite')
    const file = await played(GAME, 2, 'long', 30)
    const hasty = createImporter({ store, loader: LOADER, timeoutMs: 1 })
    await expect(hasty.store(file)).rejects.toThrow('This match file takes too long to replay.')
    await expect(hasty.store(file)).rejects.toThrow('This match file takes too long to replay.')
    const patient = createImporter({ store, loader: LOADER })
    onTestFinished(() => patient.close())
    expect((await patient.store(file)).seats).toHaveLength(2)
    expect((await patient.store(file)).seats).toHaveLength(2)
  })
})
