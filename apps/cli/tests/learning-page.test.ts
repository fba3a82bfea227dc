import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coverage } from '@orrery/lessons'
import { games } from '@orrery/shelf'
import { expect, test } from 'vitest'

const PAGE = fileURLToPath(new URL('../../../docs/learning.md', import.meta.url))
const PART = /(?<=<!-- chapters -->\n)[\s\S]*(?=<!-- \/chapters -->)/

/** Where each chapter of the rulebooks is met, game by game. */
async function chapters(): Promise<string> {
  const sections = await Promise.all(
    (await games()).map(async ({ title, load, loadLessons }) => {
      const [game, { lessons, tips }] = await Promise.all([load(), loadLessons()])
      const rows = coverage(game.locale.rulebook, lessons, tips).map(
        (one) => `| ${one.title} | ${one.lessons.join(', ')} | ${one.tips.join(', ')} |`,
      )
      return `### ${title}\n\n| chapter | lessons | tips |\n|---|---|---|\n${rows.join('\n')}\n`
    }),
  )
  return `\n${sections.join('\n')}\n`
}

test('docs/learning.md says which lesson or tip leads to each chapter, and none is left out', async () => {
  const made = await chapters()
  const page = readFileSync(PAGE, 'utf8').replace(PART, made)
  await expect(page).toMatchFileSnapshot(PAGE)
  expect(made.split('\n').filter((row) => row.endsWith('|  |  |'))).toEqual([])
})
