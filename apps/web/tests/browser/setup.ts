import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built client is served, by a real server with its own rules for what a page may load. */
    readonly address: string
    readonly chromium: string
  }
}

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const script = (name: string, ...flags: string[]): string =>
  execFileSync(process.execPath, [pathOf(`scripts/${name}`), ...flags], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
const LONGEST_START = 60_000

/** Builds the client once, and serves it on any free port with an empty store. */
export default async function setUp({ provide }: TestProject): Promise<() => void> {
  const chromium = script('chromium.mjs', '--find').trim()
  script('web-build.mjs')
  const data = mkdtempSync(join(tmpdir(), 'orrery-browser-'))
  const flags = [
    '--port',
    '0',
    '--data',
    data,
    '--web',
    pathOf('apps/web/.build/dist'),
    '--rate-limit',
    '0',
    '--costly-limit',
    '0',
  ]
  const server = spawn(
    process.execPath,
    [pathOf('apps/cli/bin/orrery.mjs'), 'serve', ...flags, '--log-level', 'error'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start in time.')), LONGEST_START)
    server.stdout.on('data', (chunk) => {
      const [found] = /http:\/\/\S+/.exec(String(chunk)) ?? []
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    })
    server.on('exit', (code) => reject(new Error(`The server ended with code ${code}.`)))
  })
  provide('address', address)
  provide('chromium', chromium)
  return () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
