import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Dice, sha256Hex } from '@orrery/engine'
import { createHeader, type Entry, HostedMatch, isEntry } from '@orrery/host'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standingOf } from '../../../src/import/index.ts'
import { lobbyInfo, progressOf } from '../../../src/matches/progress.ts'
import { hashToken, journalEntry, openStore, type Store, salvage } from '../../../src/store/index.ts'
import { orchard } from '../../matches/orchard.ts'
import { newFolder } from '../places.ts'

const AT = 1_800_000_000_000
const MATCHES = 40
const PAGE = 4096

/** A match of some length, with talk of some length, so that some rows do not fit into a page. */
async function store(place: Store, id: string, dice: Dice): Promise<void> {
  const header = createHeader(orchard, {
    plan: [
      { kind: 'person', name: `Ann of ${id}` },
      { kind: 'person', name: 'Ben' },
    ],
    options: {},
    seed: id,
    seedHash: sha256Hex(id),
    clock: { kind: 'none' },
    created: AT,
  })
  const table = HostedMatch.open(orchard, header)
  const entries: Entry[] = []
  for (let i = dice.below(60); i >= 0; i--) {
    const text = dice.below(8) === 0 ? '月'.repeat(400) : 'x'.repeat(1 + dice.below(60))
    const said = table.perform(i % 2, { type: 'chat', text }, AT)
    if (isEntry(said)) entries.push(said)
  }
  await place.create({
    id,
    game: 'orchard',
    header: JSON.stringify(header),
    seedHash: header.seedHash,
    visibility: 'public',
    created: AT,
    progress: { ...progressOf(table, AT, 0), info: lobbyInfo(table) },
    seats: [0, 1].map((seat) => ({ seat, tokenHash: hashToken(`${id} ${seat}`) })),
    entries: entries.map(journalEntry),
  })
}

let source: string
afterAll(() => rmSync(dirname(source), { recursive: true, force: true }))
let whole: Buffer
/** The files of a server that runs, most of whose data is still in the log beside the database. */
let running: { readonly database: Buffer; readonly log: Buffer }
let journals: Map<string, string>

/** What a store holds, match by match. */
async function read(folder: string): Promise<Map<string, string>> {
  const open = await openStore({ folder })
  try {
    const all = new Map<string, string>()
    for (const id of await open.matchIds()) {
      const found = await open.find(id)
      all.set(id, JSON.stringify([found, await open.load(id), await open.seats(id)]))
    }
    expect(await open.doctor()).toEqual([])
    return all
  } finally {
    await open.close()
  }
}

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-salvage-'))
  const open = await openStore({ folder })
  const dice = new Dice('salvage')
  for (let i = 0; i < MATCHES; i++) await store(open, `match-${i}`, dice)
  for (let i = 0; i < 30; i++) await open.createAccount(`Person ${i}`, `$argon2id$${i}`, AT)
  source = join(folder, 'orrery.db')
  await open.backup(join(folder, 'whole.db'))
  whole = readFileSync(join(folder, 'whole.db'))
  running = { database: readFileSync(source), log: readFileSync(`${source}-wal`) }
  await open.close()
  journals = await read(folder)
})

/** Damages a copy, and says what could be saved of it. */
async function saved(damage: (bytes: Buffer) => Buffer) {
  const folder = newFolder()
  const file = join(folder, 'damaged.db')
  const bytes = damage(Buffer.from(whole))
  writeFileSync(file, bytes)
  const before = statSync(file).mtimeMs
  const out = join(folder, 'orrery.db')
  const found = await salvage(file, out, (...match) => standingOf(async () => orchard, ...match))
  expect(readFileSync(file).equals(bytes)).toBe(true)
  expect(statSync(file).mtimeMs).toBe(before)
  expect([`${file}-wal`, `${file}-shm`].some((beside) => existsSync(beside))).toBe(false)
  const kept = await read(folder)
  for (const { match, saved } of found.matches) expect(kept.has(match), match).toBe(saved)
  return { ...found, kept }
}

