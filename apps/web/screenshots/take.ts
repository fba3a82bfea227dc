/**
 * Takes the pictures of the README, or of every screen in every size and look:
 *   npm run screenshots                            those of the README, into docs/screenshots
 *   npm run screenshots -- --all [--out=folder]    all of them, to be looked at
 *   npm run screenshots -- --only=xia              those whose names begin so, with or without --all
 */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchText, writeMatch } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import type { Browser, Page } from 'playwright-core'
import { playTo } from '../gallery/position.ts'
import { buildClient, Host, launchChromium } from '../site/index.ts'
import en from '../src/words/en/index.ts'
import { POSITIONS, type Position, SCREENS } from './wanted.ts'

type Size = readonly [width: number, height: number]
type Theme = 'dark' | 'light'

const DESKTOP: Size = [1440, 900]
const TABLET: Size = [1024, 768]
const PHONE: Size = [390, 844]
const FOR_README = join(import.meta.dirname, '../../../docs/screenshots')

const all = process.argv.includes('--all')
const flag = (name: string): string | undefined =>
  process.argv.find((part) => part.startsWith(`--${name}=`))?.slice(name.length + 3)
const out = flag('out') ?? join(tmpdir(), 'orrery-screenshots')
const isWanted = (name: string): boolean => name.startsWith(flag('only') ?? '')

/** A person who wants no motion, so that every picture is of something at rest. */
async function open(browser: Browser, address: string, [width, height]: Size, theme: Theme): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    deviceScaleFactor: width < 600 ? 2 : 1,
  })
  await context.addInitScript(
    (kept) => localStorage.setItem('orrery.settings', kept),
    JSON.stringify({ pace: 'once', theme, language: 'en' }),
  )
  return context.newPage()
}

/** Plays a match by bots up to a moment, and sits down there. */
async function sitDownAt(page: Page, { game, players, seed, at, ask, nth }: Position): Promise<void> {
  const definition = await loadGame(game)
  const wanted = { players, seed, bot: 'greedy', options: '', at: at ?? 0, ask: ask ?? '', nth: nth ?? 1 }
  const match = playTo(definition, wanted)
  await page.goto('/replays')
  await page.setInputFiles('input[type="file"]', {
    name: `${game}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(matchText(writeMatch(match))),
  })
  await page.waitForURL(/\/replay\/[\w-]+\?at=0/)
  const asked = match.runner.waitingFor()[0] ?? 0
  const address = new URL(page.url()).pathname
  await page.goto(`${address}?at=${match.decisions.length}&as=${asked}`)
  await page.getByRole('button', { name: en['menu.title'] }).click()
  await page.getByText(en['menu.practice']).click()
  const people = page.getByRole('dialog').getByRole('checkbox')
  for (let seat = 0; seat < players; seat++) await people.nth(seat).setChecked(seat === asked)
  await page.click('[data-act="practise"]')
  await page.waitForURL(/\/table\//)
  await page.waitForSelector('[data-place="prompt"] [data-question], [data-act="over"]')
}

async function shoot(page: Page, folder: string, name: string, fullPage = false): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await page.waitForTimeout(400)
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, fullPage })
  console.log(path)
}

async function forReadme(browser: Browser, address: string): Promise<void> {
  const desktop = await open(browser, address, DESKTOP, 'dark')
  if (isWanted('home')) {
    await desktop.goto('/')
    await shoot(desktop, FOR_README, 'home')
  }
  for (const position of POSITIONS.filter(({ name, readme }) => readme !== undefined && isWanted(name))) {
    const page = await open(browser, address, position.readme === 'phone' ? PHONE : DESKTOP, 'dark')
    await sitDownAt(page, position)
    await shoot(page, FOR_README, position.readme === 'phone' ? `${position.game}-phone` : position.game)
    await page.context().close()
  }
}

async function everything(browser: Browser, address: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const)
    for (const size of [DESKTOP, TABLET, PHONE]) {
      const folder = join(out, `${theme}-${size[0]}`)
      mkdirSync(folder, { recursive: true })
      const page = await open(browser, address, size, theme)
      for (const [name, path] of Object.entries(SCREENS).filter(([name]) => isWanted(name))) {
        await page.goto(path)
        await page.waitForSelector('h1')
        await shoot(page, folder, name, true)
      }
      for (const position of POSITIONS.filter(({ name }) => isWanted(name))) {
        await sitDownAt(page, position)
        await shoot(page, folder, position.name)
      }
      await page.context().close()
    }
}

buildClient()
const host = new Host()
await host.start()
const browser = await launchChromium()
try {
  mkdirSync(FOR_README, { recursive: true })
  await (all ? everything : forReadme)(browser, host.address)
} finally {
  await browser.close()
  await host.close()
}
