import { Worker } from 'node:worker_threads'
import { RuleFailure } from '@orrery/engine'

/** Games by their numbers, `end` not included. */
export interface Batch {
  readonly first: number
  readonly end: number
}

export interface PoolSettings<Outcome> {
  readonly threads: number
  /** How many games there are. */
  readonly length: number
  /** Called with the number of games that are done. */
  readonly onProgress?: (done: number) => void
  /** Called with every game that is done, by its number. */
  readonly onOutcome?: (number: number, outcome: Outcome) => void
  /** What the threads run: it says `ready`, and answers a batch with the list of what came of its games. */
  readonly worker: URL
  readonly mostInABatch?: number
}

export interface PoolRun<Outcome> {
  /** In the order of their numbers. */
  readonly outcomes: readonly Outcome[]
  readonly seconds: number
}

const MOST_IN_A_BATCH = 20

/** Plays all games of a plan in threads. A thread that dies ends the run with an error that names its games. */
export function runInThreads<Outcome>(plan: unknown, settings: PoolSettings<Outcome>): Promise<PoolRun<Outcome>> {
  const { threads, length, onProgress, onOutcome, worker: source, mostInABatch = MOST_IN_A_BATCH } = settings
  const size = Math.max(1, Math.min(mostInABatch, Math.floor(length / (threads * 8))))
  const outcomes: Outcome[] = []
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
      worker.on('message', (message: 'ready' | readonly Outcome[]) => {
        started ??= performance.now()
        if (batch && message !== 'ready') {
          for (const [i, outcome] of message.entries()) {
            outcomes[batch.first + i] = outcome
            onOutcome?.(batch.first + i, outcome)
          }
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
