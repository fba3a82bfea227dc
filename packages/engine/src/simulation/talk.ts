import type { Dice } from '../chance/random.ts'
import type { Decision } from '../match/match.ts'
import type { Runner } from '../match/runner.ts'
import type { BaseState, Seat } from '../state.ts'
import type { Value } from '../values/value.ts'
import type { Player } from './player.ts'

/** What somebody can say out of turn. */
type Speaker<S extends BaseState> = Pick<Player<S>, 'reply' | 'propose'>

/** What players who do not speak by chance say out of turn: answers to what was proposed to them first, then proposals of their own. */
export class Talk<S extends BaseState> {
  readonly #players: readonly Speaker<S>[]
  readonly #isAny: boolean
  /** The seats that have thought about a proposal since somebody answered. */
  readonly #thought = new Set<Seat>()

  constructor(players: readonly Speaker<S>[]) {
    this.#players = players
    this.#isAny = players.some(({ reply, propose }) => reply !== undefined || propose !== undefined)
  }

  /** Somebody has answered: all may think about a proposal again. */
  goOn(): void {
    this.#thought.clear()
  }

  next(runner: Runner<S>, dice: Dice): Decision | undefined {
    const { outOfTurn } = runner.game
    if (!this.#isAny || !outOfTurn || !runner.mayStepIn) return undefined
    return this.#reply(runner, dice) ?? (outOfTurn.ideas && this.#proposal(runner, dice))
  }

  #reply(runner: Runner<S>, dice: Dice): Decision | undefined {
    const { pending } = runner.game.outOfTurn ?? {}
    for (const [seat, player] of this.#players.entries()) {
      if (player.reply === undefined || !pending?.(runner.state, seat).length) continue
      const value = player.reply(runner, seat, dice)
      if (value !== undefined) return out(seat, value)
    }
    return undefined
  }

  #proposal(runner: Runner<S>, dice: Dice): Decision | undefined {
    for (const [seat, player] of this.#players.entries()) {
      if (player.propose === undefined || this.#thought.has(seat)) continue
      this.#thought.add(seat)
      const value = player.propose(runner, seat, dice)
      if (value !== undefined) return out(seat, value)
    }
    return undefined
  }
}

const out = (seat: Seat, value: Value): Decision => ({ seat, value, out: true })
