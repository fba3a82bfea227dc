import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kept, launch, sitDown, visit, visitTable } from '../kit/browser.ts'
import { answerOne, byClicks, byKeyboard, playToEnd, type Step, whenAsked } from '../kit/player.ts'

/**
 * Plays whole games against bots in each of the ways a person can. `query` makes them small and short, so that all of them together take
 * minutes: the rules are the same. Each game has a file of its own, so that they run side by side.
 */
export const playWholeGames = (game: string, query: string): void =>
  playInEachWay(`a whole game of ${game} against bots`, game, query, async (page, step, seed) => {
    expect(await playToEnd(page, step, seed)).toBeGreaterThan(10)
  })

/** The same ways for some answers: enough to see that the table opens, asks, takes what is decided, and goes on. */
export const playSomeAnswers = (game: string, query: string, count: number): void =>
  playInEachWay(`the first ${count} answers of ${game} against bots`, game, query, async (page, step, seed) => {
    const dice = new Dice(seed)
    for (let answered = 0; answered < count; answered++) await answerOne(page, step, dice)
    expect((await whenAsked(page)).question).toBeDefined()
  })

function playInEachWay(
  title: string,
  game: string,
  query: string,
  play: (page: Page, step: Step, seed: string) => Promise<void>,
): void {
  let browser: Browser

  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  describe(title, () => {
    const playAt = async (seed: string, step: Step) => {
      const { context, page, troubles } = await visitTable(browser, game, `${query}&seed=${seed}`)
      await play(page, step, seed)
      expect(troubles).toEqual([])
      await context.close()
    }

    test('through clicks on the table alone', () => playAt('clicks', byClicks))

    test('through the keyboard alone', () => playAt('keys', byKeyboard))

    test('with the network off, and a reload in between', async () => {
      const { context, page, troubles } = await visit(browser, '/', { keeping: true })
      await kept(page)
      await context.setOffline(true)
      await sitDown(page, game, `${query}&seed=offline`)
      await answerOne(page, byClicks, new Dice('offline'))
      await whenAsked(page)
      await page.reload()
      await play(page, byClicks, 'offline')
      expect(troubles).toEqual([])
      await context.close()
    })
  })
}
