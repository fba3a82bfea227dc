import type { Node } from '../map/lanes.ts'
import { NOWHERE } from '../rules/state.ts'
import type { Captain } from './captain.ts'
import { addQuests } from './quests.ts'
import { addGatherings, addLanding, addRim, addSales, addTokens, addTrades, type Task, type TaskKind } from './tasks.ts'
import { FAR } from './yardstick/routes.ts'

/** What comes after the first task is less sure. */
const NEXT = 0.8

/** So many first tasks are worth a thought about what comes after them. */
const BEST = 6

/** What a captain could go for, and what it is worth from where she is. A destroyed ship may come back at any spawn point. */
export function prospects(captain: Captain): number {
  const { chart, vessel } = captain
  const { lanes } = chart
  const key = keyOf(captain)
  return chart.prospect(key, () => {
    if (vessel.hex !== NOWHERE) return prospectsFrom(captain, lanes.nodeAt(vessel.hex))
    let sum = 0
    for (const spawn of lanes.spawns) sum += prospectsFrom(captain, lanes.nodeAt(spawn.hex))
    return sum / lanes.spawns.length
  })
}

/** Everything that prospects depend on, besides the map. */
function keyOf(captain: Captain): string {
  const { g, seat, vessel, flight, isOutlaw, cubes, room, coin, fame, need } = captain
  let tokens = 0
  for (let sector = 0; sector < g.tokens.length; sector++) if (g.tokens[sector] !== '') tokens |= 1 << sector
  let found = 0
  for (const { tokens: turned } of g.vessels)
    for (const token of turned) found += token === 'fame' ? 100 : token === 'credits' ? 1 : 10_000
  const { hex, mat, mission, revealed, payment, credits, energy, damage } = vessel
  const acts = g.turn === seat && g.phase === 'action'
  const drawn = acts ? g.drawnAt.join() : '-'
  const { left, rest, perTurn } = flight
  const own = `${seat}/${mat}/${hex}/${left}/${rest}/${perTurn}/${isOutlaw}/${cubes.join()}/${room}/${coin}/${fame}/${need}`
  const all = `${captain.occupied.join()}/${captain.isShared}/${tokens}/${found}/${g.cubeSupply.join()}/${drawn}`
  const hunted = mission !== '' && !revealed && !('pickup' in g.content.missions[mission]) ? shipsText(captain) : ''
  return `${own}/${mission}/${revealed}/${payment}/${Math.min(credits, 8000)}/${energy}/${damage}/${all}/${hunted}`
}

/** Where all ships are, which of them are wanted, and what she has to shoot with: for missions that have to do with ships. */
const shipsText = ({ g: { vessels, drones }, vessel: { target, outfits } }: Captain): string =>
  `${target}/${outfits.map(({ outfit }) => outfit)}/${vessels.map(({ hex, bounty }) => `${hex}.${bounty}`)}/${drones.map(({ hex, bounty }) => `${hex}.${bounty}`)}`

function tasksOf(captain: Captain, distance: Int16Array): Task[] {
  const tasks: Task[] = []
  addSales(captain, tasks)
  addTrades(captain, tasks)
  addGatherings(captain, tasks)
  addQuests(captain, distance, tasks)
  addTokens(captain, tasks)
  addRim(captain, distance, tasks)
  addLanding(captain, distance, tasks)
  return tasks
}

/** A task and what it is worth by itself. */
export interface Ranked {
  readonly task: Task
  readonly worth: number
}

function rankedFrom(captain: Captain, distance: Int16Array, tasks: readonly Task[]): Ranked[] {
  const ranked: Ranked[] = []
  for (const task of tasks)
    if (!task.isLater) ranked.push({ task, worth: worthOf(captain, task, captain.reach(distance, task.start)) })
  return ranked.sort((a, b) => b.worth - a.worth)
}

/** One task and another one after it: two in different directions are worth no more in the middle between them than beside one. */
function prospectsFrom(captain: Captain, node: Node): number {
  const distance = captain.from(node)
  const tasks = tasksOf(captain, distance)
  let most = 0
  for (const { worth } of tasks) most = Math.max(most, worth)
  let best = 0
  for (const { task, worth } of bestFrom(captain, distance, tasks)) {
    // Whatever comes after it brings no more than the best of all.
    if (worth + NEXT * most <= best) break
    best = Math.max(best, worth + NEXT * bestAfter(captain, task, distance, tasks))
  }
  return best
}

/** The best first tasks, as in `rankedFrom`, without a list of all of them. */
function bestFrom(captain: Captain, distance: Int16Array, tasks: readonly Task[]): Ranked[] {
  const found: Ranked[] = []
  for (const task of tasks) {
    if (task.isLater) continue
    const worth = worthOf(captain, task, captain.reach(distance, task.start))
    let place = found.length
    while (place > 0 && found[place - 1].worth < worth) place--
    if (place === BEST) continue
    found.splice(place, 0, { task, worth })
    if (found.length > BEST) found.pop()
  }
  return found
}

/** What a task is worth that begins so many spaces away. */
const worthOf = (captain: Captain, { way, worth, cost }: Task, spaces: number): number =>
  worth * captain.share(spaces + way) - (cost > 0 ? cost * captain.share(spaces) : 0)

function bestAfter(captain: Captain, first: Task, from: Int16Array, tasks: readonly Task[]): number {
  const distance = captain.from(first.end)
  const gone = captain.reach(from, first.start) + first.way
  let best = 0
  for (const task of tasks)
    if (task.worth > best && canFollow(captain, task, first))
      best = Math.max(best, worthOf(captain, task, gone + distance[task.start]))
  return best
}

/** What there is only once, wherever it is done. */
const SINGLE: readonly TaskKind[] = ['sale', 'mission', 'cards', 'rim', 'landing']
const PAYING: readonly TaskKind[] = ['sale', 'trade', 'gathering', 'mission']

/** Whether one thing can be done after another. */
function canFollow({ mends }: Captain, task: Task, first: Task): boolean {
  if (task === first) return false
  if (task.isLater && !PAYING.includes(first.kind) && !(mends && first.kind === 'landing')) return false
  return task.kind !== first.kind || !SINGLE.includes(task.kind)
}

/** What is worth a thought from a place, the best first, with what comes after it; of what has the same beginning only the best. */
export function rankedTasks(captain: Captain, node: Node): readonly Ranked[] {
  const distance = captain.from(node)
  const tasks = tasksOf(captain, distance)
  const ranked = rankedFrom(captain, distance, tasks).map(({ task, worth }) => ({
    task,
    worth: worth + NEXT * bestAfter(captain, task, distance, tasks),
  }))
  ranked.sort((a, b) => b.worth - a.worth)
  const found: Ranked[] = []
  for (const one of ranked)
    if (distance[one.task.start] < FAR && !found.some(({ task }) => task.start === one.task.start)) found.push(one)
  return found
}
