import type { Seat } from '@orrery/engine'
import { lanesOf } from '../rules/lanes.ts'
import { NOWHERE, type State } from '../rules/state.ts'
import { canFollow, type Goal } from './goal.ts'
import { Pilot } from './pilot.ts'
import { addLanding, addRim, addTokens } from './places.ts'
import { addQuests } from './quests.ts'
import { addGatherings, addSales, addTrips } from './trade.ts'

/** What comes after something else is less sure. */
const NEXT = 0.8

/** How many goals are worth a thought about what comes after them: of the first ones, and of those after each of them. */
const BREADTH = [5, 2] as const

/** What a player could go for, and what it is worth from where she is. A destroyed ship may come back at any spawn point. */
export function prospects(g: State, seat: Seat): number {
  const { hex } = g.vessels[seat]
  const lanes = lanesOf(g)
  if (hex !== NOWHERE) return prospectsFrom(new Pilot(g, seat, lanes.nodeAt(hex)))
  let sum = 0
  for (const spawn of lanes.spawns) sum += prospectsFrom(new Pilot(g, seat, lanes.nodeAt(spawn.hex)))
  return sum / lanes.spawns.length
}

/** One goal after another: two in different directions are worth no more in the middle between them than beside one of them. */
function prospectsFrom(pilot: Pilot): number {
  const goals = goalsOf(pilot)
  const firsts = goals
    .filter((goal) => !goal.later)
    .map((goal) => ({
      goal,
      worth: worthOf(pilot, goal, pilot.reach(goal.start)),
      gone: pilot.reach(goal.start) + goal.way,
    }))
  return bestOf(pilot, firsts, goals, [])
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

/** A goal among those that could be done next, and how many spaces have been flown when it is done. */
interface Candidate {
  readonly goal: Goal
  readonly worth: number
  readonly gone: number
}

/** The best of some goals together with the best that can be done after it. */
function bestOf(pilot: Pilot, candidates: Candidate[], goals: readonly Goal[], done: readonly Goal[]): number {
  const breadth = BREADTH[done.length]
  let best = 0
  if (breadth === undefined) {
    for (const { worth } of candidates) best = Math.max(best, worth)
    return best
  }
  candidates.sort((a, b) => b.worth - a.worth)
  for (const { goal, worth, gone } of candidates.slice(0, breadth)) {
    const after = [...done, goal]
    best = Math.max(best, worth + NEXT * bestOf(pilot, nextAfter(pilot, gone, goals, after), goals, after))
  }
  return best
}

function nextAfter(pilot: Pilot, gone: number, goals: readonly Goal[], done: readonly Goal[]): Candidate[] {
  const distance = pilot.from(done[done.length - 1].end)
  const candidates: Candidate[] = []
  for (const goal of goals) {
    if (!canFollow(goal, done)) continue
    const spaces = gone + distance[goal.start]
    candidates.push({ goal, worth: worthOf(pilot, goal, spaces), gone: spaces + goal.way })
  }
  return candidates
}
