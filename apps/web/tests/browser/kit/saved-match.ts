import { readFileSync } from 'node:fs'
import { type MatchFile, readMatchText } from '@orrery/engine'
import type { Page } from 'playwright-core'
import en from '../../../src/words/en/index.ts'

/** The match so far, as the page saves it. */
export async function savedMatch(page: Page): Promise<MatchFile> {
  await page.getByRole('button', { name: en['menu.title'] }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: en['menu.export'] }).click()
  return readMatchText(readFileSync(await (await saving).path(), 'utf8'))
}
