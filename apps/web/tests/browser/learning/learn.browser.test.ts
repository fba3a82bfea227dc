import { Dice } from '@orrery/engine'
import { MOST_WORDS, wordsOf } from '@orrery/lessons'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goTo, kept, launch, PHONE, visit } from '../kit/browser.ts'
import { answerOne, byScript, whenAsked } from '../kit/player.ts'
import { byKeys, byMouse, coachWords, give, learnable, pitched, press, takeLesson, whenCoached } from './learner.ts'

/** After so many answers the coach has had something to explain. */
const MOST_SILENT = 12

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Where the places of the table lie: none of them moves while somebody learns. */
const places = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table > header, [data-place="board"], [data-place="coach"], [data-place="prompt"]')]
      .map((place) => JSON.stringify(place.getBoundingClientRect()))
      .join('\n'),
  )

/** How many things the coach has explained. */
const tipsSaid = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('orrery.learning') ?? '{}').tips.length)

describe.each(learnable)('the first lesson of %s', (game, [lesson, ...others]) => {
  if (lesson === undefined) return
  const [act] = lesson.acts
  const miss = act?.ways.find(({ leads, answers }) => leads !== 'done' && 'misses' in leads && answers.length === 1)

  test('by mouse: one click, few words, a choice; a miss is answered, and Again goes back', async () => {
    const { page, context, troubles } = await visit(browser, '/')
    await page.click(`[data-game="${game}"] [data-act="learn"]`)
    const first = await whenCoached(page)
    expect(wordsOf(first.replace(/\bThis is about:.*$/s, ''))).toBeLessThanOrEqual(MOST_WORDS)
    expect(await page.locator('.coach-here').innerText()).toBe(`Lesson 1 of ${others.length + 1}`)
    await whenAsked(page)
    expect(await page.locator('[data-region="choices"] [data-option]').count()).toBeGreaterThan(1)
    await page.waitForSelector('.spotlight-ring')
    const before = await places(page)
    if (miss) {
      await give(page, miss.answers[0] ?? null, byMouse)
      await page.waitForSelector('[data-place="coach"] [data-act="again"]')
      expect(await coachWords(page)).not.toBe(first)
      expect(await places(page)).toBe(before)
      await press(page, 'again', byMouse)
      await page.waitForSelector('[data-place="coach"] [data-act="again"]', { state: 'detached' })
      expect(await coachWords(page)).toBe(first)
    }
    await takeLesson(page, lesson, byMouse)
    expect(await places(page)).toBe(before)
    expect(await page.locator('.learn-recap li').count()).toBe(lesson.recap.length)
    // The ways on are plain: how long the next lesson takes, and that one can play now.
    const closing = page.getByRole('dialog')
    expect(await closing.innerText()).toContain(`${others[0]?.minutes} minutes. Or play a first game`)
    expect(await closing.locator('[data-act="first-match"]').count()).toBe(1)
    // Whoever comes home has learned something: now playing comes first.
    await goTo(page, '/')
    expect(await page.locator(`[data-game="${game}"] [data-act="learn"]`).count()).toBe(0)
    await page.click(`[data-game="${game}"] [data-act="next-lesson"]`)
    expect(await whenCoached(page)).not.toBe(first)
    expect(troubles).toEqual([])
    await context.close()
  })

  test('by keyboard', async () => {
    const { page, context, troubles } = await visit(browser, `/learn/${game}/${lesson.id}`)
    await whenCoached(page)
    await takeLesson(page, lesson, byKeys)
    expect(troubles).toEqual([])
    await context.close()
  })

  test('on a phone, in German', async () => {
    const { page, context, troubles } = await visit(browser, `/learn/${game}/${lesson.id}`, {
      viewport: PHONE,
      language: 'de',
    })
    await whenCoached(page)
    const before = await places(page)
    await takeLesson(page, lesson, byMouse)
    expect(await places(page)).toBe(before)
    expect(await page.getByRole('dialog').getByRole('heading').innerText()).toBe('Das kannst du jetzt')
    expect(troubles).toEqual([])
    await context.close()
  })

  test('without a network; who leaves comes back to the same step', async () => {
    const { page, context } = await visit(browser, '/', { keeping: true })
    await kept(page)
    await context.setOffline(true)
    await goTo(page, `/learn/${game}/${lesson.id}`)
    const answers = act?.ways.find(({ leads }) => leads === 'done')?.answers ?? []
    await whenCoached(page)
    await give(page, answers[0] ?? null, byMouse)
    await page.waitForFunction(
      (key) => JSON.parse(localStorage.getItem('orrery.learning') ?? '{}').lessons?.[key]?.answers.length === 1,
      `${game}/${lesson.id}`,
    )
    await whenAsked(page)
    const said = await coachWords(page)
    const asked = await page.locator('[data-ask]').getAttribute('data-ask')
    await goTo(page, `/learn/${game}`)
    await page.click(`[data-lesson="${lesson.id}"] a`)
    expect(await whenCoached(page)).toBe(said)
    await whenAsked(page)
    expect(await page.locator('[data-ask]').getAttribute('data-ask')).toBe(asked)
    await takeLesson(page, lesson, byMouse, 1)
    await context.close()
  })
})

