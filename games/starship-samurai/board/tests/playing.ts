import { createRandom } from '@orrery/bots'
import { Dice, Match, type Options, settleOptions } from '@orrery/engine'
import { starshipSamurai } from '../../index.ts'
import type { Played } from './shown.tsx'

const TALKS_ONE_IN = 8

/** A seeded game of random players, told before each of its decisions; `see` may end it by returning false. */
export function playGame(
  players: number,
  options: Options,
  seed: string,
  see: (match: Played) => boolean | undefined,
): Played {
  const match: Played = Match.start(starshipSamurai, players, settleOptions(starshipSamurai, players, options), seed)
  const bot = createRandom()
  const dice = new Dice(`onlookers of ${seed}`)
  while (!match.over && see(match) !== false) {
    const { runner, game } = match
    const talker = dice.below(players)
    const said =
      runner.question && runner.betweenSteps && dice.below(TALKS_ONE_IN) === 0
        ? game.interjections?.suggest(match.state, talker, runner.question, dice)
        : undefined
    if (said !== undefined && match.interject(talker, said) === undefined) continue
    const seat = dice.pick(runner.waitingFor())
    match.answer(seat, bot.decide(runner as never, seat, dice))
  }
  return match
}
