import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch, visit } from './browser.ts'
import { cardProblems, mostAlike } from './card-checks.ts'

/** How many cards each game draws on its page of rules. */
const GAMES = { 'starship-samurai': 42, tsukuyumi: 99, xia: 100 } as const
/** Part of the pixels in which pictures of a deck differ at least. */
const DIFFERENT = 0.06

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

describe.each(Object.entries(GAMES))('the cards of %s', (game, count) => {
  test.each(['en', 'de', 'en-XA'])('fit with all their text, whole, in a sheet and folded: %s', async (language) => {
    const { page, context } = await visit(browser, `/rules/${game}`, { language })
    await expect.poll(() => page.locator('.reference-cards [data-card]').count()).toBe(count)
    expect(await cardProblems(page)).toEqual([])
    await context.close()
  })

  test('have pictures that an eye can tell apart', async () => {
    const { page, context } = await visit(browser, `/rules/${game}`)
    await expect.poll(() => page.locator('.reference-cards [data-card]').count()).toBe(count)
    const decks = await mostAlike(page)
    expect(decks.reduce((sum, { cards }) => sum + cards, 0)).toBe(count)
    expect(decks.filter(({ differ }) => differ < DIFFERENT)).toEqual([])
    await context.close()
  })
})
