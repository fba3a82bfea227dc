import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Dice, matchText, readMatchText, sha256Hex, type Value } from '@orrery/engine'
import { createHeader, type Entry, HostedMatch, isEntry, withJournal } from '@orrery/host'
import type { MyQuestion } from '@orrery/protocol'
import { loadGame } from '@orrery/shelf'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { verify } from '../src/verify/command.ts'
import { whereJsonBreaks } from '../src/verify/json-place.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-verify-'))
const AT = 1_800_000_000_000
let text: string
let heads: (string | undefined)[]

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A match of a server, with talk, names and what was taken back, not yet over. */
beforeAll(async () => {
  const game = await loadGame('starship-samurai')
  const header = createHeader(game, {
    plan: [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Ben' },
    ],
    options: {},
    seed: 'a seed',
    seedHash: sha256Hex('a seed'),
    clock: { kind: 'none' },
    created: AT,
  })
  const table = HostedMatch.open(game, header)
  const entries: Entry[] = []
  const add = (result: ReturnType<HostedMatch['perform']>) => void (isEntry(result) && entries.push(result))
  const dice = new Dice('verify')
  add(table.perform(0, { type: 'chat', text: 'Nobody else is to read this.' }, AT))
  for (let i = 0; i < 25; i++) {
    const [seat = 0] = table.waitingFor()
    const { question } = table.snapshot(seat)
    if (!question?.mine) break
    add(table.perform(seat, { type: 'answer', n: question.n, value: plainAnswer(question.mine, dice) }, AT + i))
    if (i % 4 === 3) add(table.perform(seat, { type: 'undo' }, AT + i))
  }
  add(table.perform(1, { type: 'name', name: 'Benjamin' }, AT))
  text = matchText(withJournal(table.matchFile(), header, entries))
  heads = Array.from({ length: table.seq + 1 }, (_, seq) => table.headAt(seq))
})

function plainAnswer(question: MyQuestion, dice: Dice): Value {
  switch (question.kind) {
    case 'choose':
      return dice.pick(question.options)
    case 'some':
      return dice.shuffle([...question.options]).slice(0, question.min)
    case 'amount':
      return question.min
    case 'arrange':
      throw new Error('Nothing is arranged in this game.')
  }
}

async function verified(content: string | Buffer, more: { contains?: string } = {}) {
  const path = join(folder, 'match.json')
  writeFileSync(path, content)
  const out = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const err = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const code = await verify([path], more)
  const said = [...out.mock.calls, ...err.mock.calls]
    .map(([line]) => String(line).replaceAll(`${path}: `, ''))
    .join('\n')
  out.mockRestore()
  err.mockRestore()
  return { code, said }
}

test('a file with its journal verifies, and says nothing of what was said', async () => {
  const { journal, decisions } = readMatchText(text)
  expect(await verified(text)).toEqual({
    code: 0,
    said: `ok, ${decisions.length} decisions, ${journal?.entries.length} entries linked to ${heads.at(-1)}`,
  })
  expect(journal?.entries.length).toBeGreaterThan(decisions.length + 2)
  expect(text).not.toMatch(/Nobody else|Benjamin|Ann/)
})

test('every byte that is changed is named, or at least the part that it is in', async () => {
  const bytes = Buffer.from(text)
  let exactly = 0
  let tried = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const changed = Buffer.from(bytes)
      changed[at] = changed[at]! ^ by
      const { code, said } = await verified(changed)
      tried++
      if (said.includes(`byte ${at + 1} `)) exactly++
      expect(said, `byte ${at + 1} of ${JSON.stringify(text.slice(at - 20, at + 20))}`).not.toMatch(/^ok/)
      expect(code).toBeGreaterThan(0)
    }),
    { numRuns: 60, seed: 7 },
  )
  expect(exactly / tried).toBeGreaterThan(0.8)
})

test('an entry that was replaced by another, with all hashes after it computed anew, is not what somebody saw', async () => {
  const seen = `5:${heads[5]}`
  expect((await verified(text, { contains: seen })).code).toBe(0)
  const file = readMatchText(text)
  const game = await loadGame('starship-samurai')
  const table = { ...(file.journal?.table as object), plan: [0, 1].map(() => ({ kind: 'person', name: '' })) } as never
  const shown = file.journal?.entries.filter((entry) => !('hidden' in entry)) as unknown as Entry[]
  const hosted = HostedMatch.open(game, table)
  const forged = shown.slice(0, 6).map(({ prev: _, ...entry }, i) => {
    const linked = hosted.link({ ...entry, seq: i + 1 } as Entry)
    hosted.apply(linked)
    return linked
  })
  const forgery = matchText(withJournal(hosted.matchFile(), table, forged))
  expect((await verified(forgery)).code).toBe(0)
  expect(await verified(forgery, { contains: seen })).toEqual({
    code: 1,
    said: `it does not contain entry 5 with the hash ${heads[5]}.`,
  })
})

test('a file whose journal was taken out is refused', async () => {
  const { journal: _, ...file } = readMatchText(text)
  expect(await verified(matchText(file))).toEqual({ code: 2, said: 'The format of this match file was changed.' })
})

test.each([
  ['{"a": 1, "b": [true, null, -1.5e3, "\\u00e9\\n"]}\n', undefined],
  ['{"a": 1, "b" [2]}', 13],
  ['[1, 2,, 3]', 6],
  ['"never ends', 11],
  ['{} {}', 3],
])('JSON %s breaks at %s', (json, at) => {
  expect(whereJsonBreaks(json)).toBe(at)
  expect(at === undefined).toBe(isJson(json))
})

function isJson(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}

test('files of the format before are read and verified as they were', async () => {
  const old = readFileSync(
    new URL('../../server/tests/fixtures/match-files-1/xia-running.json', import.meta.url),
    'utf8',
  )
  const { orrery, decisions } = readMatchText(old)
  expect(orrery).toBe(1)
  expect(await verified(old)).toEqual({ code: 0, said: `ok, ${decisions.length} decisions` })
})
