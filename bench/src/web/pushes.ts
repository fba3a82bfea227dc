/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core'
import type { Site } from './site.ts'

/** What showing something new costs the page's own thread, in milliseconds: all updates that came for one picture. */
export interface PushCost {
  readonly game: string
  readonly updates: number
  /** How often something new was shown. */
  readonly pictures: number
  /** Taking the update in, and React's work. */
  readonly script: number
  readonly layout: number
}

/** With as many seats as there are, and everything that makes boards large. */
const LARGEST = [
  { game: 'starship-samurai', query: 'players=4' },
  { game: 'xia', query: 'players=5&options=goal=20' },
  { game: 'tsukuyumi', query: 'players=4&options=rounds=6' },
] as const

/** The first updates find code that is not compiled and a board that is small. */
const WARM_UP = 150
const ENOUGH = 600
const LONGEST = 60_000

interface Work {
  readonly script: number
  readonly layout: number
  readonly seq: number
  readonly pictures: number
}

/** Counts how often the page shows another entry. */
const countPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-seq]')
    if (table === null) return
    new MutationObserver(() => {
      table.dataset.pictures = String(Number(table.dataset.pictures ?? 0) + 1)
    }).observe(table, { attributeFilter: ['data-seq'] })
  })

async function workSoFar(page: Page, session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  const { seq, pictures } = await page.evaluate(() => {
    const { seq = 0, pictures = 0 } = document.querySelector<HTMLElement>('[data-seq]')?.dataset ?? {}
    return { seq: Number(seq), pictures: Number(pictures) }
  })
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration'), seq, pictures }
}

/** Waits until so many entries are shown, or the match is over. */
const shown = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      Number(document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq) >= wanted ||
      document.querySelector('[data-act="over"]') !== null,
    seq,
    { timeout: LONGEST },
  )

/** Lets bots play among themselves as fast as they can, and watches what it costs to show it. */
export async function measurePushes({ browser, address }: Site): Promise<readonly PushCost[]> {
  const costs: PushCost[] = []
  for (const { game, query } of LARGEST) {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
    await context.addInitScript(() => localStorage.setItem('orrery.settings', JSON.stringify({ motion: 'none' })))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto(`/new/${game}?seed=bench&${query}`)
    await page.waitForSelector('[data-act="begin"]')
    for (const who of await page.locator('.planned-seats select').all()) await who.selectOption('bot:random')
    await page.click('[data-act="begin"]')
    await page.waitForSelector('[data-seq]', { timeout: LONGEST })
    await countPictures(page)
    await shown(page, WARM_UP)
    const before = await workSoFar(page, session)
    await shown(page, before.seq + ENOUGH)
    const after = await workSoFar(page, session)
    const pictures = after.pictures - before.pictures
    costs.push({
      game,
      updates: after.seq - before.seq,
      pictures,
      script: (after.script - before.script) / pictures,
      layout: (after.layout - before.layout) / pictures,
    })
    await context.close()
  }
  return costs
}
