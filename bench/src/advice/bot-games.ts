import { createPlayer } from '@orrery/bots'
import { type Decision, type Game, type Header, headerFor, settleOptions } from '@orrery/engine'
import { playOut } from '@orrery/engine/simulation'

/** A match between bots that was played to its end. */
export interface BotGame {
  readonly header: Header
  readonly decisions: readonly Decision[]
  readonly bots: readonly string[]
}

/** Plays one match between bots. The same seed and bots give the same match. */
export function playBots(game: Game, bots: readonly string[], seed: string): BotGame {
  const seats = bots.length
  const options = settleOptions(game, seats, {})
  const players = bots.map((bot) => createPlayer(bot))
  const { decisions, finished, violations } = playOut({ game, players, options, seed, check: false })
  if (!finished) throw new Error(`A match did not end: ${violations.join('; ')}`)
  return { header: headerFor(game, { seats, options, seed }), decisions, bots }
}
