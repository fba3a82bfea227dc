import { fixed } from '@orrery/engine'
import type { AreaType, GoalId, MissionId } from '../content/types.ts'
import type { Hex } from '../map/hex.ts'
import { areaType } from './board.ts'
import { nameOf, report } from './dialect.ts'
import { hasProperty } from './properties.ts'
import type { State } from './state.ts'
import { factionOf, type Side, withEntry } from './vocabulary.ts'

/** [setup.missions] The missions in play: those of the factions at the table. */
export const missionsInPlay = (g: State): MissionId[] =>
  g.factions.map((side) => g.content.factions[factionOf(side)].mission)

/** [board.control] The areas that carry a side's marker. */
export function areasOwned(g: State, side: Side): Hex[] {
  const list: Hex[] = []
  for (const hex of g.hexes) if (g.owner[hex] === side) list.push(hex)
  return list
}

export function countOwned(g: State, side: Side): number {
  let count = 0
  for (const hex of g.hexes) if (g.owner[hex] === side) count++
  return count
}

function ownsType(g: State, side: Side, type: AreaType): boolean {
  for (const hex of g.hexes) if (g.owner[hex] === side && areaType(g, hex) === type) return true
  return false
}

const FULFILLED: { readonly [mission in MissionId]: (g: State, side: Side) => boolean } = {
  /** [mission.geo-tagging] A fertile ground, a mountain range and an ocean floor at the same time. */
  'geo-tagging': (g, side) =>
    ownsType(g, side, 'fertile') && ownsType(g, side, 'mountain') && ownsType(g, side, 'ocean'),
  /** [mission.swarm] So many areas at the same time. */
  swarm: (g, side) => countOwned(g, side) >= g.content.missions.swarm.numbers.areas,
  /** [mission.survival-of-the-fittest] So many units of other players destroyed, in the whole game. */
  'survival-of-the-fittest': (g, side) => g.kills[side] >= g.content.missions['survival-of-the-fittest'].numbers.units,
  /** [mission.moonstruck] So many different areas conquered while they had Tsukuyumi. */
  moonstruck: (g, side) => g.moonstruck[side].length >= g.content.missions.moonstruck.numbers.areas,
}

/** [mission.complete] Everybody can complete every mission once, at once, in anybody's turn. */
function checkMission(g: State, side: Side, mission: MissionId): void {
  if (g.missions[side].includes(mission) || !missionsInPlay(g).includes(mission)) return
  if (!FULFILLED[mission](g, side)) return
  g.missions = withEntry(g.missions, side, fixed([...g.missions[side], mission]))
  gainPoints(g, side, g.content.missions[mission].points)
  report(g, 'mission.complete', { side: nameOf(side), mission, points: g.content.missions[mission].points })
}

/** [damage.credit] An enemy unit was destroyed by this side. */
export function creditKill(g: State, side: Side): void {
  g.kills = withEntry(g.kills, side, g.kills[side] + 1)
  checkMission(g, side, 'survival-of-the-fittest')
}

/** [mission.first-marker] What is controlled counts from the first marker that is gained after the set-up. */
export function checkTerritory(g: State, side: Side): void {
  checkMission(g, side, 'geo-tagging')
  checkMission(g, side, 'swarm')
  checkMission(g, side, 'moonstruck')
  const { goal } = g.content.factions[factionOf(side)]
  if (goal !== 'territorial-expansion') checkGoal(g, side)
}

export function gainPoints(g: State, side: Side, points: number): void {
  g.points = withEntry(g.points, side, g.points[side] + points)
}

const REACHED: { readonly [goal in GoalId]: (g: State, side: Side) => boolean } = {
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
      if (type === 'moon') apart = true
    }
  }
  if (mountains === 0 || fertile === 0 || oceans === 0 || moonlit === 0) return false
  // A Tsukuyumi area off the moon is one of the counted ones: another of its type has to fill that type's place.
  return (
    apart ||
    areasOwned(g, side).some((hex) => {
      const type = areaType(g, hex)
      const spare = type === 'mountain' ? mountains : type === 'fertile' ? fertile : oceans
      return hasProperty(g, hex, 'tsukuyumi') && spare > 1
    })
  )
}

/** [goal.once] A faction reaches its own goal once. */
export function checkGoal(g: State, side: Side): void {
  const { goal } = g.content.factions[factionOf(side)]
  if (g.goals[side] || !REACHED[goal](g, side)) return
  g.goals = withEntry(g.goals, side, true)
  gainPoints(g, side, g.content.goals[goal].points)
  report(g, 'goal.once', { side: nameOf(side), goal, points: g.content.goals[goal].points })
}
