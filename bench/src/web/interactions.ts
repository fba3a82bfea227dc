/// <reference lib="dom" />
import { Dice } from '@orrery/engine'
import type { Page } from 'playwright-core'
import { SETTINGS } from './settings.ts'
import type { Site } from './site.ts'

/** How long it takes from a press to the next picture, in milliseconds, while bots think. */
export interface Interactions {
  readonly game: string
  readonly presses: number
  readonly median: number
  /** Three of four are at least as fast: what the web calls interaction to next paint. */
  readonly p75: number
  readonly worst: number
  /** Layout shift after the first question, those after presses included. */
  readonly shift: number
}

/** As slow as a cheap phone beside the machine that this runs on. */
const SLOWDOWN = 4
const PRESSES = 60
const MOST_TRIES = 240

/** Notes how long each press takes; the browser tells it in steps of eight milliseconds. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const durations = new Map<number, number>()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const id = entry.interactionId ?? 0
        if (id > 0) durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration))
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value
    }).observe({ type: 'layout-shift', buffered: false })
    Object.assign(globalThis, { pressed: () => ({ durations: [...durations.values()], shift }) })
  })

/** Presses something that answers, or answers in part: where, in pixels. */
const somewhere = (page: Page, chance: number) =>
  page.evaluate((n) => {
    const find = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const [confirm] = find('[data-act="confirm"]')
    const [done] = find('[data-act="done"]:not(:disabled)')
    // The last is where commits from before the five places have them.
    const regions = '[data-region="choices"], .prompt, [data-region="decision"]'
    const options = find(`:is(${regions}) [data-option]:not(:disabled)`)
    const wanted = confirm ?? (done && (options.length === 0 || n % 3 === 0) ? done : options[n % options.length])
    wanted?.scrollIntoView({ block: 'center' })
    const box = wanted?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, chance)

/** Plays the first part of each game by presses, on a slowed page, against bots that think. */
export async function measureInteractions({ browser, address, shelf }: Site): Promise<readonly Interactions[]> {
  const measured: Interactions[] = []
  for (const { id } of await shelf.games()) {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    await context.addInitScript((kept) => localStorage.setItem('orrery.settings', kept), SETTINGS)
    const page = await context.newPage()
    await page.goto(`/new/${id}?players=3&seed=bench`)
    await page.click('[data-act="begin"]')
    await page.waitForSelector('[data-question]')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await watch(page)
    const dice = new Dice('presses')
    let presses = 0
    for (let tries = 0; tries < MOST_TRIES && presses < PRESSES; tries++) {
      const at = await somewhere(page, dice.below(1000))
      if (at) {
        await page.mouse.click(at.x, at.y)
        presses++
      }
      // As fast as somebody who knows what they want: bots may be thinking.
      await page.waitForTimeout(250)
    }
    const { durations, shift } = await page.evaluate(() =>
      (globalThis as unknown as { pressed(): { durations: number[]; shift: number } }).pressed(),
    )
    // Faster ones than the browser tells of have no entry.
    const all = [...durations, ...Array.from({ length: Math.max(0, presses - durations.length) }, () => 8)]
    const sorted = all.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    measured.push({ game: id, presses, median: at(0.5), p75: at(0.75), worst: at(1), shift })
    await context.close()
  }
  return measured
}
