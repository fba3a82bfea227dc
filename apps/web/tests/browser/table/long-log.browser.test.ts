import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillWords } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OutsideHost, pathOf } from '../../../site/index.ts'
import en from '../../../src/words/en/index.ts'
import { launch, visit } from '../kit/browser.ts'

const GOSSIP = pathOf('packages/engine/testing/gossip')
const RUMORS = 50
const LINES = 1_000
const LAST = RUMORS * LINES - 1

interface Created {
  readonly match: string
  readonly seats: readonly { readonly token: string }[]
}

const home = mkdtempSync(join(tmpdir(), 'orrery-gossip-'))
let server: OutsideHost
let browser: Browser
let match: string

async function create(): Promise<Created> {
  const seats = [{ kind: 'person' }, { kind: 'person' }]
  const response = await fetch(`${server.address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'gossip', seats, options: { rumors: RUMORS, lines: LINES } }),
  })
  return (await response.json()) as Created
}

/** The sample bot plays a seat, until the match is over. */
async function play(token: string): Promise<void> {
  const bot = spawn(process.execPath, [
    pathOf('examples/bot-client.mjs'),
    server.address.replace('http', 'ws'),
    match,
    token,
  ])
  const [code] = await once(bot, 'exit')
  expect(code).toBe(0)
}

beforeAll(async () => {
  server = await OutsideHost.start([GOSSIP], join(home, 'data'))
  browser = await launch()
  const created = await create()
  match = created.match
  await Promise.all(created.seats.map(({ token }) => play(token)))
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(home, { recursive: true })
})

const earlierLines = (count: number): string => fillWords(en['log.earlier'], { count }, String)

/** The numbers of the rumors that are drawn, the newest first: the log has it at its end. */
const drawn = (page: Page): Promise<number[]> =>
  page.locator('.log-line > span:first-child').evaluateAll((lines) => {
    return lines.map(({ textContent }) => Number(textContent?.replaceAll(/\D/g, ''))).reverse()
  })

const isRow = (numbers: readonly number[], step: number): boolean =>
  numbers.every((n, i) => i === 0 || (numbers[i - 1] ?? 0) - n === step || (numbers[i - 1] ?? 0) - n === 2 * step)

test('a match with 50,000 lines of log opens, and every earlier line is a key away', async () => {
  const { page, troubles, context } = await visit(browser, '/', { address: server.address })
  const sizes: number[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => sizes.push(Buffer.byteLength(payload))))
  await page.goto(`/play/${match}`)
  // The match is over: its end comes first.
  await page.getByRole('button', { name: en['end.board'] }).click()
  await page.getByText('Rumor', { exact: false }).first().waitFor()
  await expect.poll(() => drawn(page)).toHaveLength(80)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(65_536)
  const first = await drawn(page)
  expect(first[0]).toBe(LAST - 1)
  expect(isRow(first, 1)).toBe(true)

  // A spectator hears nine of ten lines.
  const total = (LAST + 1) * 0.9
  const earlier = page.locator('[data-act="earlier-log"]')
  await expect.poll(() => earlier.innerText()).toBe(earlierLines(total - 80))
  const log = page.locator('.log-lines')
  await log.focus()
  for (let shown = 400; shown <= 1_040; shown += 320) {
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => drawn(page)).toHaveLength(shown)
    expect(isRow(await drawn(page), 1)).toBe(true)
    await expect.poll(() => earlier.innerText()).toBe(earlierLines(total - shown))
  }
  expect(await log.evaluate((list) => list === document.activeElement)).toBe(true)

  // Whoever looks for the lines of one seat finds them, also where they are rare.
  await page.locator('.log-filter select').selectOption('1')
  await expect.poll(async () => (await drawn(page)).length).toBeGreaterThanOrEqual(80)
  for (const n of await drawn(page)) expect(Math.floor(n / LINES) % 2).toBe(1)
  expect(troubles).toEqual([])
  await context.close()
})

test('who looks back sees the log as it was, however long ago', async () => {
  const { page, troubles, context } = await visit(browser, `/play/${match}?at=2`, { address: server.address })
  await page.waitForSelector('.timeline-past')
  await expect.poll(async () => (await drawn(page))[0]).toBe(2 * LINES - 2)
  await page.keyboard.press(']')
  await expect.poll(async () => (await drawn(page))[0]).toBe(3 * LINES - 2)
  await page.keyboard.press('[')
  await page.keyboard.press('[')
  await expect.poll(async () => (await drawn(page))[0]).toBe(LINES - 2)
  const earlier = page.locator('[data-act="earlier-log"]')
  for (let clicks = 0; clicks < 5 && (await earlier.count()) > 0; clicks++) {
    const { length } = await drawn(page)
    await earlier.click()
    await expect.poll(async () => (await drawn(page)).length).toBeGreaterThan(length)
  }
  expect((await drawn(page)).at(-1)).toBe(0)
  expect(await drawn(page)).toHaveLength(LINES * 0.9)
  expect(troubles).toEqual([])
  await context.close()
})

test('the same match as a file, watched on this device', async () => {
  const file = join(home, 'gossip.json')
  writeFileSync(file, await (await fetch(`${server.address}/api/matches/${match}/file`)).text())
  const { page, troubles, context } = await visit(browser, '/replays', { address: server.address })
  await page.setInputFiles('input[type="file"]', file)
  await page.waitForURL(/\/replay\/\w+\?at=0/)
  await page.waitForSelector('.timeline-past')
  const moment = new URL(page.url())
  moment.search = `?at=${RUMORS}`
  await page.goto(moment.href)
  await expect.poll(async () => (await drawn(page))[0]).toBeGreaterThan(LAST - 3)
  await page.locator('[data-act="earlier-log"]').click()
  await expect.poll(() => drawn(page)).toHaveLength(400)
  expect(isRow(await drawn(page), 1)).toBe(true)
  moment.search = '?at=3'
  await page.goto(moment.href)
  await expect.poll(async () => (await drawn(page))[0]).toBeGreaterThan(3 * LINES - 3)
  expect(troubles).toEqual([])
  await context.close()
})
