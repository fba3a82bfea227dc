import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** The folder of the built client. */
export const DIST = pathOf('apps/web/.build/dist')

/** Runs one of the project's scripts and returns what it prints. */
export const script = (name: string, ...flags: string[]): string =>
  execFileSync(process.execPath, [pathOf(`scripts/${name}`), ...flags], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()

/** Builds the client when its sources have changed. */
export const buildClient = (): string => script('web-build.mjs')
