import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import de from '../../../src/words/de/index.ts'
import en from '../../../src/words/en/index.ts'
import { goTo, launch, PHONE, sitDown, visit } from '../kit/browser.ts'
import { openFinished } from '../kit/finished.ts'
import { answerOne, byScript, whenAsked } from '../kit/player.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** An option of which the list says what it risks or may win. */
const withOdds = (page: Page) => page.locator('[role="option"][aria-label*=" % "]').first()

/** Plays on until somebody is asked who can be told the odds. */
async function untilOdds(page: Page): Promise<void> {
  const dice = new Dice('some answers')
  for (let answered = 0; answered < 12; answered++) {
    await answerOne(page, byScript, dice)
    await whenAsked(page)
    const found = withOdds(page)
    if (
      await found.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error('No odds were told.')
}

test('whoever plays alone is told what is good in three levels, by keyboard, and nothing moves', async () => {
  const { page, troubles, context } = await visit(browser, '/')
  await sitDown(page, 'starship-samurai', 'players=3&seed=hints')
  await whenAsked(page)
  const button = page.locator('[data-act="hint"]')
  const before = await page.locator('.choices-list').boundingBox()
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: en['hint.title'] })
  await panel.locator('.hint-text[aria-busy="false"]').waitFor()
  expect(await panel.innerText()).toMatch(/Look at .+[.?]\n+Most important here: .+ \(about [\d.]+ honor\)\./)
  // What can be chosen stays in sight beside it.
  const [told, list] = [await panel.boundingBox(), await page.locator('.choices').boundingBox()]
  expect(told && list && told.y >= list.y + list.height).toBe(true)
  expect(await page.locator('.choices-list').boundingBox()).toEqual(before)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await panel.innerText()).toMatch(/Worth a thought, the best first\n+.+\nFor it: .+\(about [\d.]+ honor\)/)
  await panel.locator('[data-act="hint-more"]').focus()
  await page.keyboard.press('Enter')
  expect(await panel.innerText()).toMatch(
    /A bot would choose\n+.+\n+Rather than .+\n+(For it|Given up): .+\(about [\d.]+ honor\)/,
  )
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
  await untilOdds(page)
  expect(await withOdds(page).getAttribute('aria-label')).toMatch(/, \d+ % (battle card|to win)$/)
  expect(troubles).toEqual([])
  await context.close()
})

test('in German, on a phone, the advice stays inside the window', async () => {
  const { page, context } = await visit(browser, '/', { viewport: PHONE, language: 'de' })
  await sitDown(page, 'starship-samurai', 'players=3&seed=hints')
  await whenAsked(page)
  await page.locator('[data-tab="choices"]').click()
  await page.locator('[data-act="hint"]').click()
  const panel = page.getByRole('region', { name: de['hint.title'] })
  await panel.locator('.hint-text[aria-busy="false"]').waitFor()
  await panel.locator('[data-act="hint-more"]').click()
  expect(await panel.innerText()).toContain(de['hint.sensible'])
  const box = await panel.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= PHONE.width && box.y + box.height <= PHONE.height).toBe(true)
  await context.close()
})

test('where several people share the device, nobody is advised', async () => {
  const { page, context } = await visit(browser, '/')
  await sitDown(page, 'starship-samurai', 'players=2&people=2&seed=hints')
  expect(await page.locator('[data-act="hint"]').count()).toBe(0)
  await context.close()
})

test('the end looks back: chances over time, what cost most and why, and a way to practice; it is kept', async () => {
  const { page, troubles, context } = await visit(browser, '/')
  await openFinished(page, 'starship-samurai')
  await goTo(page, `${new URL(page.url()).pathname}?as=1`)
  const review = page.locator('[data-act="review"]')
  await review.locator('.review-line').first().waitFor({ state: 'attached' })
  await page.locator('[data-act="review"][data-done="true"]').waitFor({ timeout: 60_000 })
  const text = await review.innerText()
  expect(text).toMatch(/You started at \d+\s%/)
  // Whoever answered by chance in this match lost much by it.
  expect(text).toMatch(
    /You chose .+\.\n+Better: .+ from \d+ to about \d+\s%\.\n+(In favor|Against): .+\(about [\d.]+ honor\)/,
  )
  await review.locator('[data-act="review-practice"]').first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.locator('[data-act="review"][data-done="true"]').waitFor({ timeout: 5000 })
  expect(await review.innerText()).toBe(text)
  expect(troubles).toEqual([])
  await context.close()
})
