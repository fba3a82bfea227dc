import { Dice } from '@orrery/engine'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kept, launch, sitDown, visit } from './browser.ts'
import { answerOne, byClicks, byKeyboard, playToEnd, whenAsked } from './player.ts'

/** Small and short games, so that all of them together take minutes: the rules are the same. */
const GAMES = [
  { game: 'starship-samurai', query: 'players=2' },
  { game: 'xia', query: 'players=2&options=goal=5' },
  { game: 'tsukuyumi', query: 'players=2&options=rounds=3' },
] as const

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

describe.each(GAMES)('a whole game of $game against bots', ({ game, query }) => {
  test('through clicks on the table alone', async () => {
    const { context, page, troubles } = await visit(browser, '/')
    await sitDown(page, game, `${query}&seed=clicks`)
    expect(await playToEnd(page, byClicks, 'clicks')).toBeGreaterThan(10)
    expect(troubles).toEqual([])
    await context.close()
  })

  test('through the keyboard alone', async () => {
    const { context, page, troubles } = await visit(browser, '/')
    await sitDown(page, game, `${query}&seed=keys`)
    expect(await playToEnd(page, byKeyboard, 'keys')).toBeGreaterThan(10)
    expect(troubles).toEqual([])
    await context.close()
  })

  test('with the network off, and a reload in between', async () => {
    const { context, page, troubles } = await visit(browser, '/')
    await kept(page)
    await context.setOffline(true)
    await sitDown(page, game, `${query}&seed=offline`)
    await answerOne(page, byClicks, new Dice('offline'))
    await whenAsked(page)
    await page.reload()
    expect(await playToEnd(page, byClicks, 'offline')).toBeGreaterThan(10)
    expect(troubles).toEqual([])
    await context.close()
  })
})