test('no ring lies on a stage that covers what it points at', async () => {
  const { page, context } = await visit(browser, '/learn/tsukuyumi/first')
  await page.waitForSelector('.spotlight-ring')
  await give(page, 'c7', byMouse)
  await page.waitForSelector('[data-opened="stage"]')
  await page.waitForFunction(() => document.querySelector('.spotlight-ring') === null)
  await context.close()
})

test('what can be done right here is read before the ways away from here, and is ringed as large as it looks', async () => {
  const { page, context } = await visit(browser, '/learn/xia/first')
  await give(page, 'impulse', byMouse)
  await give(page, '0,-3', byMouse)
  await page.waitForSelector('#choices [data-option="token"]')
  expect(await page.locator('#choices [data-option]').first().getAttribute('data-option')).toBe('token')
  await page.waitForFunction(() => {
    const [rings, button] = [
      document.querySelectorAll('.spotlight-ring'),
      '[data-region="board"] [data-option="token"] .lit',
    ]
    const lit = document.querySelector(button)?.getBoundingClientRect()
    const ring = rings[0]?.getBoundingClientRect()
    return (
      rings.length === 1 && lit && ring && ring.width < lit.width + 20 && ring.left < lit.left && ring.right > lit.right
    )
  })
  await context.close()
})

test.each(pitched)(
  'the first match of %s: one click, few words, a choice; then the coach explains until told to be quiet',
  async (game) => {
    const { page, context, troubles } = await visit(browser, '/')
    await page.click(`[data-game="${game}"] [data-act="play"]`)
    const pitch = await whenCoached(page)
    expect(wordsOf(pitch)).toBeLessThanOrEqual(MOST_WORDS)
    await whenAsked(page)
    expect(await page.locator('[data-region="choices"] [data-option]').count()).toBeGreaterThan(1)
    const before = await places(page)
    // It stays for as long as the question does, whatever others decide at the same time.
    expect(await coachWords(page)).toBe(pitch)
    const dice = new Dice('first match')
    for (let made = 0; made < MOST_SILENT; made++) {
      await answerOne(page, byScript, dice)
      await whenAsked(page)
      if ((await tipsSaid(page)) > 0) break
    }
    expect(await tipsSaid(page)).toBeGreaterThan(0)
    expect(await places(page)).toBe(before)
    await press(page, 'quiet', byMouse)
    await page.waitForSelector('[data-coach]', { state: 'detached' })
    // The second match begins at the beginning.
    await goTo(page, '/')
    expect(await page.locator(`[data-game="${game}"] [data-act="learn"]`).count()).toBe(0)
    expect(troubles).toEqual([])
    await context.close()
  },
)
