import { BadInput } from '@orrery/engine'

/** Who plays whom how often. The number of games is fixed before the first: nobody stops when it looks good. */
export interface Contest {
  /** The bot on each seat of a deal's first game. */
  readonly lineup: readonly string[]
  readonly deals: number
  /** The same seed has the same deals. */
  readonly seed: string
}

/** One game of a contest. */
export interface Bout {
  readonly deal: number
  /** How many seats everybody has moved on. */
  readonly rotation: number
  /** What the deal is made from: the same for all its games. */
  readonly seed: string
  /** What the bots' own dice are made from: others in every game, so that the same bots do not play the same game again. */
  readonly dice: string
  readonly bots: readonly string[]
}

/** A bot for each seat: those that are named, and the last of them on all seats that are left. */
export function lineupOf(named: readonly string[], seats: number): readonly string[] {
  const last = named.at(-1)
  if (last === undefined) throw new BadInput('Nobody plays.')
  if (named.length > seats) throw new BadInput(`${named.length} bots do not fit on ${seats} seats.`)
  return Array.from({ length: seats }, (_, seat) => named[seat] ?? last)
}

export const boutsIn = ({ lineup, deals }: Contest): number => lineup.length * deals

/** Every deal is played once from each seat. */
export function boutOf({ lineup, seed }: Contest, number: number): Bout {
  const seats = lineup.length
  const deal = Math.floor(number / seats)
  const rotation = number % seats
  return {
    deal,
    rotation,
    seed: `${seed}/${seats}/${deal}`,
    dice: `${seed}/${seats}/${deal}/${rotation}`,
    bots: lineup.map((_, seat) => lineup[(seat + rotation) % seats] as string),
  }
}
