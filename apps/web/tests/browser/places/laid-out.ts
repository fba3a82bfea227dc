import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PSEUDO } from '../../../src/words/languages.ts'
import { launch, visitTable } from '../kit/browser.ts'
import { leftInEnglish } from '../kit/left-in-english.ts'
import { answerOne, byScript, whenAsked } from '../kit/player.ts'
import { shownTexts } from '../kit/shown-texts.ts'
import { lookAtQuestion, placesOf, watchShifts } from './layout-checks.ts'

/** How one visits a table. */
export interface Look {
  readonly size: 'desktop' | 'tablet' | 'phone' | 'between' | 'flat'
  readonly theme: 'dark' | 'light'
  readonly language: string
}

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  between: { width: 820, height: 1100 },
  /** A page of 1440 by 900 that is enlarged to 200 %, and a phone that lies. */
  flat: { width: 720, height: 450 },
} as const

/** A look for each size, themes and languages alternating from size to size and from game to game. */
const SOME_LOOKS = {
  'starship-samurai': ['desktop dark en-XA', 'tablet light de', 'phone dark en', 'flat light de'],
  xia: ['desktop light en', 'tablet dark en-XA', 'phone light de', 'between dark en-XA'],
  tsukuyumi: ['desktop light de', 'tablet dark en-XA', 'phone light en', 'flat dark en-XA'],
} as const

export const someLooks = (game: keyof typeof SOME_LOOKS): readonly Look[] =>
  SOME_LOOKS[game].map((look) => {
    const [size, theme, language] = look.split(' ') as [Look['size'], Look['theme'], string]
    return { size, theme, language }
  })

export const ALL_LOOKS: readonly Look[] = (Object.keys(SIZES) as Look['size'][]).flatMap((size) =>
  (['dark', 'light'] as const).flatMap((theme) => ['en', 'de', PSEUDO].map((language) => ({ size, theme, language }))),
)

/** How much may move by itself, of the whole page: see docs/look.md. */
const MOST_SHIFT = 0.02

/** Closes what was opened to answer. */
async function closeList(page: Page): Promise<void> {
  if ((await page.locator('[data-opened] [data-region="choices"]').count()) === 0) return
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-opened] [data-region="choices"]', { state: 'detached' })
}

/** Plays some answers of a game in a look, and checks the places after each question. */
export async function checkLayout(browser: Browser, game: string, query: string, look: Look, answers: number) {
  const { context, page, troubles } = await visitTable(browser, game, query, {
    theme: look.theme,
    language: look.language,
    viewport: SIZES[look.size],
  })
  await whenAsked(page)
  const shifted = await watchShifts(page)
  const first = await placesOf(page)
  const dice = new Dice(query)
  const found: string[] = []
  for (let answered = 0; answered <= answers; answered++) {
    const { question, over } = await whenAsked(page)
    if (over) break
    await closeList(page)
    const problems = [...(await lookAtQuestion(page, game))]
    if (look.language === PSEUDO) problems.push(...leftInEnglish(await shownTexts(page)))
    for (const problem of problems) found.push(`${await askOf(page)} (${question}): ${problem}`)
    expect(await placesOf(page), `A5, question ${question}`).toEqual(first)
    if (answered < answers) await answerOne(page, byScript, dice)
  }
  expect(found).toEqual([])
  const { sum, what } = await shifted()
  expect(sum, `A6: ${what}`).toBeLessThanOrEqual(MOST_SHIFT)
  expect(troubles).toEqual([])
  await context.close()
}

const askOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-ask]')?.dataset.ask ?? 'nothing')

/** The first answers of a game in each of these looks. Each game has a file of its own, so that they run side by side. */
export function checkPlaces(game: string, query: string, looks: readonly Look[], answers: number): void {
  let browser: Browser

  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  test.each(looks)(`${game}: nothing covers the board and nothing moves, $size, $theme, $language`, (look) =>
    checkLayout(browser, game, query, look, answers),
  )
}
