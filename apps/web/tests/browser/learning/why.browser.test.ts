import { type BotWords, Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pathOf } from '../../../site/index.ts'
import de from '../../../src/words/de/index.ts'
import en from '../../../src/words/en/index.ts'
import { launch, PHONE, type Visit, visit, visitTable } from '../kit/browser.ts'
import { answerOne, byScript, whenAsked } from '../kit/player.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const whys = (page: Page) => page.locator('.log-lines [data-why]')

/** On a phone the log is a sheet over the board. */
async function openLog(page: Page): Promise<void> {
  const tab = page.locator('[data-tab="log"][aria-pressed="false"]')
  if ((await tab.count()) > 0) await tab.click()
}

/** Plays on until a bot has done something that the log tells. */
async function untilAsked(page: Page): Promise<void> {
  const dice = new Dice('some answers')
  for (let answered = 0; answered < 40; answered++) {
    await answerOne(page, byScript, dice)
    await whenAsked(page)
    await openLog(page)
    if ((await whys(page).count()) > 1) return
  }
  throw new Error('No bot can be asked why.')
}

/** What the dialog says, once everything is thought through. */
async function explained(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('[aria-busy="false"] .why').first().waitFor()
  return dialog.innerText()
}

/** Whether something in a text is a term of the game. */
async function hasReason(text: string, language: string): Promise<boolean> {
  const { bots } = (await import(pathOf(`games/starship-samurai/words/${language}/bots.ts`))) as { bots: BotWords }
  return Object.values(bots.terms).some((term) => text.includes(term))
}

async function leave({ context, troubles }: Visit): Promise<void> {
  expect(troubles).toEqual([])
  await context.close()
}

test('against bots the log says why at once, by keyboard, after a warning of what it gives away', async () => {
  const here = await visitTable(browser, 'starship-samurai', 'players=3&seed=why')
  const { page } = here
  await untilAsked(page)
  const last = whys(page).last()
  await last.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: en['why.title'] })
  await dialog.getByText(en['why.hidden']).waitFor()
  expect(await dialog.locator('.why').count()).toBe(0)
  await dialog.locator('[data-act="show-why"]').focus()
  await page.keyboard.press('Enter')
  await explained(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await last.evaluate((button) => button === document.activeElement)).toBe(true)

  // Of all that bots did, something was decided by a term of the game; and nobody is warned twice.
  const told: string[] = []
  for (let i = 0; i < (await whys(page).count()); i++) {
    await whys(page).nth(i).click()
    told.push(await explained(page))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  const reasons = told.filter((text) => text.includes('In favor: '))
  expect(await hasReason(reasons[0] ?? '', 'en')).toBe(true)
  expect(told.some((text) => text.includes(en['why.compared']))).toBe(true)

  // From the reasons one gets to the position that the bot was asked in.
  await whys(page).first().click()
  await explained(page)
  await dialog.locator('[data-act="look"]').first().click()
  await page.waitForURL(/\?at=\d+$/)
  await dialog.waitFor({ state: 'detached' })
  await leave(here)
})

test('in German, on a phone', async () => {
  const here = await visitTable(browser, 'starship-samurai', 'players=3&seed=why', {
    viewport: PHONE,
    language: 'de',
  })
  const { page } = here
  await untilAsked(page)
  await whys(page).first().click()
  await page.getByRole('dialog', { name: de['why.title'] }).locator('[data-act="show-why"]').click()
  let text = await explained(page)
  for (let i = 1; !text.includes('Dafür: ') && i < (await whys(page).count()); i++) {
    await page.keyboard.press('Escape')
    await whys(page).nth(i).click()
    text = await explained(page)
  }
  expect(await hasReason(text, 'de')).toBe(true)
  const box = await page.getByRole('dialog').boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true)
  await leave(here)
})

test('online a bot says why when the match is over, and not before', async () => {
  const address = inject('address')
  const response = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'starship-samurai',
      seats: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', name: 'Rob', bot: 'adept' },
      ],
    }),
  })
  const { match, seats } = (await response.json()) as { match: string; seats: { token?: string }[] }
  const here = await visit(browser, `/play/${match}#${seats[0]?.token}`)
  const { page } = here
  await page.keyboard.press('Escape')
  const dice = new Dice('some answers')
  for (let answered = 0; answered < 8; answered++) await answerOne(page, byScript, dice)
  await whenAsked(page)
  expect(await whys(page).count()).toBe(0)
  await page.getByRole('button', { name: en['menu.title'] }).click()
  await page.locator('[data-opened="menu"]').getByRole('button', { name: en['menu.resign'] }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: en['menu.resign'] }).click()
  await page.locator('[data-act="board"]').click()
  await whys(page).first().click()
  // Nothing is hidden any more, and nobody has to be warned.
  expect(await explained(page)).not.toContain(en['why.hidden'])
  await leave(here)
})
