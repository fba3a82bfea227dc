import { ACTION_CARDS } from './action-cards.ts'
import { COMBAT_CARD_LIST } from './combat-cards.ts'
import { COUNTERATTACK_LIST } from './counterattacks/cards.ts'
import { EVENT_CARDS, EVENT_EFFECT_LIST } from './events/cards.ts'
import { FACTION_SHEETS, TERRAFORMING_KINDS, WEAPON_KINDS } from './factions/sheets.ts'
import { MAPS, RANDOM_AREAS, RANDOM_AT_LEAST } from './maps.ts'
import { GOAL_LIST, MISSION_LIST } from './missions/cards.ts'
import { NUMBER_SOURCES, NUMBERS } from './numbers.ts'
import { TILES } from './tiles.ts'
import type { Content, Table } from './types.ts'
import { ONI_POOL, UNITS } from './units.ts'
import { UPLINK_LIST } from './uplinks/cards.ts'

/** Freezes all the way down, so that every copy of a state may share it. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(freeze)
  return Object.freeze(value)
}

const byId = <Id extends string, T extends { readonly id: Id }>(list: readonly T[]): Table<T['id'], T> =>
  Object.fromEntries(list.map((one) => [one.id, one])) as Table<T['id'], T>

/** The pack that comes with the game: what is known of the printed one, and ours where nothing is. */
export const housePack: Content = freeze({
  id: 'house',
  version: '3',
  name: 'House pack',
  numbers: NUMBERS,
  numberSources: NUMBER_SOURCES,
  tiles: byId(TILES),
  maps: MAPS,
  randomAreas: RANDOM_AREAS,
  randomAtLeast: RANDOM_AT_LEAST,
  factions: byId(FACTION_SHEETS),
  units: byId(UNITS),
  oniPool: ONI_POOL,
  actionCards: byId(ACTION_CARDS),
  combatCards: byId(COMBAT_CARD_LIST),
  counterattacks: byId(COUNTERATTACK_LIST),
  uplinks: byId(UPLINK_LIST),
  events: byId(EVENT_CARDS),
  eventEffects: byId(EVENT_EFFECT_LIST),
  weapons: byId(WEAPON_KINDS),
  terraformings: byId(TERRAFORMING_KINDS),
  missions: byId(MISSION_LIST),
  goals: byId(GOAL_LIST),
})
