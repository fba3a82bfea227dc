import { rankAt } from './content/ranks.ts'
import type { Content } from './content/types.ts'
import type { View } from './view.ts'

/** How a match ended, for everything that shows an end: who has won with which ship, and what is read aloud. */
export interface Ending {
  readonly seat: number
  readonly ship: string
  readonly fame: number
  /** The id of a rank. */
  readonly rank: string
  /** Where the victory story of the ship is printed, and what it says in English. */
  readonly story: string
  readonly english: string
}

/** Where a ship's victory story is found among the printed texts of a language. */
export const victoryId = (ship: string): string => `${ship}.victory`

/** [fame.story] The winner's ship tells its story; nothing while the game goes on. */
export function endingOf(view: View, { ships, ranks }: Pick<Content, 'ships' | 'ranks'>): Ending | undefined {
  const [seat] = view.ranking
  if (seat === undefined) return undefined
  const { ship, fame } = view.vessels[seat]
  const { victory } = ships[ship]
  return { seat, ship, fame, rank: rankAt(ranks, fame), story: victoryId(ship), english: victory }
}
