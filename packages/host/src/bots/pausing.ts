import { createPlayer, isThinker, type PlayerSettings, type Thought } from '@orrery/bots'
import { type BaseState, Dice, type Runner, type Value } from '@orrery/engine'
import { type BotTurn, botSeed, decideOn } from './bots.ts'

export interface Pausing {
  readonly now: () => number
  /** Lets in what has come meanwhile: somebody may not want to wait any longer. */
  readonly pause: () => Promise<void>
}

export interface PausingSettings extends PlayerSettings, Pausing {
  readonly now: () => number
}

/** So long nothing else is heard. */
const SPAN_MS = 25

/** What a bot decides where it thinks in the only thread there is: it looks up now and then. The answer is the one `decideOn` gives. */
export async function decideWithPauses(
  runner: Runner<BaseState>,
  turn: BotTurn,
  seed: string,
  { pause, ...settings }: PausingSettings,
): Promise<Value> {
  const player = createPlayer(turn.bot, settings)
  if (turn.talk !== undefined || !isThinker(player)) return decideOn(runner, turn, seed, settings)
  const thought = player.think(runner, turn.seat, new Dice(botSeed(turn, seed)))
  await withPauses(thought, { now: settings.now, pause })
  return thought.conclude().value
}

/** Thinks a thought to its end, and looks up now and then. */
export async function withPauses(thought: Pick<Thought, 'goOn'>, { now, pause }: Pausing): Promise<void> {
  for (let since = now(); thought.goOn(); )
    if (now() - since >= SPAN_MS) {
      await pause()
      since = now()
    }
}
