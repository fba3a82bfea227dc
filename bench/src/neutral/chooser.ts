import { Dice } from '@orrery/engine'

/** One match, played to its end. */
export interface Played {
  readonly decisions: number
  readonly scores: readonly number[]
}

/** Plays for all seats of a match. Given the same lists it makes the same choices, so both sides play the same matches. */
export class Chooser {
  readonly #dice: Dice

  constructor(seed: string) {
    this.#dice = new Dice(`chooser of ${seed}`)
  }

  choose<T>(options: readonly T[]): T {
    return this.#dice.pick(options)
  }
}
