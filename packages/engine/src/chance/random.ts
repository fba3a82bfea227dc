import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'
import { hashLanes } from '../hashing/hash.ts'
import { type ChanceStream, drawBelow, streamOf } from './stream.ts'

/**
 * What a match's chance follows from. Matches from before the stream had a generator whose state could be computed from what it gave;
 * they go on with it, and their seeds say so.
 */
export type Seed = string | { readonly generator: string }

/** The whole state of that generator: four integers. */
export type GeneratorState = [number, number, number, number]

/** What travels inside a game's state, so that chance goes on where it was. */
export type RandomState = ChanceStream | GeneratorState

/** Any text is a seed; all of it counts. */
export const seedRandom = (seed: Seed): RandomState =>
  typeof seed === 'string' ? streamOf(seed) : seedGenerator(seed.generator)

function seedGenerator(seed: string): GeneratorState {
  const lanes = hashLanes(seed)
  return lanes.some((lane) => lane !== 0) ? lanes : ([...xoroshiro128plus(1).getState()] as GeneratorState)
}

export const copyRandom = (random: RandomState): RandomState =>
  Array.isArray(random) ? [random[0], random[1], random[2], random[3]] : { key: random.key, at: random.at }

/**
 * A drawn number as the compiler's integer. What comes of unsigned words is a double to it, and makes doubles of the fields that it gets
 * into, which cost an object each in every copy of a state.
 */
export const asInteger = (drawn: number): number => drawn | 0

/** Two members of a list change places. */
export function swap<T>(list: T[], a: number, b: number): void {
  const held = list[a] as T
  list[a] = list[b] as T
  list[b] = held
}

/**
 * Chance with a life of its own, for bots and tests: quick, and no secret; chance inside rules is `random` and `shuffle` of the state.
 * Given a state's chance, it goes on from there without touching it.
 */
export class Dice {
  readonly #generator: RandomGenerator | undefined
  readonly #stream: ChanceStream | undefined

  constructor(seed: string | RandomState) {
    const start = typeof seed === 'string' ? seedGenerator(seed) : seed
    if (Array.isArray(start)) this.#generator = xoroshiro128plusFromState(start)
    else this.#stream = { key: start.key, at: start.at }
  }

  /** A whole number from 0 to `sides - 1`; there are at most 2^31 sides. */
  below(sides: number): number {
    const drawn = this.#generator
      ? uniformInt(this.#generator, 0, sides - 1)
      : drawBelow(this.#stream as ChanceStream, sides)
    return asInteger(drawn)
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  /** Shuffles in place and returns the same list. */
  shuffle<T>(list: T[]): T[] {
    for (let last = list.length - 1; last > 0; last--) {
      swap(list, last, this.below(last + 1))
    }
    return list
  }

  state(): RandomState {
    return this.#generator
      ? ([...this.#generator.getState()] as GeneratorState)
      : copyRandom(this.#stream as ChanceStream)
  }
}
