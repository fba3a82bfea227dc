import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES, languageName, PSEUDO } from '../../src/words/languages.ts'
import { DESKTOP, goTo, launch, PHONE, sitDown, visit } from './browser.ts'
import { answerOne, LISTED, openList, type Step, whenAsked } from './player.ts'
import { type ShownText, shownTexts } from './shown-texts.ts'

/**
 * Walks through the table in a language in which every letter has an accent and every text is two fifths longer: what still has letters
 * without one was left in English, and what does not fit any more would be cut in other languages too.
 */

const GAMES = ['starship-samurai', 'xia', 'tsukuyumi'] as const
const SCREENS = ['/', ...GAMES.map((game) => `/new/${game}`), ...GAMES.map((game) => `/rules/${game}`), '/settings']

/** After so many answers a table is looked at. */
const LOOKS = [0, 8]

/** What is the same in every language, and why. */
const SAME_EVERYWHERE: readonly (readonly [words: RegExp, why: string])[] = [
  [/\b[a-z]+\.[A-Za-z][\w-]*(?:#\w+)?/g, 'ids of rules, by which people link to them'],
  [/\bOrrery\b/g, 'the name of the product'],
  [/\b(?:Starship Samurai|Xia|Legends of a Drift System|Tsukuyumi|Full Moon Down)\b/g, 'titles of games'],
  [/\bKepler\b/g, 'a name that bots go by, as people do'],
  [/\b(?:English|Deutsch)\b/g, 'languages are called what they call themselves'],
  [
    /\b(?:Aurora|Comet|Gamma|Horizon|Ion|Luna|Nova|Pulsar|Rift|Sol|Terra|Void)\b/g,
    'clans, which their board draws by their names',
  ],
]

/**
 * How many texts more than in English may be cut: on a phone the line that says what there is to do, and numbers beside it on Starship
 * Samurai's board. It must not grow.
 */
const SIZES = [
  { viewport: DESKTOP, moreCut: 0 },
  { viewport: PHONE, moreCut: 5 },
]

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The same answers in every language: by what options are, not by how their names are sorted. */
const byValue: Step = async (page, dice) => {
  await openList(page)
  await page.evaluate(
    ({ chance, listed }) => {
      const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
      const options = find(listed)
      options.sort((a, b) => ((a.dataset.option ?? '') < (b.dataset.option ?? '') ? -1 : 1))
      const [done] = find('[data-act="done"]:not(:disabled)')
      const choice = done && (options.length === 0 || chance % 3 === 0) ? done : options[chance % options.length]
      const wanted = find('[data-act="confirm"]')[0] ?? choice ?? find('[data-act="take-out"]')[0]
      wanted?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    },
    { chance: dice.below(1_000_000), listed: LISTED },
  )
}

type Walk = ReadonlyMap<string, readonly ShownText[]>

async function walk(language: string, viewport: typeof DESKTOP): Promise<Walk> {
  const found = new Map<string, readonly ShownText[]>()
  const { context, page, troubles } = await visit(browser, '/', { language, viewport })
  for (const path of SCREENS) found.set(path, await screenTexts(page, path))
  for (const game of GAMES)
    for (const [answers, texts] of await tableTexts(page, game)) found.set(`${game} after ${answers}`, texts)
  expect(troubles).toEqual([])
  await context.close()
  return found
}

async function screenTexts(page: Page, path: string): Promise<ShownText[]> {
  await goTo(page, path)
  await page.waitForSelector('h1')
  for (const summary of await page.$$('main details:not([open], [inert] *) > summary')) await summary.click()
  return shownTexts(page)
}

async function tableTexts(page: Page, game: string): Promise<readonly (readonly [number, ShownText[]])[]> {
  await sitDown(page, game, 'players=2&seed=words')
  const dice = new Dice('words')
  const looks: [number, ShownText[]][] = []
  for (const answers of LOOKS) {
    for (let made = looks.at(-1)?.[0] ?? 0; made < answers; made++) await answerOne(page, byValue, dice)
    await whenAsked(page)
    looks.push([answers, await shownTexts(page)])
  }
  return looks
}

const withoutNames = (text: string): string => SAME_EVERYWHERE.reduce((left, [words]) => left.replace(words, ''), text)

/** What somebody reads in English although the page speaks another language. */
const leftInEnglish = (seen: Walk): readonly string[] =>
  [...seen].flatMap(([place, texts]) =>
    texts
      .filter(({ text }) => /[A-Za-z]{2}/.test(withoutNames(text)))
      .map(({ text, where }) => `${place}, ${where}: ${text}`),
  )

const cutTexts = (seen: Walk): readonly string[] =>
  [...seen].flatMap(([place, texts]) =>
    texts.filter(({ cut }) => cut).map(({ text, where }) => `${place}, ${where}: ${text}`),
  )

test.each(SIZES)(
  'in longer words no text is left in English, and no more are cut: $viewport.width pixels wide',
  async ({ viewport, moreCut }) => {
    const english = await walk('en', viewport)
    const pseudo = await walk(PSEUDO, viewport)
    expect([...pseudo.keys()]).toEqual([...english.keys()])
    const left = leftInEnglish(pseudo)
    const [cutBefore, cutNow] = [cutTexts(english), cutTexts(pseudo)]
    const texts = [...pseudo.values()].reduce((sum, { length }) => sum + length, 0)
    console.log(
      `${viewport.width} pixels wide: ${texts} texts, ${left.length} left in English; cut: ${cutBefore.length} in English, ${cutNow.length} in longer words`,
    )
    expect(left).toEqual([])
    expect(cutNow.length, cutNow.join('\n')).toBeLessThanOrEqual(cutBefore.length + moreCut)
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
