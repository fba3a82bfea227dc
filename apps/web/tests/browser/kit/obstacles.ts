import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrive, DESKTOP, goTo, launch, PHONE, visitTable } from './browser.ts'
import { whenAsked } from './player.ts'

const SCREENS = [
  '/',
  '/new/starship-samurai',
  '/new/xia?way=pass',
  '/new/tsukuyumi?way=online',
  '/mine',
  '/lobby',
  '/replays',
  '/rules/xia',
  '/settings',
  '/account',
  '/about',
  '/nowhere',
] as const

const TABLES = ['starship-samurai', 'xia', 'tsukuyumi'] as const

/** What keeps somebody from using the screen, in words. */
export async function obstacles(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    )
}

/** Looks at everything in one look and both sizes. Each look has a file of its own, so that they run side by side. */
export function findObstacles(theme: 'dark' | 'light'): void {
  let browser: Browser

  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  describe.each([DESKTOP, PHONE])('$width pixels wide', (viewport) => {
    test('no screen has a serious or critical obstacle', async () => {
      const { context, page, troubles } = await arrive(browser, { theme, viewport })
      const found: Record<string, string[]> = {}
      for (const path of SCREENS) {
        await goTo(page, path)
        await page.waitForSelector('h1')
        const list = await obstacles(page)
        if (list.length > 0) found[path] = list
      }
      expect(found).toEqual({})
      expect(troubles).toEqual([])
      await context.close()
    })

    test.each(TABLES)('nor has a table of %s', async (game) => {
      const { context, page, troubles } = await visitTable(browser, game, 'players=2&seed=look', { theme, viewport })
      await whenAsked(page)
      expect(await obstacles(page)).toEqual([])
      expect(troubles).toEqual([])
      await context.close()
    })
  })
}
