import type { Rulebook } from '@orrery/engine'
import { alliance } from './alliance.ts'
import { battle } from './battle.ts'
import { cards } from './cards.ts'
import { claim } from './claim.ts'
import { decks } from './decks.ts'
import { end } from './end.ts'
import { movement } from './movement.ts'
import { orders } from './orders.ts'
import { resolution } from './resolution.ts'
import { samurai } from './samurai.ts'
import { setup } from './setup.ts'
import { table } from './table.ts'
import { trading } from './trading.ts'
import { turn } from './turn.ts'
import { units } from './units.ts'
import { wealth } from './wealth.ts'

/** The rules of the game in our own words, chapter by chapter in the order in which a new player reads them. */
export const rulebook = [
  setup,
  turn,
  claim,
  orders,
  alliance,
  movement,
  units,
  samurai,
  wealth,
  cards,
  battle,
  resolution,
  end,
  decks,
  trading,
  table,
] as const satisfies Rulebook

export type RuleId = (typeof rulebook)[number]['rules'][number]['id']
