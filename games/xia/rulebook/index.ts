import type { Rulebook } from '@orrery/engine'
import { borders } from './borders.ts'
import { business } from './business.ts'
import { cargo } from './cargo.ts'
import { combat } from './combat.ts'
import { death } from './death.ts'
import { fame } from './fame.ts'
import { map } from './map.ts'
import { missions } from './missions.ts'
import { movement } from './movement.ts'
import { npcs } from './npcs.ts'
import { options } from './options.ts'
import { outfits } from './outfits.ts'
import { setup } from './setup.ts'
import { ship } from './ship.ts'
import { status } from './status.ts'
import { table } from './table.ts'
import { titles } from './titles.ts'
import { turn } from './turn.ts'

/** The rules of the game in our own words, chapter by chapter in the order in which a new player reads them. */
export const rulebook = [
  setup,
  turn,
  ship,
  outfits,
  map,
  movement,
  borders,
  cargo,
  missions,
  combat,
  death,
  business,
  status,
  titles,
  fame,
  npcs,
  table,
  options,
] as const satisfies Rulebook

export type RuleId = (typeof rulebook)[number]['rules'][number]['id']
