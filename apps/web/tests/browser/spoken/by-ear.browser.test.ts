import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goTo, launch, visit } from '../kit/browser.ts'
import { whenAsked } from '../kit/player.ts'
import { learnable, whenCoached } from '../learning/learner.ts'
import { Reader, wordsIn } from './reader.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const LIVE = '[aria-live="polite"], [role="status"], [role="alert"], [role="log"]'
const VOICE = '[role="log"][aria-live="polite"]'

/** What the table has said and still stands there. */
const said = (page: Page): Promise<string> =>
  page.locator(VOICE).evaluate((region) => [...region.children].map(({ textContent }) => textContent).join(' '))

/** What Tab comes to on a page and has no name. */
async function unnamed(page: Page, reader: Reader): Promise<readonly string[]> {
  const problems: string[] = []
  const count = await page.locator('a[href], button:enabled, input:enabled, select:enabled, summary').count()
  for (let stop = 0; stop < Math.min(count, 60); stop++) {
    await page.keyboard.press('Tab')
    // From the end of the page Tab leads out of it.
    if (await page.evaluate(() => document.activeElement === document.body)) break
    const { role, name } = await reader.focus()
    if (name.trim() === '') problems.push(`${role} without a name at ${stop}`)
  }
  return problems
}

test('the coach of a lesson speaks with the one voice, in 40 words, and a key reads all of it', async () => {
  const [game, lessons] = learnable[0] ?? ['', []]
  const { page, context } = await visit(browser, `/learn/${game}/${lessons[0]?.id}`)
  const words = await whenCoached(page)
  await whenAsked(page)
  await expect.poll(() => said(page)).toContain(words.split(/\s+/).slice(0, 4).join(' '))
  expect(wordsIn(await said(page))).toBeLessThanOrEqual(40)
  const live = await page.$$eval(LIVE, (regions) =>
    regions.filter((region) => !region.matches('.toasts')).map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
  expect(live).toHaveLength(1)
  const reader = await Reader.at(page)
  await page.locator('#choices').focus()
  const all = words.replace(/\s+/g, ' ').trim()
  const { said: heard } = await reader.press('o')
  expect(heard.join(' ').replace(/\s+/g, ' ')).toContain(all.slice(0, 60))
  await context.close()
})

test('the shelf and a new match have a name for whatever Tab comes to', async () => {
  const { page, context } = await visit(browser, '/')
  const reader = await Reader.at(page)
  expect(await unnamed(page, reader)).toEqual([])
  await goTo(page, '/new/xia?players=3')
  const there = await Reader.at(page)
  expect(await unnamed(page, there)).toEqual([])
  await context.close()
})

test('a device that is handed on says to whom, and then what is asked', async () => {
  const { page, context } = await visit(browser, '/new/starship-samurai?players=2&way=pass&seed=passed')
  await page.click('[data-act="begin"]')
  await page.waitForSelector('[data-act="ready"]')
  const reader = await Reader.at(page)
  const { role, name, description } = await reader.focus()
  expect(role).toBe('button')
  expect([name, description].every((text) => text.trim() !== '')).toBe(true)
  await page.keyboard.press('Enter')
  await whenAsked(page)
  await expect.poll(() => said(page)).toMatch(/options?\.|Choose|place for/)
  await context.close()
})