test('of a file that is not damaged everything is saved', async () => {
  const { kept, matches, accounts } = await saved((bytes) => bytes)
  expect(kept).toEqual(journals)
  expect(matches.every((match) => match.saved && match.problem === undefined)).toBe(true)
  expect(accounts).toBe(30)
})

describe('damage to a page', () => {
  const damages: readonly (readonly [string, (page: Buffer, dice: Dice) => void])[] = [
    ['zeros', (page) => void page.fill(0)],
    [
      'noise',
      (page, dice) => {
        for (let i = 0; i < page.length; i++) page[i] = dice.below(256)
      },
    ],
    [
      'sixteen bytes',
      (page, dice) => {
        const from = dice.below(PAGE - 16)
        page.fill(0xa5, from, from + 16)
      },
    ],
  ]

  test.each(damages)('%s: every match that stands elsewhere is saved, whichever page it is', async (name, spoil) => {
    const dice = new Dice(name)
    let savedMatches = 0
    let tried = 0
    const pages = whole.length / PAGE
    for (let round = 0; round < 12; round++) {
      const number = round === 0 ? 0 : dice.below(pages)
      const page = whole.subarray(number * PAGE, (number + 1) * PAGE).toString('latin1')
      const { kept, matches } = await saved((bytes) => {
        spoil(bytes.subarray(number * PAGE, (number + 1) * PAGE), dice)
        return bytes
      })
      tried += journals.size
      savedMatches += kept.size
      // A page that a long row goes on in does not say which match it is of; there can be but one.
      const surprising = [...journals].filter(
        ([id, journal]) => kept.get(id) !== journal && !new RegExp(`${id}(?!\\d)`).test(page),
      )
      expect(surprising.length, `lost by damage to page ${number + 1}`).toBeLessThanOrEqual(1)
      for (const match of matches) if (!match.saved) expect(match.problem, match.match).toBeTruthy()
    }
    expect(savedMatches / tried).toBeGreaterThan(0.85)
  })
})

test('a file that breaks off, and one without its first page, are saved as far as they go', async () => {
  const cut = await saved((bytes) => bytes.subarray(0, Math.floor(bytes.length * 0.6)))
  expect(cut.kept.size).toBeGreaterThan(0)
  for (const { match, saved, problem } of cut.matches) if (!saved) expect(problem, match).toBeTruthy()
  const headless = await saved((bytes) => bytes.fill(0, 0, 100))
  expect(headless.kept.size).toBe(journals.size)
})

test('what is still in the log beside the database is saved with it, up to what is damaged there', async () => {
  const folder = newFolder()
  const file = join(folder, 'damaged.db')
  const rescue = async (log: Buffer, out: string) => {
    writeFileSync(file, running.database)
    writeFileSync(`${file}-wal`, log)
    return salvage(file, join(folder, out), (...match) => standingOf(async () => orchard, ...match))
  }
  const { matches } = await rescue(running.log, 'orrery.db')
  expect(matches.filter((match) => match.saved)).toHaveLength(MATCHES)
  expect(await read(folder)).toEqual(journals)
  const damaged = Buffer.from(running.log)
  damaged.fill(0xff, Math.floor(damaged.length / 2), Math.floor(damaged.length / 2) + 100)
  const half = (await rescue(damaged, 'half.db')).matches.filter((match) => match.saved).length
  expect(half).toBeGreaterThan(5)
  expect(half).toBeLessThan(MATCHES)
})

test('nothing that was there is written over', async () => {
  const folder = newFolder()
  copyFileSync(source, join(folder, 'damaged.db'))
  await expect(
    salvage(join(folder, 'damaged.db'), join(folder, 'damaged.db'), (...match) =>
      standingOf(async () => orchard, ...match),
    ),
  ).rejects.toThrow('already exists. Name a new one.')
  await expect(
    salvage(join(folder, 'none.db'), join(folder, 'out.db'), (...match) => standingOf(async () => orchard, ...match)),
  ).rejects.toThrow('not found.')
})
