import type { BaseState, Dice, Runner, Seat, Value } from '@orrery/engine'
import { createLevel, LEVELS } from '../levels.ts'
import { createPlayer } from '../players.ts'
import { isThinker, type Thinker, type Thought } from '../thinker.ts'
import type { Why } from './why.ts'

/** Who explains what was answered by somebody that cannot: people, and bots of older matches. */
const EXPLAINER = 'adept'

/** Who thinks longer than this by itself is not given that long once more. */
const LONGEST = 1000

export interface Explaining {
  /** Who gave the answer. */
  readonly bot?: string | undefined
  /** Instead of its own. */
  readonly iterations?: number | undefined
}

/**
 * Thinks about a question again in the place of who answered it. `runner` stands before the answer. With the dice of that bot, and where
 * iterations count and not time, it is the very thought that led to the answer.
 */
export function thinkAgain(
  runner: Runner<BaseState>,
  seat: Seat,
  value: Value,
  dice: Dice,
  { bot = EXPLAINER, iterations }: Explaining,
): Thought {
  const own = explainerFor(bot, iterations).think(runner, seat, dice, [value])
  const most = iterations ?? LONGEST
  return {
    ...own,
    goOn: () => own.looks < most && own.goOn(),
    get looks() {
      return own.looks
    },
  }
}

function explainerFor(bot: string, iterations: number | undefined): Thinker {
  const allowance = iterations === undefined ? undefined : { iterations }
  const [level] = bot.split(/[:/]/)
  const player = createPlayer(LEVELS.some((known) => known === level) ? bot : EXPLAINER, { allowance })
  return isThinker(player) ? player : createLevel(EXPLAINER, { allowance })
}

/**
 * Why somebody gave an answer, found by thinking about the question again in its place: nothing has to be stored for it, and it can be
 * asked of any decision of any match. It tells what the seat knew: others may see it when the match is over.
 */
export function whyAnswered(
  runner: Runner<BaseState>,
  seat: Seat,
  value: Value,
  dice: Dice,
  explaining: Explaining,
): Why {
  const thought = thinkAgain(runner, seat, value, dice, explaining)
  while (thought.goOn());
  return thought.why(value)
}
