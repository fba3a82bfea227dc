import type { Rulebook } from '@orrery/engine'
import { action } from './action.ts'
import { blue } from './blue.ts'
import { board } from './board.ts'
import { boarlords } from './boarlords.ts'
import { combat } from './combat.ts'
import { conquest } from './conquest.ts'
import { counter } from './counter.ts'
import { cybersamurai } from './cybersamurai.ts'
import { damage } from './damage.ts'
import { darkseed } from './darkseed.ts'
import { draft } from './draft.ts'
import { event } from './event.ts'
import { goal } from './goal.ts'
import { green } from './green.ts'
import { initiative } from './initiative.ts'
import { mission } from './mission.ts'
import { move } from './move.ts'
import { nomads } from './nomads.ts'
import { oni } from './oni.ts'
import { option } from './option.ts'
import { production } from './production.ts'
import { property } from './property.ts'
import { red } from './red.ts'
import { round } from './round.ts'
import { score } from './score.ts'
import { setup } from './setup.ts'
import { table } from './table.ts'
import { uplink } from './uplink.ts'
import { white } from './white.ts'

/** The rules of the game in our own words, chapter by chapter in the order in which a new player reads them. */
export const rulebook = [
  board,
  property,
  setup,
  round,
  draft,
  initiative,
  action,
  white,
  blue,
  event,
  green,
  production,
  oni,
  red,
  move,
  combat,
  conquest,
  damage,
  counter,
  mission,
  goal,
  score,
  cybersamurai,
  uplink,
  darkseed,
  nomads,
  boarlords,
  table,
  option,
] as const satisfies Rulebook

export type RuleId = (typeof rulebook)[number]['rules'][number]['id']
