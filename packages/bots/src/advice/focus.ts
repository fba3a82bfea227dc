import type { BaseState, Data, Game, Seat, TermPart, Value } from '@orrery/engine'
import { reasonsFor, type Weighed } from '../explain/why.ts'
import type { Thought } from '../thinker.ts'

/** What to look at: the term that sets the best answer apart most, and the thing it is about. */
export interface Focus {
  readonly term: string
  readonly by: number
  /** What the game's sentence about the term mentions; nothing where it is about no single thing. */
  readonly about: Data
}

/** In so many worlds it is seen which thing a term is about. */
const WORLDS = 4

/** What sets the best answer apart from an ordinary one; nothing where that is less than `least`. */
export function focusOf(
  game: Game,
  seat: Seat,
  thought: Thought,
  best: Weighed,
  ordinary: Weighed,
  least: number,
): Focus | undefined {
  const reason = reasonsFor(best, best === ordinary ? undefined : ordinary).find(({ by }) => by >= least)
  if (reason === undefined) return undefined
  const parts = partsIn(game, seat, thought, reason.term)
  const gains = [...differences(parts(best.value), parts(ordinary.value))].sort((a, b) => b.worth - a.worth)
  const [most] = gains
  return { ...reason, about: most !== undefined && most.worth > 0 ? most.about : {} }
}

/** What a term is made of where an answer leads, over some worlds. */
const partsIn =
  (game: Game, seat: Seat, thought: Thought, term: string) =>
  (value: Value): readonly TermPart[] => {
    const { partsOf } = game
    if (partsOf === undefined) return []
    const futures = Array.from({ length: WORLDS }, (_, world): BaseState => thought.futureOf(value, world))
    return futures.flatMap((g) => partsOf(g, seat, term))
  }

/** By how much each part is worth more with the one than with the other. */
function differences(ones: readonly TermPart[], others: readonly TermPart[]): Iterable<TermPart> {
  const found = new Map<string, TermPart>()
  const add = ({ about, worth }: TermPart, sign: number) => {
    const key = JSON.stringify(about)
    found.set(key, { about, worth: (found.get(key)?.worth ?? 0) + sign * worth })
  }
  for (const part of ones) add(part, 1)
  for (const part of others) add(part, -1)
  return found.values()
}
