import { readFileSync } from 'node:fs'
import { Dice, FORMAT_WITH_JOURNAL } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { pathOf } from '../../../site/index.ts'
import de from '../../../src/words/de/index.ts'
import en from '../../../src/words/en/index.ts'
import {
  arrive,
  elsewhere,
  goTo,
  kept,
  launch,
  launchElsewhere,
  sitDown,
  type Visit,
  visit,
  visitTable,
} from '../kit/browser.ts'
import { answerOne, byClicks, decisionsAt, standing, whenAsked } from '../kit/player.ts'

let browser: Browser
let here: Visit
let page: Page

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())
beforeEach(async () => {
  here = await arrive(browser)
  page = here.page
})
afterEach(async () => {
  expect(here.troubles).toEqual([])
  await here.context.close()
})

/** Answers some questions, whatever they are, and waits for the next one. */
async function answer(count: number): Promise<void> {
  const dice = new Dice('some answers')
  for (let answered = 0; answered < count; answered++) await answerOne(page, byClicks, dice)
  await whenAsked(page)
}

/** Answers questions until something is to be seen on the page. */
async function answerUntil(selector: string): Promise<void> {
  const dice = new Dice('some answers')
  for (let answered = 0; answered < 60; answered++) {
    await answerOne(page, byClicks, dice)
    await whenAsked(page)
    if ((await page.locator(selector).count()) > 0) return
  }
  throw new Error(`${selector} does not appear.`)
}

interface Words {
  readonly prompts: { readonly [ask: string]: string }
}

const decisions = (): Promise<number> => decisionsAt(page)

test('what was decided can be taken back and made again, by button and by key', async () => {
  await sitDown(page, 'starship-samurai', 'players=2&seed=undo')
  await answerUntil('[data-act="undo"]:enabled')
  const made = await decisions()
  await page.locator('#choices').focus()
  await page.keyboard.press('u')
  await expect.poll(decisions).toBeLessThan(made)
  const taken = await decisions()
  await page.keyboard.press('Control+y')
  await expect.poll(decisions).toBe(made)
  await page.keyboard.press('Control+z')
  await expect.poll(decisions).toBe(taken)
  await page.locator('[data-act="redo"]').click()
  await expect.poll(decisions).toBe(made)
  await page.locator('[data-act="undo"]').click()
  await expect.poll(decisions).toBe(taken)
})

test('beyond the fence the others are asked, and bots agree at once', async () => {
  await sitDown(page, 'starship-samurai', 'players=2&seed=undo')
  await answerUntil('[data-act="ask-undo"]')
  const made = await decisions()
  await page.locator('[data-act="ask-undo"]').click()
  await expect.poll(decisions).toBeLessThan(made)
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
  await goTo(page, '/new/starship-samurai?way=pass&players=2&seed=pass')
  await page.click('[data-act="begin"]')
  const ready = page.locator('[data-act="ready"]')
  const hands: string[] = []
  for (let turn = 0; turn < 2; turn++) {
    await ready.waitFor()
    expect(await page.locator('[data-region]').count()).toBe(0)
    await ready.click()
    await whenAsked(page)
    hands.push((await page.locator('.seat button', { hasText: en['table.you'] }).innerText()).split('\n')[0])
    await answerOne(page, byClicks, new Dice('pass'))
  }
  // Who picks first is chance.
  expect(hands.toSorted()).toEqual(['Guest 1', 'Guest 2'])
})

test('a match is saved as a file, watched again through every seat, and played on from any moment', async () => {
  await sitDown(page, 'xia', 'players=2&options=firstGame=true&seed=file')
  await answer(4)
  await page.getByRole('button', { name: en['menu.title'] }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText(en['menu.export']).click()])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file).toMatchObject({ orrery: FORMAT_WITH_JOURNAL, header: { game: 'xia', seats: 2 } })

  await goTo(page, '/replays')
  await page.setInputFiles('input[type="file"]', await download.path())
  await page.waitForURL(/\/replay\/\w+\?at=0/)
  await page.waitForSelector('.timeline-past')
  const watch = page.locator('.watch-as select')
  await watch.selectOption('1')
  await page.waitForURL(/as=1/)
  // The table of the other seat is another one, and until it is there keys go to the one before.
  await expect.poll(() => watch.inputValue()).toBe('1')
  for (let step = 1; step <= 3; step++) {
    await page.keyboard.press(']')
    await page.waitForURL(new RegExp(`at=${step}\\b`))
  }

  await page.getByRole('button', { name: en['menu.title'] }).click()
  await page.getByText(en['menu.practice']).click()
  await page.click('[data-act="practise"]')
  await page.waitForURL(/\/table\//)
  await whenAsked(page)
  await expect.poll(decisions).toBeGreaterThanOrEqual(3)
})

