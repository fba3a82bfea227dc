import { Worker } from 'node:worker_threads'
import { RuleFailure } from '@orrery/engine'
import type { SimulatedGame } from './batch.ts'
import type { SimulationPlan } from './schedule.ts'

/** Games by their numbers in the schedule, `end` not included. */
export interface Batch {
  readonly first: number
  readonly end: number
}

export interface PoolSettings {
  readonly threads: number
  /** How many games there are. */
  readonly length: number
  /** Called with the number of games that are done. */
  readonly onProgress?: (done: number) => void
  /** What the threads run. */
  readonly worker?: URL
}

export interface PoolRun {
  /** In the order of the schedule. */
  readonly outcomes: readonly SimulatedGame[]
  readonly seconds: number
}

const MOST_IN_A_BATCH = 20

/** Plays all games of a plan in threads. A thread that dies ends the run with an error that names its games. */
export function runInThreads(plan: SimulationPlan, settings: PoolSettings): Promise<PoolRun> {
  const { threads, length, onProgress, worker: source = new URL('./worker.mjs', import.meta.url) } = settings
  const size = Math.max(1, Math.min(MOST_IN_A_BATCH, Math.floor(length / (threads * 8))))
  const outcomes: SimulatedGame[] = []
  const workers: Worker[] = []
  let next = 0
  let done = 0
  let started: number | undefined

  return new Promise((resolve, reject) => {
    let failure: RuleFailure | undefined

    for (let thread = 0; thread < Math.min(threads, Math.ceil(length / size)); thread++) {
      const worker = new Worker(source, { workerData: plan })
      let batch: Batch | undefined
      let ended = false
      const fail = (problem: string) => {
        if (ended || failure) return
        const where = batch ? `while it played games ${batch.first} to ${batch.end - 1}` : 'before it played a game'
        failure = new RuleFailure(`A worker thread failed ${where}: ${problem}`)
        void Promise.allSettled(workers.map((other) => other.terminate())).then(() => reject(failure))
      }
      worker.on('message', (message: 'ready' | readonly SimulatedGame[]) => {
        started ??= performance.now()
        if (batch && message !== 'ready') {
          for (const [i, outcome] of message.entries()) outcomes[batch.first + i] = outcome
          done += message.length
          onProgress?.(done)
        }
        batch = next < length ? { first: next, end: Math.min(length, next + size) } : undefined
        if (batch) {
          next = batch.end
          worker.postMessage(batch)
        } else {
          ended = true
          void worker.terminate()
          if (done === length) resolve({ outcomes, seconds: (performance.now() - started) / 1000 })
        }
      })
      worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)))
      worker.on('exit', (code) => fail(`it ended with code ${code}`))
      workers.push(worker)
    }
  })
}
