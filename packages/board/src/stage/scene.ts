import type { Seat } from '@orrery/engine'
import type { ReactNode } from 'react'

/**
 * A moment that takes the board's place: a battle, a duel, a shot. A game says what there is to see; the frame is the same in all games:
 * sides from left to right with their heroes, the sum of each in a hex above, what it is made of below, the prize at the top right, and
 * the bar of named beats.
 */
export interface StageScene {
  /** One battle, one id: the stage stays as long as it is the same, and walks from beat to beat. */
  readonly id: string
  /** "Battle for Akari Exchange". */
  readonly title: string
  /** What is at stake: "For the winner: 5 honor and 2 wealth." */
  readonly prize?: string
  /** What lies behind everything, without meaning: a sky, the ground of an area. An `<svg>` that fills its place. */
  readonly ground?: ReactNode
  /** In the order in which they stand: attacker first, then the defenders. */
  readonly sides: readonly StageSide[]
  /** What lies between two sides, or below several: dice, the attack card. */
  readonly between?: ReactNode
  readonly beats: readonly StageBeat[]
  /** The beat that has been reached, by its place among `beats`. The stage walks there, one beat after the other. */
  readonly running: number
  /** It is decided: the stage stays until it has been seen, and closes. */
  readonly over?: boolean
}

export interface StageBeat {
  /** "Cards turn". */
  readonly name: string
  /** How long it is looked at, in milliseconds at full pace; a third of it when quick. */
  readonly ms: number
}

export interface StageSide {
  readonly id: string
  /** Whose it is: its colour and mark. Nobody's has a colour of its own. */
  readonly seat?: Seat
  readonly colour?: string
  /** "Pulsar · You". */
  readonly name: string
  /** Drawn as large as there is room: an `<svg>` with a `viewBox` that fills its place. */
  readonly hero?: ReactNode
  /** The same for a row of a phone: head and shoulders. The hero when absent. */
  readonly bust?: ReactNode
  /** What is in the hex; the sum of its parts when absent, nothing when there are none. */
  readonly sum?: number | string
  /** What the sum is of, with its sign, where a game has several things that are summed up. */
  readonly sumOf?: { readonly name: string; readonly sign: ReactNode }
  /** What else counts, small beside its name. */
  readonly also?: ReactNode
  /** What the sum is made of, in the order in which it is counted. */
  readonly parts?: readonly StagePart[]
  /** The cards it has played, face down or up. Where they are chosen, they are targets. */
  readonly cards?: ReactNode
  /** It still chooses: its frame waits. */
  readonly chooses?: boolean
  /** Shown with the last beat. */
  readonly outcome?: 'won' | 'lost'
}

export interface StagePart {
  readonly name: string
  readonly amount: number
  /** The beat from which on it counts; from the first when absent. */
  readonly beat?: number
}

/** What the frame says by itself, in the reader's language. */
export interface StageWords {
  /** "Beat 4 of 5: Power counts up". */
  beat(n: number, of: number, name: string): string
  /** On the button that shows the board instead. */
  readonly board: string
  /** Of a side that has won. */
  readonly won: string
}

/** What a side's parts come to at a beat. */
export const sumAt = ({ sum, parts = [] }: StageSide, beat: number): number | string | undefined => {
  if (sum !== undefined || parts.length === 0) return sum
  return countedAt(parts, beat).reduce((all, { amount }) => all + amount, 0)
}

/** The parts that count at a beat. */
export const countedAt = (parts: readonly StagePart[], beat: number): readonly StagePart[] =>
  parts.filter((part) => (part.beat ?? 0) <= beat)
