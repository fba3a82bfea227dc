import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orrery } from './orrery.ts'

let home: string
let game: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'orrery-balance-'))
  game = join(home, 'counted')
  cpSync(new URL('../../../examples/contraband', import.meta.url).pathname, game, { recursive: true })
  writeFileSync(
    join(game, 'balance.ts'),
    `const CRATES = [{ id: 'silk', name: 'Silk & lace' }, { id: 'rum', name: 'Rum' }]
export default {
  attributes: { boat: { title: 'Boats', values: [{ id: 'odd', name: 'Odd' }, { id: 'even', name: 'Even' }] } },
  kinds: { crate: { title: 'Crates', stages: ['loaded'], things: CRATES } },
  account: { sources: { gold: 'Gold' }, entries: () => [] },
  watch(g) {
    let events = 0
    let decisions = 0
    return {
      decide: () => { decisions++ },
      hear: () => { events++ },
      tell: (end) => ({
        attributes: Array.from({ length: end.seats }, (_, seat) => ({ boat: [seat % 2 ? 'odd' : 'even'] })),
        uses: { crate: { silk: { loaded: Array.from({ length: end.seats }, () => 1) } } },
        points: Array.from({ length: end.seats }, () => ({ gold: 2 })),
        rounds: [Array.from({ length: end.seats }, () => 2)],
        notes: { events, decisions },
      }),
    }
  },
  figures: (notes) => [
    { id: 'events', title: 'Events', value: notes.reduce((sum, one) => sum + one.events, 0), of: notes.length, unit: 'number' },
  ],
}`,
  )
})
afterAll(() => rmSync(home, { recursive: true }))

const RUN = ['--bots', 'random', '--players', '2', '--games', '4', '--seed', '7', '--iterations', '5']

test('counts what the game says, and the same again on one thread', async () => {
  const { code, out } = await orrery(['balance', game, ...RUN, '--json'])
  expect(code).toBe(0)
  const report = JSON.parse(out)
  expect(report).toMatchObject({ game: 'contraband', players: 2, games: 4, deals: 2, problems: [] })
  expect(report.command).toBe(`npx orrery balance ${game} --bots random --games 4 --players 2 --seed 7 --iterations 5`)
  expect(report.points).toEqual([{ id: 'gold', name: 'Gold', mean: 2, winners: 2, share: 1 }])
  expect(report.figures[0].value).toBeGreaterThan(0)
  const again = await orrery(['balance', game, ...RUN, '--json', '--threads', '1'])
  expect(again.out).toBe(out)
})

test('writes a page that stands alone, with its JSON', async () => {
  const folder = join(home, 'pages')
  const { out } = await orrery(['balance', game, ...RUN, '--out', folder])
  expect(out).toContain('Crates never loaded: Rum')
  const page = readFileSync(join(folder, 'contraband.html'), 'utf8')
  expect(page).toContain('<svg role="img" aria-label="Boats: share of wins"')
  expect(page).toContain('Silk &amp; lace')
  expect(page).toContain('4 games, 8 times, won 50 %')
  expect(page).toContain('npx orrery balance')
  expect(page).not.toMatch(/NaN|undefined|Infinity|<script|https?:/)
  expect(JSON.parse(readFileSync(join(folder, 'contraband.json'), 'utf8'))).toMatchObject({ games: 4 })
})

test('goes on with results that were kept', async () => {
  const file = join(home, 'results')
  const first = await orrery(['balance', game, ...RUN, '--json', '--resume', file])
  expect(existsSync(file)).toBe(true)
  const second = await orrery(['balance', game, ...RUN, '--json', '--resume', file])
  expect(second.out).toBe(first.out)
})

test('a game that says nothing of it is told where it would stand', async () => {
  const { code, complaints } = await orrery('balance examples/contraband --games 2')
  expect([code, complaints]).toEqual([2, ['Contraband says nothing of its balance. Write its balance.ts.']])
})
