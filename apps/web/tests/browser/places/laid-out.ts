import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PSEUDO } from '../../../src/words/languages.ts'
import { launch, visitTable } from '../kit/browser.ts'
import { leftInEnglish } from '../kit/left-in-english.ts'
import { answerOne, byScript, whenAsked } from '../kit/player.ts'
import { shownTexts } from '../kit/shown-texts.ts'
import { lookAtQuestion, type Places, placesOf, watchShifts } from './layout-checks.ts'

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

/** What is wrong, and the questions at which it is: one walk tells all of it. */
class Findings {
  readonly #questions = new Map<string, string[]>()

  add(question: string, problems: readonly string[]): void {
    for (const problem of problems) this.#questions.set(problem, [...(this.#questions.get(problem) ?? []), question])
  }

  list(): string[] {
    return [...this.#questions].map(([problem, [first, ...others]]) =>
      others.length === 0 ? `${problem} (${first})` : `${problem} (${first} and ${others.length} more)`,
    )
  }
}

/** Plays some answers of a game in a look, or all of them, and checks the places after each question. */
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
  const found = new Findings()
  let asked = 0
  try {
    for (; asked <= answers; asked++) {
      const { question, over } = await whenAsked(page)
      if (over) break
      await closeList(page)
      const at = `${await askOf(page)}, question ${question}`
      found.add(at, await lookAtQuestion(page, game))
      if (look.language === PSEUDO) found.add(at, leftInEnglish(await shownTexts(page)))
      found.add(at, movedPlaces(first, await placesOf(page)))
      if (asked < answers) await answerOne(page, byScript, dice)
    }
  } catch (error) {
    found.add(`after ${asked} questions`, [String(error)])
  }
  const { sum, what } = await shifted()
  if (sum > MOST_SHIFT) found.add(`${asked} questions`, [`A6: ${sum.toFixed(4)}: ${what}`])
  found.add('console', troubles)
  await context.close()
  expect(found.list()).toEqual([])
}

/** A5: every place has the same box as at the first question. */
const movedPlaces = (first: Places, now: Places): string[] =>
  [...new Set([...Object.keys(first), ...Object.keys(now)])]
    .filter((place) => first[place] !== now[place])
    .map((place) => `A5: ${place} was ${first[place] ?? 'not there'}, and is ${now[place] ?? 'not there'}`)

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

/** The sizes at which whole games are played, each in a look of its own. */
const WHOLE_LOOKS: readonly Look[] = [
  { size: 'desktop', theme: 'dark', language: 'en' },
  { size: 'tablet', theme: 'light', language: 'de' },
  { size: 'phone', theme: 'dark', language: PSEUDO },
]

/** A short game to its end. */
export function checkWholePlaces(game: string, query: string): void {
  let browser: Browser

  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  test.each(WHOLE_LOOKS)(`a whole game of ${game}: nothing covers the board and nothing moves, $size`, (look) =>
    checkLayout(browser, game, query, look, Number.POSITIVE_INFINITY),
  )
}
