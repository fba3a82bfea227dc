import { type BaseState, checkAnswer, Dice, type Runner, type Seat, sameValue } from '@orrery/engine'
import { askedOf } from '@orrery/engine/simulation'
import { chancesAt } from '../chances.ts'
import { reasonsFor, type Weighed } from '../explain/why.ts'
import { createLevel } from '../levels.ts'
import { Judge } from '../search/judge.ts'
import { playTurn, turnOf } from '../search/turn.ts'
import type { Thinker } from '../thinker.ts'
import type { JudgedDecision, Judging } from './judged.ts'
import { type Ending, Stretch, type TurnAnswer } from './stretch.ts'

/** A turn is played on by somebody who thinks so long about each answer. */
const PLAYER = 'adept'
const LOOKS_AN_ANSWER = 20

/** So many looks of a judgement are one world in which the turn is played on. */
const LOOKS_A_WORLD = 40
const LEAST_WORLDS = 2

const NOTHING: Omit<Weighed, 'terms'> = { value: '', score: 0, looks: 0 }

/**
 * Begins to judge a turn as a whole. It is played to its end by somebody else from each point at which something had been learned, in worlds
 * dealt from what the seat knew: once with the answers that were given, as far as nothing more was learned, once with the other's own. What
 * that cost adds up, and the luck of the turn itself counts for nothing. `looks` says in how many worlds, `looksAnAnswer` how well the other
 * plays.
 */
export function beginJudgingTurn(
  seat: Seat,
  answers: readonly TurnAnswer[],
  seed: string,
  looks: number,
  looksAnAnswer = LOOKS_AN_ANSWER,
): Judging {
  const stretches = stretchesOf(answers)
  const worlds = Math.max(LEAST_WORLDS, Math.round(looks / LOOKS_A_WORLD))
  const other: Other = { seat, player: createLevel(PLAYER, { allowance: { iterations: looksAnAnswer } }) }
  let done = 0
  return {
    goOn() {
      const stretch = stretches[done % stretches.length]
      if (stretch === undefined || done >= worlds * stretches.length) return false
      lookInto(stretch, other, `${seed} ${Math.floor(done++ / stretches.length)}`)
      return true
    },
    conclude: () => concluded(seat, answers, stretches),
  }
}

/** Answers between which nobody learned or decided anything belong together. */
function stretchesOf(answers: readonly TurnAnswer[]): Stretch[] {
  const parts: TurnAnswer[][] = []
  let last: TurnAnswer | undefined
  for (const answer of answers) {
    const goesOn = last?.at === answer.at - 1 && last.runner.state.revealed === answer.runner.state.revealed
    if (goesOn) parts.at(-1)?.push(answer)
    else parts.push([answer])
    last = answer
  }
  return parts.map((part) => new Stretch(part))
}

/** Who plays instead. */
interface Other {
  readonly seat: Seat
  readonly player: Thinker
}

function lookInto(stretch: Stretch, { seat, player }: Other, seed: string): void {
  const { answers } = stretch
  const way = answers[0].runner.determinized(seat, seed)
  const turn = turnOf(way)
  const playOn = (on: Runner<BaseState>, made: number): Ending => {
    playTurn(on, turn, (asked, count) => player.decide(on, asked, new Dice(`${seed} ${count}`)), made)
    const { terms } = new Judge(on.game, seat).judge(on.state)
    return { terms, chance: chancesAt(on.game, on.state, on.over)?.[seat] ?? 0 }
  }
  for (const [made, { value: given }] of answers.entries()) {
    const value = player.decide(way, seat, new Dice(`${seed} ${made}`))
    if (!sameValue(value, given)) {
      const better = way.fork()
      better.apply(seat, value)
      const rest = answers.slice(made)
      giveAll(way, seat, rest)
      stretch.note({ place: made, value }, playOn(better, made + 1), playOn(way, made + rest.length))
      return
    }
    way.apply(seat, value)
  }
  const alike = playOn(way, answers.length)
  stretch.note(undefined, alike, alike)
}

function giveAll(way: Runner<BaseState>, seat: Seat, answers: readonly TurnAnswer[]): void {
  for (const { value } of answers) {
    const question = way.questionFor(seat)
    if (question === undefined || checkAnswer(question, value)) return
    way.apply(seat, value)
  }
}

function concluded(seat: Seat, answers: readonly TurnAnswer[], stretches: readonly Stretch[]): JudgedDecision {
  const [first] = stretches
  const [dearest = first] = stretches.toSorted((a, b) => b.mean - a.mean)
  const { place, value: better } = dearest?.parting ?? { place: 0, value: undefined }
  const answer = dearest?.answers[place]
  if (first === undefined || dearest === undefined || answer === undefined)
    throw new RangeError('A turn without an answer cannot be judged.')
  const { at, runner, value: given } = answer
  const { ask, about } = askedOf(runner, seat)
  const loss = Math.max(
    0,
    stretches.reduce((sum, { mean }) => sum + mean, 0),
  )
  return {
    ...{ at, seat, ask, about, given, answers: answers.length },
    better: better ?? given,
    loss,
    error: Math.sqrt(stretches.reduce((sum, { variance }) => sum + variance, 0)),
    chance: Math.max(0, first.chance - loss),
    reasons: better === undefined ? [] : reasonsFor({ ...NOTHING, terms: dearest.terms }, { ...NOTHING, terms: {} }),
  }
}
