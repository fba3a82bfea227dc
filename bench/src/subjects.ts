/**
 * What is measured, each in a process of its own: code that has run with the objects of one library is compiled for them,
 * and would be slower with those of the other.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './against/checkout.ts'
import { gameSlices } from './games.ts'
import type { Played } from './neutral/chooser.ts'
import { ITERATIONS, PLACES } from './neutral/places.ts'
import { repeat, type Slice, type Work } from './report.ts'

/** In so many matches there are places to think. */
const SEARCHED_MATCHES = 4

/** So many different matches are played. */
const MATCHES = 24

/** Plays the same matches again and again. `scores of <seed>` is the fingerprint by which the sides are compared. */
function neutralSlices(play: (seed: string) => Played): { readonly [work: string]: Work } {
  let next = 0
  return {
    decisions: (milliseconds) => {
      const slice: Record<string, number> = {}
      let decisions = 0
      const elapsed = repeat(milliseconds, () => {
        const seed = `marches-${(next++ % MATCHES) + 1}`
        const played = play(seed)
        decisions += played.decisions
        slice[`scores of ${seed}`] = fingerprint(played.scores)
      })
      return { ...slice, decisions, elapsed }
    },
  }
}

/** Searches in the same places of the same matches again and again. */
function searchSlices(start: (seed: string) => (() => number)[]): { readonly [work: string]: Work } {
  const searches = Array.from({ length: SEARCHED_MATCHES }, (_, i) => start(`marches-${i + 1}`)).flat()
  let next = 0
  return {
    iterations: (milliseconds) => {
      let iterations = 0
      const elapsed = repeat(milliseconds, () => {
        iterations += searches[next++ % searches.length]?.() ?? 0
      })
      return { iterations, elapsed }
    },
  }
}

const fingerprint = (scores: readonly number[]): number => scores.reduce((sum, score) => sum * 1000 + score, 0)

async function slicesOf(subject: string): Promise<{ readonly [work: string]: Work }> {
  switch (subject) {
    case 'ours':
      return neutralSlices((await import('./neutral/ours.ts')).playOurs)
    case 'client':
      return neutralSlices((await import('./neutral/boardgameio.ts')).playByClient)
    case 'reducer':
      return neutralSlices((await import('./neutral/boardgameio.ts')).playByReducer)
    case 'tuned':
      return neutralSlices((await import('./neutral/boardgameio.ts')).playByTunedReducer)
    case 'search': {
      const { ourSearches } = await import('./neutral/searches.ts')
      return searchSlices(ourSearches)
    }
    case 'mcts': {
      const { theirSearches } = await import('./neutral/boardgameio.ts')
      return searchSlices((seed) => theirSearches(seed, PLACES, ITERATIONS))
    }
    default:
      return gameSlices(subject)
  }
}

interface Order {
  readonly work: string
  readonly milliseconds: number
}

/** The measured process: does one slice of work after another, as it is told, until its parent hangs up. */
export async function serveSubject(subject: string): Promise<void> {
  const slices = await slicesOf(subject)
  process.on('message', async ({ work, milliseconds }: Order) => {
    const slice = slices[work]
    if (slice === undefined) throw new Error(`There is no work "${work}" on ${subject}.`)
    process.send?.(await slice(milliseconds))
  })
  process.send?.('ready')
}

export class Subject {
  readonly #child: ChildProcess

  private constructor(child: ChildProcess) {
    this.#child = child
  }

  /** In this working tree, or in another checkout of the project: the arguments and messages are the same in all of them. */
  static async start(name: string, root = ROOT): Promise<Subject> {
    const child = fork(join(root, 'bench', 'src', 'main.ts'), ['engine', '--subject', name], {
      cwd: root,
      execArgv: ['--import', pathToFileURL(join(root, 'apps', 'cli', 'bin', 'typescript.mjs')).href],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const subject = new Subject(child)
    await subject.#reply(name)
    return subject
  }

  async measure(work: string, milliseconds: number): Promise<Slice> {
    this.#child.send({ work, milliseconds } satisfies Order)
    return (await this.#reply(work)) as Slice
  }

  async #reply(task: string): Promise<unknown> {
    const stop = new AbortController()
    const failed = once(this.#child, 'exit', { signal: stop.signal }).then(() => {
      throw new Error(`The measured process ended during "${task}".`)
    })
    const answered = once(this.#child, 'message', { signal: stop.signal }).then(([message]) => message as unknown)
    failed.catch(() => {})
    answered.catch(() => {})
    try {
      return await Promise.race([answered, failed])
    } finally {
      stop.abort()
    }
  }

  stop(): void {
    this.#child.disconnect()
  }
}
