import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type BaseState, type Game, Match, type Runner, type Seat, type Value } from '@orrery/engine'
import { decideOn } from '@orrery/host'
import type { Assignment, ThreadData, ThreadReply } from './types.ts'

interface Kept {
  readonly runner: Runner<BaseState>
  readonly seed: string
  decisions: number
}

/** The matches this thread has thought about last, as far as they were played: more than one address may let run by themselves. */
const MOST_KEPT = 128
const kept = new Map<string, Kept>()

const { games, yields, hurry, mostMs } = workerData as ThreadData
const settings = { now: () => performance.now(), cancelled: () => Atomics.load(hurry, 0) !== 0, mostMs }
// On Linux a thread has a priority of its own; elsewhere this would slow the whole server down.
if (yields && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const { loadGame } = (await import(games)) as { loadGame(id: string): Promise<Game> }
const reply = (message: ThreadReply): void => parentPort?.postMessage(message)

async function begin({ match, header }: Assignment): Promise<Kept | undefined> {
  const known = kept.get(match)
  kept.delete(match)
  if (header === undefined) return known
  const { runner } = Match.open(await loadGame(header.game), header)
  // A fork keeps no trace for a log that nobody reads here.
  return { runner: runner.fork(), seed: header.seed, decisions: 0 }
}

function goOn({ runner }: Kept, { decisions }: Assignment): void {
  for (const { seat, value, out } of decisions)
    if (out) runner.actOutOfTurn(seat, value)
    else runner.apply(seat, value)
}

/** What is not said is never wrong. */
const cannotSay = ({ runner }: Kept, seat: Seat, value: Value) =>
  value === null ? undefined : runner.checkOutOfTurn(seat, value)

async function think(assignment: Assignment): Promise<ThreadReply> {
  const { match, seat, talk, from, decisions, header } = assignment
  const played = await begin(assignment)
  if (played === undefined || played.decisions !== from) return 'forgotten'
  goOn(played, assignment)
  played.decisions = from + decisions.length
  if (header) reply('begun')
  const value = decideOn(played.runner.fork(), assignment, played.seed, settings)
  const rejection = talk === undefined ? played.runner.check(seat, value) : cannotSay(played, seat, value)
  if (rejection) return { problem: rejection.text }
  kept.set(match, played)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return { value }
}

parentPort?.on('message', (assignment: Assignment) => {
  think(assignment).then(reply, (error: unknown) => reply({ problem: String(error) }))
})
reply('ready')
