import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Dice, type GameLocale } from '@orrery/engine'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OutsideHost, pathOf } from '../../../site/index.ts'
import en from '../../../src/words/en/index.ts'
import { launch, visit } from '../kit/browser.ts'
import { answerOne, byClicks, byScript, decisionsAt, playToEnd, whenAsked } from '../kit/player.ts'

const home = mkdtempSync(join(tmpdir(), 'orrery-outside-'))
/** The example as somebody else's game, and the same with nothing but what a game needs. */
const [whole, bare] = [join(home, 'contraband'), join(home, 'bare')]

const status = (): string => execFileSync('git', ['status', '--porcelain'], { cwd: pathOf(''), encoding: 'utf8' })
const before = status()

let german: GameLocale
let server: OutsideHost
let browser: Browser

beforeAll(async () => {
  german = (await import(pathOf('examples/contraband/words/de/index.ts'))).default()
  cpSync(pathOf('examples/contraband'), whole, { recursive: true })
  cpSync(whole, bare, { recursive: true })
  for (const part of ['board', 'tests', 'words/de', 'words/en/card.ts']) rmSync(join(bare, part), { recursive: true })
  const card = join(bare, 'card.ts')
  const renamed = readFileSync(card, 'utf8').replace("'contraband'", "'bare'").replace("'Contraband'", "'Bare'")
  writeFileSync(card, renamed)
  server = await OutsideHost.start([whole, bare], join(home, 'data'))
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(home, { recursive: true })
})

test('it stands on the shelf with its words and its picture, after the others', async () => {
  const { page, troubles, context } = await visit(browser, '/', { address: server.address, language: 'de' })
  const card = page.locator('[data-game="contraband"]')
  await card.waitFor()
  expect(await page.locator('.shelf > li').count()).toBeGreaterThan(4)
  expect(await card.innerText()).toMatch(
    /Contraband[\s\S]*2–4[\s\S]*10–20 Min\.[\s\S]*gering[\s\S]*Ein Hafen ohne Mond/,
  )
  expect(await card.locator('.game-card-picture svg').count()).toBe(1)
  const drawn = (game: string) => page.locator(`[data-game="${game}"] .game-card-picture svg`).innerHTML()
  expect(await drawn('contraband')).not.toBe(await drawn('bare'))
  await page.goto('/rules/contraband')
  await page.getByText(german.rulebook[0]?.rules[0]?.text ?? 'no rule').waitFor()
  expect(troubles).toEqual([])
  await context.close()
})

test('a match of it is begun with one click and played on its board, with the words of the language', async () => {
  const { page, troubles, context } = await visit(browser, '/', { address: server.address, language: 'de' })
  await page.locator('[data-game="contraband"] .button-main').click()
  await page.waitForURL(/\/table\//)
  await whenAsked(page)
  await page.locator('.ask', { hasText: german.messages.prompts['load.crate'] ?? 'no prompt' }).waitFor()
  await page.locator('.hand .target-offered').first().waitFor()
  const dice = new Dice('outside')
  for (let answered = 0; answered < 3; answered++) await answerOne(page, byClicks, dice)
  await expect.poll(() => decisionsAt(page)).toBeGreaterThan(5)
  const [rolled = 'no line'] = german.messages.log['customs.die']?.split('{{') ?? []
  await page.locator('.log-line', { hasText: rolled.trim() }).first().waitFor()
  expect(troubles).toEqual([])
  await context.close()
})

test('without a board it is played in the list beside a plain view, to its end', async () => {
  const { page, troubles, context } = await visit(browser, '/', { address: server.address })
  await page.locator('[data-game="bare"] .button-main').click()
  await page.waitForURL(/\/table\//)
  await whenAsked(page)
  await page.getByText(en['table.noBoard']).waitFor()
  expect(await playToEnd(page, byScript, 'bare')).toBeGreaterThan(4)
  expect(troubles).toEqual([])
  await context.close()
})

test('no file of the repository changes, and the usual client knows nothing of it', async () => {
  expect(status()).toBe(before)
  const { page, context } = await visit(browser, '/')
  await page.locator('[data-game="xia"]').waitFor()
  expect(await page.locator('[data-game="contraband"], [data-game="bare"]').count()).toBe(0)
  await context.close()
})
