import { Dice } from '@orrery/engine'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, PHONE, visitTable } from '../kit/browser.ts'
import { answerOne, byScript } from '../kit/player.ts'

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
  const { page, context, troubles } = await visitTable(browser, 'starship-samurai', 'players=2&seed=pace', {
    pace: 'wait',
    viewport: PHONE,
    reducedMotion: 'reduce',
  })
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
  const { page, context, troubles } = await visitTable(browser, 'starship-samurai', 'players=2&seed=pace', {
    pace: 'wait',
  })
  const dice = new Dice('pace')
  while ((await stands(page)) === 'asked') await answerOne(page, byScript, dice)
  await page.click('[data-pace="once"]')
  await page.waitForSelector('[data-question]')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('orrery.settings') ?? '{}').pace)).toBe('once')
  expect(troubles).toEqual([])
  await context.close()
})

/** Looks at every picture for what moves: properties that are laid out or painted anew, and too many at once. */
const watchMotion = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const look = () => {
      const running = document.getAnimations().filter((one) => one.playState === 'running')
      const onBoard = running.filter((one) => (one.effect as KeyframeEffect).target?.closest('.board'))
      const names = onBoard.map((one) => (one.effect as KeyframeEffect).target?.getAttribute('class'))
      if (onBoard.length > 12) found.add(`${onBoard.length} at once: ${[...new Set(names)].join(', ')}`)
      for (const one of onBoard) {
        const effect = one.effect as KeyframeEffect
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        const plain = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity']
        for (const property of properties.filter((name) => !plain.includes(name)))
          found.add(`${property} of ${effect.target?.getAttribute('class')}`)
      }
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { motionProblems: () => [...found] })
  })

test.each(['starship-samurai', 'xia', 'tsukuyumi'])(
  'A13: on the board of %s only transform and opacity move, of few things at once',
  async (game) => {
    const { page, context, troubles } = await visitTable(browser, game, 'players=2&seed=pace', { pace: 'quick' })
    await watchMotion(page)
    const dice = new Dice('pace')
    for (let answers = 0; answers < 12; answers++) await answerOne(page, byScript, dice)
    await stands(page)
    const problems = await page.evaluate(() =>
      (globalThis as unknown as { motionProblems(): string[] }).motionProblems(),
    )
    expect(problems).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  },
)
