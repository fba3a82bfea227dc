import type { Game } from '../game/game.ts'
import { CHANCE, seedOf } from '../game/header.ts'
import type { Options } from '../game/options.ts'
import { openingPosition } from '../game/scene.ts'
import type { Decision } from '../match/match.ts'
import { Runner } from '../match/runner.ts'
import { type BaseState, isMark, type Trace } from '../state.ts'
import type { Balance, GameTale } from '../study/balance.ts'

/** A game that was played, as its seed and options make it. */
export interface Beginning {
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** Plays the decisions of a finished game again, with its log, and lets the game count what it wants to. */
export function taleOf<S extends BaseState>(
  game: Game<S>,
  balance: Balance<S>,
  { seats, options, seed }: Beginning,
  decisions: readonly Decision[],
): GameTale {
  const trace: Trace = []
  const start = openingPosition(game, { seats, options, seed: seedOf({ seed, chance: CHANCE }), scene: undefined })
  const watch = balance.watch(start)
  const runner = Runner.from(game, start, trace)
  const listen = () => {
    for (const entry of trace.splice(0)) if (!isMark(entry)) watch.hear(entry, runner.state)
  }
  listen()
  for (const decision of decisions) {
    watch.decide?.(runner, decision)
    if (decision.out) runner.actOutOfTurn(decision.seat, decision.value)
    else runner.apply(decision.seat, decision.value)
    listen()
  }
  return watch.tell(runner.state)
}
