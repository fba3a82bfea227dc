import type { BotJob, BotOutcome } from '../bots/bots.ts'
import type { HostedMatch } from './hosted-match.ts'
import type { MatchHost } from './match-host.ts'
import { TRIES } from './task.ts'

/** A bot whose answers come too late again and again gives way. */
const MOST_STALE = 3

/** Leave for a bot to think, where there is not room for all at once. */
export interface ThinkingTime {
  /** The bot has its answer. */
  thought(): void
  /** The answer is stored, or nothing came of it. */
  over(): void
}

export interface BotMoving {
  /** Waits until a bot may move. `forced` says that there is but one answer. Without it a bot always may. */
  turn?(forced: boolean): Promise<ThinkingTime | undefined>
  /** What a bot answers, where it can be cut off. It never fails. */
  decide(job: BotJob): Promise<BotOutcome>
  /** Whether it is still this host's to move them: asked before and after every thought. */
  goesOn(): boolean
  /** A bot has moved. */
  moved?(): void
}

/** Moves bots until a person is asked; says whether one was moved. */
export async function moveBots<Message>(host: MatchHost<Message>, moving: BotMoving): Promise<boolean> {
  let moved = false
  for (let stale = 0; stale < MOST_STALE && moving.goesOn(); ) {
    const next = await host.read(nextOfBots)
    if (next === undefined) {
      // Something may have been entered since, which did not begin anew because we were still here.
      if (host.match?.botToSpeak() === undefined) break
      continue
    }
    const time = await moving.turn?.(next.forced)
    try {
      const result = await moveBot(host, moving, time)
      if (result === 'moved') {
        stale = 0
        moved = true
        moving.moved?.()
      } else if (result === 'stale') stale++
    } finally {
      time?.over()
    }
  }
  return moved
}

/** Moves the bot that is to move now: who that is may have changed while it waited for its turn. */
async function moveBot<Message>(
  host: MatchHost<Message>,
  moving: BotMoving,
  time: ThinkingTime | undefined,
): Promise<'moved' | 'stale' | 'nothing'> {
  const asked = moving.goesOn() ? await host.read(askedOfBot) : undefined
  if (asked === undefined) return 'nothing'
  const { turn, thought } = asked
  const outcome = 'value' in thought ? thought : await moving.decide(thought)
  time?.thought()
  if (!moving.goesOn()) return 'nothing'
  const result = await host.enter((match, at) => match.performBot(turn, outcome, at), 1)
  if ('seq' in result) return 'moved'
  return turn.talk === 'propose' ? 'nothing' : 'stale'
}

/** Whether a bot is to move, and has to think before it does. */
function nextOfBots(match: HostedMatch): { readonly forced: boolean } | undefined {
  const turn = match.botToSpeak()
  return turn && { forced: match.soleAnswer(turn) !== undefined }
}

/** The bot that is to move, and what it can only answer, or what it needs to think. */
function askedOfBot(match: HostedMatch) {
  const turn = match.botToSpeak()
  if (turn === undefined) return undefined
  const value = match.soleAnswer(turn)
  return { turn, thought: value === undefined ? match.exportForBot(turn) : { value } }
}

/** Answers for those whose time is out, one after the other; says for how many. */
export async function runOutClocks<Message>(host: MatchHost<Message>, now: () => number): Promise<number> {
  for (let count = 0; ; count++) {
    const deadline = await host.read((match) => match.deadline())
    if (deadline === undefined || deadline.at > now()) return count
    const result = await host.enter((match, at) => match.timeOut(deadline.seat, at), TRIES)
    if (!('seq' in result)) return count
  }
}
