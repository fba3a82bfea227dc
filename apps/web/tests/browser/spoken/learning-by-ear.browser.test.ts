import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goTo, launch, PHONE, visit } from '../kit/browser.ts'
import { openFinished } from '../kit/finished.ts'
import { standing, whenAsked } from '../kit/player.ts'
import { byKeys, coachWords, type Hand, learnable, takeLesson, whenCoached } from '../learning/learner.ts'
import { Reader, wordsIn } from './reader.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const MOST_WORDS = 40
/** So many words of the coach are known again. */
const FIRST_WORDS = 3
/** Said where there is no room for the coach: a key reads the rest. */
const MORE = 'More from the coach: O.'

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim()
const beginning = (text: string): string => bare(text).split(' ').slice(0, FIRST_WORDS).join(' ')

/** Keys alone, with an ear on what comes of every press: something is said of it, and what the coach says next, or how to hear that. */
function listening(reader: Reader): { readonly hand: Hand; readonly heard: readonly string[] } {
  const heard: string[] = []
  const hand: Hand = async (page, selector) => {
    heard.push(...(await reader.said()))
    const [from, before] = [heard.length, await coachAt(page)]
    await byKeys(page, selector)
    const isHeard = async (): Promise<boolean> => {
      heard.push(...(await reader.said()))
      const [told, words] = [heard.slice(from), await coachAt(page)]
      const isCoached =
        words === before || told.some((text) => text.includes(MORE) || bare(text).includes(beginning(words)))
      if (told.length > 0 && isCoached) return true
      // What is to be confirmed, and where a lesson ends, has the focus, and is read from there.
      const isAsked = (await standing(page)).confirming || (await isInDialog(page))
      return isAsked && (await reader.focus()).name !== ''
    }
    await expect.poll(isHeard, { message: `nothing is said of ${selector}` }).toBe(true)
  }
  return { hand, heard }
}

const isInDialog = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('dialog') != null)

const coachAt = async (page: Page): Promise<string> =>
  (await page.locator('[data-coach] [data-said]').count()) === 0 ? '' : bare(await coachWords(page))

test.each(learnable)('a lesson of %s is taken to its end by ear and keys', async (game, lessons) => {
  const [lesson] = lessons
  if (lesson === undefined) throw new Error(`${game} has no lesson.`)
  const { page, context, troubles } = await visit(browser, `/learn/${game}/${lesson.id}`)
  await whenCoached(page)
  await whenAsked(page)
  const reader = await Reader.at(page)
  const { hand, heard } = listening(reader)
  await takeLesson(page, lesson, hand)
  expect(heard.filter((text) => wordsIn(text) > MOST_WORDS)).toEqual([])
  // What was learned is read where the lesson ends.
  expect(await isInDialog(page)).toBe(true)
  expect((await reader.focus()).name).not.toBe('')
  expect(troubles).toEqual([])
  await context.close()
})

test('a match is looked back at by ear: who won, that it is done, and each turning point by its name', async () => {
  const { page, context, troubles } = await visit(browser, '/')
  await openFinished(page, 'starship-samurai')
  const address = `${new URL(page.url()).pathname}?as=1`
  await goTo(page, address)
  await page.waitForSelector('.end-ranks')
  const reader = await Reader.at(page)
  const { role, name, description } = await reader.focus()
  expect([role, name, description]).toEqual([
    'heading',
    expect.stringMatching(/win|won/),
    expect.stringMatching(/\d+ honor/),
  ])
  await page.locator('[data-act="review"][data-done="true"]').waitFor({ timeout: 60_000 })
  const said = await reader.said()
  expect(said.join(' ')).toMatch(/^Looked back: \d+ things? cost you much\.$/)
  const names = new Set<string>()
  const buttons = page.locator('[data-act="review-look"], [data-act="review-practice"]')
  for (let index = 0; index < (await buttons.count()); index++) {
    await buttons.nth(index).focus()
    const read = await reader.focus()
    names.add(`${read.name}, ${read.description}`)
  }
  expect(names.size).toBe(await buttons.count())
  await page.locator('[data-act="review-look"]').first().focus()
  await reader.said()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await reader.said()).join(' ')).toMatch(/\d+ of \d+/)
  expect(troubles).toEqual([])
  await context.close()
})

test('on a phone the question is said, and its list is one stop away', async () => {
  const { page, context } = await visit(browser, '/new/tsukuyumi?players=2&seed=phone', { viewport: PHONE })
  await page.click('[data-act="begin"]')
  await page.waitForURL(/\/table\//)
  await whenAsked(page)
  const reader = await Reader.at(page)
  await page.locator('[data-tab="choices"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('#choices').focus()
  expect((await reader.press('q')).said.join(' ')).toMatch(/\d+ options?\.$/)
  const option = await reader.press('ArrowDown')
  expect([option.focus?.role, option.focus?.name]).toEqual(['option', expect.stringMatching(/\w/)])
  await context.close()
})
