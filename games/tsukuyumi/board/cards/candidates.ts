import { builtPieces, edges, hexes, hexSides, landscapings, upgrades } from '../../codecs.ts'
import { COMBAT_CARDS, UNIT_KINDS, UPLINKS, WEAPONS, WHITE_ACTIONS } from '../../content/types.ts'
import type { View } from '../../view.ts'
import { combatCardOf, unitOf } from '../facts.ts'

/** What can be done in a turn, in the order of the phases; which of it is possible is for the question to say. */
export const TURN_ACTIONS = [
  'effect',
  'swarm-move',
  'swarm-fly',
  'swarm-eggs',
  'conqueror',
  'draw',
  'event',
  'initiative',
  'produce',
  'drone',
  'oni-place',
  'oni-conquest',
  'oni-move',
  'tetsuo',
  'kaneda',
  'rocket',
  'move',
  'attack',
  'end',
] as const

/** Answers that have no place of their own: the table offers them beside the board. */
const PLACELESS = ['yes', 'no', 'none', 'done', 'stop', 'up', 'down']

/** Whether an option lies on the map: a hex, a side, an edge, or a Terraforming in one of these. */
const isOnMap = (option: string): boolean =>
  [hexes, hexSides, edges, builtPieces, landscapings].some((codec) => codec.match(option) !== undefined)

export const hasFace = (option: string): boolean => !PLACELESS.includes(option) && !isOnMap(option)

/** Everything a faction can buy: units, upgrades, Uplinks or weapons. */
export function productsOf(faction: string): readonly string[] {
  const kinds = UNIT_KINDS[faction as keyof typeof UNIT_KINDS] ?? []
  const upgraded = kinds.flatMap((kind) => {
    const from = unitOf(kind)?.upgrade?.from
    return from ? [upgrades.encode({ from, to: kind })] : []
  })
  return [
    ...kinds.filter((kind) => unitOf(kind)?.cost !== null),
    ...upgraded,
    ...(faction === 'cybersamurai' ? UPLINKS : []),
    ...(faction === 'nomads' ? WEAPONS : []),
  ]
}

/**
 * What a question is about besides what it offers, so that what is refused can be shown and explained as well. Other questions
 * show just their options.
 */
export function candidatesOf(ask: string, options: readonly string[], view: View): readonly string[] {
  const mine = view.seat === null ? undefined : view.seats[view.seat]
  const faction = mine?.faction ?? ''
  const battle = view.battles.at(-1)
  switch (ask) {
    case 'round.turn':
      return TURN_ACTIONS
    case 'white.choice':
      return WHITE_ACTIONS
    case 'draft.pick':
      return view.hand
    case 'production.points':
      return productsOf(faction)
    case 'setup.uplinks':
      return UPLINKS
    case 'event.play':
      return mine?.events ?? options
    case 'event.replay':
      return view.eventDiscard
    case 'combat.card':
      return COMBAT_CARDS[faction as keyof typeof COMBAT_CARDS] ?? options
    case 'combat.choose':
    case 'combat.choose#secret':
    case 'uplink.bushido':
      return combatCardOf(battle?.card ?? '')?.counterattacks ?? options
    default:
      return options
  }
}
