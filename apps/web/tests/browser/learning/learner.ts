import type { Lesson, Value } from '@orrery/engine'
import { games } from '@orrery/shelf'
import type { Page } from 'playwright-core'
import { focusOn, openList, settled, standing, whenAsked } from '../kit/player.ts'

/** The games that can be learned by playing, with their lessons, and those with something to say before a first match. */
const shelved = await Promise.all(
  (await games()).map(async ({ id, loadLessons }) => ({ id, ...(await loadLessons()) })),
)
export const learnable = shelved
  .filter(({ lessons }) => lessons.length > 0)
  .map(({ id, lessons }) => [id, lessons] as const)
export const pitched = shelved.filter(({ languages }) => languages.some(({ pitch }) => pitch)).map(({ id }) => id)

/** Chooses an element: by a press of the mouse, or by keys alone. */
export type Hand = (page: Page, selector: string) => Promise<void>

export const byMouse: Hand = (page, selector) => page.locator(selector).first().click()

const MOST_ROWS = 200

export const byKeys: Hand = async (page, selector) => {
  const isRow = await page.evaluate((wanted) => document.querySelector(wanted)?.closest('#choices') !== null, selector)
  if (!isRow) await focusOn(page, selector)
  else {
    await focusOn(page, '#choices')
    await page.keyboard.press('Home')
    for (let rows = 0; rows < MOST_ROWS && !(await isChosenRow(page, selector)); rows++)
      await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
}

/** Whether the arrows of the list have come to a row. */
const isChosenRow = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const id = document.querySelector('#choices')?.getAttribute('aria-activedescendant') ?? ''
    const row = document.getElementById(id)
    return row !== null && (row.matches(wanted) || row.querySelector(wanted) !== null)
  }, selector)

const COACH = '[data-place="coach"]'

/** What the coach says, without its buttons. */
export const coachWords = (page: Page): Promise<string> => page.locator('[data-coach] [data-said]').first().innerText()

/** Waits until the coach says something else than before. */
export async function whenCoached(page: Page, before = ''): Promise<string> {
  await page.waitForFunction(
    (last) => {
      const said = document.querySelector<HTMLElement>('[data-coach] [data-said]')?.innerText ?? ''
      return said.trim() !== '' && said !== last
    },
    before,
    { timeout: 60_000 },
  )
  return coachWords(page)
}

export const press = (page: Page, act: string, hand: Hand): Promise<void> => hand(page, `${COACH} [data-act="${act}"]`)

/** The place of an option: in the list, or in the prompt where the list has no such row. The list may have closed since it was opened. */
async function rowOf(page: Page, option: Value): Promise<string> {
  const row = `[data-option="${option}"]:not(:disabled)`
  const places = [`[data-region="choices"] ${row}`, `.prompt ${row}`]
  const handle = await page.waitForFunction((selectors) => {
    const found = selectors.find((selector) => document.querySelector(selector) !== null)
    if (found === undefined && document.querySelector('[data-region="choices"]') === null)
      document.querySelector<HTMLElement>('[data-tab="choices"], [data-act="side"]')?.click()
    return found
  }, places)
  return (await handle.jsonValue()) ?? row
}

/** Gives an answer as a learner does, from the list. */
export async function give(page: Page, value: Value, hand: Hand): Promise<void> {
  await whenAsked(page)
  await openList(page)
  // What is asked is known when the answer is offered: of an act that has just begun, the question may be on its way.
  const options: readonly Value[] = Array.isArray(value) ? value : [value]
  if (options[0] !== undefined) await rowOf(page, options[0])
  const { question } = await standing(page)
  for (const option of options) await hand(page, await rowOf(page, option))
  let now = await settled(page, question)
  for (const act of ['done', 'confirm'] as const) {
    if (now.question !== question) return
    if (act === 'done' ? !Array.isArray(value) : !(await standing(page)).confirming) continue
    await hand(page, `[data-act="${act}"]:not(:disabled)`)
    now = await settled(page, question)
  }
}

/** Takes a lesson the right way, to the panel at its end. */
export async function takeLesson(page: Page, lesson: Lesson, hand: Hand, from = 0): Promise<void> {
  for (const [i, act] of lesson.acts.entries()) {
    const answers = act.ways.find(({ leads }) => leads === 'done')?.answers ?? []
    for (const value of i === 0 ? answers.slice(from) : answers) await give(page, value, hand)
    if (i + 1 === lesson.acts.length) continue
    await page.waitForSelector(`${COACH} [data-act="next-act"]`)
    await press(page, 'next-act', hand)
    await page.waitForSelector(`${COACH} [data-act="next-act"]`, { state: 'detached' })
  }
  await page.waitForSelector('dialog .learn-recap li')
}
