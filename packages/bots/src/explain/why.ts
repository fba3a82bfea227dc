import type { Data, Evaluation, Value } from '@orrery/engine'

/** An answer that was thought of, and what speaks for it. */
export interface Weighed {
  readonly value: Value
  /** What the position is worth that it leads to, on average over the imagined worlds. */
  readonly score: number
  /** The named parts of the score, as the game gives them; besides them `rivals` and `plan`. */
  readonly terms: Evaluation
  /** How often it was looked at. */
  readonly looks: number
  /** How likely the seat is to win with it, and how far that may be off; nothing where the game has never measured it. */
  readonly chance?: { readonly mean: number; readonly error: number } | undefined
}

/** A term that speaks for the answer that was taken (or against it), compared with the next best one. */
export interface Reason {
  readonly term: string
  readonly by: number
}

/**
 * Why somebody answered what it did: data, for words of the game in any language. It holds nothing that the seat could not know, for it was
 * found in worlds dealt from what the seat knows; but it tells what the seat knew, so others may see it only when that is open.
 */
export interface Why {
  /** The best answers that were compared, the chosen one first. */
  readonly compared: readonly Weighed[]
  /** What decided between the first two, the weightiest first. */
  readonly reasons: readonly Reason[]
  /** What was aimed at beyond this turn, if anything. */
  readonly plan?: { readonly kind: string; readonly about: Data } | undefined
  readonly looks: number
  /** Why it is not the best one, if it is not: a good one was drawn that nobody can foresee, or a worse one slipped through. */
  readonly drawn?: 'unforeseen' | 'slip' | undefined
}

/** So many answers are told. */
const TOLD = 4

/** Less than this share of what weighs most decides nothing. */
const SLIGHT = 0.05

/** What decided between two answers. */
export function reasonsFor(chosen: Weighed, other: Weighed | undefined): Reason[] {
  if (other === undefined) return []
  const terms = [...new Set([...Object.keys(chosen.terms), ...Object.keys(other.terms)])]
  const reasons = terms
    .map((term) => ({ term, by: (chosen.terms[term] ?? 0) - (other.terms[term] ?? 0) }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  const most = Math.abs(reasons[0]?.by ?? 0)
  return reasons.filter(({ by }) => Math.abs(by) > SLIGHT * most)
}

export function explain(
  compared: readonly Weighed[],
  { looks, plan, drawn }: Pick<Why, 'looks' | 'plan' | 'drawn'>,
): Why {
  const [chosen, other] = compared
  const reasons = chosen ? reasonsFor(chosen, other) : []
  return {
    compared: compared.slice(0, TOLD),
    reasons,
    looks,
    ...(plan && { plan: { kind: plan.kind, about: plan.about } }),
    ...(drawn && { drawn }),
  }
}
