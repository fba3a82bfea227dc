import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, DESKTOP, goTo, launch, PHONE } from '../kit/browser.ts'
import { FINISHED, openFinished } from '../kit/finished.ts'
import { obstacles } from '../kit/obstacles.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const TABLET = { width: 1024, height: 768 }

/** The end of a recorded match, through the eyes of a seat. */
async function openEnd(page: Page, game: string, seat = 0): Promise<void> {
  await openFinished(page, game)
  await goTo(page, `${new URL(page.url()).pathname}?as=${seat}`)
  await page.waitForSelector('.end-line > path', { state: 'attached' })
}

const texts = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (found) => found.map(({ textContent }) => textContent ?? ''))

const LOOKS = [
  ['starship-samurai', DESKTOP, 'light', 'en'],
  ['starship-samurai', PHONE, 'dark', 'de'],
  ['xia', TABLET, 'light', 'de'],
  ['xia', PHONE, 'light', 'en'],
  ['tsukuyumi', PHONE, 'light', 'de'],
  ['tsukuyumi', DESKTOP, 'dark', 'en'],
] as const

test.each(LOOKS)(
  '%s ends in a scene that adds up and can be used by everybody, %o %s %s',
  async (game, viewport, theme, language) => {
    const { page, troubles, context } = await arrive(browser, { viewport, theme, language })
    await openEnd(page, game)
    const scores = await texts(page, '.end-score')
    expect(scores.map(Number)).toEqual(scores.map(Number).toSorted((a, b) => b - a))
    expect(await texts(page, '.end-sum')).toEqual(scores)
    // What each bar is made of comes to its sum.
    const sums = await page.$$eval('.end-bar', (bars) =>
      bars.map((bar) => {
        const number = (part: Element) => Number((part.firstChild?.textContent ?? '').replace('−', '-'))
        const gains = [...bar.querySelectorAll('.end-part b')].map(number)
        const losses = [...bar.querySelectorAll('.end-lost')].map(number)
        return [...gains, ...losses].reduce((sum, n) => sum + n, 0)
      }),
    )
    expect(sums).toEqual(scores.map(Number))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.end *')].flatMap((element) => {
        const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
        const { fontSize } = getComputedStyle(element)
        return isText && Number.parseFloat(fontSize) < 12 ? [`${element.outerHTML.slice(0, 80)} ${fontSize}`] : []
      }),
    )
    expect(small).toEqual([])
    expect(await obstacles(page)).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  },
)

test('the chart leads to the board of a moment, and back', async () => {
  const { page, context } = await arrive(browser)
  await openEnd(page, 'starship-samurai')
  await page.getByRole('slider').focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft')
  const [read = ''] = await texts(page, '.end-read > .soft')
  const step = Number(/\d+/.exec(read)?.[0])
  await page.keyboard.press('Enter')
  await page.waitForSelector('.table')
  expect(new URL(page.url()).searchParams.get('at')).toBe(String(step))
  await page.keyboard.press('Escape')
  await page.waitForSelector('.end')
  await page.click('[data-act="board"]')
  await page.waitForSelector('.table')
  await page.click('[data-act="result"]')
  await page.waitForSelector('.end')
  await context.close()
})

test('it is kept as a picture and as a file, played again, and played on', async () => {
  const { page, context } = await arrive(browser)
  await openEnd(page, 'xia', 2)
  const end = page.url()
  await page.click('[data-act="share"]')
  const [picture] = await Promise.all([page.waitForEvent('download'), page.click('[data-act="share-picture"]')])
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-act="share-file"]')])
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).decisions).toEqual(
    JSON.parse(readFileSync(FINISHED.xia ?? '', 'utf8')).decisions,
  )
  await page.keyboard.press('Escape')
  await page.click('[data-act="play-on"]')
  await page.click('[data-act="practise"]')
  await page.waitForURL(/\/table\//)
  await goTo(page, end)
  await page.click('[data-act="rematch"]')
  await page.waitForURL(/\/table\//)
  await context.close()
})
