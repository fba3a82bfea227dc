import type { Game } from '@orrery/engine'
import { loadGame as loadShelved } from '@orrery/shelf'
import { orchard } from './orchard.ts'

/** The games of the tests: those of the shelf, and toys. Threads load this module too. */
export const loadGame = async (id: string): Promise<Game> => (id === orchard.id ? orchard : loadShelved(id))
