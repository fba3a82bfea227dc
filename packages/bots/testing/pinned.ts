import {
  anyAnswer,
  type BaseState,
  Dice,
  type Game,
  gameFor,
  hashText,
  type Options,
  Runner,
  settleOptions,
} from '@orrery/engine'
import { askedOf, type Player } from '@orrery/engine/simulation'

/** A game by chance, on the way of which a player is asked what it would do. */
export interface Pin {
  readonly players: number
  readonly options?: Options
  /** The player answers one decision in so many; chance gives the others. */
  readonly every: number
  /** So many answers of the player. */
  readonly answers: number
  /** The pack it is played with, if that is not the house's. */
  readonly content?: string
}

/**
 * One hash of everything that a player answers on the way of a game, under the first rules and with the first house pack: those
 * stay as they are for ever, so whoever is frozen answers the same for ever.
 */
export function pinned<S extends BaseState>(
  newest: Game<S>,
  player: Player,
  { players, options = {}, every, answers, content = 'house' }: Pin,
): string {
  const game = gameFor(newest, { game: newest.id, rules: 1, content: { id: content, version: '1' } })
  const dice = new Dice('pinned')
  const position = game.setup({ seats: players, options: settleOptions(game, players, options), seed: 'pinned' })
  const runner = Runner.from(game, position)
  const found: string[] = []
  for (let decision = 0; !runner.over && found.length < answers; decision++) {
    const [seat = 0] = runner.waitingFor()
    const isAsked = decision % every === every - 1
    const value = isAsked
      ? player.decide(runner as unknown as Runner<BaseState>, seat, new Dice(`answer ${decision}`))
      : anyAnswer(askedOf(runner, seat), dice)
    if (isAsked) found.push(JSON.stringify(value))
    runner.apply(seat, value)
  }
  return hashText(found.join('\n'))
}
