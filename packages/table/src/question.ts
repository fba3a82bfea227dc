import {
  type Data,
  type Match,
  optionsOf,
  type RefusedCandidate,
  refusalsOf,
  type Scalar,
  type Seat,
  type SingleQuestion,
  type Situation,
} from '@orrery/engine'
import type { Viewer } from './chronicle.ts'
import { cloneJson } from './patch.ts'

/** What the viewer has to decide, in full. `ask` leads to the words, with `about` for what they mention. */
export type MyQuestion = { readonly ask: string; readonly about: Data } & (
  | { readonly kind: 'choose'; readonly options: readonly Scalar[] }
  | { readonly kind: 'some'; readonly options: readonly Scalar[]; readonly min: number; readonly max: number }
  | { readonly kind: 'amount'; readonly min: number; readonly max: number }
  /** One spot for each item, in the items' order. */
  | { readonly kind: 'arrange'; readonly items: readonly Scalar[]; readonly spots: readonly (readonly Scalar[])[] }
)

/** The open question: who is asked and its public name for all, and what the viewer itself has to decide. */
export interface ShownQuestion {
  /** The number that an answer must carry. */
  readonly n: number
  readonly ask: string
  readonly waitingFor: readonly Seat[]
  readonly mine?: MyQuestion
}

/** Why candidates of the viewer's own question are not options. */
export interface ShownRefusals {
  readonly n: number
  readonly refusals: readonly RefusedCandidate[]
}

export function showQuestion(match: Match<Situation>, viewer: Viewer): ShownQuestion | null {
  const open = match.questionFor(viewer)
  if (open === undefined) return null
  const { number: n, ask, waitingFor, mine } = open
  return mine === undefined ? { n, ask, waitingFor } : { n, ask, waitingFor, mine: inFull(mine) }
}

function inFull(question: SingleQuestion): MyQuestion {
  const { ask } = question
  const about = cloneJson(question.about) as Data
  switch (question.kind) {
    case 'choose':
      return { kind: 'choose', ask, about, options: [...optionsOf(question)] }
    case 'some':
      return { kind: 'some', ask, about, options: [...optionsOf(question)], min: question.min, max: question.max }
    case 'amount':
      return { kind: 'amount', ask, about, min: question.min, max: question.max }
    case 'arrange':
      return {
        kind: 'arrange',
        ask,
        about,
        items: [...question.items],
        spots: question.items.map((item) => [...question.spots(item)]),
      }
  }
}

export function showRefusals(match: Match<Situation>, seat: Seat): ShownRefusals | undefined {
  const open = match.questionFor(seat)
  return open?.mine && { n: open.number, refusals: refusalsOf(open.mine) }
}
