import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlayer } from '@orrery/bots'
import { headerFor, Match, matchText, settleOptions, writeMatch } from '@orrery/engine'
import { playOut } from '@orrery/engine/simulation'
import { loadGame } from '@orrery/shelf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orrery } from './orrery.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-review-'))
const [whole, part] = [join(folder, 'whole.json'), join(folder, 'part.json')]

beforeAll(async () => {
  const game = await loadGame('starship-samurai')
  const options = settleOptions(game, 2, {})
  const players = ['adept', 'random'].map((name) => createPlayer(name, { allowance: { iterations: 4 } }))
  const { decisions } = playOut({ game, players, options, seed: 'review', check: false })
  const header = headerFor(game, { seats: 2, options, seed: 'review' })
  writeFileSync(whole, matchText(writeMatch(Match.replay(game, header, decisions))))
  writeFileSync(part, matchText(writeMatch(Match.replay(game, header, decisions.slice(0, 9)))))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('review tells the chances over time, and turning points with what would have been better and why', async () => {
  const { code, out } = await orrery(['review', whole, '--as', 'pulsar'])
  expect(code).toBe(0)
  expect(out).toMatch(/Chances to win.*\n {2}move {2}.*Nova.*Pulsar\n {5}0 +\d+ % +\d+ %\n/)
  expect(out).toMatch(/ +100 % +0 %\n/)
  // Whoever answers by chance makes mistakes; each is told with its size.
  const points = out.match(
    /Move \d+\. .+\n {2}Pulsar chose: .+ % to win\)\n {2}Better: .+ %\)\n.*\(about [\d.]+ honor\)/g,
  )
  expect(points?.length).toBeGreaterThan(0)
  expect(points?.length).toBeLessThanOrEqual(3)
})

test('a match that is not over is not reviewed, nor one for a spectator', async () => {
  expect((await orrery(['review', part])).complaints.join()).toContain('This match is not over. Finish it first.')
  expect((await orrery(['review', whole, '--as', 'spectator'])).complaints.join()).toContain('A review is for a seat')
})
