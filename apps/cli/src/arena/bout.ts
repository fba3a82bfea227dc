import { createPlayer, type PlayerSettings } from '@orrery/bots'
import type { Bout, BoutOutcome } from '@orrery/bots/arena'
import type { Decision, Game, Options } from '@orrery/engine'
import { type Player, playOut } from '@orrery/engine/simulation'
import type { ProcessorClock } from './processor-time.ts'

/** What a seat has used. */
interface Usage {
  decisions: number
  ms: number
}

export interface BoutSettings {
  readonly game: Game
  readonly options: Options
  readonly clock: ProcessorClock
  readonly players: PlayerSettings
}

/** A game of a contest, and how it was played. */
interface PlayedBout {
  readonly outcome: BoutOutcome
  readonly decisions: readonly Decision[]
}

/** Plays one game of a contest and measures what every decision costs. */
export function playBout(bout: Bout, { game, options, clock, players: settings }: BoutSettings): PlayedBout {
  const used = bout.bots.map((): Usage => ({ decisions: 0, ms: 0 }))
  const players = bout.bots.map((bot, seat) => measured(createPlayer(bot, settings), used[seat] as Usage, clock))
  const { seed, dice } = bout
  const { state, decisions, finished, violations } = playOut({ game, players, options, seed, dice, check: false })
  const { scores, ranking } = finished ? game.result(state) : { scores: [], ranking: [] }
  const outcome: BoutOutcome = {
    winner: ranking[0],
    scores,
    decisions: used.map((one) => one.decisions),
    ms: used.map(({ ms }) => Math.round(ms * 100) / 100),
    problem: violations[0] ?? (finished ? undefined : `the game does not end (seed "${seed}")`),
  }
  return { outcome, decisions }
}

const measured = (player: Player, used: Usage, { now }: ProcessorClock): Player => ({
  name: player.name,
  interjects: player.interjects ?? false,
  decide(runner, seat, dice) {
    const begun = now()
    const value = player.decide(runner, seat, dice)
    used.ms += now() - begun
    used.decisions++
    return value
  },
})
