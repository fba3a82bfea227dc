import {
  type BaseState,
  Dice,
  enumerateAnswers,
  type Game,
  Match,
  type Runner,
  type Seat,
  type Value,
} from '@orrery/engine'
import { playBots } from './bot-games.ts'

/** A question of a match between bots, with its answers as far as they were listed. */
export interface Position {
  /** Stands before the question, and is its own. */
  readonly runner: Runner<BaseState>
  readonly seat: Seat
  readonly answers: readonly Value[]
  /** What dice about it are made from. */
  readonly name: string
}

/** More answers than this are not listed. */
const LISTED = 400

/** One question in so many that fit is taken, so that a few matches do not decide. */
const EVERY = 5

/** Questions of matches between adepts, in all numbers of players by turns. */
export function* positionsOf(
  game: Game,
  seed: string,
  fits: (runner: Runner<BaseState>, seat: Seat, answers: readonly Value[]) => boolean,
): Generator<Position> {
  const counts = game.players.filter((players) => players > 1)
  for (let number = 0; ; number++) {
    const seats = counts[number % counts.length] ?? 2
    const { header, decisions } = playBots(game, Array<string>(seats).fill('adept'), `${seed}/${number}`)
    const match = Match.replay(game, header, [])
    let fitting = new Dice(`${seed}/${number}`).below(EVERY)
    for (const [at, { seat, value, out }] of decisions.entries()) {
      const answers = out ? [] : answersOf(match.runner, seat)
      if (!out && fits(match.runner, seat, answers) && ++fitting % EVERY === 0)
        yield { runner: match.runner.fork(), seat, answers, name: `${seed}/${number}/${at}` }
      const rejection = out ? match.actOutOfTurn(seat, value) : match.answer(seat, value)
      if (rejection) throw new Error(rejection.text)
    }
  }
}

function answersOf(runner: Runner<BaseState>, seat: Seat): Value[] {
  const question = runner.questionFor(seat)
  const answers: Value[] = []
  if (question)
    for (const answer of enumerateAnswers(question)) {
      answers.push(answer)
      if (answers.length === LISTED) break
    }
  return answers
}
