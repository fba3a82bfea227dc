import { Dice, Match, type Options, sampleAnswer, settleOptions } from '@orrery/engine'
import { type State, type View, xia } from '../../index.ts'

export type Played = Match<State, View>

/** A seeded game of random players, told before each of its decisions; `see` ends it by returning false. */
export function playGame(
  players: number,
  options: Options,
  seed: string,
  see: (match: Played) => boolean | undefined,
): Played {
  const match: Played = Match.start(xia, players, settleOptions(xia, players, options), seed)
  const dice = new Dice(`onlookers of ${seed}`)
  while (!match.over && see(match) !== false) {
    const seat = dice.pick(match.runner.waitingFor())
    const question = match.runner.questionFor(seat)
    const answer = question && sampleAnswer(question, dice)
    if (answer === undefined) throw new Error(`Seat ${seat} has nothing to answer.`)
    match.answer(seat, answer)
  }
  return match
}
