import { createPlayer } from '@orrery/bots'
import { Dice, Match, type MatchFile, settleOptions, writeMatch } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'

/** A match file: played by random bots to its end, or for so many decisions. */
export async function played(id: string, seats: number, seed: string, decisions = Infinity): Promise<MatchFile> {
  const game = await loadGame(id)
  const match = Match.start(game, seats, settleOptions(game, seats, {}), seed)
  const bot = createPlayer('random')
  const dice = new Dice(seed)
  while (!match.over && match.decisions.length < decisions) {
    const [seat] = match.runner.waitingFor()
    match.answer(seat!, bot.decide(match.runner.fork(), seat!, dice))
  }
  return writeMatch(match)
}
