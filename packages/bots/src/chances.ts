import { type BaseState, type Chances, type Evaluation, type Game, totalOf } from '@orrery/engine'

/** How likely each seat is to win, as the standings of a position say; nothing where the game has never measured it. */
export function chancesOf(
  game: Game,
  g: BaseState,
  standings: readonly Evaluation[] = game.standings(g),
): readonly number[] | undefined {
  if (game.chances === undefined) return undefined
  return softmax(standings.map(totalOf), weightAt(game.chances, g))
}

/** Of a match that is over, nothing but the result counts. */
export function chancesAt(game: Game, g: BaseState, over: boolean): readonly number[] | undefined {
  if (!over || game.chances === undefined) return chancesOf(game, g)
  const [winner] = game.result(g).ranking
  return Array.from({ length: g.seats }, (_, seat) => (seat === winner ? 1 : 0))
}

/** What a point of standing is worth at a moment of the game, as an exponent. */
export function weightAt<S extends BaseState>({ progress, weights }: Chances<S>, g: S): number {
  const place = Math.min(1, Math.max(0, progress(g))) * (weights.length - 1)
  const before = Math.floor(place)
  const [low = 0, high = low] = weights.slice(before, before + 2)
  return low + (place - before) * (high - low)
}

/** Shares of a whole by the exponents of totals. */
export function softmax(totals: readonly number[], weight: number): number[] {
  const most = Math.max(...totals)
  const shares = totals.map((total) => Math.exp(weight * (total - most)))
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => share / sum)
}
