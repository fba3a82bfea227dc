import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'
import { build } from 'esbuild'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { StoreOptions } from '../../src/store/index.ts'

const SOURCE = fileURLToPath(new URL('./child.ts', import.meta.url))
/** Not part of the bundle: it is found beside it. */
const THREAD = new URL('../../src/store/sqlite/worker.mjs', import.meta.url)
/** Beside the sources, so that packages are found from there; one for each process that runs tests. */
const BUNDLE = fileURLToPath(new URL(`../../.build/child-${process.pid}-${threadId}.mjs`, import.meta.url))

/** As one file the child starts in a fraction of the time. */
beforeAll(async () => {
  const external = ['pg', '@photostructure/sqlite', 'node:sqlite']
  await build({ entryPoints: [SOURCE], outfile: BUNDLE, bundle: true, platform: 'node', format: 'esm', external })
  copyFileSync(THREAD, new URL('../../.build/worker.mjs', import.meta.url))
})
afterAll(() => rmSync(BUNDLE, { force: true }))

export interface Child {
  /** Lets it begin: until then it only loads its modules. */
  go(): void
  /** What it has printed so far. */
  readonly lines: readonly string[]
  /** When it has printed this many lines. */
  printed(count: number): Promise<void>
  /** kill -9; settles when the process is gone and everything it printed was read. */
  kill(): Promise<void>
}

export function startChild(task: 'append' | 'claim', place: StoreOptions, matches: readonly string[] = []): Child {
  const args = [BUNDLE, task, JSON.stringify(place), ...matches]
  const child: ChildProcess = spawn(process.execPath, args, { stdio: 'pipe' })
  const lines: string[] = []
  let complaint = ''
  let woken = () => {}
  child.stdin!.on('error', () => {})
  child.stderr!.on('data', (chunk) => {
    complaint += chunk
  })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  createInterface({ input: child.stdout! }).on('line', (line) => {
    lines.push(line)
    woken()
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await closed
  }
  onTestFinished(kill)
  return {
    go: () => child.stdin!.write('go\n'),
    lines,
    kill,
    printed: (count) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (lines.length >= count) resolve()
        }
        woken = look
        closed.then(() => reject(new Error(`The process ended: ${complaint}`)))
        look()
      }),
  }
}
