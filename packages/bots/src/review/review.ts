import type { Seat } from '@orrery/engine'
import type { AnsweredQuestion, JudgedDecision } from './judged.ts'

/** How likely each seat was to win after so many decisions. */
export interface CurvePoint {
  readonly at: number
  readonly chances: readonly number[]
}

/** What is told of a match when it is over: the chances of all seats over time, and where one of them could have done much better. */
export interface Review {
  readonly seat: Seat
  readonly curve: readonly CurvePoint[]
  /** At most three, in the order of the match; none where nothing was lost by a decision. */
  readonly turningPoints: readonly JudgedDecision[]
}

/** A decision of the seat that is reviewed, and the turn or battle it belongs to. */
export interface OwnDecision extends AnsweredQuestion {
  readonly chapter: string
  /** All decisions of the turn that begins with this one, where they are judged as a whole. */
  readonly turn?: readonly AnsweredQuestion[]
}

/** Looks at every decision; at those that seem to have cost something; at those that may be told. */
const LOOKS = { glance: 60, second: 600, last: 1200 } as const

/** So many go on to the next stage. */
const KEPT = { second: 12, last: 6 } as const

/** Less is not looked at again. */
const SEEMS = 0.03

/** A decision is a turning point if it cost this much of the chance to win, and surely so: less its error, it is still the second figure. */
const COST = 0.12
const SURELY = 0.1

/** So many are told. */
const TOLD = 3

export interface ReviewWork {
  readonly decisions: readonly OwnDecision[]
  /** Judges a decision with so many looks; nothing when nobody wants to know any more. */
  judge(decision: OwnDecision, looks: number): Promise<JudgedDecision | undefined>
  /** Told after every judgement: so much of the work is done, from 0 to 1. */
  progress?(done: number): void
}

/**
 * Finds the turning points of a seat: those of its decisions for which another answer would have made it much likelier to win. Every decision
 * is glanced at; what seems to have cost something is thought about longer, with other dice, so that mere luck in the first thought is found
 * out. Of one turn only the dearest is told. Nothing when it was broken off.
 */
export async function turningPoints({ decisions, judge, progress }: ReviewWork): Promise<JudgedDecision[] | undefined> {
  const costs = decisions.length * LOOKS.glance
  const all = costs + KEPT.second * LOOKS.second + KEPT.last * LOOKS.last
  const judgeAll = async (stage: readonly OwnDecision[], looks: number, before: number) => {
    const judged: { decision: OwnDecision; judgement: JudgedDecision }[] = []
    for (const decision of stage) {
      const judgement = await judge(decision, looks)
      if (judgement === undefined) return undefined
      judged.push({ decision, judgement })
      progress?.((before + judged.length * looks) / all)
    }
    return judged.sort((a, b) => b.judgement.loss - a.judgement.loss)
  }
  const glanced = await judgeAll(decisions, LOOKS.glance, 0)
  const seeming = glanced?.filter(({ judgement }) => judgement.loss >= SEEMS).slice(0, KEPT.second)
  const again = seeming && (await judgeAll(seeming.map(dearOf), LOOKS.second, costs))
  const dear = again && dearestOfChapters(again.filter(({ judgement }) => judgement.loss >= SEEMS)).slice(0, KEPT.last)
  const last = dear && (await judgeAll(dear, LOOKS.last, costs + KEPT.second * LOOKS.second))
  progress?.(1)
  return last
    ?.map(({ judgement }) => judgement)
    .filter(({ loss, error }) => loss >= COST && loss - error >= SURELY)
    .slice(0, TOLD)
    .sort((a, b) => a.at - b.at)
}

const dearOf = ({ decision }: { readonly decision: OwnDecision }): OwnDecision => decision

/** Of each turn or battle the decision that cost most. */
function dearestOfChapters(judged: readonly { readonly decision: OwnDecision }[]): OwnDecision[] {
  const seen = new Set<string>()
  return judged.map(dearOf).filter(({ chapter }) => !seen.has(chapter) && seen.add(chapter))
}
