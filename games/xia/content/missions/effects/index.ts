import type { Refusal, Rule, Seat } from '@orrery/engine'
import type { Hex } from '../../../map/hex.ts'
import { refuse } from '../../../rules/dialect.ts'
import { cardOf, missionOf } from '../../../rules/missions/cards.ts'
import type { State } from '../../../rules/state.ts'
import type { Mission, MissionType } from '../../types.ts'
import { assassin } from './assassin.ts'
import type { Kill, MissionEffect, OfType } from './effect.ts'
import { hunter } from './hunter.ts'
import { research } from './research.ts'
import { shuttle } from './shuttle.ts'
import { smuggler } from './smuggler.ts'
import { thief } from './thief.ts'

const EFFECTS: { readonly [type in MissionType]: MissionEffect<OfType<type>> } = {
  research,
  shuttle,
  smuggler,
  thief,
  assassin,
  hunter,
}

/** How a card is carried out: the effect of its own type. */
const effectOf = ({ type }: Mission) => EFFECTS[type] as MissionEffect<Mission>

/** [mission.objective] Why the objective's action is not possible here. It is offered until the objective is reached. */
export function mayPursue(g: State, seat: Seat, at: Hex): Refusal | undefined {
  const mission = cardOf(g, seat)
  const effect = effectOf(mission)
  return 'perform' in effect ? effect.refuse(g, seat, mission, at) : refuse('mission.objective#kill')
}

export function* pursue(g: State, seat: Seat, at: Hex): Rule {
  const mission = cardOf(g, seat)
  const effect = effectOf(mission)
  if ('perform' in effect) yield* effect.perform(g, seat, mission, at)
}

/** A player has destroyed a ship: hunters and assassins are closer to their payment. */
export function* afterKill(g: State, seat: Seat, kill: Kill): Rule {
  const mission = missionOf(g, seat)
  if (mission === undefined || g.vessels[seat].revealed) return
  const effect = effectOf(mission)
  if ('killed' in effect) yield* effect.killed(g, seat, mission, kill)
}
