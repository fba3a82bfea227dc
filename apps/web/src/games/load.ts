import { games } from 'virtual:shelf/games'
import { BadInput, fillWords, type Game, type Lesson } from '@orrery/engine'

const UNKNOWN = 'Unknown game “{{id}}”. Use {{ids|or}}.'

/** The parts of a game that was found when the client was built. */
export function partsOf(id: string): (typeof games)[string] {
  const parts = Object.hasOwn(games, id) ? games[id] : undefined
  if (parts === undefined) throw new BadInput(fillWords(UNKNOWN, { id, ids: Object.keys(games) }, String))
  return parts
}

export const loadGame = async (id: string): Promise<Game> => partsOf(id).game()

/** What can be learned by playing; nothing where a game has no lessons. */
export const loadLessons = async (id: string): Promise<readonly Lesson[]> => (await partsOf(id).lessons?.()) ?? []
