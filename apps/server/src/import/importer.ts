import { Worker } from 'node:worker_threads'
import { BadInput } from '@orrery/engine'
import { HttpError } from '../http-error.ts'
import type { Store } from '../store/index.ts'
import type { ReadMatch } from './reading.ts'
import { type ImportedMatch, storeMatch } from './storing.ts'

export interface ImporterOptions {
  readonly store: Pick<Store, 'create'>
  /** A module that lets Node read our sources, where it does not by itself. */
  readonly loader: string | undefined
  /** How long the rules may run on one file. */
  readonly timeoutMs?: number
}

/** What the thread answers to a file. */
export type Reading = { readonly read: ReadMatch } | { readonly problem: string }

interface Thread {
  readonly worker: Worker
  /** It has loaded what it needs, or never will. */
  readonly ready: Promise<void>
}

export type Importer = ReturnType<typeof createImporter>

const TIMEOUT_MS = 15_000
const MEMORY_MB = 256
const MOST_WAITING = 8
const BUSY = new HttpError(503, 'busy', 'Other match files are being imported. Try again in a moment.')
const BROKEN: Reading = { problem: 'Can’t read match files right now. Try again in a minute.' }
const TOO_LONG: Reading = { problem: 'This match file takes too long to replay.' }

/**
 * Takes in match files from strangers. One at a time is played again in a thread with little memory and little time; a file that
 * uses either up costs that thread and nothing else.
 */
export function createImporter({ store, loader, timeoutMs = TIMEOUT_MS }: ImporterOptions) {
  let thread: Thread | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let settle: (reading: Reading) => void = () => {}

  function start(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      execArgv: loader === undefined ? [] : ['--import', loader],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const ready = new Promise<void>((resolve) => {
      let cause = BROKEN
      worker.on('message', (message: 'ready' | Reading) => {
        if (message !== 'ready') return settle(message)
        cause = TOO_LONG
        resolve()
      })
      // It ends after that, and only then another one can begin.
      worker.on('error', () => {})
      worker.on('exit', () => {
        thread = undefined
        settle(cause)
        resolve()
      })
    })
    worker.unref()
    return { worker, ready }
  }

  async function inThread(text: string): Promise<Reading> {
    thread ??= start()
    const { worker, ready } = thread
    const answer = new Promise<Reading>((resolve) => {
      settle = resolve
    })
    await ready
    const timer = setTimeout(() => void worker.terminate(), timeoutMs)
    worker.postMessage(text)
    return answer.finally(() => clearTimeout(timer))
  }

  async function read(file: unknown): Promise<ReadMatch> {
    if (waiting >= MOST_WAITING) throw BUSY
    waiting += 1
    const turn = last.then(() => inThread(textOf(file)))
    last = turn.catch(() => {})
    const reading = await turn.finally(() => {
      waiting -= 1
    })
    if ('problem' in reading) throw new BadInput(reading.problem)
    return reading.read
  }

  return {
    /** Stores a match file as a private match, if it replays. */
    async store(file: unknown): Promise<ImportedMatch> {
      return storeMatch(store, await read(file))
    },

    async close(): Promise<void> {
      await thread?.worker.terminate()
    },
  }
}

function textOf(file: unknown): string {
  try {
    return JSON.stringify(file)
  } catch {
    // So deeply nested that it cannot be written is so deeply nested that it is no match.
    throw new BadInput('This is not a match file.')
  }
}
