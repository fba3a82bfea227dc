import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goTo, kept, launch, PHONE, visit } from '../kit/browser.ts'
import { byKeys, byMouse, learnable, takeLesson, whenCoached } from './learner.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** How each set is taken: all of them somehow, and every way by one of them. */
const WAYS = [
  { game: 'starship-samurai', by: 'keyboard' },
  { game: 'xia', by: 'phone' },
  { game: 'tsukuyumi', by: 'no network' },
] as const

test.each(WAYS)('all lessons of $game: $by', async ({ game, by }) => {
  const [, lessons] = learnable.find(([id]) => id === game) ?? []
  const { page, context, troubles } = await visit(
    browser,
    '/',
    by === 'phone' ? { viewport: PHONE } : { keeping: by === 'no network' },
  )
  if (by === 'no network') {
    await kept(page)
    await context.setOffline(true)
  }
  for (const lesson of lessons ?? []) {
    await goTo(page, `/learn/${game}/${lesson.id}`)
    await whenCoached(page)
    await takeLesson(page, lesson, by === 'keyboard' ? byKeys : byMouse).catch((error: unknown) => {
      throw new Error(`${lesson.id}: ${String(error)}`)
    })
  }
  await goTo(page, `/learn/${game}`)
  expect(await page.locator('[data-lesson] .learn-number svg').count()).toBe(lessons?.length)
  if (by !== 'no network') expect(troubles).toEqual([])
  await context.close()
})
