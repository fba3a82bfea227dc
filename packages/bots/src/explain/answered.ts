import type { BaseState, Dice, Runner, Seat, Value } from '@orrery/engine'
import { createPlayer } from '../players.ts'
import { isThinker } from '../thinker.ts'
import type { Why } from './why.ts'

/** Who explains what was answered by somebody that cannot: people, and bots of older matches. */
const EXPLAINER = 'adept'

export interface Explaining {
  /** Who gave the answer. */
  readonly bot?: string | undefined
  readonly iterations: number
}

/**
 * Why somebody gave an answer, found by thinking about the question again in its place: nothing has to be stored for it, and it can be
 * asked of any decision of any match. `runner` stands before the answer. It tells what the seat knew: others may see it when the match is over.
 */
export function whyAnswered(
  runner: Runner<BaseState>,
  seat: Seat,
  value: Value,
  dice: Dice,
  { bot = EXPLAINER, iterations }: Explaining,
): Why {
  const player = createPlayer(bot, { allowance: { iterations } })
  const explainer = isThinker(player) ? player : createPlayer(EXPLAINER, { allowance: { iterations } })
  if (!isThinker(explainer)) throw new RangeError(`${EXPLAINER} cannot say why.`)
  const thought = explainer.think(runner, seat, dice, value)
  while (thought.goOn());
  return thought.why(value)
}
