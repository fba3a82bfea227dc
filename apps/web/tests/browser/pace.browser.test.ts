import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, PHONE, sitDown, visit } from './browser.ts'
import { answerOne, byScript } from './player.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const HELD = '[data-told="held"]'

/** Waits until something is asked, or something that others did waits to be seen. */
const stands = async (page: Page): Promise<'held' | 'asked' | 'over'> => {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('[data-told="held"]')) return 'held'
    if (document.querySelector('[data-act="over"]')) return 'over'
    const prompt = document.querySelector('[data-place="prompt"]:not([data-busy]) [data-question]')
    return prompt ? 'asked' : undefined
  })
  return (await handle.jsonValue()) as 'held' | 'asked' | 'over'
}

/** Animations that take longer than a cross-fade. */
const tooLong = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 120)
      .map((one) => (one.effect as KeyframeEffect).target?.className),
  )

test('A14: what others do waits for Next, by the button, by Space and by a tap on the prompt; nothing is asked before', async () => {
  const { page, context, troubles } = await visit(browser, '/', {
    pace: 'wait',
    viewport: PHONE,
    reducedMotion: 'reduce',
  })
  await sitDown(page, 'starship-samurai', 'players=2&seed=pace')
  const dice = new Dice('pace')
  const ways = [
    () => page.click('[data-act="next"]'),
    () => page.keyboard.press('Space'),
    () => page.locator('.prompt .ask').click(),
  ]
  let holds = 0
  while (holds < 2 * ways.length) {
    const standing = await stands(page)
    expect(standing).not.toBe('over')
    if (standing === 'asked') {
      await answerOne(page, byScript, dice)
      continue
    }
    expect(await page.locator('[data-question]').count()).toBe(0)
    expect(await page.locator('[data-standing="offered"]').count()).toBe(0)
    expect(await tooLong(page)).toEqual([])
    const told = (await page.textContent(HELD)) ?? ''
    expect(told.trim()).not.toBe('')
    const count = await page.textContent('.told-sub')
    await ways[holds++ % ways.length]?.()
    await page.waitForFunction(
      ([text, sub]) => {
        const now = document.querySelector('[data-told="held"]')?.textContent ?? ''
        return now !== text || document.querySelector('.told-sub')?.textContent !== sub
      },
      [told, count],
    )
  }
  expect(troubles).toEqual([])
  await context.close()
})

test('whoever does not want to wait chooses another pace in the prompt, and it is kept', async () => {
  const { page, context, troubles } = await visit(browser, '/', { pace: 'wait' })
  await sitDown(page, 'starship-samurai', 'players=2&seed=pace')
  const dice = new Dice('pace')
  while ((await stands(page)) === 'asked') await answerOne(page, byScript, dice)
  await page.click('[data-pace="once"]')
  await page.waitForSelector('[data-question]')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('orrery.settings') ?? '{}').pace)).toBe('once')
  expect(troubles).toEqual([])
  await context.close()
})
