import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, PHONE, visit } from './browser.ts'
import { twoAtATable } from './online-match.ts'
import { standing } from './player.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })

const iconOf = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href')

test.each([{ width: 1024, height: 768 }, PHONE])('a message is noticed without scrolling, %o', async (size) => {
  // The links are there as soon as the match is: nobody has to look for them.
  const { ada, ben } = await twoAtATable(browser, inject('address'), 'starship-samurai', 'players=2')
  await ada.page.setViewportSize(size)
  await ben.page.click('[data-tab="chat"]')
  await ben.page.locator('.chat-form input').fill('Good luck, Ada')
  await ben.page.keyboard.press('Enter')
  await ada.page.waitForSelector('.seat-said')
  expect(await ada.page.locator('.seat-said').textContent()).toBe('Good luck, Ada')
  expect(await inSight(ada.page, '.seat-said')).toBe(true)
  expect(await inSight(ada.page, '[data-tab="chat"] .tab-alert')).toBe(true)
  await ada.page.locator('.seat-said').waitFor({ state: 'detached' })
  expect(await ada.page.locator('[data-tab="chat"] .tab-alert').count()).toBe(1)
  await ada.page.click('[data-tab="chat"]')
  await ada.page.getByText('Good luck, Ada').waitFor()
  await ada.page.locator('[data-tab="chat"] .tab-alert').waitFor({ state: 'detached' })
  // Whoever is asked sees it on the tab of the browser.
  const { question } = await standing(ada.page)
  const [asked] = question === undefined ? [ben.page] : [ada.page]
  await expect.poll(() => iconOf(asked)).toBe('/icon-turn.svg')
  expect(await asked.title()).not.toBe('Starship Samurai')
  await Promise.all([ada.context.close(), ben.context.close()])
})

test('who comes by a link can type a name at once', async () => {
  const ada = await visit(browser, '/new/starship-samurai?way=online&players=2')
  await ada.page.click('[data-act="begin"]')
  const link = await ada.page.locator('.invitations input').first().inputValue()
  const ben = await visit(browser, link)
  await ben.page.getByRole('dialog').waitFor()
  await ben.page.keyboard.type('Ben')
  await ben.page.keyboard.press('Enter')
  await ada.page.locator('.seat', { hasText: 'Ben' }).waitFor()
  await Promise.all([ada.context.close(), ben.context.close()])
})
