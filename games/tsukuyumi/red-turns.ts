import { type Decision, enumerateAnswers, type Runner, type Seat, type Value } from '@orrery/engine'
import { runningTurn } from './rules/state/agenda.ts'
import { seatOf } from './rules/state/sides.ts'
import type { State } from './rules/state/state.ts'

/** How a seat stands, by the terms that bots judge with. */
const standingOf = ({ game, state }: Runner<State>, seat: Seat): number =>
  Object.values(game.standings(state)[seat] ?? {}).reduce((sum, term) => sum + term, 0)

/** What ends a movement without another step: the others stay where they are. */
const PLAIN_ANSWERS: { readonly [ask: string]: Value } = {
  'move.range#on': 'stop',
  'move.action': 'done',
  'nomads.mine': 0,
}

const MOST_ANSWERS = 8

/** Ends a movement that has been begun. */
function settle(runner: Runner<State>): void {
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const [seat] = runner.waitingFor()
    const answer = seat === undefined ? undefined : PLAIN_ANSWERS[runner.questionFor(seat)?.ask ?? '']
    if (seat === undefined || answer === undefined || runner.answer(seat, answer)) return
  }
}

/** All that go where a question lets them go: a fork for each answer but those that end something. */
function forksOf(runner: Runner<State>, seat: Seat, ask: string): Runner<State>[] {
  const question = runner.questionFor(seat)
  if (question?.ask !== ask) return []
  return [...enumerateAnswers(question)].flatMap((answer) => {
    if (answer === PLAIN_ANSWERS[ask]) return []
    const fork = runner.fork()
    return fork.answer(seat, answer) ? [] : [fork]
  })
}

/** All units of a hex go together. */
function moveTogether(runner: Runner<State>, seat: Seat): void {
  const question = runner.questionFor(seat)
  if (question?.ask === 'move.group' && question.kind === 'some') runner.answer(seat, [...question.candidates])
}

/** By how much the best single step of all units of one hex raises a seat's standing; nothing when no unit can move. */
export function bestStep(runner: Runner<State>, seat: Seat): number | undefined {
  const before = standingOf(runner, seat)
  const moving = runner.fork()
  if (moving.answer(seat, 'move')) return undefined
  let best: number | undefined
  for (const leaving of forksOf(moving, seat, 'move.action')) {
    moveTogether(leaving, seat)
    for (const arrived of forksOf(leaving, seat, 'move.range#to')) {
      settle(arrived)
      const gain = standingOf(arrived, seat) - before
      if (best === undefined || gain > best) best = gain
    }
  }
  return best
}

/** A movement that is being made. */
interface OpenMovement {
  readonly seat: Seat
  readonly before: number
  readonly best: number | undefined
  hasStepped: boolean
}

/** Watches red turns with movement: what each that was made has brought, and what the best step was worth, whether it was made or not. */
export class RedTurns {
  /** What movements have brought. A movement that ended its turn is not among them: what it brought is not told apart from what came next. */
  readonly made: number[] = []
  /** What the best step was worth in turns in which units moved, and in which none did. */
  readonly used: number[] = []
  readonly unused: number[] = []
  #open: OpenMovement | undefined

  decide(runner: Runner<State>, { seat, value, out }: Decision): void {
    const { state } = runner
    const turn = runningTurn(state)
    const isOwn = !out && state.phase === 'red' && turn !== undefined && seatOf(state, turn.side) === seat
    if (this.#open && (!isOwn || this.#open.seat !== seat)) this.#settle(undefined)
    if (!isOwn) return
    const ask = runner.questionFor(seat)?.ask
    if (this.#open && STEPS.includes(ask ?? '')) this.#open.hasStepped = true
    if (ask !== 'round.turn') return
    this.#settle(runner)
    if (value === 'move')
      this.#open = { seat, before: standingOf(runner, seat), best: bestStep(runner, seat), hasStepped: false }
    // After the first attack there is no movement in this phase any longer.
    else if (turn.movement > 0 && !state.attackers.includes(turn.side) && (value === 'end' || value === 'attack'))
      note(this.unused, bestStep(runner, seat))
  }

  /** The game is over, and with it the running movement. */
  end(): void {
    this.#settle(undefined)
  }

  /** The running movement is over. Who has begun one and taken no step has not used it. */
  #settle(runner: Runner<State> | undefined): void {
    if (this.#open === undefined) return
    const { seat, before, best, hasStepped } = this.#open
    this.#open = undefined
    note(hasStepped ? this.used : this.unused, best)
    if (hasStepped && runner !== undefined) note(this.made, standingOf(runner, seat) - before)
  }
}

/** Questions that are answered by taking a step. */
const STEPS: readonly string[] = ['move.range#to', 'move.group#apart']

function note(list: number[], worth: number | undefined): void {
  if (worth !== undefined) list.push(Math.round(worth * 1000) / 1000)
}

/** The value in the middle; nothing of nothing. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? sorted[middle]
    : sorted.length === 0
      ? undefined
      : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
