import { Dice } from '../chance/random.ts'
import type { Game } from '../game/game.ts'
import { CHANCE, type Chance, seedOf } from '../game/header.ts'
import type { Options } from '../game/options.ts'
import { openingPosition } from '../game/scene.ts'
import { hashText, hashValue } from '../hashing/hash.ts'
import type { Decision } from '../match/match.ts'
import { Runner } from '../match/runner.ts'
import { type BaseState, positionOf, type Seat } from '../state.ts'
import { RuleFailure } from '../values/errors.ts'
import type { Value } from '../values/value.ts'
import { inspect } from './inspect.ts'
import type { Player } from './player.ts'
import { Talk } from './talk.ts'

export interface Playout<S extends BaseState> {
  readonly state: S
  readonly decisions: readonly Decision[]
  /** What did not hold, with the number of the decision before which it was seen. */
  readonly violations: readonly string[]
  readonly finished: boolean
  readonly hash: string
}

export interface PlayoutPlan<S extends BaseState> {
  readonly game: Game<S>
  readonly players: readonly Player<S>[]
  readonly options: Options
  readonly seed: string
  readonly chance?: Chance | undefined
  /** The named position to begin from, if it is not the set-up. */
  readonly scene?: string | undefined
  /** What the players' own dice are made from, if not from the seed. */
  readonly dice?: string | undefined
  /** Checks everything after every decision. */
  readonly check: boolean
  /** How often, one time in so many, a seat that may step in tries to. */
  readonly interjectsOneIn?: number
  /** More decisions than a game can need: it counts as unfinished. */
  readonly most?: number
}

const INTERJECTS_ONE_IN = 12

/** Plays one whole game and checks it on the way. The same plan gives the same game. */
export function playOut<S extends BaseState>(plan: PlayoutPlan<S>): Playout<S> {
  const { game, players, seed, dice: made = seed, check, most = 20_000 } = plan
  const runner = Runner.from(game, startOf(plan))
  const dice = new Dice(`players of ${made}`)
  const decisions: Decision[] = []
  const violations: string[] = []
  const talk = new Talk(players)
  const complain = (problem: string) => violations.push(`${problem} (seed "${seed}", decision ${decisions.length})`)

  try {
    while (!runner.over && decisions.length < most && violations.length === 0) {
      if (check) for (const problem of inspect(runner, `${seed}/${decisions.length}`)) complain(problem)
      const decision =
        interjection(runner, plan, dice) ?? talk.next(runner, dice) ?? nextDecision(runner, players, dice)
      if (check) checkDecision(runner, decision, complain)
      if (violations.length > 0) break
      if (decision.out) runner.actOutOfTurn(decision.seat, decision.value)
      else runner.apply(decision.seat, decision.value)
      decisions.push(decision)
      if (!decision.out) talk.goOn()
    }
    if (check && runner.over) {
      for (const problem of inspect(runner, seed)) complain(problem)
      checkReplay(plan, runner, decisions, complain)
    }
  } catch (error) {
    complain(`a rule failed: ${error instanceof Error ? error.message : String(error)}`)
  }
  const hash = hashValue(positionOf(runner.state))
  return { state: runner.state, decisions, violations, finished: runner.over, hash }
}

const startOf = <S extends BaseState>({ game, players, options, seed, chance = CHANCE, scene }: PlayoutPlan<S>): S =>
  openingPosition(game, { seats: players.length, options, seed: seedOf({ seed, chance }), scene })

const playerOn = <S extends BaseState>(players: readonly Player<S>[], seat: Seat): Player<S> =>
  players[seat] as Player<S>

function nextDecision<S extends BaseState>(runner: Runner<S>, players: readonly Player<S>[], dice: Dice): Decision {
  const waiting = runner.waitingFor()
  const seat = waiting.length === 1 ? (waiting[0] as Seat) : dice.pick(waiting)
  return { seat, value: playerOn(players, seat).decide(runner, seat, dice) }
}

function interjection<S extends BaseState>(
  runner: Runner<S>,
  { players, interjectsOneIn = INTERJECTS_ONE_IN }: PlayoutPlan<S>,
  dice: Dice,
): Decision | undefined {
  const { outOfTurn: interjections } = runner.game
  const open = runner.question
  if (!interjections || !open || !runner.mayStepIn || dice.below(interjectsOneIn) > 0) return undefined
  const seat = dice.below(runner.state.seats)
  const value = playerOn(players, seat).interjects ? interjections.suggest(runner.state, seat, open, dice) : undefined
  if (value === undefined || !(runner.beginsAnew || isPossible(runner, seat, value))) return undefined
  return { seat, value, out: true }
}

/** What a game suggests in the middle of a step may leave nothing to answer to what is asked there. */
const isPossible = <S extends BaseState>(runner: Runner<S>, seat: Seat, value: Value): boolean =>
  runner.checkOutOfTurn(seat, value) === undefined

function checkDecision<S extends BaseState>(
  runner: Runner<S>,
  { seat, value, out }: Decision,
  complain: (problem: string) => void,
): void {
  const rejection = out ? runner.checkOutOfTurn(seat, value) : runner.check(seat, value)
  if (rejection) complain(`a player answered what was not offered: ${rejection.text}`)
}

/** The header and the decisions alone lead to the same position. */
function checkReplay<S extends BaseState>(
  plan: PlayoutPlan<S>,
  played: Runner<S>,
  decisions: readonly Decision[],
  complain: (problem: string) => void,
): void {
  const again = Runner.from(plan.game, startOf(plan))
  for (const { seat, value, out } of decisions) {
    if (out) again.actOutOfTurn(seat, value)
    else {
      const rejection = again.answer(seat, value)
      if (rejection) throw new RuleFailure(`the replay was refused: ${rejection.text}`)
    }
  }
  if (hashValue(positionOf(again.state)) !== hashValue(positionOf(played.state))) complain('the replay ends elsewhere')
}

/** One hash for many games, in the order of the games, however they were spread over threads. */
export const combineHashes = (hashes: readonly string[]): string => hashText(hashes.join())
