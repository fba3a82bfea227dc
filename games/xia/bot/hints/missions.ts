import { type Choose, optionsOf } from '@orrery/engine'
import { NONE } from '../../codecs.ts'
import { NOBODY } from '../../crafts.ts'
import { targetOf } from '../../rules/missions/target.ts'
import type { State } from '../../rules/state.ts'
import { Captain } from '../captain.ts'
import { prospects } from '../prospects.ts'
import { isDoable } from '../quests.ts'

/** Cards by what they add to what is ahead, the best first; to keep none comes last. One that cannot be done is not kept: it would only keep others away. */
export function missionHints(g: State, { seat, ...question }: Choose): readonly string[] {
  const cards = optionsOf({ seat, ...question })
    .map(String)
    .filter((card) => card !== NONE)
    .map((card) => ({ card, captain: captainWith(g, seat, card) }))
    .filter(({ captain }) => isDoable(captain))
    .map(({ card, captain }) => ({ card, worth: prospects(captain) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ card }) => card)
  return [...cards, NONE]
}

/** The captain as she would be with a card. */
function captainWith(g: State, seat: number, id: string): Captain {
  const mission = g.content.missions[id]
  const target = mission.type === 'assassin' ? targetOf(g, seat, mission.target) : NOBODY
  const vessels = g.vessels.slice()
  vessels[seat] = { ...g.vessels[seat], mission: id, revealed: false, payment: 0, target }
  return new Captain({ ...g, vessels }, seat)
}
