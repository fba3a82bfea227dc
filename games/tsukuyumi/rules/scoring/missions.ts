import { fixed, withEntry } from '@orrery/engine'
import { FULFILLED, REACHED } from '../../content/missions/effects.ts'
import type { MissionId } from '../../content/types.ts'
import { nameOf, report } from '../dialect.ts'
import { seatOf } from '../state/sides.ts'
import type { State } from '../state/state.ts'
import { factionOf, type Side } from '../state/vocabulary.ts'
import { since } from '../versions.ts'

/** [setup.missions] The missions in play: those of the factions at the table. */
export const missionsInPlay = (g: State): MissionId[] =>
  g.factions.map((side) => g.content.factions[factionOf(side)].mission)

/** [mission.complete] Everybody can complete every mission once, at once, in anybody's turn. */
function checkMission(g: State, side: Side, mission: MissionId): void {
  if (g.missions[side].includes(mission) || !missionsInPlay(g).includes(mission)) return
  if (!FULFILLED[mission](g, side)) return
  g.missions = withEntry(g.missions, side, fixed([...g.missions[side], mission]))
  const { points } = g.content.missions[mission]
  gainPoints(g, side, points)
  report(g, 'mission.complete', { side: nameOf(side), seat: seatOf(g, side), mission, points })
}

const OF_LAND: readonly MissionId[] = ['geo-tagging', 'swarm', 'moonstruck']

/** [damage.credit] An enemy unit was destroyed by this side. */
export function creditKill(g: State, side: Side): void {
  g.kills = withEntry(g.kills, side, g.kills[side] + 1)
  checkMission(g, side, 'survival-of-the-fittest')
}

/**
 * [mission.complete] [goal.once] Land or a property has changed: in initiative order everybody's missions and goals are looked at. Under the
 * first rules only a new marker counted.
 */
export function landChanged(g: State): void {
  if (since(g, 2)) for (const side of g.order) checkTerritory(g, side)
}

/** [mission.first-marker] No mission is completed before the first marker that is gained after the set-up. */
export const hasGainedMarker = (g: State, side: Side): boolean => !since(g, 2) || g.moonstruck[side].length > 0

/** A side's missions and goals of land are looked at. A new marker helps nobody but its own side. */
export function checkTerritory(g: State, side: Side): void {
  if (hasGainedMarker(g, side)) for (const mission of OF_LAND) checkMission(g, side, mission)
  const { goal } = g.content.factions[factionOf(side)]
  if (goal !== 'territorial-expansion') checkGoal(g, side)
}

export function gainPoints(g: State, side: Side, points: number): void {
  g.points = withEntry(g.points, side, g.points[side] + points)
}

/** [goal.once] A faction reaches its own goal once. */
export function checkGoal(g: State, side: Side): void {
  const { goal } = g.content.factions[factionOf(side)]
  if (g.goals[side] || !REACHED[goal](g, side)) return
  g.goals = withEntry(g.goals, side, true)
  const { points } = g.content.goals[goal]
  gainPoints(g, side, points)
  report(g, 'goal.once', { side: nameOf(side), seat: seatOf(g, side), goal, points })
}
