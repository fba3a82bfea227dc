import { Dice } from '../chance/random.ts'
import type { Game } from '../game/game.ts'
import { hashValue } from '../hashing/hash.ts'
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

/** So many of them are dealt once more and compared. */
const COMPARED = 4

/** If no more than so many deals differ, something hidden stays where it is. */
const TOO_FEW = 10

/**
 * Deals anew what each observer cannot know, again and again. Says whose view is another one then, what no longer holds,
 * for whom hardly anything is dealt, and whose deals tell something of what was hidden before.
 */
export function checkDeals<S extends BaseState>(game: Game<S>, g: S): string[] {
  const problems = new Set<string>()
  const held = game.invariants(g)
  for (const observer of observersOf(g)) {
    const who = observerName(game, g, observer)
    const view = game.view(g, observer)
    const positions = new Set<string>()
    const again = dealtAgain(game, g, observer)
    for (let deal = 0; deal < DEALS; deal++) {
      const other = game.copy(g)
      game.determinize(other, observer, new Dice(`deal ${deal}`))
      if (!sameData(game.view(other, observer), view)) problems.add(`another deal changes the view of ${who}`)
      const holds = game.invariants(other)
      if (!sameData(holds, held)) problems.add(`a deal for ${who} breaks something: ${holds.join('; ')}`)
      positions.add(hashOf(other))
      if (deal < COMPARED && dealtAgain(game, other, observer) !== again)
        problems.add(`a deal for ${who} depends on what is hidden from it: sort what is shuffled`)
    }
    if (positions.size <= TOO_FEW) problems.add(`what is hidden from ${who} is hardly dealt anew`)
  }
  return [...problems]
}

/** One hash of a position, whatever chance is to come. */
const hashOf = (g: BaseState): string => hashValue({ ...positionOf(g), random: null })

/** What a deal leads to: the same from all positions that look the same to an observer. */
function dealtAgain<S extends BaseState>(game: Game<S>, g: S, observer: Observer): string {
  const other = game.copy(g)
  game.determinize(other, observer, new Dice('dealt again'))
  return hashOf(other)
}
