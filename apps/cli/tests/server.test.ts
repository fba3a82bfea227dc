import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchText, readMatchText, replayFile, writeMatch } from '@orrery/engine'
import { openStore } from '@orrery/server/store'
import { loadGame } from '@orrery/shelf'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { main } from '../src/main.ts'
import { orrery, type Run } from './orrery.ts'

const GAME = 'starship-samurai'
const folder = mkdtempSync(join(tmpdir(), 'orrery-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

const path = (name: string) => join(folder, name)
const data = path('data')
const [played, started, wrong] = [path('played.json'), path('half.json'), path('wrong.json')]
const matches = { finished: '', unfinished: '' }

/** Runs a command in this process, which takes a tenth of the time. */
async function run(...argv: string[]): Promise<Run> {
  const out = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const raw = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const err = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const listening = process.stdout.listeners('error')
  const code = await main(argv)
  for (const added of process.stdout.listeners('error').filter((one) => !listening.includes(one)))
    process.stdout.off('error', added as () => void)
  const written = [...out.mock.calls.map(([line]) => `${line}\n`), ...raw.mock.calls.map(([text]) => text)].join('')
  const complaints = err.mock.calls.map(([line]) => String(line))
  for (const spy of [out, raw, err]) spy.mockRestore()
  return { code, out: written, complaints }
}

/** A data folder with a finished match and one that goes on. */
beforeAll(async () => {
  await run('play', GAME, '--seats', 'random,random', '--seed', 'tests', '--save', played)
  const whole = readMatchText(readFileSync(played, 'utf8'))
  const half = writeMatch(replayFile(await loadGame(GAME), whole, 20))
  writeFileSync(started, matchText(half))
  writeFileSync(wrong, matchText({ ...half, end: { hash: 'wrong' } }))
})

const idIn = ({ out }: Run): string => out.split('\n', 1)[0]!

describe('import and export', () => {
  test('a finished match can be watched, one that is not over has new links', async () => {
    const finished = await run('import', played, '--data', data)
    expect([finished.code, finished.complaints]).toEqual([0, []])
    const over = idIn(finished)
    expect(finished.out).toBe(`${over}\n  /play/${over} for spectators\n`)
    const unfinished = await run('import', started, '--data', data)
    const on = idIn(unfinished)
    const links = `  /play/${on}#[\\w-]{22} for Nova\\n  /play/${on}#[\\w-]{22} for .+\\n`
    expect(unfinished.out).toMatch(new RegExp(`^${on}\\n  /play/${on} for spectators\\n${links}$`))
    Object.assign(matches, { finished: over, unfinished: on })
  })

  test('what is exported is the match file again, and verifies', async () => {
    const written = path('exported.json')
    expect(await run('export', matches.finished, written, '--data', data)).toMatchObject({
      code: 0,
      out: `${written}\n`,
    })
    expect(readFileSync(written, 'utf8')).toBe(readFileSync(played, 'utf8'))
    const shown = await run('export', matches.unfinished, '-', '--data', data)
    expect(JSON.parse(shown.out)).toEqual(JSON.parse(readFileSync(started, 'utf8')))
    expect((await run('verify', written)).code).toBe(0)
  })

  test('with --stored, the links go on working elsewhere', async () => {
    const match = matches.unfinished
    const [stored, elsewhere] = [path('match.jsonl'), path('elsewhere')]
    expect((await run('export', match, stored, '--stored', '--data', data)).code).toBe(0)
    expect(await run('import', stored, '--data', elsewhere)).toMatchObject({ code: 0, out: `${match}\n` })
    expect(await run('import', stored, '--data', elsewhere)).toMatchObject({
      code: 2,
      complaints: [`${stored}: Match ${match} already exists.`],
    })
    const [here, there] = await Promise.all([data, elsewhere].map((one) => openStore({ folder: one })))
    expect(await there!.seats(match)).toEqual(await here!.seats(match))
    expect(await there!.load(match)).toEqual(await here!.load(match))
    await Promise.all([here!.close(), there!.close()])
  })

  test('what cannot be is refused with one sentence', async () => {
    const refused = [
      await run('export', 'none', '--data', data),
      await run('export', 'none', '--data', path('nowhere')),
      await run('import', path('none.json'), '--data', data),
      await run('import', wrong, '--data', data),
    ]
    expect(refused.map(({ code }) => code)).toEqual([2, 2, 2, 2])
    expect(refused.map(({ complaints }) => complaints)).toEqual([
      ['Match none is not stored here.'],
      [`No database in ${path('nowhere')}. Name another folder with --data, or a database with DATABASE_URL.`],
      [`Cannot read ${path('none.json')}: it does not exist.`],
      [expect.stringMatching(/wrong\.json: This match file does not replay: after its 20 decisions .*\.$/)],
    ])
    expect(existsSync(path('nowhere'))).toBe(false)
  })
})

describe('backup and restore', () => {
  test.each(['backup.db', 'backup.jsonl'])('%s brings everything back', async (name) => {
    const [file, restored] = [path(name), path(`from-${name}`)]
    expect(await run('backup', file, '--data', data)).toMatchObject({ code: 0, out: `${file}: 2 matches\n` })
    expect(await run('restore', file, '--data', restored)).toMatchObject({
      code: 0,
      out: `${file}: restored 2 matches\n`,
    })
    expect(await run('restore', file, '--data', restored)).toMatchObject({
      code: 2,
      complaints: ['This database is not empty. Restore a backup into an empty one.'],
    })
    expect((await run('doctor', '--data', restored)).out).toBe('ok, all 2 matches replay\n')
  })

  test('a file that is no backup, or cannot be written, is one sentence', async () => {
    const refused = [
      await run('restore', played, '--data', path('fresh')),
      await run('backup', path('none/backup.jsonl'), '--data', data),
    ]
    expect(refused.map(({ code, complaints }) => [code, complaints.length])).toEqual([
      [2, 1],
      [2, 1],
    ])
  })
})

describe('doctor', () => {
  test('replays all matches, and tells those that do not', async () => {
    const sick = path('sick')
    expect((await run('backup', path('sick.db'), '--data', data)).code).toBe(0)
    expect((await run('restore', path('sick.db'), '--data', sick)).code).toBe(0)
    const store = await openStore({ folder: sick })
    const match = matches.unfinished
    const last = (await store.load(match)).at(-1)!
    const entry = { ...JSON.parse(last.entry), seq: last.seq + 1, value: 'nonsense' }
    await store.append({
      match,
      entries: [{ ...last, seq: last.seq + 1, entry: JSON.stringify(entry) }],
      progress: { status: 'running', waiting: [0], due: null },
    })
    await store.close()
    const { code, out } = await run('doctor', '--data', sick)
    expect(code).toBe(1)
    expect(out).toMatch(new RegExp(`^${match}: entry 20 is not what was stored.*\\.\\n$`))
    expect(out).not.toContain(matches.finished)
  })
})

describe('prune', () => {
  const plan = { plan: [{ kind: 'person' }, { kind: 'bot' }] }

  test('says what can be removed, and removes it only when told to', async () => {
    const store = await openStore({ folder: data })
    for (const id of ['old-1', 'old-2'])
      await store.create({
        id,
        game: GAME,
        header: JSON.stringify(plan),
        seedHash: '',
        visibility: 'public',
        created: Date.now() - 31 * 86_400_000,
        progress: { status: 'running', waiting: [0], due: null, info: '{}' },
        seats: [],
      })
    await store.createAccount('Ada', 'hash', 1000)
    const dry = '2 matches without moves can be removed. To remove them, run this again with --remove.\n'
    expect(await run('prune', '--data', data)).toMatchObject({ code: 0, out: dry })
    expect((await run('prune', '--dry-run', '--data', data)).out).toBe(dry)
    expect((await run('prune', '--prune-unplayed', '40', '--remove', '--data', data)).out).toBe(
      'Nothing is old enough to remove.\n',
    )
    expect((await run('prune', '--prune-accounts', '1', '--remove', '--data', data)).out).toBe(
      'Removed 2 matches without moves and 1 account without a seat.\n',
    )
    expect((await store.matchIds()).sort()).toEqual(Object.values(matches).sort())
    await store.close()
    expect((await run('prune', '--data', data)).out).toBe('Nothing is old enough to remove.\n')
  })

  test('what it cannot do is one sentence', async () => {
    const refused = [
      await run('prune', '--dry-run', '--remove', '--data', data),
      await run('prune', '--prune-unplayed', '0', '--data', data),
      await run('prune', '--data', path('nowhere')),
    ]
    expect(refused.map(({ code, complaints }) => [code, ...complaints])).toEqual([
      [2, 'Choose either --dry-run or --remove.'],
      [2, '--prune-unplayed takes a whole number from 1 to 36500, not "0".'],
      [2, expect.stringMatching(/^No database in .*nowhere\..*\.$/)],
    ])
  })
})

test('serve and its relatives are described with their settings', async () => {
  const { out } = await orrery('serve --help')
  for (const word of [
    '--port <number>',
    'DATABASE_URL',
    '--trust-proxy',
    'NOTICE_SECONDS',
    'default: 4000, or the next free',
  ])
    expect(out.replace(/\s+/g, ' ')).toContain(word)
  expect((await orrery('doctor --help')).out).toContain('--data <folder>')
})

test('saves what is whole of a damaged database, and leaves it as it is', async () => {
  const [ill, saved] = [path('ill'), path('saved.db')]
  expect((await run('backup', path('ill.db'), '--data', data)).code).toBe(0)
  mkdirSync(ill)
  const bytes = readFileSync(path('ill.db')).fill(0, 0, 100)
  writeFileSync(join(ill, 'orrery.db'), bytes)
  expect(await run('doctor', '--data', ill)).toMatchObject({
    code: 2,
    complaints: ['The database is damaged. Run orrery doctor --salvage <file> to save every intact match.'],
  })
  const { code, out } = await run('doctor', '--salvage', saved, '--data', ill)
  expect([code, out.split('\n').filter((line) => line.includes(': saved, ')).length]).toEqual([0, 2])
  expect(out).toContain(`${saved}: saved 2 of 2 matches and 0 accounts\n`)
  expect(readFileSync(join(ill, 'orrery.db')).equals(bytes)).toBe(true)
  expect((await run('restore', saved, '--data', path('well'))).code).toBe(0)
  expect((await run('doctor', '--data', path('well'))).out).toBe('ok, all 2 matches replay\n')
  expect(await run('doctor', '--salvage', saved, '--data', ill)).toMatchObject({
    code: 2,
    complaints: [`File ${saved} already exists. Name a new one.`],
  })
})

test('says so when nothing of a database can be saved, and leaves no empty one', async () => {
  const [noise, saved] = [path('noise'), path('nothing.db')]
  mkdirSync(noise)
  writeFileSync(join(noise, 'orrery.db'), Buffer.alloc(50_000, 'noise'))
  expect(await run('doctor', '--salvage', saved, '--data', noise)).toMatchObject({
    code: 1,
    out: '',
    complaints: [`Nothing could be saved from ${join(noise, 'orrery.db')}. Restore a backup.`],
  })
  expect(existsSync(saved)).toBe(false)
})
