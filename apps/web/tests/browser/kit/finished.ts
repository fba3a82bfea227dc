import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { goTo } from './browser.ts'

const GAMES = join(import.meta.dirname, '../../../../../games')

/** A finished match of three for each game, as it is recorded for the tests of its rules. */
export const FINISHED: { readonly [game: string]: string } = {
  'starship-samurai': join(GAMES, 'starship-samurai/tests/fixtures/rules-2/three-replace.json'),
  xia: join(GAMES, 'xia/tests/fixtures/rules-2/three-status.json'),
  tsukuyumi: join(GAMES, 'tsukuyumi/tests/fixtures/2/three-variants.json'),
}

/** Opens a recorded match as a replay, at its first position. */
export const openFinished = (page: Page, game: string): Promise<void> => openFile(page, FINISHED[game] ?? '')

/** The same with any match file. */
export async function openFile(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await goTo(page, '/replays')
  await page.setInputFiles('input[type="file"]', file)
  await page.waitForURL(/\/replay\//)
  await page.waitForSelector('.table')
}
