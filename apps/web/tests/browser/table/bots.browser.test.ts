import { Dice } from '@orrery/engine'
import { decideBot, openJournal } from '@orrery/host'
import { loadGame } from '@orrery/shelf'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, visitTable } from '../kit/browser.ts'
import { answerOne, byScript, whenAsked } from '../kit/player.ts'
import { savedMatch } from '../kit/saved-match.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test.each(['starship-samurai', 'tsukuyumi', 'xia'])(
  'bots of %s answer in the browser what they answer in Node, with the same seed and iterations',
  async (id) => {
    const { page, context, troubles } = await visitTable(browser, id, 'players=3&seed=the same everywhere')
    const dice = new Dice('some answers')
    for (let answered = 0; answered < 6; answered++) await answerOne(page, byScript, dice)
    await whenAsked(page)
    const file = await savedMatch(page)
    const game = await loadGame(id)
    const match = file.journal && openJournal(game, file.journal)
    if (match === undefined || typeof match === 'string') throw new Error(`The file has no journal: ${match}`)
    const answers = match.botAnswers()
    expect(answers.length).toBeGreaterThan(5)
    for (const { at, value, bot } of answers) {
      expect(bot).toMatch(/^adept/)
      const job = match.exportForWhy(at)
      expect([at, job && decideBot(game, job)]).toEqual([at, value])
    }
    expect(troubles).toEqual([])
    await context.close()
  },
)
