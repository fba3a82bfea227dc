import { readFileSync } from 'node:fs'
import { readMatchText, replayFile } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, visit } from './browser.ts'
import { FINISHED, openFinished } from './finished.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** What a view of each game says of its seats' points. */
const SCORES: { readonly [game: string]: (view: never) => readonly number[] } = {
  'starship-samurai': ({ seats }: { seats: readonly { honor: number }[] }) => seats.map(({ honor }) => honor),
  xia: ({ vessels }: { vessels: readonly { fame: number }[] }) => vessels.map(({ fame }) => fame),
  tsukuyumi: ({ seats }: { seats: readonly { score: number }[] }) => seats.map(({ score }) => score),
}

/** The points on the page, by seat. */
const shownScores = (page: Page): Promise<readonly number[]> =>
  page.$$eval('.seats .seat button', (buttons) => {
    const scores: number[] = []
    for (const button of buttons) {
      const seat = Number(button.querySelector<SVGElement>('.seat-mark')?.dataset.seat)
      const score = [...(button.querySelector('.seat-score')?.childNodes ?? [])].find((node) => node.nodeType === 3)
      scores[seat] = Number(score?.textContent)
    }
    return scores
  })

const stepShown = (page: Page): Promise<number> =>
  page.getByRole('slider').evaluate((slider) => Number((slider as HTMLInputElement).value))

/** A15: no part of the page shows another score than that of the step it shows. */
test.each(Object.keys(FINISHED))(
  '%s: every step of a replay shows its own scores',
  async (game) => {
    const { page, troubles, context } = await visit(browser, '/')
    await openFinished(page, game)
    const file = readMatchText(readFileSync(FINISHED[game] ?? '', 'utf8'))
    const match = replayFile(await loadGame(game), file)
    const scoresOf = SCORES[game] as (view: unknown) => readonly number[]
    const { length } = file.decisions
    for (let step = 0; step < length; step++) {
      await expect.poll(() => stepShown(page), { interval: 5, timeout: 10_000 }).toBe(step)
      expect(await shownScores(page), `step ${step}`).toEqual(
        scoresOf(match.game.view(match.runnerAt(step).state, 'spectator')),
      )
      await page.keyboard.press(']')
    }
    await page.waitForSelector('.end')
    expect(troubles).toEqual([])
    await context.close()
  },
  240_000,
)

test('a replay plays by itself, faster if wanted, and goes by rounds', async () => {
  const { page, context } = await visit(browser, '/')
  await openFinished(page, 'starship-samurai')
  expect(await page.locator('[data-act="play"]').getAttribute('aria-pressed')).toBe('false')
  for (let i = 0; i < 3; i++) await page.click('[data-act="speed"]')
  await page.click('[data-act="play"]')
  await expect.poll(() => stepShown(page), { timeout: 20_000 }).toBeGreaterThan(3)
  await page.keyboard.press('p')
  expect(await page.locator('[data-act="play"]').getAttribute('aria-pressed')).toBe('false')
  const step = await stepShown(page)
  await page.keyboard.press('}')
  await expect.poll(() => stepShown(page)).toBeGreaterThan(step)
  await page.keyboard.press('}')
  await expect.poll(async () => (await page.locator('.log-lines').textContent())?.includes('Round 2')).toBe(true)
  await context.close()
})
