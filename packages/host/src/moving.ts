import type { BotJob, BotOutcome } from './bots.ts'
import type { HostedMatch } from './hosted-match.ts'
import type { MatchHost } from './match-host.ts'
import { TRIES } from './task.ts'

/** A bot whose answers come too late again and again gives way. */
const MOST_STALE = 3

export interface BotMoving {
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
    const asked = await host.read(askedOfBot)
    if (asked === undefined) {
      // Something may have been entered since, which did not begin anew because we were still here.
      if (host.match?.botToMove() === undefined) break
      continue
    }
    const { turn, thought } = asked
    const outcome = 'value' in thought ? thought : await moving.decide(thought)
    if (!moving.goesOn()) break
    const result = await host.enter((match, at) => match.performBot(turn, outcome, at), 1)
    if ('seq' in result) {
      stale = 0
      moved = true
      moving.moved?.()
    } else stale++
  }
  return moved
}

/** The bot that is to move, and what it can only answer, or what it needs to think. */
function askedOfBot(match: HostedMatch) {
  const turn = match.botToMove()
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
