import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { goTo, launch, sitDown, visit } from '../kit/browser.ts'
import { FINISHED, openFinished } from '../kit/finished.ts'
import { twoAtATable } from '../kit/online-match.ts'
import { whenAsked } from '../kit/player.ts'
import { learnable, whenCoached } from '../learning/learner.ts'
import { type Read, Reader } from './reader.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const MOST_STOPS = 25
/** More than any page has. */
const ENDLESS = 100

/** Where Tab stops from the top of a page to its end, as it is heard. */
async function stopsOf(page: Page): Promise<readonly Read[]> {
  const reader = await Reader.at(page)
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const stops: Read[] = []
  while (stops.length < ENDLESS) {
    await page.keyboard.press('Tab')
    // From the end of the page Tab leads out of it.
    if (await page.evaluate(() => document.activeElement === document.body)) break
    stops.push(await reader.focus())
  }
  return stops
}

/** What whoever goes over a page by Tab stumbles over: stops that say nothing, or the same as another one, or the same again. */
function problemsOf(stops: readonly Read[]): readonly string[] {
  const texts = stops.map(({ role, name, description }) => `${role} ${name} (${description})`)
  return stops.flatMap(({ name, description }, index) => [
    ...(name.trim() === '' ? [`no name: ${texts[index]}, after ${texts[index - 1]}`] : []),
    ...(name !== '' && description.startsWith(name) ? [`told twice: ${texts[index]}`] : []),
    ...(texts.indexOf(texts[index] ?? '') < index ? [`two of ${texts[index]}`] : []),
  ])
}

async function expectHeard(page: Page): Promise<void> {
  const stops = await stopsOf(page)
  expect(problemsOf(stops)).toEqual([])
  expect(stops.length, stops.map(({ name }) => name).join(' | ')).toBeLessThanOrEqual(MOST_STOPS)
  expect(stops.length).toBeGreaterThan(0)
}

describe('every stop of Tab says what it is, once, and there are not many', () => {
  const addresses = [
    '/new/xia?players=3',
    '/new/tsukuyumi?players=2&way=pass',
    '/new/starship-samurai?players=2&way=online',
    '/lobby',
    '/mine',
    '/replays',
    '/learn/tsukuyumi',
    '/settings',
    '/account',
    '/about',
  ]
  test('on pages', async () => {
    const { page, context } = await visit(browser, '/')
    // So that there is something to go on with.
    await sitDown(page, 'xia', 'players=2&seed=pages')
    await whenAsked(page)
    for (const address of addresses) {
      await goTo(page, address)
      await page.locator('h1').first().waitFor()
      const reader = await Reader.at(page)
      expect([(await reader.focus()).name, await page.title()], address).not.toContain('')
      expect(await page.title()).not.toBe('Orrery')
      await expectHeard(page)
    }
    await context.close()
  })

  test.each(learnable)('in the first lesson of %s', async (game, lessons) => {
    const { page, context } = await visit(browser, `/learn/${game}/${lessons[0]?.id}`)
    await whenCoached(page)
    await whenAsked(page)
    await expectHeard(page)
    await context.close()
  })

  test.each(Object.keys(FINISHED))('in a replay of %s, and looking back at the match', async (game) => {
    const { page, context } = await visit(browser, '/')
    await openFinished(page, game)
    await expectHeard(page)
    await goTo(page, new URL(page.url()).pathname)
    await page.waitForSelector('.end-ranks')
    await expectHeard(page)
    await context.close()
  })

  test.each(Object.keys(FINISHED))('where the device of %s is handed on', async (game) => {
    const { page, context } = await visit(browser, `/new/${game}?players=2&way=pass&seed=passed`)
    await page.click('[data-act="begin"]')
    await page.waitForSelector('[data-act="ready"]')
    await expectHeard(page)
    await page.click('[data-act="ready"]')
    await whenAsked(page)
    await expectHeard(page)
    await context.close()
  })

  test('in the chat, where every press is answered', async () => {
    const { ada, ben } = await twoAtATable(browser, inject('address'), 'starship-samurai', 'players=2')
    await ben.page.click('[data-tab="chat"]')
    const reader = await Reader.at(ben.page)
    await ben.page.locator('.chat-form input').focus()
    expect((await reader.press('Enter')).said).not.toEqual([])
    await ben.page.keyboard.type('Good luck')
    expect((await reader.press('Enter')).said).not.toEqual([])
    await expectHeard(ben.page)
    await ada.context.close()
    await ben.context.close()
  })
})
