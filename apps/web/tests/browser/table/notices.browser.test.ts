import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import en from '../../../src/words/en/index.ts'
import { launch, PHONE, visit } from '../kit/browser.ts'
import { twoAtATable } from '../kit/online-match.ts'
import { byScript, settled, standing } from '../kit/player.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })

const iconOf = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href')

test.each([{ width: 1024, height: 768 }, PHONE])(
  'messages, turns and requests to undo are noticed without scrolling, and a rematch is agreed on, %o',
  async (size) => {
    // The links are there as soon as the match is: nobody has to look for them.
    const { ada, ben } = await twoAtATable(browser, inject('address'), 'starship-samurai', 'players=2')
    await ada.page.setViewportSize(size)
    await ben.page.click('[data-tab="chat"]')
    await ben.page.locator('.chat-form input').fill('Good luck, Ada')
    await ben.page.keyboard.press('Enter')
    await ada.page.waitForSelector('.seat-said')
    expect(await ada.page.locator('.seat-said').textContent()).toBe('Good luck, Ada')
    expect(await inSight(ada.page, '.seat-said')).toBe(true)
    expect(await inSight(ada.page, '[data-tab="chat"] .tab-alert')).toBe(true)
    await ada.page.locator('.seat-said').waitFor({ state: 'detached' })
    expect(await ada.page.locator('[data-tab="chat"] .tab-alert').count()).toBe(1)
    await ada.page.click('[data-tab="chat"]')
    await ada.page.locator('.chat-lines').getByText('Good luck, Ada').waitFor()
    await ada.page.locator('[data-tab="chat"] .tab-alert').waitFor({ state: 'detached' })
    // Whoever is asked sees it on the tab of the browser.
    const { question } = await standing(ada.page)
    const [asked] = question === undefined ? [ben.page] : [ada.page]
    await expect.poll(() => iconOf(asked)).toBe('/icon-turn.svg')
    expect(await asked.title()).not.toBe('Starship Samurai')
    await undoRequestIsSeen(ada.page, ben.page, size)
    await rematchIsPlayed(ada.page, ben.page)
    await Promise.all([ada.context.close(), ben.context.close()])
  },
)

/** What cannot be taken back alone is asked of the other one: in front of everything else, in sight, and on the tab of the browser. */
async function undoRequestIsSeen(ada: Page, ben: Page, size: typeof PHONE): Promise<void> {
  await ben.setViewportSize(size)
  const dice = new Dice('undo')
  const whoMayAsk = async (): Promise<[asking: Page, other: Page]> => {
    for (let tries = 0; tries < 1000; tries++) {
      for (const [asking, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        if (await asking.locator('[data-act="ask-undo"]').isVisible()) return [asking, other]
        const { question } = await standing(asking)
        if (question === undefined) continue
        await byScript(asking, dice)
        await settled(asking, question)
        // Where there is no side the list lies on everything else; elsewhere Escape would take back what is about to be confirmed.
        if ((await asking.locator('[data-opened] [data-region="choices"]').count()) > 0)
          await asking.keyboard.press('Escape')
      }
      // Nobody may be asked just now.
      await ada.waitForTimeout(20)
    }
    throw new Error('Nobody may ask to undo anything.')
  }
  const [asking, other] = await whoMayAsk()
  await asking.click('[data-act="ask-undo"]')
  await other.waitForSelector('[data-place="prompt"] [data-act="agree"]')
  for (const act of ['agree', 'disagree'])
    expect(await inSight(other, `[data-place="prompt"] [data-act="${act}"]`)).toBe(true)
  expect(await other.title()).toContain(en['table.windowRequest'].replace('{{game}}', 'Starship Samurai'))
  await other.click('[data-act="disagree"]')
  await other.waitForSelector('[data-act="disagree"]', { state: 'detached' })
}

/** Whoever wants a rematch asks for it, and the other one sits down at the same table. */
async function rematchIsPlayed(ada: Page, ben: Page): Promise<void> {
  await ada.getByRole('button', { name: en['menu.title'] }).click()
  await ada.locator('[data-opened="menu"]').getByRole('button', { name: en['menu.resign'] }).click()
  await ada.getByRole('alertdialog').getByRole('button', { name: en['menu.resign'] }).click()
  await Promise.all([ada, ben].map((page) => page.waitForSelector('.end')))
  await ada.click('[data-act="rematch"]')
  await ada.waitForURL((url) => url.pathname.startsWith('/play/') && url.href !== ben.url())
  await ben.getByText(en['rematch.come'].split('{{')[0] ?? '').waitFor()
  await ben.click('[data-act="rematch"]')
  await ben.waitForURL(ada.url())
  await ada.locator('.seat', { hasText: 'Ben' }).waitFor()
}

test('who comes by a link can type a name at once', async () => {
  const ada = await visit(browser, '/new/starship-samurai?way=online&players=2')
  await ada.page.click('[data-act="begin"]')
  const link = await ada.page.locator('.invitations input').first().inputValue()
  const ben = await visit(browser, link)
  await ben.page.getByRole('dialog').waitFor()
  await ben.page.keyboard.type('Ben')
  await ben.page.keyboard.press('Enter')
  await ada.page.locator('.seat', { hasText: 'Ben' }).waitFor()
  await Promise.all([ada.context.close(), ben.context.close()])
})
