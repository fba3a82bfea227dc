import { median, valueIn } from '../report.ts'
import { Subject } from '../subjects.ts'

/** About so many milliseconds of processor time: of warming up, because large code takes seconds to be compiled, and of a slice. */
const WARM_UP = 2500
const SLICE = 300
const SLICES = 9

/** One round: decisions per second, how the working tree compares with the commit, and the commit with itself. */
export interface Round {
  readonly before: number
  readonly now: number
  readonly ratio: number
  readonly noise: number
  /** All sides made the same number of decisions in the same matches. */
  readonly samePlay: boolean
}

/** How many matches of the game take a second of the processor: the same share is then given to all sides. */
export async function matchesPerSecond(game: string, root: string): Promise<number> {
  const subject = await Subject.start(game, root)
  try {
    await subject.measure('decisions', WARM_UP)
    const slice = await subject.measure('decisions', SLICE)
    return (1000 * valueIn(slice, 'matches')) / valueIn(slice, 'elapsed')
  } finally {
    subject.stop()
  }
}

/**
 * One round has a new process for each side, because a process keeps to the end what luck gave it (how code was compiled, where it
 * lies in memory). The commit has two, so that it is compared with itself. All play the same matches, slice by slice in turns, and
 * the median of the slices counts, so that a noisy moment meets all of them or is left out.
 */
export async function playRound(game: string, pace: number, commit: string, tree: string): Promise<Round> {
  const matchesIn = (milliseconds: number) => Math.max(1, Math.round((pace * milliseconds) / 1000))
  const sides: Side[] = []
  const start = async (root: string): Promise<Side> => {
    const side = new Side(await Subject.start(game, root))
    sides.push(side)
    return side
  }
  try {
    const first = await start(commit)
    const changed = await start(tree)
    const again = await start(commit)
    for (const side of sides) await side.play(matchesIn(WARM_UP))
    const slices: { before: number; now: number; noise: number }[] = []
    for (let slice = 0; slice < SLICES; slice++) {
      // Each is first, second and last in turn: what one does to the processor's caches meets another every time.
      const leading = slice % sides.length
      const order = [...sides.slice(leading), ...sides.slice(0, leading)]
      for (const side of order) await side.play(matchesIn(SLICE))
      const before = Math.sqrt(first.rate * again.rate)
      slices.push({ before, now: changed.rate, noise: again.rate / first.rate })
    }
    return {
      before: median(slices.map(({ before }) => before)),
      now: median(slices.map(({ now }) => now)),
      ratio: median(slices.map(({ before, now }) => now / before)),
      noise: median(slices.map(({ noise }) => noise)),
      samePlay: new Set(sides.map(({ decisions }) => decisions)).size === 1,
    }
  } finally {
    for (const side of sides) side.stop()
  }
}

class Side {
  readonly #subject: Subject
  /** Of all slices. */
  decisions = 0
  /** Decisions per second of the last slice. */
  rate = 0

  constructor(subject: Subject) {
    this.#subject = subject
  }

  /** The next matches. An order that may last no time at all is one match, on every side the same. */
  async play(matches: number): Promise<void> {
    let made = 0
    let spent = 0
    for (let match = 0; match < matches; match++) {
      const slice = await this.#subject.measure('decisions', 0)
      made += valueIn(slice, 'decisions')
      spent += valueIn(slice, 'elapsed')
    }
    this.decisions += made
    this.rate = (1000 * made) / spent
  }

  stop(): void {
    this.#subject.stop()
  }
}
