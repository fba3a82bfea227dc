import { games } from 'virtual:shelf/games'
import { BadInput, type Game } from '@orrery/engine'

/** The parts of a game that was found when the client was built. */
export function partsOf(id: string): (typeof games)[string] {
  const parts = Object.hasOwn(games, id) ? games[id] : undefined
  if (parts === undefined) throw new BadInput(`Unknown game "${id}". Choose ${Object.keys(games).join(', ')}.`)
  return parts
}

export const loadGame = async (id: string): Promise<Game> => partsOf(id).game()
