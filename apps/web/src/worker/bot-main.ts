import { type BaseState, type Decision, Match, sameValue } from '@orrery/engine'
import { decideWithPauses, explainWithPauses, studyWithPauses } from '@orrery/host'
import { loadGame } from '../games/load.ts'
import { HURRY, LONGEST_ALLOWED, type ThoughtReply, type ThoughtRequest } from './bot-pool.ts'

/** The match that was thought about last: the next question is mostly a few decisions further on. */
let known: { readonly id: string; readonly match: Match<BaseState> } | undefined

/** Somebody wants the answer at once. */
let hurried = false

const settings = {
  now: () => performance.now(),
  cancelled: () => hurried,
  pause: () => new Promise<void>((resolve) => setTimeout(resolve)),
  mostMs: LONGEST_ALLOWED,
}

const sameDecision = (a: Decision, b: Decision | undefined): boolean =>
  a.seat === b?.seat && a.out === b.out && sameValue(a.value, b.value)

async function matchFor({ match: id, job }: ThoughtRequest): Promise<Match<BaseState>> {
  const game = await loadGame(job.header.game)
  const held = known?.id === id ? known.match.decisions : undefined
  const goesOn =
    held && held.length <= job.decisions.length && held.every((one, i) => sameDecision(one, job.decisions[i]))
  if (!known || !goesOn) known = { id, match: Match.replay(game, job.header, []) }
  const { match } = known
  for (const { seat, value, out } of job.decisions.slice(match.decisions.length)) {
    const rejection = out ? match.actOutOfTurn(seat, value) : match.answer(seat, value)
    if (rejection) throw new Error(rejection.text)
  }
  return match
}

async function think(request: ThoughtRequest): Promise<ThoughtReply> {
  const { id, job } = request
  try {
    const { runner } = await matchFor(request)
    if ('kind' in job) return { id, studied: await studyWithPauses(runner.fork(), job, settings) }
    if ('value' in job) return { id, explained: await explainWithPauses(runner.fork(), job, settings) }
    return { id, value: await decideWithPauses(runner.fork(), job, job.header.seed, settings) }
  } catch {
    known = undefined
    return { id }
  }
}

self.onmessage = async ({ data }: MessageEvent<ThoughtRequest | typeof HURRY>) => {
  hurried = data === HURRY
  if (data !== HURRY) self.postMessage(await think(data))
}
