import { readFileSync } from 'node:fs'
import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { kept, launch, sitDown, type Visit, visit } from './browser.ts'
import { byClicks, standing, whenAsked } from './player.ts'

let browser: Browser
let here: Visit
let page: Page

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())
beforeEach(async () => {
  here = await visit(browser, '/')
  page = here.page
})
afterEach(async () => {
  expect(here.troubles).toEqual([])
  await here.context.close()
})

/** Answers some questions, whatever they are. */
async function answer(count: number): Promise<void> {
  const dice = new Dice('some answers')
  let { question } = await whenAsked(page)
  for (let answered = 0; answered < count; ) {
    await byClicks(page, dice)
    await page.waitForFunction(() => document.querySelector('[data-region="decision"][data-busy]') === null)
    const now = await standing(page)
    if (now.question === question) continue
    answered++
    question = (await whenAsked(page)).question
  }
}

const decisions = (): Promise<number> =>
  page.getByRole('slider').evaluate((slider) => Number((slider as HTMLInputElement).max))

test('what was decided can be taken back and made again, by button and by key', async () => {
  await sitDown(page, 'starship-samurai', 'players=2&seed=undo')
  await answer(4)
  const [before, asked] = [await decisions(), (await standing(page)).question]
  await page.click('[data-region="decision"] [data-option]')
  await page
    .locator('[data-act="confirm"]')
    .first()
    .click({ timeout: 1000 })
    .catch(() => {})
  await whenAsked(page, asked)
  const undo = page.locator('[data-act="undo"]')
  if (await undo.isEnabled()) {
    await page.keyboard.press('u')
    await page.waitForFunction(
      (count) => document.querySelector<HTMLInputElement>('[type="range"]')?.max === String(count),
      before,
    )
    await page.locator('[data-act="redo"]').click()
    await page.waitForFunction(
      (count) => document.querySelector<HTMLInputElement>('[type="range"]')?.max !== String(count),
      before,
    )
  } else {
    // Beyond the fence bots agree at once.
    await page.locator('[data-act="ask-undo"]').click()
    await page.waitForFunction(
      (count) => Number(document.querySelector<HTMLInputElement>('[type="range"]')?.max) <= count,
      before,
    )
  }
})

test('one can look back, and an address leads to the exact moment', async () => {
  await sitDown(page, 'tsukuyumi', 'players=2&seed=time')
  await answer(5)
  const table = new URL(page.url()).pathname
  await page.keyboard.press('[')
  await page.keyboard.press('[')
  await page.waitForURL(/\?at=\d+$/)
  await page.waitForSelector('.timeline-past')
  expect((await standing(page)).question).toBeUndefined()
  const moment = page.url()
  await page.keyboard.press('Escape')
  await whenAsked(page)
  expect(new URL(page.url()).search).toBe('')
  await page.goto(moment)
  await page.waitForSelector('.timeline-past')
  expect(new URL(page.url()).pathname).toBe(table)
})

test('between two people at one device nothing is shown', async () => {
  await page.goto('/new/starship-samurai?way=pass&players=2&seed=pass')
  await page.click('[data-act="begin"]')
  const ready = page.locator('[data-act="ready"]')
  const hands: string[] = []
  for (let turn = 0; turn < 2; turn++) {
    await ready.waitFor()
    expect(await page.locator('[data-region]').count()).toBe(0)
    await ready.click()
    await whenAsked(page)
    hands.push((await page.locator('.seat button', { hasText: 'you' }).innerText()).split('\n')[0])
    await byClicks(page, new Dice('pass'))
    await page
      .locator('[data-act="confirm"]')
      .first()
      .click({ timeout: 1000 })
      .catch(() => {})
  }
  expect(hands).toEqual(['Player 1', 'Player 2'])
})

test('a match is saved as a file, watched again through every seat, and played on from any moment', async () => {
  await sitDown(page, 'xia', 'players=2&options=firstGame=true&seed=file')
  await answer(4)
  await page.getByRole('button', { name: 'Menu' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Save as a file').click()])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file).toMatchObject({ orrery: 1, header: { game: 'xia', seats: 2 } })

  await page.goto('/replays')
  await page.setInputFiles('input[type="file"]', await download.path())
  await page.waitForURL(/\/replay\/\w+\?at=0/)
  await page.waitForSelector('.timeline-past')
  const watch = page.locator('.watch-as select')
  await watch.selectOption('1')
  await page.waitForURL(/as=1/)
  await page.waitForSelector('.timeline-past')
  for (let step = 0; step < 3; step++) await page.keyboard.press(']')
  await page.waitForURL(/at=3/)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Practise from here').click()
  await page.click('[data-act="practise"]')
  await page.waitForURL(/\/table\//)
  await whenAsked(page)
  expect(await decisions()).toBeGreaterThanOrEqual(3)
})

test('what is not possible says why, and leads to the rule', async () => {
  await sitDown(page, 'starship-samurai', 'players=2&seed=why')
  const dice = new Dice('why')
  for (let tries = 0; (await page.locator('[data-refused]').count()) === 0 && tries < 40; tries++) {
    await byClicks(page, dice)
    await whenAsked(page)
    await page.hover('.board')
    await page.waitForTimeout(50)
  }
  await page.locator('.refused-options summary').click()
  const refused = page.locator('[data-refused]').first()
  expect((await refused.innerText()).length).toBeGreaterThan(20)
  await refused.getByRole('link').click()
  await page.waitForURL(/\/rules\/starship-samurai#/)
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
  expect(await page.locator(`[id="${id}"]`).innerText()).toContain(id)
})

test('everything speaks German when wanted, and the choice is kept', async () => {
  await page.goto('/settings')
  await page.getByText('Deutsch').click()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await sitDown(page, 'starship-samurai', 'players=2&seed=deutsch')
  await whenAsked(page)
  expect(await page.locator('.ask').innerText()).toContain('Samurai')
  expect(await page.locator('.path').innerText()).toContain('Du entscheidest')
})

test('without a network the rules are read, and a page that was never opened is shown', async () => {
  await kept(page)
  await here.context.setOffline(true)
  for (const [path, heading] of [
    ['/rules/tsukuyumi', 'Rules'],
    ['/replays', 'Replays'],
    ['/settings', 'Settings'],
    ['/', 'Three great games, every rule kept'],
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
})
