import type { Hex } from '../../map/hex.ts'
import { areaType } from '../../rules/board/board.ts'
import { areasOwned, countOwned } from '../../rules/board/control.ts'
import { hasProperty } from '../../rules/board/properties.ts'
import type { State } from '../../rules/state/state.ts'
import type { Side } from '../../rules/state/vocabulary.ts'
import { since } from '../../rules/versions.ts'
import type { AreaType, GoalId, MissionId } from '../types.ts'

type Reached = (g: State, side: Side) => boolean

function ownsType(g: State, side: Side, type: AreaType): boolean {
  for (const hex of g.hexes) if (g.owner[hex] === side && areaType(g, hex) === type) return true
  return false
}

/** Whether a side has what a mission wants. */
export const FULFILLED: { readonly [mission in MissionId]: Reached } = {
  /** [mission.geo-tagging] A fertile ground, a mountain range and an ocean floor at the same time. */
  'geo-tagging': (g, side) =>
    ownsType(g, side, 'fertile') && ownsType(g, side, 'mountain') && ownsType(g, side, 'ocean'),
  /** [mission.swarm] So many areas at the same time. */
  swarm: (g, side) => countOwned(g, side) >= g.content.missions.swarm.numbers.areas,
  /** [mission.survival-of-the-fittest] So many units of other players destroyed, in the whole game. */
  'survival-of-the-fittest': (g, side) => g.kills[side] >= g.content.missions['survival-of-the-fittest'].numbers.units,
  /** [mission.moonstruck] So many different areas conquered that have Tsukuyumi now. */
  moonstruck: (g, side) => moonstruckAreas(g, side).length >= g.content.missions.moonstruck.numbers.areas,
}

/** [mission.moonstruck] What counts is the property now; under the first rules it was that of the conquest. */
export const moonstruckAreas = (g: State, side: Side): readonly Hex[] =>
  since(g, 2) ? g.moonstruck[side].filter((hex) => hasProperty(g, hex, 'tsukuyumi')) : g.moonstruck[side]

/** Whether a faction has what its own goal wants. */
export const REACHED: { readonly [goal in GoalId]: Reached } = {
  'gps-mapping': isMapped,
  /** [goal.space-for-the-swarm] So many different areas conquered in a round. */
  'space-for-the-swarm': (g, side) => g.conquered[side].length >= g.content.goals['space-for-the-swarm'].numbers.areas,
  /** [goal.regain-former-strength] So many different areas of others conquered in a round. */
  'regain-former-strength': (g, side) =>
    g.retaken[side].length >= g.content.goals['regain-former-strength'].numbers.areas,
  /** [goal.territorial-expansion] So many areas at the end of an own red turn. */
  'territorial-expansion': (g, side) => countOwned(g, side) >= g.content.goals['territorial-expansion'].numbers.areas,
}

/** [goal.gps-mapping] A mountain range, a fertile ground, a Tsukuyumi area and an ocean floor: four different areas. */
function isMapped(g: State, side: Side): boolean {
  let [mountains, fertile, oceans, moonlit] = [0, 0, 0, 0]
  let apart = false
  for (const hex of areasOwned(g, side)) {
    const type = areaType(g, hex)
    if (type === 'mountain') mountains++
    else if (type === 'fertile') fertile++
    else if (type === 'ocean') oceans++
    if (hasProperty(g, hex, 'tsukuyumi')) {
      moonlit++
      if (type !== 'mountain' && type !== 'fertile' && type !== 'ocean') apart = true
    }
  }
  if (mountains === 0 || fertile === 0 || oceans === 0 || moonlit === 0) return false
  // A Tsukuyumi area of one of the three types is one of the counted ones: another of its type has to fill that type's place.
  return (
    apart ||
    areasOwned(g, side).some((hex) => {
      const type = areaType(g, hex)
      const spare = type === 'mountain' ? mountains : type === 'fertile' ? fertile : oceans
      return hasProperty(g, hex, 'tsukuyumi') && spare > 1
    })
  )
}
