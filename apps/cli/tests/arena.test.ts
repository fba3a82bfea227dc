import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orrery } from './orrery.ts'

const GAME = 'examples/contraband'
const CONTEST = ['arena', GAME, '--bots', 'greedy@1,random', '--players', '3', '--games', '6', '--seed', '7', '--json']

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-arena-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What does not depend on how fast the machine is. */
const withoutTime = (out: string) => {
  const report = JSON.parse(out)
  return { ...report, bots: report.bots.map((bot: object) => ({ ...bot, ms: 0 })) }
}

test('says who won how often, with intervals over deals, and the same again on one thread', async () => {
  const { code, out, complaints } = await orrery(CONTEST)
  expect(code).toBe(0)
  expect(complaints.at(-1)).toBe('6 of 6 games')
  const report = JSON.parse(out)
  expect(report).toMatchObject({ game: 'contraband', players: 3, games: 6, deals: 2, seed: '7', problems: [] })
  expect(report.bots.map(({ bot, games }: { bot: string; games: number }) => [bot, games])).toEqual([
    ['greedy@1', 6],
    ['random', 12],
  ])
  for (const { wins, games, share, low, high, margin, ms } of report.bots) {
    expect(share).toBeCloseTo(wins / games, 3)
    expect(low).toBeLessThanOrEqual(share)
    expect(high).toBeGreaterThanOrEqual(share)
    expect(Number.isFinite(margin)).toBe(true)
    expect(ms).toBeGreaterThanOrEqual(0)
  }
  const again = await orrery([...CONTEST, '--threads', '1'])
  expect(withoutTime(again.out)).toEqual(withoutTime(out))
})

test('goes on where it was broken off, and not with another contest', async () => {
  const file = join(folder, 'results')
  const { out } = await orrery([...CONTEST, '--resume', file])
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(7)
  const broken = [...lines.slice(0, 4), lines[4]?.slice(0, 9)].join('\n')
  writeFileSync(file, broken)
  const resumed = await orrery([...CONTEST, '--resume', file])
  expect(withoutTime(resumed.out)).toEqual(withoutTime(out))
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(7)
  const finished = await orrery([...CONTEST, '--resume', file])
  expect(finished.out).toBe(resumed.out)
  const other = await orrery([...CONTEST.slice(0, -2), '8', '--json', '--resume', file])
  expect([other.code, other.out]).toEqual([2, ''])
  expect(other.complaints).toEqual([
    `${file}: These are results of another contest: name another file, or the same bots, games and seed.`,
  ])
})

test('plays whole deals, and says so to people', async () => {
  const { code, out, complaints } = await orrery(`arena ${GAME} --bots random --players 2 --games 3 --seed 1`)
  expect(code).toBe(0)
  expect(complaints[0]).toBe('3 games are no whole deals from all 2 seats: 4 are played.')
  expect(out).toMatch(
    /^contraband: 4 games \(2 deals, each from all 2 seats\), seed "1"; fair is 50\.0 %\n {2}random: won 4 of 8/,
  )
})

test.each([
  ['no bots', [], "Required option '--bots <names>' not specified."],
  ['an unknown bot', ['--bots', 'deep'], /^Unknown bot "deep"\. Use .*random, .*, or /],
  ['too many bots', ['--bots', 'random,random,random', '--players', '2'], '3 bots do not fit on 2 seats.'],
  ['more bots than any table has', ['--bots', Array(9).fill('random').join()], 'Contraband has no seats for 9 bots.'],
  ['players it has not', ['--bots', 'random', '--players', '9'], 'Contraband takes 2–4 players, not 9.'],
  ['no games', ['--bots', 'random', '--games', '0'], /^--games takes a whole number/],
  ['no time', ['--bots', 'random', '--ms', '0'], /^--ms takes a whole number/],
  ['two kinds of time', ['--bots', 'random', '--ms', '5', '--iterations', '5'], /^Use --ms or --iterations, not both/],
  ['an unknown option', ['--bots', 'random', '--options', 'a=b'], /^Contraband has no option "a"/],
  ['an unknown game', undefined, /^Unknown game "chess"/],
])('bad input is told in one sentence: %s', async (_, given, sentence) => {
  const { code, out, complaints } = await orrery(
    given ? ['arena', GAME, ...given] : ['arena', 'chess', '--bots', 'random'],
  )
  expect([code, out, complaints.length]).toEqual([2, '', 1])
  expect(complaints[0]).toMatch(sentence)
})
