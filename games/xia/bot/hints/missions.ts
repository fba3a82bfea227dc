import { type Choose, optionsOf } from '@orrery/engine'
import { NONE } from '../../codecs.ts'
import { NOBODY } from '../../crafts.ts'
import { targetOf } from '../../rules/missions/target.ts'
import type { State } from '../../rules/state.ts'
import { Captain } from '../captain.ts'
import { prospects } from '../prospects.ts'

/** Cards by what they add to what is ahead, the best first; to keep none comes last. */
export function missionHints(g: State, { seat, ...question }: Choose): readonly string[] {
  return optionsOf({ seat, ...question })
    .map(String)
    .map((card) => ({ card, worth: card === NONE ? Number.NEGATIVE_INFINITY : worthOf(g, seat, card) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ card }) => card)
}

function worthOf(g: State, seat: number, id: string): number {
  const mission = g.content.missions[id]
  const target = mission.type === 'assassin' ? targetOf(g, seat, mission.target) : NOBODY
  const vessels = g.vessels.slice()
  vessels[seat] = { ...g.vessels[seat], mission: id, revealed: false, payment: 0, target }
  return prospects(new Captain({ ...g, vessels }, seat))
}
