import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'
import { hashLanes } from './hash.ts'

/** The generator's whole state: four integers that travel inside the game's state. */
export type RandomState = [number, number, number, number]

/** Any text is a seed; all of it counts. */
export function seedRandom(seed: string): RandomState {
  const lanes = hashLanes(seed)
  return lanes.some((lane) => lane !== 0) ? lanes : ([...xoroshiro128plus(1).getState()] as RandomState)
}

export const copyRandom = (random: RandomState): RandomState => [random[0], random[1], random[2], random[3]]

/** Two members of a list change places. */
export function swap<T>(list: T[], a: number, b: number): void {
  const held = list[a] as T
  list[a] = list[b] as T
  list[b] = held
}

/** Chance with a life of its own, for bots and tests; chance inside rules is `random` and `shuffle` of the situation. */
export class Dice {
  readonly #generator: RandomGenerator

  constructor(seed: string | RandomState) {
    this.#generator = xoroshiro128plusFromState(typeof seed === 'string' ? seedRandom(seed) : seed)
  }

  /** A whole number from 0 to `sides - 1`. */
  below(sides: number): number {
    return uniformInt(this.#generator, 0, sides - 1)
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
    return [...this.#generator.getState()] as RandomState
  }
}
