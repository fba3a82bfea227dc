import { Dice } from '@orrery/engine'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import en from '../../../src/words/en/index.ts'
import { DESKTOP, launch, PHONE, sitDown, visit } from '../kit/browser.ts'
import { answerOne, byScript, standing, whenAsked } from '../kit/player.ts'

const RULES_OF_XIA = en['rules.of'].replace('{{game}}', 'Xia')

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

async function open(path: string, viewport = DESKTOP): Promise<Page> {
  const { page, context, troubles } = await visit(browser, path, { viewport })
  onTestFinished(async () => {
    expect(troubles).toEqual([])
    await context.close()
  })
  return page
}

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => element === document.activeElement)

const inSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test.each([DESKTOP, PHONE])(
  'a rule comes up over the table and goes away again, and nobody leaves the match: $width pixels wide',
  async (viewport) => {
    const page = await open('/', viewport)
    await sitDown(page, 'xia', 'players=2&options=firstGame=true&seed=rule')
    const { question } = await whenAsked(page)
    const table = page.url()
    const link = '[data-place="prompt"] .rule-link'
    const address = await page.locator(link).getAttribute('href')
    const rule = address?.split('#')[1] ?? ''
    await page.click(link)

    const dialog = page.getByRole('dialog', { name: RULES_OF_XIA })
    await dialog.waitFor()
    const paragraph = dialog.locator(`[id="${rule}"]`)
    await expect.poll(() => isFocused(page, `[id="${rule}"]`)).toBe(true)
    expect(await inSight(paragraph)).toBe(true)
    // The paragraph can be opened on a page of its own, or sent to somebody.
    const deep = paragraph.getByRole('link')
    expect([await deep.getAttribute('href'), await deep.getAttribute('target')]).toEqual([address, '_blank'])
    await dialog.getByRole('link', { name: 'Combat', exact: true }).click()
    await expect.poll(() => inSight(dialog.locator('#chapter-combat h2'))).toBe(true)
    expect(page.url()).toBe(table)

    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await isFocused(page, link)).toBe(true)
    expect([page.url(), (await standing(page)).question]).toEqual([table, question])
    await answerOne(page, byScript, new Dice('rule'))
    expect((await whenAsked(page)).question).not.toBe(question)
  },
)

test('the menu and the log open the rules over the table too', async () => {
  const page = await open('/')
  await sitDown(page, 'xia', 'players=2&options=firstGame=true&seed=rule')
  await whenAsked(page)
  const table = page.url()
  const dialog = page.getByRole('dialog', { name: RULES_OF_XIA })
  await page.getByRole('button', { name: en['menu.title'] }).click()
  await page.locator('.menu-list').getByText(en['menu.rules']).click()
  await dialog.getByRole('heading', { name: en['rules.goal'] }).waitFor()
  await dialog.getByRole('button', { name: en.close }).click()
  await dialog.waitFor({ state: 'detached' })

  const line = page.locator('.log-line .rule-link').first()
  const rule = await line.getAttribute('data-rule')
  await line.click()
  await expect.poll(() => isFocused(page, `[id="${rule}"]`)).toBe(true)
  expect(page.url()).toBe(table)
})

test.each(['xia', 'tsukuyumi'].flatMap((game) => [DESKTOP, PHONE].map((viewport) => ({ game, viewport }))))(
  'the rulebook of $game opens with the goal and a round, and its pictures name what they show: $viewport.width pixels wide',
  async ({ game, viewport }) => {
    const page = await open(`/rules/${game}`, viewport)
    await page.getByRole('heading', { name: en['rules.goal'] }).waitFor()
    await page.getByRole('heading', { name: en['rules.round'] }).waitFor()
    const figures = page.locator('.rule-figure')
    await expect.poll(() => figures.count()).toBeGreaterThanOrEqual(3)
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded()
      const labels = await figure.locator('figcaption li').count()
      await expect.poll(() => figure.locator('.rule-figure-mark').count()).toBe(labels)
      expect(await figure.evaluate(marksOutside)).toBe(0)
    }
  },
)

/** Runs in the page: how many numbers of a picture are not all inside its frame. */
function marksOutside(figure: Element): number {
  const frame = figure.querySelector('.rule-figure-frame')?.getBoundingClientRect()
  return [...figure.querySelectorAll('.rule-figure-mark')].filter((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect()
    return !frame || left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
  }).length
}

test('the pictures of a rulebook come to rest, on a phone whose pixels are no whole ones', async () => {
  const { page, context } = await visit(browser, '/rules/tsukuyumi', { viewport: PHONE, density: 2.625 })
  await page.waitForSelector('[data-figure="action-card"]')
  const changes = () =>
    page.evaluate(async () => {
      let count = 0
      const observer = new MutationObserver((records) => {
        count += records.length
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true })
      await new Promise((done) => setTimeout(done, 500))
      observer.disconnect()
      return count
    })
  const figures = page.locator('[data-figure="action-card"]')
  for (let at = 0; at < (await figures.count()); at++) {
    await figures.nth(at).evaluate((figure) => figure.scrollIntoView())
    await figures.nth(at).locator('.rule-figure-mark').first().waitFor()
    await expect.poll(changes).toBe(0)
  }
  await context.close()
})
