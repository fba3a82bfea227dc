import { builtPieces, edges, hexes, hexSides, landscapings } from '../../codecs.ts'

/** Answers that have no place of their own: the table offers them beside the board. */
const PLACELESS = ['yes', 'no', 'none', 'done', 'stop', 'up', 'down']

/** Whether an option lies on the map: a hex, a side, an edge, or a Terraforming in one of these. */
const isOnMap = (option: string): boolean =>
  [hexes, hexSides, edges, builtPieces, landscapings].some((codec) => codec.match(option) !== undefined)

export const isThing = (option: string): boolean => !PLACELESS.includes(option) && !isOnMap(option)
