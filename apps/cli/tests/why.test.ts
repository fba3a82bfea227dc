import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, matchText } from '@orrery/engine'
import { createHeader, type Entry, explainWithPauses, HostedMatch, isEntry, withJournal } from '@orrery/host'
import { loadGame } from '@orrery/shelf'
import { expect, onTestFinished, test, vi } from 'vitest'
import { replay } from '../src/replay.ts'

/** The beginning of a match between bots, with everything that its host has stored. */
async function played(decisions: number) {
  const game = await loadGame('starship-samurai')
  const seat = { kind: 'bot', name: 'Rob', bot: 'adept:envoy' } as const
  const seedHash = 'ab'.repeat(32)
  const header = createHeader(game, {
    plan: [seat, seat],
    options: {},
    seed: 'why',
    seedHash,
    clock: { kind: 'none' },
    created: 0,
  })
  const match = HostedMatch.open(game, header)
  const entries: Entry[] = []
  while (match.decisions < decisions) {
    const turn = match.botToMove()
    const entry = turn && match.performBot(turn, { value: match.decideBot(turn) }, 0)
    if (entry && isEntry(entry)) entries.push(entry)
  }
  return { match, file: withJournal(match.matchFile(), header, entries) }
}

async function told(text: string, at: number): Promise<{ readonly why: unknown }> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-why-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'match.json'), text)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await replay(join(folder, 'match.json'), { at: String(at), as: 'spectator', json: true, why: true })
  const [printed] = log.mock.lastCall ?? []
  log.mockRestore()
  return JSON.parse(String(printed))
}

test('a file with a journal is explained by the bots that played it, others by an adept', async () => {
  const { match, file } = await played(8)
  const at = 8
  const job = match.exportForWhy(at)!
  const { runner } = Match.replay(match.game, job.header, job.decisions)
  const { why } = await explainWithPauses(runner, job, { now: () => 0, pause: async () => {} })
  expect((await told(matchText(file), at)).why).toEqual(why)
  const { journal: _, ...bare } = file
  const other = (await told(matchText({ ...bare, orrery: 1 }), at)).why as typeof why
  expect(other.compared[0]?.value).toEqual(job.value)
  expect(other.looks).not.toBe(why.looks)
})
