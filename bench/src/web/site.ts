import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** The built client, served as it is to people, and a browser. */
export interface Site {
  readonly address: string
  readonly browser: Browser
  /** The folder of the built files. */
  readonly dist: string
  stop(): Promise<void>
}

const script = (name: string, ...flags: string[]): string =>
  execFileSync(process.execPath, [pathOf(`scripts/${name}`), ...flags], { encoding: 'utf8' }).trim()

export async function startSite(): Promise<Site> {
  script('web-build.mjs')
  const dist = pathOf('apps/web/.build/dist')
  const data = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  const flags = ['serve', '--port', '0', '--data', data, '--web', dist, '--log-level', 'error']
  const server = spawn(process.execPath, [pathOf('apps/cli/bin/orrery.mjs'), ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      const [found] = /http:\/\/\S+/.exec(String(chunk)) ?? []
      if (found !== undefined) resolve(found)
    })
    server.on('exit', (code) => reject(new Error(`The server ended with code ${code}.`)))
  })
  const browser = await chromium.launch({
    executablePath: script('chromium.mjs', '--find'),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  return {
    address,
    browser,
    dist,
    async stop() {
      await browser.close()
      server.kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
