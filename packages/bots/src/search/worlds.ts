import { type BaseState, type Dealer, Dice, type Runner, type Seat } from '@orrery/engine'

/** More different worlds than this teach little, and each takes memory. */
const MOST = 32

/**
 * Imagined worlds: copies of a position in which everything that a seat cannot know was dealt anew. They are numbered, and all answers are
 * tried in the same ones, so that what differs is the answer and not the luck.
 */
export class Worlds {
  readonly #runner: Runner<BaseState>
  readonly #seat: Seat
  readonly #seed: string
  readonly #dealer: Dealer<BaseState>
  readonly #dealt: Runner<BaseState>[] = []

  /** A dealer other than the game may forget what the seat has seen. */
  constructor(runner: Runner<BaseState>, seat: Seat, seed: string, dealer: Dealer<BaseState> = runner.game) {
    this.#runner = runner
    this.#seat = seat
    this.#seed = seed
    this.#dealer = dealer
  }

  /** A copy of a world, to play on in. */
  enter(number: number): Runner<BaseState> {
    return this.#world(number % MOST).fork()
  }

  /** The same to play on once: it cannot be copied in turn. */
  enterOnce(number: number): Runner<BaseState> {
    return this.#world(number % MOST).once()
  }

  /** A world as it is, to look at. */
  look(number: number): Runner<BaseState> {
    return this.#world(number % MOST)
  }

  /** The dice for what others reply in a world, the same each time: so answers are compared by the same replies. */
  replies(number: number): Dice {
    return new Dice(`${this.#seed}/${number % MOST}/replies`)
  }

  #world(number: number): Runner<BaseState> {
    this.#dealt[number] ??= this.#runner.determinized(this.#seat, `${this.#seed}/${number}`, this.#dealer)
    return this.#dealt[number]
  }
}

/** Deals for somebody who forgets what was seen. */
export const forgetful = ({ game }: Runner<BaseState>): Dealer<BaseState> => ({
  determinize(g, seat, dice) {
    g.memory = undefined
    game.determinize(g, seat, dice)
  },
})
