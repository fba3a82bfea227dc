import { Dice } from '@orrery/engine'
import type { Page } from 'playwright-core'

/** What a person at the table sees of the game's course. */
interface Standing {
  /** What is asked of them, if anything. */
  readonly question: string | undefined
  /** The kind of question it is. */
  readonly ask: string | undefined
  readonly confirming: boolean
  readonly over: boolean
}

export const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => ({
    question: document.querySelector<HTMLElement>('[data-place="prompt"] [data-question]')?.dataset.question,
    ask: document.querySelector<HTMLElement>('[data-place="prompt"] [data-question]')?.dataset.ask,
    confirming: document.querySelector('[data-act="confirm"]') !== null,
    over: document.querySelector('[data-act="over"]') !== null,
  }))

/** How many decisions have been made, as the slider through the match has it. */
export const decisionsAt = (page: Page): Promise<number> =>
  page.getByRole('slider').evaluate((slider) => Number((slider as HTMLInputElement).max))

/** Waits until the person has to decide and the table has taken what they decided before, or the game is over. */
export async function whenAsked(page: Page): Promise<Standing> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-act="over"]') !== null ||
      document.querySelector('[data-place="prompt"]:not([data-busy]) [data-question]') !== null,
    undefined,
    { timeout: 120_000 },
  )
  return standing(page)
}

/** A way to answer the open question: it may take a few steps, each of which changes what is offered. */
export type Step = (page: Page, dice: Dice) => Promise<void>

const MOST_STEPS = 200

/** Waits for a question, and takes steps until it is answered. */
export async function answerOne(page: Page, step: Step, dice: Dice): Promise<Standing> {
  const { question } = await whenAsked(page)
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await step(page, dice)
    const now = await settled(page, question)
    if (now.over || now.question !== question) return now
  }
  throw new Error(`Question ${question} is not answered by anything.`)
}

/** Plays to the end of the game. Returns how many questions were answered. */
export async function playToEnd(page: Page, step: Step, seed: string, most = 2000): Promise<number> {
  const dice = new Dice(seed)
  for (let answered = 0; answered <= most; answered++) {
    if ((await whenAsked(page)).over) return answered
    await answerOne(page, step, dice)
  }
  throw new Error(`The game is not over after ${most} answers.`)
}

/** What became of a step: the table has taken it and asks something else, or waits for more of the same answer. */
export async function settled(page: Page, question: string | undefined): Promise<Standing> {
  await page.waitForFunction(
    (before) => {
      const prompt = document.querySelector('[data-place="prompt"]')
      const asked = prompt?.querySelector<HTMLElement>('[data-question]')?.dataset.question
      return asked !== before || prompt?.hasAttribute('data-busy') === false
    },
    question,
    { timeout: 60_000 },
  )
  return standing(page)
}

const MOST_TRIES = 12
/** As long as a person would wait for something that can be clicked; longer where many programs share the machine. */
const A_WHILE = 4000
/** A table that offers nothing for so long is broken, however slow the machine. */
const FOREVER = 60_000

/** Clicks on the board, the strip and the prompt's buttons; on the list only where the prompt leads to it. */
export const byClicks: Step = async (page, dice) => {
  let problem: unknown
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const handle = await page.waitForFunction(somethingToClick, dice.below(1_000_000), { timeout: FOREVER })
    try {
      await handle.asElement()?.click({ timeout: A_WHILE })
      return
    } catch (error) {
      // Something else may lie on it, or it is gone: a person would try another.
      problem = error
    }
  }
  throw new Error(`Nothing on the table could be clicked: ${String(problem).slice(0, 600)}`)
}

/** Runs in the page. */
function somethingToClick(chance: number): HTMLElement | undefined {
  const inSight = (element: Element) => {
    const around = element.closest('.viewport')?.getBoundingClientRect()
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return !around || (x > around.left && x < around.right && y > around.top && y < around.bottom)
  }
  const leads = document.querySelector('.prompt [data-act="more"]') !== null
  const regions = `[data-region="board"], [data-region="strip"], [data-region="prompt"]${leads ? ', [data-region="choices"]' : ''}`
  const all = (selector: string) =>
    [...document.querySelectorAll(regions)]
      .flatMap((region) => [...region.querySelectorAll<HTMLElement>(selector)])
      .filter(inSight)
  const [confirm] = all('[data-act="confirm"]')
  if (confirm) return confirm
  const [done] = all('[data-act="done"]:not(:disabled)')
  const offered = all('[data-option][data-standing="offered"], .prompt [data-option]:not(:disabled)')
  if (done && (offered.length === 0 || chance % 3 === 0)) return done
  return offered[chance % offered.length] ?? all('[data-act="take-out"]')[0]
}