test('what is not possible says why, and leads to the rule', async () => {
  await sitDown(page, 'starship-samurai', 'players=2&seed=why')
  const refused = page.locator('[data-refused]').first()
  const summary = page.locator('.refused-options summary')
  const dice = new Dice('why')
  for (let shown = false; !shown; ) {
    await answerOne(page, byClicks, dice)
    await whenAsked(page)
    await page.hover('.board')
    // Where everything is possible no reason comes, and the next question may have some.
    shown = await summary.waitFor({ state: 'attached', timeout: 2000 }).then(
      () => true,
      () => false,
    )
  }
  await summary.click()
  expect((await refused.innerText()).length).toBeGreaterThan(20)
  await refused.getByRole('link').click()
  const paragraph = page.getByRole('dialog').locator('.rule-at')
  await paragraph.waitFor()
  const id = (await paragraph.getAttribute('id')) ?? ''
  expect(await paragraph.innerText()).toContain(id)
})

test('everything speaks German when wanted, and the choice is kept', async () => {
  await goTo(page, '/settings')
  await page.getByText('Deutsch').click()
  await page.getByRole('heading', { name: de['nav.settings'] }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: de['nav.settings'] }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await sitDown(page, 'starship-samurai', 'players=2&seed=deutsch')
  await whenAsked(page)
  expect(await page.locator('.path').innerText()).toContain(de['table.yourTurn'])
  const asked = (await page.locator('.ask').getAttribute('data-ask')) ?? ''
  const { prompts } = (await import(pathOf('games/starship-samurai/words/de/prompts.ts'))) as Words
  const [before = ''] = prompts[asked]?.split('{{') ?? []
  expect(before.length).toBeGreaterThan(5)
  expect(await page.locator('.ask').innerText()).toContain(before)
})

test('without a network the rules are read, and a page that was never opened is shown', async () => {
  const { page, context, troubles } = await visit(browser, '/', { keeping: true })
  await kept(page)
  await context.setOffline(true)
  for (const [path, heading] of [
    ['/rules/tsukuyumi', en['nav.rules']],
    ['/replays', en['nav.replays']],
    ['/settings', en['nav.settings']],
    ['/', en['home.title']],
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  expect(troubles).toEqual([])
  await context.close()
})

test('who comes over the network without encryption plays, keeps and invites like everybody', async () => {
  const far = await launchElsewhere()
  onTestFinished(() => far.close())
  const { page, troubles } = await visitTable(far, 'starship-samurai', 'players=2&seed=far', { address: elsewhere() })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await answerOne(page, byClicks, new Dice('far'))
  await whenAsked(page)
  await page.reload()
  await answerOne(page, byClicks, new Dice('far'))
  // Browsers give no clipboard there: the link is shown.
  await page.getByRole('button', { name: en['time.copy'] }).click()
  await page.getByText(`${elsewhere()}/`).waitFor()

  await goTo(page, '/new/starship-samurai?way=online&players=2')
  await page.click('[data-act="begin"]')
  await page.waitForURL(/\/play\//)
  const link = await page.locator('.invitations input').first().inputValue()
  expect(link).toMatch(new RegExp(`^${elsewhere()}/`))
  const { page: friend, troubles: others } = await visit(far, link, { address: elsewhere() })
  await friend.getByRole('dialog').getByRole('textbox').fill('Ben')
  await friend.click('[data-act="name"]')
  await page.locator('.seat', { hasText: 'Ben' }).waitFor()
  expect([...troubles, ...others]).toEqual([])
})
