import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import en from '../../../src/words/en/index.ts'
import { launch, PHONE, type Visit, visit } from '../kit/browser.ts'
import { unseen } from '../kit/in-sight.ts'
import { obstacles } from '../kit/obstacles.ts'
import { twoAtATable } from '../kit/online-match.ts'
import { byScript, settled, standing } from '../kit/player.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const iconOf = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href')

const SIZES = [{ width: 1024, height: 768 }, PHONE] as const

test.each(SIZES)('messages, turns and requests to undo are seen without scrolling, %o', async (size) => {
  // The links are there as soon as the match is: nobody has to look for them.
  const { ada, ben } = await twoAtATable(browser, inject('address'), 'starship-samurai', 'players=2')
  for (const { page } of [ada, ben]) await page.setViewportSize(size)
  await messageIsSeen(ada.page, ben.page)
  await turnIsSeen(ada.page, ben.page)
  await undoRequestIsSeen(ada.page, ben.page)
  for (const { troubles, context } of [ada, ben]) {
    expect(troubles).toEqual([])
    await context.close()
  }
})

/** A message stands at the seat of whoever wrote it, and marks the chat until it is read. */
async function messageIsSeen(ada: Page, ben: Page): Promise<void> {
  await ben.click('[data-tab="chat"]')
  await ben.locator('.chat-form input').fill('Good luck, Ada')
  await ben.keyboard.press('Enter')
  await ada.waitForSelector('.seat-said')
  expect(await ada.locator('.seat-said').textContent()).toBe('Good luck, Ada')
  expect(await unseen(ada, '.seat-said')).toEqual([])
  expect(await unseen(ada, '[data-tab="chat"] .tab-alert')).toEqual([])
  await ada.locator('.seat-said').waitFor({ state: 'detached' })
  expect(await ada.locator('[data-tab="chat"] .tab-alert').count()).toBe(1)
  await ada.click('[data-tab="chat"]')
  await ada.locator('.chat-lines').getByText('Good luck, Ada').waitFor()
  await ada.locator('[data-tab="chat"] .tab-alert').waitFor({ state: 'detached' })
  for (const page of [ada, ben])
    if ((await page.locator('[data-opened]').count()) > 0) await page.keyboard.press('Escape')
}

/** Whoever is asked sees it on the page and on the tab of the browser. */
async function turnIsSeen(ada: Page, ben: Page): Promise<void> {
  const { question } = await standing(ada)
  const asked = question === undefined ? ben : ada
  expect(await unseen(asked, '[data-place="prompt"] [data-question]')).toEqual([])
  await expect.poll(() => iconOf(asked)).toBe('/icon-turn.svg')
  expect(await asked.title()).toBe(en['table.window'].replace('{{game}}', 'Starship Samurai'))
}

