import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PSEUDO } from '../../../src/words/languages.ts'
import { arrive, goTo, launch } from '../kit/browser.ts'
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
  test('fit with all their text, whole, in a sheet and folded, in every language; an eye can tell their pictures apart', async () => {
    const { page, context } = await arrive(browser)
    for (const language of ['en', 'de', PSEUDO]) {
      await goTo(page, `/rules/${game}?lang=${language}`)
      await expect.poll(() => page.locator('.reference-cards [data-card]').count()).toBe(count)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
      expect(await cardProblems(page), language).toEqual([])
    }
    const decks = await mostAlike(page)
    expect(decks.reduce((sum, { cards }) => sum + cards, 0)).toBe(count)
    expect(decks.filter(({ differ }) => differ < DIFFERENT)).toEqual([])
    await context.close()
  })
})
