import { type Dice, fixed, type Seat } from '@orrery/engine'
import { NOBODY } from '../crafts.ts'
import { targetOf } from '../rules/missions/target.ts'
import type { State } from '../rules/state.ts'

/**
 * [table.hidden] Deals anew everything that a seat cannot know: the decks, the faces of tokens, the others' face-down missions. Cards
 * that somebody is just looking at stay with her: nobody else decides anything before she has. What is shuffled is sorted before, so that
 * the deal tells nothing of the one it replaces.
 */
export function determinize(g: State, viewer: Seat | 'spectator', dice: Dice): void {
  g.sectorDeck = fixed(dice.shuffle([...g.sectorDeck].sort()))
  g.titleDeck = fixed(dice.shuffle([...g.titleDeck].sort()))
  redealTokens(g, dice)
  redealMissions(g, viewer, dice)
}

function redealTokens(g: State, dice: Dice): void {
  const pool = dice.shuffle([...g.tokenPile, ...g.tokens.filter((token) => token !== '')].sort())
  g.tokens = fixed(g.tokens.map((token) => (token === '' ? '' : (pool.pop() ?? ''))))
  g.tokenPile = fixed(pool)
}

function redealMissions(g: State, viewer: Seat | 'spectator', dice: Dice): void {
  const hidden = g.vessels.filter((vessel, seat) => seat !== viewer && vessel.mission !== '' && !vessel.revealed)
  const pool = dice.shuffle([...g.missionDeck, ...hidden.map((vessel) => vessel.mission)].sort())
  for (const vessel of hidden) {
    vessel.mission = pool.pop() ?? ''
    const mission = g.content.missions[vessel.mission]
    const seat = g.vessels.indexOf(vessel)
    vessel.target = mission.type === 'assassin' ? targetOf(g, seat, mission.target) : NOBODY
  }
  g.missionDeck = fixed(pool)
}
