import { Dice } from '@orrery/engine'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kept, launch, sitDown, visit } from './browser.ts'
import { answerOne, byClicks, byKeyboard, playToEnd, type Step, whenAsked } from './player.ts'

/**
 * Plays whole games against bots in each of the ways a person can. `query` makes them small and short, so that all of them together take
 * minutes: the rules are the same. Each game has a file of its own, so that they run side by side.
 */
export function playWholeGames(game: string, query: string): void {
  let browser: Browser

  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  describe(`a whole game of ${game} against bots`, () => {
    const playAt = async (seed: string, step: Step) => {
      const { context, page, troubles } = await visit(browser, '/')
      await sitDown(page, game, `${query}&seed=${seed}`)
      expect(await playToEnd(page, step, seed)).toBeGreaterThan(10)
      expect(troubles).toEqual([])
      await context.close()
    }

    test('through clicks on the table alone', () => playAt('clicks', byClicks))

    test('through the keyboard alone', () => playAt('keys', byKeyboard))

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
}
