import { createPlayer, trading } from '@orrery/bots'
import { type BaseState, type Decision, FORMAT, type Game, headerFor, type MatchFile } from '@orrery/engine'
import { type Player, type Playout, playOut } from '@orrery/engine/simulation'
import type { Fixture } from './schedule.ts'

/** How a game of a simulation went. */
export interface SimulatedGame {
  readonly decisions: number
  readonly hash: string
  readonly finished: boolean
  readonly violations: readonly string[]
  /** Only of finished games. */
  readonly scores: readonly number[]
  readonly winner: number | undefined
  /** What the seats are called in this game. */
  readonly names: readonly string[]
  /** Of games that failed, so that they can be looked at. */
  readonly file: MatchFile | undefined
}

/** Whoever speaks by chance does so; all others trade by what they think it is worth. */
const seated = (player: Player): Player => (player.interjects ? player : trading(player))

export function playFixture(game: Game, fixture: Fixture, check: boolean): SimulatedGame {
  const { options, seed, chance, bots, allowance } = fixture
  let playout: Playout<BaseState>
  try {
    playout = playOut({
      game,
      players: bots.map((bot) => seated(createPlayer(bot, { allowance }))),
      options,
      seed,
      chance,
      check,
    })
  } catch (error) {
    const violation = `the set-up failed: ${error instanceof Error ? error.message : String(error)} (seed "${seed}")`
    return { ...NOTHING, violations: [violation] }
  }
  const { state, decisions, violations, finished, hash } = playout
  const { scores, ranking } = finished ? game.result(state) : { scores: [], ranking: [] }
  const failed = violations.length > 0 || !finished
  const file = failed ? matchFile(game, fixture, decisions, hash) : undefined
  const names = scores.map((_, seat) => game.seatName(seat, state))
  return { decisions: decisions.length, hash, finished, violations, scores, winner: ranking[0], names, file }
}

const NOTHING: SimulatedGame = {
  decisions: 0,
  hash: '',
  finished: false,
  violations: [],
  scores: [],
  winner: undefined,
  names: [],
  file: undefined,
}

function matchFile(
  game: Game,
  { players, options, seed, chance }: Fixture,
  decisions: readonly Decision[],
  hash: string,
) {
  const file: MatchFile = {
    orrery: FORMAT,
    header: headerFor(game, { seats: players, options, seed, chance }),
    decisions: decisions.map(({ seat, value, out }) => (out ? [seat, value, 'out'] : [seat, value])),
    end: { hash },
  }
  return file
}
