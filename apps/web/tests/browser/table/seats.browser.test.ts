import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goTo, launch, sitDown, visit } from '../kit/browser.ts'
import { FINISHED, openFinished } from '../kit/finished.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** What the marks of seats within something look like, by seat: colours and shape. */
const marksIn = (page: Page, place: string): Promise<readonly string[]> =>
  page.$$eval(`${place} .seat-mark`, (marks) => {
    const looks: string[] = []
    for (const mark of marks as SVGElement[]) {
      const path = mark.querySelector('path')
      if (!path) continue
      const { fill, stroke } = getComputedStyle(path)
      looks[Number(mark.dataset.seat)] = `${path.getAttribute('d')} ${fill} ${stroke}`
    }
    return looks
  })

/** A11: a seat of a game looks the same wherever it is drawn. */
describe.each(['dark', 'light'] as const)('%s', (theme) => {
  test.each(Object.keys(FINISHED))('seats of %s look the same on every page', async (game) => {
    const { page, troubles, context } = await visit(browser, `/new/${game}?players=3`, { theme })
    await page.waitForSelector('.planned-seats .seat-mark')
    const planned = await marksIn(page, '.planned-seats')
    expect(new Set(planned).size).toBe(3)
    await sitDown(page, game, 'players=3&seed=seats')
    await page.waitForSelector('.seats .seat-mark')
    expect(await marksIn(page, '.seats')).toEqual(planned)
    await goTo(page, '/mine')
    await page.waitForSelector('.match-card-seats .seat-mark')
    expect(await marksIn(page, '.match-card-seats')).toEqual(planned)
    await openFinished(page, game)
    await page.waitForSelector('.seats .seat-mark')
    expect(await marksIn(page, '.seats')).toEqual(planned)
    await goTo(page, new URL(page.url()).pathname)
    await page.waitForSelector('.end-bars .seat-mark')
    expect(await marksIn(page, '.end-ranks')).toEqual(planned)
    expect(await marksIn(page, '.end-bars')).toEqual(planned)
    await goTo(page, '/replays')
    await page.waitForSelector('.match-card-seats .seat-mark')
    expect(await marksIn(page, '.match-card-seats')).toEqual(planned)
    expect(troubles).toEqual([])
    await context.close()
  })
})
