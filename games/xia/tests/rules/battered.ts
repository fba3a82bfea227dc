import type { Transcript } from '@orrery/engine/testing'
import { housePack } from '../../content/house.ts'
import { countSpaces } from '../../hold/hold.ts'
import type { State } from '../../rules/state.ts'
import { at, position } from '../scene.ts'

/** Damage on all spaces of a ship's hold but so many. */
export const battered = (ship: string, left: number): readonly string[] => housePack.ships[ship].hold.names.slice(left)

/** How many spaces of a player's hold are damaged. */
export const damageOf = ({ state }: Transcript<State>, seat: number): number => countSpaces(state.vessels[seat].damage)

/** The board's name of a tile's own hex when these tiles are laid. */
export const spot = (tiles: readonly string[], tile: string, q: number, r: number): string =>
  at(position({ tiles, players: 3 }), tile, q, r)
