import type { Game } from '../game.ts'
import { hashValue } from '../hash.ts'
import { Dice } from '../random.ts'
import { type BaseState, positionOf, type Seat } from '../state.ts'
import { sameData } from './same.ts'

/** Who sees a match: a seat, or somebody who looks on. */
export type Observer = Seat | 'spectator'

export const observersOf = ({ seats }: BaseState): Observer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
]

export const observerName = <S extends BaseState>(game: Game<S>, g: S, observer: Observer): string =>
  observer === 'spectator' ? 'a spectator' : game.seatName(observer, g)

const DEALS = 20

/** If no more than so many deals differ, something hidden stays where it is. */
const TOO_FEW = 10

/**
 * Deals anew what each observer cannot know, again and again. Says whose view is another one then, what no longer holds,
 * and for whom hardly anything is dealt.
 */
export function checkDeals<S extends BaseState>(game: Game<S>, g: S): string[] {
  const problems = new Set<string>()
  const held = game.invariants(g)
  for (const observer of observersOf(g)) {
    const who = observerName(game, g, observer)
    const view = game.view(g, observer)
    const positions = new Set<string>()
    for (let deal = 0; deal < DEALS; deal++) {
      const other = game.copy(g)
      game.determinize(other, observer, new Dice(`deal ${deal}`))
      if (!sameData(game.view(other, observer), view)) problems.add(`another deal changes the view of ${who}`)
      const holds = game.invariants(other)
      if (!sameData(holds, held)) problems.add(`a deal for ${who} breaks something: ${holds.join('; ')}`)
      positions.add(hashValue({ ...positionOf(other), random: null }))
    }
    if (positions.size <= TOO_FEW) problems.add(`what is hidden from ${who} is hardly dealt anew`)
  }
  return [...problems]
}
