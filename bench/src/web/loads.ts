import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Site } from './site.ts'

/** Bytes of gzipped script. */
export interface LoadedScripts {
  readonly home: number
  /** What a table of every game loads, besides the home page's. */
  readonly table: number
  /** What a table of one game loads besides: its drawing, its words and its rules. */
  readonly games: { readonly [game: string]: number }
}

/** The scripts that a page and its workers ask for on the way to an address. */
async function scriptsOf(
  site: Site,
  visit: (go: (path: string) => Promise<unknown>) => Promise<void>,
): Promise<Set<string>> {
  const context = await site.browser.newContext({ serviceWorkers: 'block', baseURL: site.address })
  const page = await context.newPage()
  const found = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) found.add(pathname)
  })
  const go = async (path: string) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const sit = page.locator('[data-act="begin"]')
    if ((await sit.count()) > 0) await sit.click()
    if (path !== '/') await page.waitForSelector('[data-question]', { timeout: 60_000 })
    await page.waitForLoadState('networkidle')
  }
  await visit(go)
  await context.close()
  return found
}

export async function measureLoads(site: Site): Promise<LoadedScripts> {
  const size = (paths: Iterable<string>): number =>
    [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(site.dist, path)), { level: 9 }).length, 0)
  const home = await scriptsOf(site, async (go) => void (await go('/')))
  const tables = new Map<string, Set<string>>()
  for (const { id } of await site.shelf.games())
    tables.set(id, await scriptsOf(site, async (go) => void (await go(`/new/${id}?players=2&seed=bench`))))
  const [first = new Set<string>(), ...others] = tables.values()
  const shared = [...first].filter((path) => others.every((paths) => paths.has(path)))
  const besides = (paths: Iterable<string>, known: Iterable<string>): string[] => {
    const old = new Set(known)
    return [...paths].filter((path) => !old.has(path))
  }
  return {
    home: size(home),
    table: size(besides(shared, home)),
    games: Object.fromEntries([...tables].map(([id, paths]) => [id, size(besides(paths, [...shared, ...home]))])),
  }
}
