import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES, languageName, PSEUDO } from '../../../src/words/languages.ts'
import { arrive, DESKTOP, goTo, launch, PHONE, visit } from '../kit/browser.ts'
import { leftInEnglish } from '../kit/left-in-english.ts'
import { type ShownText, shownTexts } from '../kit/shown-texts.ts'

/**
 * Walks through the pages in a language in which every letter has an accent and every text is two fifths longer: what still has letters
 * without one was left in English, and what does not fit any more would be cut in other languages too. Tables are looked at the same way
 * where their places are, see `laid-out.ts`.
 */

const GAMES = ['starship-samurai', 'xia', 'tsukuyumi'] as const
const SCREENS = ['/', ...GAMES.map((game) => `/new/${game}`), ...GAMES.map((game) => `/rules/${game}`), '/settings']

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

async function screenTexts(page: Page, path: string): Promise<ShownText[]> {
  await goTo(page, path)
  await page.waitForSelector('h1')
  await page.$$eval('main details:not([open], [inert] *) > summary', (all) => {
    for (const summary of all as HTMLElement[]) summary.click()
  })
  return shownTexts(page)
}

test.each([DESKTOP, PHONE])(
  'in longer words no text of a page is left in English, and none is cut: $width pixels wide',
  async (viewport) => {
    const { context, page, troubles } = await arrive(browser, { language: PSEUDO, viewport })
    const found: string[] = []
    for (const path of SCREENS) {
      const texts = await screenTexts(page, path)
      const cut = texts.filter((text) => text.cut).map(({ text, where }) => `cut, ${where}: ${text}`)
      found.push(...[...leftInEnglish(texts), ...cut].map((problem) => `${path}, ${problem}`))
    }
    expect(found).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  },
)

test('the address can ask for the longer words, and the menu does not offer them', async () => {
  const { context, page, troubles } = await visit(browser, `/settings?lang=${PSEUDO}`)
  await page.waitForSelector('h1')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(PSEUDO)
  const offered = await page.locator('.settings fieldset').first().locator('label').allTextContents()
  expect(offered).toEqual(LANGUAGES.map(languageName))
  expect(troubles).toEqual([])
  await context.close()
})
