/**
 * Takes pictures of positions:
 *   node --import ./apps/cli/bin/typescript.mjs apps/web/gallery/shoot.ts [--sizes=1440x900,390x844] [--out=folder] [--full] 'name=a&game=xia&at=40' …
 * What a query may hold: see gallery.tsx and position.ts. `theme=both` takes one picture in each theme; `name` names the files.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createServer } from 'vite'
import { launchChromium } from '../site/index.ts'

const given = process.argv.slice(2)
const setting = (name: string, otherwise: string): string =>
  given.find((part) => part.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise
const sizes = setting('sizes', '1440x900,1024x768,390x844').split(',')
const out = setting('out', join(tmpdir(), 'gallery'))
const wishes = given.filter((part) => !part.startsWith('--')).map((part) => new URLSearchParams(part))

const cacheDir = mkdtempSync(join(tmpdir(), 'orrery-gallery-'))
const server = await createServer({
  configFile: join(import.meta.dirname, 'vite.gallery.config.ts'),
  cacheDir,
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
})
let browser: Browser | undefined
let problems = 0
try {
  await server.listen()
  browser = await launchChromium()
  mkdirSync(out, { recursive: true })
  for (const [index, wish] of wishes.entries())
    for (const theme of wish.get('theme') === 'both' ? ['dark', 'light'] : [wish.get('theme') ?? 'dark'])
      for (const size of sizes) await shoot(browser, wish, wish.get('name') ?? String(index + 1), theme, size)
} finally {
  await browser?.close()
  await server.close()
  rmSync(cacheDir, { recursive: true, force: true })
}
process.exitCode = problems > 0 ? 1 : 0

async function shoot(
  browser: Browser,
  wish: URLSearchParams,
  name: string,
  theme: string,
  size: string,
): Promise<void> {
  const [width, height] = size.split('x').map(Number)
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 600 ? 2 : 1 })
  const complain = (text: string) => {
    problems++
    console.error(`${name} ${size}: ${text}`)
  }
  page.on('pageerror', (error) => complain(error.message))
  page.on('console', (message) => message.type() === 'error' && complain(message.text()))
  const query = new URLSearchParams(wish)
  query.set('theme', theme)
  query.set('still', 'still')
  const file = join(out, `${name}-${theme}-${width}.png`)
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}gallery.html?${query}`)
    await page.waitForSelector('body[data-ready]', { timeout: 60_000 })
    await page.waitForTimeout(300)
    const clip = wish.get('clip')
    if (clip) await page.locator(clip).first().screenshot({ path: file })
    else await page.screenshot({ path: file, fullPage: given.includes('--full') })
    console.log(file)
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
  }
  await page.close()
}