/** Plays until somebody could ask to undo something while the other one is asked a question of their own. */
async function untilUndoCanBeRequested(ada: Page, ben: Page): Promise<[asking: Page, other: Page]> {
  const dice = new Dice('undo')
  for (let tries = 0; tries < 1000; tries++) {
    for (const [asking, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const isAsked = (await standing(other)).question !== undefined
      if (isAsked && (await asking.locator('[data-act="ask-undo"]').isVisible())) return [asking, other]
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

/** What cannot be taken back alone is asked of the other one: in front of their own question, and on the tab of the browser. */
async function undoRequestIsSeen(ada: Page, ben: Page): Promise<void> {
  const [asking, other] = await untilUndoCanBeRequested(ada, ben)
  const { question } = await standing(other)
  await asking.click('[data-act="ask-undo"]')
  await other.waitForSelector('[data-act="agree"]')
  for (const part of ['h2', '[data-act="agree"]', '[data-act="disagree"]'])
    expect(await unseen(other, `[data-place="prompt"] ${part}`), part).toEqual([])
  expect((await standing(other)).question).toBeUndefined()
  expect(await other.title()).toBe(en['table.windowRequest'].replace('{{game}}', 'Starship Samurai'))
  await other.click('[data-act="disagree"]')
  await other.waitForSelector('[data-act="disagree"]', { state: 'detached' })
  expect((await standing(other)).question).toBe(question)
}

/** The secret that a browser keeps for a match. */
const secretOf = ({ page }: Visit, match: string): Promise<string | undefined> =>
  page.evaluate((id) => JSON.parse(localStorage.getItem('orrery.seats') ?? '{}')[id], match)

test.each(SIZES)('a rematch is asked of everybody, who agrees is seen, and all land in it, %o', async (size) => {
  const { ada, ben, links } = await twoAtATable(browser, inject('address'), 'starship-samurai', 'players=2')
  const onlooker = await visit(browser, links[1] ?? '')
  const all = [ada, ben, onlooker]
  for (const { page } of all) await page.setViewportSize(size)
  const [match = ''] = new URL(ada.page.url()).pathname.split('/').slice(-1)
  await ada.page.getByRole('button', { name: en['menu.title'] }).click()
  await ada.page.locator('[data-opened="menu"]').getByRole('button', { name: en['menu.resign'] }).click()
  await ada.page.getByRole('alertdialog').getByRole('button', { name: en['menu.resign'] }).click()
  await Promise.all(all.map(({ page }) => page.waitForSelector('.end')))

  await ada.page.click('[data-act="rematch"]')
  await ada.page.waitForSelector('[data-act="no-rematch"]')
  for (const { page } of all) {
    await page.waitForSelector('[data-said="agreed"]')
    expect(await page.locator('[data-said="agreed"]').innerText()).not.toContain('Ben')
    expect(await page.locator('[data-said="pending"]').innerText()).toContain('Ben')
    expect(await unseen(page, '[data-said="agreed"]')).toEqual([])
  }
  expect(await ben.page.title()).toBe(en['table.windowRematch'].replace('{{game}}', 'Starship Samurai'))
  expect(await unseen(ben.page, '[data-act="rematch"]')).toEqual([])
  expect(await obstacles(ben.page)).toEqual([])
  // Whoever looks at the board is asked as well.
  await ben.page.click('[data-act="board"], .end-acts [aria-expanded="false"]')
  if (size.width < 700) await ben.page.click('[data-act="board"]')
  expect(await unseen(ben.page, '[data-act="rematch"]')).toEqual([])
  await ben.page.click('[data-act="rematch"]')

  await Promise.all([ada, ben].map(({ page }) => page.waitForURL((url) => !url.pathname.endsWith(`/${match}`))))
  const [next = ''] = new URL(ada.page.url()).pathname.split('/').slice(-1)
  expect(new URL(ben.page.url()).pathname).toBe(`/play/${next}`)
  await onlooker.page.click('[data-act="to-rematch"]')
  for (const { page } of all) {
    await page.waitForURL(`**/play/${next}`)
    await page.locator('.seat', { hasText: 'Ben' }).waitFor()
  }
  // Each has the own seat again, by a secret that the others do not have.
  for (const [visit, seat] of [
    [ada, 0],
    [ben, 1],
  ] as const)
    await visit.page.locator('.seat', { hasText: en['table.you'] }).locator(`[data-seat="${seat}"]`).waitFor()
  const secrets = await Promise.all(all.map((one) => secretOf(one, next)))
  expect(new Set([...secrets, ...(await Promise.all(all.map((one) => secretOf(one, match))))]).size).toBe(5)
  expect(secrets[2]).toBeUndefined()

  // The old link leads there still.
  await ben.page.goto(links[0] ?? '')
  await ben.page.click('[data-act="to-rematch"]')
  await ben.page.waitForURL(`**/play/${next}`)
  expect(await secretOf(ben, next)).toBe(secrets[1])
  for (const { troubles, context } of all) {
    expect(troubles).toEqual([])
    await context.close()
  }
})

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
