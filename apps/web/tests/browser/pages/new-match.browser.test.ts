import { Dice, type Options } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import en from '../../../src/words/en/index.ts'
import { launch, visit } from '../kit/browser.ts'
import { answerOne, byScript, whenAsked } from '../kit/player.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The form of a new match against a bot, with its options open. */
async function openForm(game: string): Promise<Page> {
  const { page, context, troubles } = await visit(browser, `/new/${game}?way=online&players=2`)
  onTestFinished(async () => {
    expect(troubles).toEqual([])
    await context.close()
  })
  await page.locator('.planned-seats select').nth(1).selectOption('bot:novice')
  await page.locator('details summary h2').first().click()
  return page
}

/** Begins the match, plays a little, and says which options the server was sent and took. */
async function begin(page: Page, decisions = 4): Promise<Options> {
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/matches') && request.method() === 'POST')
  await page.click('[data-act="begin"]')
  const request = await sent
  await page.waitForURL(/\/play\//)
  const dice = new Dice('options')
  for (let made = 0; made < decisions; made++) if (!(await whenAsked(page)).over) await answerOne(page, byScript, dice)
  return (request.postDataJSON() as { readonly options: Options }).options
}

const option = (page: Page, id: string) => page.locator(`[data-option="${id}"]`)

test('a deck of forty is built card by card and played', async () => {
  const page = await openForm('starship-samurai')
  await expect.poll(() => option(page, 'build').count()).toBe(0)
  await option(page, 'deck').locator('select').selectOption('build')
  const editor = option(page, 'build')
  const more = editor.locator('.list-member button:last-child')
  for (let card = 0; card < 20; card++) {
    await more.nth(card).click()
    await more.nth(card).click()
    await expect.poll(() => more.nth(card).isDisabled()).toBe(true)
  }
  await expect.poll(() => editor.locator('[role="status"]').textContent()).toContain('40')
  await expect.poll(() => more.nth(20).isDisabled()).toBe(true)
  await option(page, 'trading').locator('input').check()
  const options = await begin(page)
  const build = options.build as readonly string[]
  expect([build.length, new Set(build).size, options.deck, options.trading]).toEqual([40, 20, 'build', true])
})

test('a list that is not whole is not taken, and says why', async () => {
  const page = await openForm('starship-samurai')
  await option(page, 'deck').locator('select').selectOption('build')
  const editor = option(page, 'build')
  await editor.locator('button', { hasText: en['new.list.example'] }).click()
  await editor.locator('.list-member button').first().click()
  await page.click('[data-act="begin"]')
  await expect
    .poll(() => page.locator('.toast, [role="alert"]').allTextContents())
    .toContain('Option "build": a built deck has 40 cards, not 39.')
})

test('a number is chosen in its range', async () => {
  const page = await openForm('xia')
  const goal = option(page, 'goal').locator('input')
  await goal.fill('99')
  await page.click('[data-act="begin"]')
  expect(await goal.evaluate((input: HTMLInputElement) => input.validity.rangeOverflow)).toBe(true)
  await goal.fill('7')
  await option(page, 'npcs').locator('input').uncheck()
  await option(page, 'fameSales').locator('select').selectOption('any')
  expect(await begin(page)).toEqual({ goal: 7, npcs: false, fameSales: 'any' })
})

test('factions are chosen by seat, house rules one by one', async () => {
  const page = await openForm('tsukuyumi')
  const seats = option(page, 'factions').locator('select')
  await seats.nth(1).waitFor()
  const [first, second] = await seats.evaluateAll((all) => all.map((select) => (select as HTMLSelectElement).value))
  await seats.nth(0).selectOption(second as string)
  await expect.poll(() => seats.nth(1).inputValue()).toBe(first)
  await option(page, 'variants').locator('input').nth(3).check()
  await option(page, 'variants').locator('input').nth(0).check()
  await option(page, 'map').locator('select').selectOption('random')
  await option(page, 'rounds').locator('input').fill('3')
  expect(await begin(page)).toEqual({
    variants: ['connected-starts', 'no-pins'],
    rounds: 3,
    map: 'random',
    factions: [second, first],
  })
})
