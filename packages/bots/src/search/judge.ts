import {
  type BaseState,
  type Character,
  type Evaluation,
  type Game,
  type Plan,
  type Seat,
  totalOf,
} from '@orrery/engine'
import { chancesOf } from '../chances.ts'

/** What a position is worth to somebody: the sum, and its named parts. */
export interface Judged {
  readonly score: number
  readonly terms: Evaluation
  /** How likely the seat is to win; nothing where the game has never measured it. */
  readonly chance: number | undefined
}

const PLAIN: Character = {}

/** Values positions for a seat, as its character sees them. */
export class Judge {
  readonly #game: Game
  readonly #seat: Seat
  readonly #character: Character
  readonly #plan: Plan<BaseState> | undefined
  readonly #mean: number
  readonly #best: number

  constructor(game: Game, seat: Seat, character: Character = PLAIN, plan?: Plan<BaseState>) {
    this.#game = game
    this.#seat = seat
    this.#character = character
    this.#plan = plan
    const { rivalry = 1 } = character
    this.#mean = rivalry * game.rivalry.mean
    this.#best = rivalry * game.rivalry.best
  }

  judge(g: BaseState): Judged {
    const standings = this.#game.standings(g)
    const own = standings[this.#seat] ?? {}
    const weights = this.#character.terms
    const terms: { [term: string]: number } = {}
    let score = 0
    for (const term in own) {
      const worth = (own[term] as number) * (weights?.[term] ?? 1)
      terms[term] = worth
      score += worth
    }
    if (this.#mean !== 0 || this.#best !== 0) {
      terms.rivals = -this.#rivals(standings)
      score += terms.rivals
    }
    if (this.#plan) {
      terms.plan = this.#plan.progress(g)
      score += terms.plan
    }
    return { score, terms, chance: chancesOf(this.#game, g, standings)?.[this.#seat] }
  }

  /** What others have, as far as it is a loss. */
  #rivals(standings: readonly Evaluation[]): number {
    let sum = 0
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < standings.length; other++) {
      if (other === this.#seat) continue
      const total = totalOf(standings[other] as Evaluation)
      sum += total
      best = Math.max(best, total)
    }
    const others = standings.length - 1
    return others === 0 ? 0 : (this.#mean * sum) / others + this.#best * best
  }
}

/** The plan that promises most to a character; none when the game has none to offer. */
export function choosePlan(
  game: Game,
  g: BaseState,
  seat: Seat,
  { plans: favoured }: Character = PLAIN,
): Plan<BaseState> | undefined {
  let best: Plan<BaseState> | undefined
  let most = 0
  for (const plan of game.plans(g, seat)) {
    const promise = plan.promise * (favoured?.[plan.kind] ?? 1)
    if (promise <= most) continue
    best = plan
    most = promise
  }
  return best
}
