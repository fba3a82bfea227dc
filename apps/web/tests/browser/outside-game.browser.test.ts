import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Dice } from '@orrery/engine'
import { addFolders, webBuild } from '@orrery/shelf'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf } from '../../site/places.ts'
import { launch, visit } from './browser.ts'
import { answerOne, byClicks, byScript, decisionsAt, playToEnd, whenAsked } from './player.ts'

const home = mkdtempSync(join(tmpdir(), 'orrery-outside-'))
/** The example as somebody else's game, and the same with nothing but what a game needs. */
const [whole, bare] = [join(home, 'contraband'), join(home, 'bare')]

const status = (): string => execFileSync('git', ['status', '--porcelain'], { cwd: pathOf(''), encoding: 'utf8' })
const before = status()

let server: ChildProcess
let address: string
let browser: Browser

/** What `npm start -- --game <folder> --game <folder>` does. */
async function start(): Promise<string> {
  const flags = ['--game', whole, '--game', bare, '--port', '0', '--data', join(home, 'data')]
  server = spawn(process.execPath, [pathOf('scripts/start.mjs'), ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  for await (const chunk of server.stdout as AsyncIterable<Buffer>) {
    said += chunk
    const [found] = /http:\/\/\S+/.exec(said) ?? []
    if (found) return found
  }
  throw new Error(`The server did not start: ${said}`)
}

beforeAll(async () => {
  cpSync(pathOf('examples/contraband'), whole, { recursive: true })
  cpSync(whole, bare, { recursive: true })
  for (const part of ['board', 'tests', 'words/de', 'words/en/card.ts']) rmSync(join(bare, part), { recursive: true })
  const card = join(bare, 'card.ts')
  const renamed = readFileSync(card, 'utf8').replace("'contraband'", "'bare'").replace("'Contraband'", "'Bare'")
  writeFileSync(card, renamed)
  address = await start()
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  if (server.kill('SIGTERM')) await once(server, 'exit')
  // The client that knows these games would be of no use to anybody.
  addFolders([whole, bare])
  for (const built of [webBuild(), `${webBuild()}.stamp`]) rmSync(built, { recursive: true, force: true })
  delete process.env.ORRERY_GAMES
  rmSync(home, { recursive: true })
})

test('it stands on the shelf with its words and its picture, after the others', async () => {
  const { page, troubles, context } = await visit(browser, '/', { address, language: 'de' })
  expect(await page.locator('.shelf > li').count()).toBeGreaterThan(4)
  const card = page.locator('[data-game="contraband"]')
  expect(await card.innerText()).toMatch(
    /Contraband[\s\S]*2–4[\s\S]*10–20 Min\.[\s\S]*gering[\s\S]*Ein Hafen ohne Mond/,
  )
  expect(await card.locator('.game-card-picture svg').count()).toBe(1)
  const drawn = (game: string) => page.locator(`[data-game="${game}"] .game-card-picture svg`).innerHTML()
  expect(await drawn('contraband')).not.toBe(await drawn('bare'))
  await page.goto('/rules/contraband')
  await page.getByText('Alle wählen insgeheim eine Kiste ihrer Hand.').waitFor()
  expect(troubles).toEqual([])
  await context.close()
})

test('a match of it is begun with one click and played on its board, with the words of the language', async () => {
  const { page, troubles, context } = await visit(browser, '/', { address, language: 'de' })
  await page.locator('[data-game="contraband"] .button-main').click()
  await page.waitForURL(/\/table\//)
  await whenAsked(page)
  expect(await page.locator('.ask').innerText()).toContain('Welche Kiste lädst du?')
  expect(await page.locator('.hand .target-offered').count()).toBeGreaterThan(0)
  const dice = new Dice('outside')
  for (let answered = 0; answered < 3; answered++) await answerOne(page, byClicks, dice)
  expect(await decisionsAt(page)).toBeGreaterThan(5)
  await page.getByText('Der Zollwürfel zeigt').first().waitFor()
  expect(troubles).toEqual([])
  await context.close()
})

test('without a board it is played in the list beside a plain view, to its end', async () => {
  const { page, troubles, context } = await visit(browser, '/', { address })
  await page.locator('[data-game="bare"] .button-main').click()
  await page.waitForURL(/\/table\//)
  await whenAsked(page)
  await page.getByText('This game has no board of its own.').waitFor()
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
