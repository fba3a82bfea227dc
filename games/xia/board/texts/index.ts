import { cards } from './cards.ts'
import { map } from './map.ts'
import { mats } from './mats.ts'

/** German for everything that the drawing says by itself; what is printed on cards comes with the game's words. */
export const texts: { readonly [english: string]: string } = { ...map, ...mats, ...cards }
