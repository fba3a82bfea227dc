import {
  type BaseState,
  checkAnswer,
  type Data,
  Dice,
  isMark,
  type LogEvent,
  optionsOf,
  type Runner,
  type Scalar,
  type Seat,
  type Stake,
  type Trace,
} from '@orrery/engine'
import { likelyAnswer } from '../search/answers.ts'
import type { Thought } from '../thinker.ts'

/** How likely something is that an answer may lead to, as far as the seat knows. */
export interface Odds {
  readonly what: string
  readonly about: Data
  readonly chance: number
  /** In how many imagined worlds it was tried; nothing where it is exact. */
  readonly tried: number | undefined
}

export interface OptionOdds {
  readonly option: Scalar
  readonly odds: readonly Odds[]
}

/** Odds that are found out try by try: they can be broken off at any time. */
export interface FindingOdds extends Pick<Thought, 'goOn'> {
  conclude(): readonly OptionOdds[]
}

/** So many worlds are imagined for each option whose odds are not exact. */
const TRIES = 240

/** Ways that take longer are not counted. */
const LONGEST = 80

/** More options than this are too many to tell the odds of. */
const MOST_OPTIONS = 24

/** An option of which something hangs on luck, and how often that has come so. */
interface Tried {
  readonly option: Scalar
  readonly stakes: readonly Stake<BaseState>[]
  readonly came: number[]
  readonly counted: number[]
  tries: number
}

/**
 * Begins to find out what a seat risks with each of its answers, in worlds dealt from what it knows: others answer in them as is likely. What is a
 * matter of plain dice is reckoned and not tried.
 */
export function beginOdds(runner: Runner<BaseState>, seat: Seat, seed: string, tries = TRIES): FindingOdds {
  const options = optionsAtStake(runner, seat, seed)
  const open = options.filter(({ stakes }) => stakes.some(({ chance }) => chance === undefined))
  let next = 0
  return {
    goOn() {
      const one = open[next % Math.max(1, open.length)]
      if (one === undefined || one.tries >= tries) return false
      tryOnce(runner, seat, `${seed}/${one.tries}`, one)
      next++
      return true
    },
    conclude: () => options.map(toldOf).filter(({ odds }) => odds.length > 0),
  }
}

export function oddsOf(runner: Runner<BaseState>, seat: Seat, seed: string, tries?: number): readonly OptionOdds[] {
  const finding = beginOdds(runner, seat, seed, tries)
  while (finding.goOn());
  return finding.conclude()
}

function optionsAtStake(runner: Runner<BaseState>, seat: Seat, seed: string): Tried[] {
  const { game } = runner
  const world = runner.determinized(seat, `${seed}/stakes`)
  const question = world.questionFor(seat)
  if (question?.kind !== 'choose' || game.stakes === undefined) return []
  return optionsOf(question)
    .slice(0, MOST_OPTIONS)
    .flatMap((option) => {
      const stakes = game.stakes?.(world.state, question, option) ?? []
      return stakes.length === 0
        ? []
        : [{ option, stakes, came: stakes.map(() => 0), counted: stakes.map(() => 0), tries: 0 }]
    })
}

function toldOf({ option, stakes, came, counted }: Tried): OptionOdds {
  const odds = stakes.flatMap(({ what, about, chance }, at): Odds[] => {
    if (chance !== undefined) return [{ what, about, chance, tried: undefined }]
    const [happened = 0, tried = 0] = [came[at], counted[at]]
    return tried === 0 ? [] : [{ what, about, chance: happened / tried, tried }]
  })
  return { option, odds }
}

function tryOnce(runner: Runner<BaseState>, seat: Seat, seed: string, one: Tried): void {
  one.tries++
  outcomesOf(runner, seat, seed, one.option, one.stakes).forEach((outcome, at) => {
    if (outcome === undefined) return
    one.counted[at] = (one.counted[at] ?? 0) + 1
    if (outcome) one.came[at] = (one.came[at] ?? 0) + 1
  })
}

/** What came of an option in one imagined world; nothing of what stayed open. */
export function outcomesOf(
  runner: Runner<BaseState>,
  seat: Seat,
  seed: string,
  option: Scalar,
  stakes: readonly Stake<BaseState>[],
): readonly (boolean | undefined)[] {
  const trace: Trace = []
  const way = runner.determinized(seat, seed).fork(trace)
  const dice = new Dice(`${seed}/answers`)
  const found: (boolean | undefined)[] = stakes.map(() => undefined)
  way.apply(seat, option)
  for (let answers = 0; answers < LONGEST; answers++) {
    const told = trace.filter((entry): entry is LogEvent => !isMark(entry))
    stakes.forEach((stake, at) => {
      found[at] ??= stake.happened(way.state, told)
    })
    const [asked] = way.waitingFor()
    if (asked === undefined || found.every((outcome) => outcome !== undefined)) break
    answerOnTheWay(way, asked, asked === seat ? stakes : [], dice)
  }
  return found
}

function answerOnTheWay(way: Runner<BaseState>, asked: Seat, stakes: readonly Stake<BaseState>[], dice: Dice): void {
  const question = way.questionFor(asked)
  if (question === undefined) return
  for (const { goesOn } of stakes) {
    const wanted = goesOn?.(question)
    if (wanted === undefined || checkAnswer(question, wanted)) continue
    way.apply(asked, wanted)
    return
  }
  way.apply(asked, likelyAnswer(way, question, dice))
}
