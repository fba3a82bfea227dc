import type { Page } from 'playwright-core'
import type { Read, Reader } from './reader.ts'

/** An option as it is read, and what it is about: what has to be explained. */
export interface Option extends Pick<Read, 'name' | 'description'> {
  readonly about: string
}

const LISTED = '#choices [role="option"]'
const DRAWN = '.own-answering [data-option]:not([data-standing="refused"])'
/** More than any game draws. */
const MOST_DRAWN = 120

const aboutsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.$$eval(selector, (options) => options.map((option) => (option as HTMLElement).dataset.about ?? ''))

/** The options of the list as they are read, once it has been put together. */
export async function listedOptions(page: Page, reader: Reader): Promise<readonly Option[]> {
  // What stands on options is put together a moment after them.
  await page.waitForFunction(
    (listed) => document.querySelector(listed) === null || document.querySelector('#choices[data-described]') !== null,
    LISTED,
  )
  const about = await aboutsOf(page, LISTED)
  const read = await reader.options()
  if (read.length !== about.length) throw new Error(`${read.length} of ${about.length} options are read`)
  return read.map((option, index) => ({ ...option, about: about[index] ?? '' }))
}

/** Whether the game draws what can be chosen. */
export const isDrawn = async (page: Page): Promise<boolean> => (await page.locator(DRAWN).count()) > 0

/** Where among what is drawn something lies that is not chosen yet. */
export const notChosen = (page: Page): Promise<number[]> =>
  page.$$eval(DRAWN, (options) =>
    options.flatMap((option, index) => ((option as HTMLElement).dataset.standing === 'chosen' ? [] : [index])),
  )

/** What the game draws to choose from, as it is heard by going from one to the next. */
export async function drawnOptions(page: Page, reader: Reader): Promise<readonly Option[]> {
  await page.locator('#choices').focus()
  await reader.press('ArrowDown')
  await page.keyboard.press('Home')
  const abouts = await aboutsOf(page, DRAWN)
  const options: Option[] = []
  while (options.length < MOST_DRAWN) {
    const { name, description } = await reader.focus()
    options.push({ name, description, about: abouts[options.length] ?? '' })
    const { focus } = await reader.press('ArrowRight')
    if (focus === undefined) break
  }
  if (options.length !== abouts.length) throw new Error(`Keys lead to ${options.length} of ${abouts.length} options`)
  return options
}
