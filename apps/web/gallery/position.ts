import { createPlayer } from '@orrery/bots'
import { type BaseState, Dice, type Game, Match, parseOptions, type Seat, settleOptions } from '@orrery/engine'

export type GalleryMatch = Match<BaseState>

/** Which position to show: after so many decisions of a seeded game, or where a question is asked for the nth time. */
export interface Wanted {
  readonly players: number
  readonly seed: string
  readonly bot: string
  readonly options: string
  readonly at: number
  readonly ask: string
  readonly nth: number
}

const TALKS_ONE_IN = 6

/** Plays a seeded game by bots up to the wanted position; the same wish gives the same position. */
export function playTo(game: Game, wanted: Wanted): GalleryMatch {
  const options = settleOptions(game, wanted.players, parseOptions(game, wanted.options))
  const match = Match.start(game, wanted.players, options, wanted.seed)
  const bot = createPlayer(wanted.bot)
  const dice = new Dice(`gallery ${wanted.seed}`)
  let seen = 0
  while (!match.over) {
    if (wanted.ask !== '' && match.questionFor('spectator')?.ask === wanted.ask && ++seen >= wanted.nth) break
    if (wanted.ask === '' && match.decisions.length >= wanted.at) break
    playOn(match, bot, dice)
  }
  return match
}

/** One decision of whoever is asked; now and then somebody steps in where the game allows it. */
function playOn(match: GalleryMatch, bot: ReturnType<typeof createPlayer>, dice: Dice): void {
  const { runner, game } = match
  const open = runner.question
  if (game.outOfTurn && open && runner.mayStepIn && dice.below(TALKS_ONE_IN) === 0) {
    const talker = dice.below(runner.state.seats)
    const value = game.outOfTurn.suggest(runner.state, talker, open, dice)
    if (value !== undefined && !match.actOutOfTurn(talker, value)) return
  }
  const seat = dice.pick(runner.waitingFor())
  const rejection = match.answer(seat, bot.decide(runner, seat, dice))
  if (rejection) throw new Error(rejection.text)
}

/** Lets bots answer until it is for the seat to decide again, or the game is over. */
export function playUntilAsked(match: GalleryMatch, seat: Seat): void {
  const bot = createPlayer('random')
  const dice = new Dice(`on ${match.decisions.length}`)
  while (!match.over && !match.runner.waitingFor().includes(seat)) playOn(match, bot, dice)
}
