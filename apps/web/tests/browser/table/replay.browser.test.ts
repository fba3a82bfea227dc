import { readFileSync } from 'node:fs'
import { readMatchText, replayFile } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, goTo, launch } from '../kit/browser.ts'
import { FINISHED, openFinished } from '../kit/finished.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** What a page says of a step: points in the bar by seat, the first figures of the others' chips, and a figure of the own strip. */
interface Figures {
  readonly scores: readonly number[]
  readonly chips: readonly (readonly number[])[]
  readonly own: number
}

type Read<Seat, View = object> = (seats: readonly Seat[], view: View) => Figures
interface Source {
  /** Where the strip of the game says something of the viewer's own: numbers there are added up, and things without a number are counted. */
  readonly own: string
  /** The same by the view of the first seat. */
  readonly figures: (view: never) => Figures
}

const bySeat =
  <Seat, View>(key: string, read: Read<Seat, View>) =>
  (view: never): Figures =>
    read((view as { readonly [key: string]: readonly Seat[] })[key] ?? [], view)

const SOURCES: { readonly [game: string]: Source } = {
  'starship-samurai': {
    own: '.ss-own-head .ss-stat-laurel-crown > b',
    figures: bySeat<{ honor: number; cards: number; wealth: number }, object>('seats', (seats) => ({
      scores: seats.map(({ honor }) => honor),
      chips: seats.slice(1).map(({ cards, wealth }) => [cards, wealth]),
      own: seats[0]?.honor ?? Number.NaN,
    })),
  },
  xia: {
    own: '.xia-own-armed > b',
    figures: bySeat<{ fame: number; ship: string; energy: number; credits: number; armed: number }, object>(
      'vessels',
      (vessels) => ({
        scores: vessels.map(({ fame }) => fame),
        chips: vessels.slice(1).map(({ ship, energy, credits }) => (ship === '' ? [] : [energy, credits / 1000])),
        own: vessels[0]?.ship === '' ? 0 : (vessels[0]?.armed ?? Number.NaN),
      }),
    ),
  },
  tsukuyumi: {
    own: '.tsu-hand > .tsu-folded-place, .tsu-hand > .tsu-more',
    figures: bySeat<{ score: number; cards: number; events: readonly string[] }, { hand: readonly string[] }>(
      'seats',
      (seats, { hand }) => ({
        scores: seats.map(({ score }) => score),
        chips: seats.slice(1).map(({ cards }) => [cards]),
        own: hand.length + (seats[0]?.events.length ?? Number.NaN),
      }),
    ),
  },
}

const stepShown = (page: Page): Promise<number> =>
  page.getByRole('slider').evaluate((slider) => Number((slider as HTMLInputElement).value))

/** Runs in the page, from the first step to the last: the key for the next one is pressed as soon as a step is shown. */
async function watchAll({ steps, own }: { readonly steps: number; readonly own: string }): Promise<Figures[]> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const numberIn = (element: Element) => {
    const text = [...element.childNodes].findLast(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    return text ? Number(/-?[\d.]+/.exec(text.textContent ?? '')?.[0]) : 1
  }
  const bySeat = (places: string, numbers: (place: Element) => number[]) => {
    const found: number[][] = []
    for (const place of all(places)) {
      const seat = place.querySelector<SVGElement>('.seat-mark')?.dataset.seat
      if (seat !== undefined) found[Number(seat)] = numbers(place)
    }
    return found
  }
  const shown = () => Number(document.querySelector<HTMLInputElement>('[type="range"]')?.value)
  const told: Figures[] = []
  for (let step = 0; step < steps; step++) {
    while (shown() !== step) await new Promise((later) => setTimeout(later))
    told.push({
      scores: bySeat('.seats .seat button', (seat) => [...seat.querySelectorAll('.seat-score')].map(numberIn)).flat(),
      chips: bySeat('.chips .chip', (chip) => [...chip.querySelectorAll('.chip-figures > span')].map(numberIn)).slice(
        1,
      ),
      own: all(own).reduce((sum, part) => sum + numberIn(part), 0),
    })
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ']', bubbles: true }))
  }
  return told
}

/** A15: no part of the page shows another score than that of the step it shows. */
test.each(Object.keys(FINISHED))('%s: every step of a replay shows its own scores', async (game) => {
  const { page, troubles, context } = await arrive(browser)
  await openFinished(page, game)
  await goTo(page, `${new URL(page.url()).pathname}?at=0&as=0`)
  await page.waitForSelector('.chips .chip')
  const file = readMatchText(readFileSync(FINISHED[game] ?? '', 'utf8'))
  const match = replayFile(await loadGame(game), file)
  const { own, figures } = SOURCES[game] as Source
  const told = await page.evaluate(watchAll, { steps: file.decisions.length, own })
  const known = told.map((_, step) => figures(match.game.view(match.runnerAt(step).state, 0) as never))
  for (const [step, { chips, ...rest }] of told.entries()) {
    const { chips: others, ...expected } = known[step] as Figures
    expect(rest, `step ${step}`).toEqual(expected)
    expect(
      chips.map((chip, i) => chip.slice(0, others[i]?.length)),
      `chips of step ${step}`,
    ).toEqual(others)
  }
  await page.waitForSelector('.end')
  expect(troubles).toEqual([])
  await context.close()
})

test('a replay plays by itself, faster if wanted, and goes by rounds', async () => {
  const { page, context } = await arrive(browser)
  await openFinished(page, 'starship-samurai')
  expect(await page.locator('[data-act="play"]').getAttribute('aria-pressed')).toBe('false')
  for (let i = 0; i < 3; i++) await page.click('[data-act="speed"]')
  await page.click('[data-act="play"]')
  await expect.poll(() => stepShown(page), { timeout: 20_000 }).toBeGreaterThan(3)
  // Space goes on from wherever no button has it.
  await page.locator('.log-lines').focus()
  await page.keyboard.press('Space')
  expect(await page.locator('[data-act="play"]').getAttribute('aria-pressed')).toBe('false')
  const step = await stepShown(page)
  await page.keyboard.press('}')
  await expect.poll(() => stepShown(page)).toBeGreaterThan(step)
  // How far it has played by itself is for the machine to say.
  const round = async () =>
    Number(/Round (\d)/.exec((await page.locator('.log-round').last().textContent()) ?? '')?.[1])
  const begun = await round()
  await page.keyboard.press('}')
  await expect.poll(round).toBe(begun + 1)
  await context.close()
})
