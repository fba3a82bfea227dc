import { findGame as findRegistered, type GameEntry } from '@orrery/games'
import { orchard } from './orchard.ts'

/** The games of the tests: the registered ones, and toys. Threads load this module too. */
export function findGame(id: string): Pick<GameEntry, 'load'> {
  return id === orchard.id ? { load: async () => orchard } : findRegistered(id)
}
