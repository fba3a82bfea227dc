import type { Seat } from '@orrery/engine'
import { lanesOf } from '../../map/lanes.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { canFollow, type Goal } from './goal.ts'
import { Pilot } from './pilot.ts'
import { addLanding, addRim, addTokens } from './places.ts'
import { addQuests } from './quests.ts'
import { addGatherings, addSales, addTrips } from './trade.ts'

/** What comes after the first goal is less sure. */
const NEXT = 0.8

/** So many first goals are worth a thought about what comes after them. */
const BEST = 6

/** What a player could go for, and what it is worth from where she is. A destroyed ship may come back at any spawn point. */
export function prospects(g: State, seat: Seat): number {
  const { hex } = g.vessels[seat]
  const lanes = lanesOf(g)
  if (hex !== NOWHERE) return prospectsFrom(new Pilot(g, seat, lanes.nodeAt(hex)))
  let sum = 0
  for (const spawn of lanes.spawns) sum += prospectsFrom(new Pilot(g, seat, lanes.nodeAt(spawn.hex)))
  return sum / lanes.spawns.length
}

/** One goal and another one after it: two in different directions are worth no more in the middle between them than beside one. */
function prospectsFrom(pilot: Pilot): number {
  const goals = goalsOf(pilot)
  const firsts: { readonly goal: Goal; readonly worth: number }[] = []
  for (const goal of goals) if (!goal.later) firsts.push({ goal, worth: worthOf(pilot, goal, pilot.reach(goal.start)) })
  firsts.sort((a, b) => b.worth - a.worth)
  let best = 0
  for (let i = 0; i < firsts.length && i < BEST; i++) {
    const { goal, worth } = firsts[i]
    best = Math.max(best, worth + NEXT * bestAfter(pilot, goal, goals))
  }
  return best
}

export function goalsOf(pilot: Pilot): Goal[] {
  const goals: Goal[] = []
  addSales(pilot, goals)
  addTrips(pilot, goals)
  addGatherings(pilot, goals)
  addQuests(pilot, goals)
  addTokens(pilot, goals)
  addRim(pilot, goals)
  addLanding(pilot, goals)
  return goals
}

/** What a goal is worth that begins so many spaces away. */
export function worthOf(pilot: Pilot, { way, worth, cost }: Goal, spaces: number): number {
  return worth * pilot.share(spaces + way) - (cost > 0 ? cost * pilot.share(spaces) : 0)
}

function bestAfter(pilot: Pilot, first: Goal, goals: readonly Goal[]): number {
  const distance = pilot.from(first.end)
  const gone = pilot.reach(first.start) + first.way
  let best = 0
  for (const goal of goals)
    if (canFollow(goal, first)) best = Math.max(best, worthOf(pilot, goal, gone + distance[goal.start]))
  return best
}
