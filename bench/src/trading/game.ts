import { type Game, headerFor, Match, settleOptions, type Value } from '@orrery/engine'
import { type Player, playOut } from '@orrery/engine/simulation'
import { seatBot } from '@orrery/host'
import { loadGame } from '@orrery/shelf'

/** What happens to offers and agreed choices, by the events that tell of it. */
export const COUNTED = {
  offered: 'trade.offer',
  accepted: 'trade.binding',
  refused: 'trade.offer#declined',
  withdrawn: 'trade.offer#withdrawn',
  lapsed: 'trade.lapse',
  agreed: 'trade.next-choice#agreed',
  kept: 'trade.next-choice',
  impossible: 'trade.back',
} as const

export type Counts = { readonly [what in keyof typeof COUNTED]: number }

/** A game of bots, of which some trade and the others refuse everything. */
export interface TradedGame {
  readonly deal: number
  /** Whether a bot that trades has won. */
  readonly traderWon: boolean
  /** What those that trade have more than the others, on average. */
  readonly margin: number
  readonly counts: Counts
}

const GAME = 'starship-samurai'
/** Those that trade, on the seats of a deal's first game. */
const TRADES = [true, true, false, false] as const

/** A deal is played once from each seat. */
export const GAMES_OF_A_DEAL = TRADES.length

/** The same bot, which says no to every offer and makes none. */
function refusing(bot: string): Player {
  const player = seatBot(bot)
  return {
    name: `${bot}, refusing`,
    decide: (runner, seat, dice) => player.decide(runner, seat, dice),
    reply: ({ game, state }, seat) => game.outOfTurn?.pending?.(state, seat)[0]?.decline,
  }
}

/** Plays games by their numbers, one after another. */
export async function playGames(numbers: readonly number[], seed: string, bot: string, on: (game: TradedGame) => void) {
  const game = await loadGame(GAME)
  for (const number of numbers) on(playGame(game, number, seed, bot))
}

function playGame(game: Game, number: number, seed: string, bot: string): TradedGame {
  const deal = Math.floor(number / GAMES_OF_A_DEAL)
  const trades = TRADES.map((_, seat) => TRADES[(seat + number) % GAMES_OF_A_DEAL] as boolean)
  const seats = trades.length
  const options = settleOptions(game, seats, { trading: true })
  const dealt = `${seed}/${deal}`
  const players = trades.map((isTrading) => (isTrading ? seatBot(bot) : refusing(bot)))
  const { decisions, finished, violations } = playOut({
    game,
    players,
    options,
    seed: dealt,
    dice: `${dealt}/${number}`,
    check: false,
  })
  if (!finished) throw new Error(`Game ${number} did not end: ${violations.join('; ')}`)
  const match = Match.replay(game, headerFor(game, { seats, options, seed: dealt }), decisions)
  const { scores, ranking } = game.result(match.state)
  const mean = (wanted: boolean) => {
    const own = scores.filter((_, seat) => trades[seat] === wanted)
    return own.reduce((sum, score) => sum + score, 0) / own.length
  }
  return {
    deal,
    traderWon: trades[ranking[0] ?? 0] === true,
    margin: mean(true) - mean(false),
    counts: countsOf(match.log),
  }
}

function countsOf(log: readonly { readonly what: string; readonly data: { readonly [key: string]: Value } }[]): Counts {
  const count = (what: string) => log.filter((entry) => entry.what === what).length
  return Object.fromEntries(Object.entries(COUNTED).map(([name, what]) => [name, count(what)])) as unknown as Counts
}