/** The options of the list; numbers that are too many for it are set in the prompt. */
export const LISTED =
  '[data-region="choices"] [data-option]:not(:disabled), .prompt .stepper [data-option]:not(:disabled)'

/** Opens the list where it is not beside the board. */
export async function openList(page: Page): Promise<void> {
  if ((await page.locator('[data-region="choices"]').count()) > 0) return
  await page.locator('[data-tab="choices"], [data-act="side"]').click()
  await page.waitForSelector('[data-region="choices"]')
}

/** As fast as the page can, without a mouse that looks where it points: for the long way to the end of a game. */
export const byScript: Step = async (page, dice) => {
  await openList(page)
  await page.evaluate(
    ({ chance, listed }) => {
      const find = (selector: string) => [...document.querySelectorAll(selector)]
      const [confirm] = find('[data-act="confirm"]')
      const [done] = find('[data-act="done"]:not(:disabled)')
      const options = find(listed)
      const [takeOut] = find('[data-act="take-out"]')
      const finish = done && (options.length === 0 || chance % 3 === 0)
      const wanted = confirm ?? (finish ? done : (options[chance % options.length] ?? takeOut))
      // Parts of a drawing have no click() of their own.
      wanted?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    },
    { chance: dice.below(1_000_000), listed: LISTED },
  )
}

/** The keyboard alone: Tab to the list and arrows to an option, or its number. */
export const byKeyboard: Step = async (page, dice) => {
  const { confirming } = await standing(page)
  if (confirming) {
    await focusOn(page, '[data-act="confirm"]')
    await page.keyboard.press('Enter')
    return
  }
  const { options, others, left, done, takeOut } = await page.evaluate(
    (listed) => ({
      options: document.querySelectorAll('#choices [role="option"]').length,
      others: document.querySelectorAll(listed).length,
      // Where not yet chosen ones stand among them: who takes back what was chosen at random chooses for ever.
      left: [...document.querySelectorAll(listed)].flatMap((option, at) =>
        option.getAttribute('aria-pressed') === 'true' ? [] : [at],
      ),
      done: document.querySelector('[data-act="done"]:not(:disabled)') !== null,
      takeOut: document.querySelector('[data-act="take-out"]') !== null,
    }),
    LISTED,
  )
  if (done && (options + others === 0 || dice.below(3) === 0)) await focusOn(page, '[data-act="done"]')
  else if (options > 0) {
    // Those further down are as far away for fingers as they are for tests.
    const wanted = dice.below(Math.min(options, 9))
    const [numbered] = await page.$$('[data-region="choices"] .option-number')
    if (numbered && dice.below(2) === 0) return page.keyboard.press(String(wanted + 1))
    await focusOn(page, '#choices')
    await page.keyboard.press('Home')
    for (let press = 0; press < wanted; press++) await page.keyboard.press('ArrowRight')
  } else if (others > 0) {
    // What a game draws to choose from is one stop, with arrow keys between its parts.
    await focusOn(page, `:is(${LISTED}):not([tabindex="-1"])`)
    await page.keyboard.press('Home')
    const wanted = left.length > 0 ? left[dice.below(Math.min(left.length, 9))] : 0
    for (let press = 0; press < wanted; press++) await page.keyboard.press('ArrowRight')
  } else if (takeOut) await focusOn(page, '[data-act="take-out"]')
  await page.keyboard.press('Enter')
}

/** Goes on with Tab, or back, until something has the focus. */
export async function focusOn(page: Page, selector: string, index = 0): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const away = await page.evaluate(tabsAway, { selector, index })
    if (away === 0) return
    for (let press = 0; press < Math.abs(away); press++) await page.keyboard.press(away < 0 ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`The keyboard does not reach ${selector}.`)
}

/** How many presses of Tab it may take, by what is on the page. */
function tabsAway({ selector, index }: { readonly selector: string; readonly index: number }): number {
  const stops = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]'
  const all = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element === document.activeElement || (element.tabIndex >= 0 && element.checkVisibility()),
  )
  const wanted = document.querySelectorAll<HTMLElement>(selector)[index]
  if (wanted === undefined || !all.includes(wanted)) return 1
  return all.indexOf(wanted) - all.indexOf(document.activeElement as HTMLElement)
}
