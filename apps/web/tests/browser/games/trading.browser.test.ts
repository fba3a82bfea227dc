import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import en from '../../../src/words/en/index.ts'
import { launch, type Visit } from '../kit/browser.ts'
import { twoAtATable } from '../kit/online-match.ts'
import { answerOne, byScript, standing } from '../kit/player.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const option = (page: Page, id: string) => page.locator(`[data-region="choices"] [data-option="${id}"]:not(:disabled)`)

const openTrade = (page: Page) => page.getByRole('button', { name: en['table.interject'] }).click()

async function closeTrade(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Both draft, until one of them has an order to perform; she comes first. */
async function atTheFirstOrder(people: readonly [Visit, Visit]): Promise<readonly [Page, Page]> {
  const dice = new Dice('drafting')
  const [ada, ben] = people.map(({ page }) => page)
  for (;;)
    for (const [page, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      if ((await standing(page)).question === undefined) continue
      if ((await option(page, 'units-3').count()) > 0) return [page, other]
      await answerOne(page, byScript, dice)
    }
}

const cardsOf = (page: Page) => page.locator('.ss-folded-hand .ss-folded-place').count()

test('two people trade in the middle of an order, and the one who performs it binds her next choice', async () => {
  const query = 'players=2&options=trading=true'
  const { ada, ben } = await twoAtATable(browser, inject('address'), 'starship-samurai', query)
  const [asked, other] = await atTheFirstOrder([ada, ben])
  const cards = await cardsOf(asked)

  // In the middle of the order: a unit is to be moved.
  await option(asked, 'units-3').click()
  await option(asked, 'stop').waitFor()
  await openTrade(asked)
  const form = asked.locator('.ss-offer-form')
  await form.locator('[name="give-choice"]').selectOption(JSON.stringify(['move.units', 'stop']))
  await form.locator('[name="want-cards"]').fill('1')
  await form.locator('[data-act="make-offer"]').click()
  await asked.locator('[data-act="withdraw-offer"]').waitFor()
  await closeTrade(asked)
  expect(await option(asked, 'stop').count()).toBe(1)

  // The other sees what it is about, takes it, and chooses a card to give.
  await openTrade(other)
  await expect.poll(() => other.locator('.ss-trading .ss-offer').first().textContent()).toContain('Stop')
  await other.locator('[data-act="accept-offer"]').click()
  await closeTrade(other)
  await answerOne(other, byScript, new Dice('a card'))

  // The card has changed hands, the order is over, and the turn goes on.
  await option(asked, 'end').waitFor()
  await expect.poll(() => cardsOf(asked)).toBe(cards + 1)
  await expect.poll(() => option(asked, 'stop').count()).toBe(0)
  await expect.poll(() => asked.locator('.log-lines').first().textContent()).toContain('word:')
  for (const { troubles, context } of [ada, ben]) {
    expect(troubles).toEqual([])
    await context.close()
  }
})
