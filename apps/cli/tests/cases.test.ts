import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orrery } from './orrery.ts'

let home: string
let game: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'orrery-cases-'))
  game = join(home, 'judged')
  cpSync(new URL('../../../examples/contraband', import.meta.url).pathname, game, { recursive: true })
  mkdirSync(join(game, 'cases'))
  writeFileSync(
    join(game, 'cases', 'index.ts'),
    `import game from '../game.ts'
const loading = { players: [2], position: game.setup, seat: 0, asks: 'load.crate' }
export default [
  { ...loading, id: 'any', right: () => true },
  { ...loading, id: 'none', right: () => false },
]`,
  )
  writeFileSync(join(game, 'words', 'en', 'cases.ts'), "export default { none: 'Load nothing.' }")
})
afterAll(() => rmSync(home, { recursive: true }))

test('says how many answers are right, and why the others are not', async () => {
  const { code, out } = await orrery(['cases', game, '--bots', 'random,greedy@1'])
  expect(code).toBe(0)
  expect(
    out
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('  ')),
  ).toEqual(['random: right in 1 of 2 (50 %)', 'greedy@1: right in 1 of 2 (50 %)'])
  expect(out).toMatch(/ {2}none: answered ".+"\. Load nothing\./)
})

test('gives programs one object', async () => {
  const { out } = await orrery(['cases', game, '--json'])
  expect(JSON.parse(out)).toMatchObject({
    cases: 2,
    bots: [
      {
        bot: 'greedy@1',
        share: 0.5,
        verdicts: [
          { id: 'any', right: true },
          { id: 'none', right: false },
        ],
      },
    ],
  })
})

test('a game without cases says where they would stand', async () => {
  const { code, complaints } = await orrery('cases examples/contraband')
  expect([code, complaints]).toEqual([2, [expect.stringContaining('cases/index.ts')]])
})
