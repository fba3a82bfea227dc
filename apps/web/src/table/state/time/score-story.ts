import type { Formatter } from '@orrery/board'
import { type Account, PointCount, type Seat } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'

/** A score that held from so many decisions on. */
export interface ScoreStep {
  readonly at: number
  readonly score: number
}

/** Where a round begins. */
export interface RoundMark {
  readonly at: number
  readonly round: number
}

/** What the seats have got from one source. */
export interface SourceShare {
  readonly id: string
  readonly name: string
  readonly amounts: readonly number[]
}

/** How the scores of a match came about, from its log. */
export interface ScoreStory {
  readonly decisions: number
  /** By seat: every change, from the beginning to the end. */
  readonly curves: readonly (readonly ScoreStep[])[]
  readonly rounds: readonly RoundMark[]
  readonly sources: readonly SourceShare[]
}

interface StoryPlan {
  readonly log: readonly LogLine[]
  readonly account: Account
  readonly say: Formatter
  /** The scores that the end shows. */
  readonly scores: readonly number[]
  readonly decisions: number
  /** A match that began from a scene may have had points before its log. */
  readonly isFromScene: boolean
}

export function scoreStory({ log, account, say, scores, decisions, isFromScene }: StoryPlan): ScoreStory {
  const count = new PointCount(scores.length, account)
  const changes: { readonly at: number; readonly seat: Seat; readonly amount: number }[] = []
  for (const line of log) for (const entry of count.hear(line)) changes.push({ ...entry, at: line.at })
  const told = count.scores
  const before = scores.map((score, seat) => (isFromScene ? score - (told[seat] ?? 0) : 0))
  return {
    decisions,
    curves: scores.map((score, seat) => {
      const own = changes.filter((change) => change.seat === seat)
      return curveOf(before[seat] ?? 0, own, { at: decisions, score })
    }),
    rounds: roundsIn(log, say),
    sources: sourcesOf(count, account, say),
  }
}

/** What happens within one decision is one step. What nobody has told (somebody resigned) shows at the end. */
function curveOf(
  before: number,
  changes: readonly { readonly at: number; readonly amount: number }[],
  end: ScoreStep,
): ScoreStep[] {
  const steps: ScoreStep[] = [{ at: 0, score: before }]
  for (const { at, amount } of changes) {
    const { at: last, score } = steps.at(-1) ?? end
    if (last === at) steps.pop()
    steps.push({ at, score: score + amount })
  }
  if (steps.at(-1)?.score !== end.score || steps.at(-1)?.at !== end.at) steps.push(end)
  return steps
}

/** Rounds by their headings; where a game has none, a round is everybody's turn. */
export function roundsIn(log: readonly LogLine[], say: Formatter): RoundMark[] {
  const marks: RoundMark[] = []
  const turns: LogLine[] = []
  for (const line of log) {
    const heading = say.heading(line)
    if (heading === 'turn') turns.push(line)
    const round = Number(line.data.round)
    if (heading === 'round' && round > (marks.at(-1)?.round ?? 0)) marks.push({ at: line.at, round })
  }
  if (marks.length > 0) return marks
  const [first] = turns
  return turns
    .filter(({ data }) => data.seat === first?.data.seat && data.seat !== undefined)
    .map(({ at }, i) => ({ at, round: i + 1 }))
}

/** As many sources as there are colours: what brought least comes to one. */
const MOST_SOURCES = 6

function sourcesOf(count: PointCount, { sources }: Account, say: Formatter): SourceShare[] {
  const all = Object.entries(sources)
    .map(([id, name]) => ({ id, name: say.text(name), amounts: count.points.map((own) => own[id] ?? 0) }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
  if (all.length <= MOST_SOURCES) return all
  const kept = new Set(all.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_SOURCES - 1))
  const rest = all.filter((one) => !kept.has(one))
  const amounts = count.points.map((_, seat) => rest.reduce((sum, one) => sum + (one.amounts[seat] ?? 0), 0))
  return [...all.filter((one) => kept.has(one)), { id: 'other', name: '', amounts }]
}

const weightOf = ({ amounts }: SourceShare): number => amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)

/** The score of a seat after so many decisions. */
export const scoreAt = (curve: readonly ScoreStep[], at: number): number =>
  curve.findLast((step) => step.at <= at)?.score ?? 0
