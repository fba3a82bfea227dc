import { readFileSync } from 'node:fs'
import { decisionsOf, Match, matchText, readMatchText, replayFile, writeMatch } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrive, goTo, launch } from '../kit/browser.ts'
import { FINISHED, openFile, openFinished } from '../kit/finished.ts'
import { END_PLACES, type Reading, readScores, SCORE_PLACES } from '../kit/score-places.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** What a page says of a step besides its scores: the first figures of the others' chips, and a figure of the own strip. */
interface Figures {
  readonly chips: readonly (readonly number[])[]
  readonly own: number
}

type Read<Seat, View = object> = (seats: readonly Seat[], view: View) => ReturnType<Source['figures']>
interface Source {
  /** Where the strip of the game says something of the viewer's own: numbers there are added up, and things without a number are counted. */
  readonly own: string
  /** The same by the view of the first seat, with the points by seat. */
  readonly figures: (view: never) => Figures & { readonly scores: readonly number[] }
}

const bySeat =
  <Seat, View>(key: string, read: Read<Seat, View>) =>
  (view: never) =>
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
    own: '.tsu-hand .tsu-folded-place, .tsu-hand .tsu-more',
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

/** Runs in the page, on a step that is shown. */
function readFigures(own: string): Figures {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const numberIn = (element: Element) => {
    const text = [...element.childNodes].findLast(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    return text ? Number(/-?[\d.]+/.exec(text.textContent ?? '')?.[0]) : 1
  }
  const chips: number[][] = []
  for (const chip of all('.chips .chip')) {
    const seat = chip.querySelector<SVGElement>('.seat-mark')?.dataset.seat
    if (seat !== undefined) chips[Number(seat)] = [...chip.querySelectorAll('.chip-figures > span')].map(numberIn)
  }
  return { chips: chips.slice(1), own: all(own).reduce((sum, part) => sum + numberIn(part), 0) }
}

interface Told extends Figures {
  readonly readings: readonly Reading[]
}

/**
 * Runs in the page, from the first step to the last: the key for the next one is pressed as soon as a step is shown. The mat that is open
 * is another seat's at every step.
 */
async function watchAll(steps: number, read: () => Told): Promise<Told[]> {
  const shown = () => Number(document.querySelector<HTMLInputElement>('[type="range"]')?.value)
  const told: Told[] = []
  for (let step = 0; step < steps; step++) {
    while (shown() !== step) await new Promise((later) => setTimeout(later))
    told.push(read())
    const mats = document.querySelectorAll<HTMLElement>('.sheet-others .seat-mark')
    mats[(step + 1) % mats.length]?.closest('button')?.click()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ']', bubbles: true }))
  }
  return told
}

/** A15: no part of the page shows another score than that of the step it shows, wherever scores stand. */
test.each(Object.keys(FINISHED))('%s: every step of a replay shows its own scores', async (game) => {
  const { page, troubles, context } = await arrive(browser)
  await openFinished(page, game)
  await goTo(page, `${new URL(page.url()).pathname}?at=0&as=0`)
  await page.waitForSelector('.chips .chip')
  await page.locator('.seats .seat button').first().click()
  await page.waitForSelector('[data-opened="mats"]')
  const file = readMatchText(readFileSync(FINISHED[game] ?? '', 'utf8'))
  const match = replayFile(await loadGame(game), file)
  const { own, figures } = SOURCES[game] as Source
  const places = SCORE_PLACES[game] ?? []
  const steps = file.decisions.length
  // A text, since functions cannot be handed to the page.
  const read = `() => ({ ...(${readFigures})(${JSON.stringify(own)}), readings: (${readScores})(${JSON.stringify(places)}) })`
  const told = await page.evaluate<Told[]>(`(${watchAll})(${steps}, ${read})`)
  const seen = new Map(places.map(({ place }) => [place, 0]))
  for (const [step, { chips, own, readings }] of told.entries()) {
    const known = figures(match.game.view(match.runnerAt(step).state, 0) as never)
    expect(own, `own figures of step ${step}`).toEqual(known.own)
    expect(
      chips.map((chip, i) => chip.slice(0, known.chips[i]?.length)),
      `chips of step ${step}`,
    ).toEqual(known.chips)
    const right = readings.map(([place, seat]): Reading => [place, seat, String(known.scores[seat])])
    expect(readings, `scores of step ${step}`).toEqual(right)
    for (const [place] of readings) seen.set(place, (seen.get(place) ?? 0) + 1)
  }
  // Each of them was looked at: the bar for every seat at every step, the others once a step at least.
  for (const [place, readings] of seen)
    expect(readings, place).toBeGreaterThanOrEqual(place === 'bar' ? 3 * steps : steps)
  await page.waitForSelector('.end')
  const final = figures(match.game.view(match.state, 0) as never)
  const last = await page.evaluate(readScores, END_PLACES)
  expect(last).toEqual(last.map(([place, seat]) => [place, seat, String(final.scores[seat])]))
  expect(last).toHaveLength(2 * final.scores.length)
  expect(troubles).toEqual([])
  await context.close()
})

/** What every place of a table says, but for how far the match goes on. Of the log: its newest lines, since how many are here differs. */
const placesOf = (page: Page): Promise<{ readonly [place: string]: string }> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.table [data-place]:not([data-place="side"])')].map((part) => {
        const { place = '' } = part.dataset
        const text = part.innerText.replace(/\d+ of \d+/, '')
        return [place, place === 'log' ? text.split('\n').slice(-12).join('\n') : text]
      }),
    ),
  )

/** Nothing of a later moment is on the page, in whatever words. */
test.each(Object.keys(FINISHED))('%s: a step looks as if the match had not gone on', async (game) => {
  const file = readMatchText(readFileSync(FINISHED[game] ?? '', 'utf8'))
  const definition = await loadGame(game)
  const whole = await arrive(browser)
  await openFinished(whole.page, game)
  const cut = await arrive(browser)
  for (const part of [0.4, 0.9]) {
    const at = Math.floor(part * file.decisions.length)
    const until = Match.replay(definition, file.header, decisionsOf(file).slice(0, at + 1))
    await openFile(cut.page, {
      name: `${game}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(matchText(writeMatch(until))),
    })
    for (const { page } of [whole, cut]) {
      await goTo(page, `${new URL(page.url()).pathname}?at=${at}&as=0`)
      await page.waitForSelector('.log-line')
    }
    expect(await placesOf(whole.page), `step ${at}`).toEqual(await placesOf(cut.page))
  }
  for (const { troubles, context } of [whole, cut]) {
    expect(troubles).toEqual([])
    await context.close()
  }
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
