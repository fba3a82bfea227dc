import {
  type Arrange,
  type BaseState,
  type Data,
  type Match,
  optionsOf,
  type RefusedCandidate,
  type Runner,
  refusalsOf,
  type Scalar,
  type Seat,
  type SingleQuestion,
} from '@orrery/engine'
import { cloneJson } from './patch.ts'
import type { Viewer } from './seats.ts'

/** What the viewer has to decide, in full. `ask` leads to the words, with `about` for what they mention. */
export type MyQuestion = { readonly ask: string; readonly about: Data } & (
  | { readonly kind: 'choose'; readonly options: readonly Scalar[] }
  | { readonly kind: 'some'; readonly options: readonly Scalar[]; readonly min: number; readonly max: number }
  | { readonly kind: 'amount'; readonly min: number; readonly max: number }
  /** One spot for each item, in the items' order. */
  | { readonly kind: 'arrange'; readonly items: readonly Scalar[]; readonly spots: readonly (readonly Scalar[])[] }
)

/** What was asked at some moment: who is asked and its public name for all, and what the viewer itself had to decide. */
export interface PastQuestion {
  readonly ask: string
  readonly waitingFor: readonly Seat[]
  readonly mine?: MyQuestion
}

/** The open question. */
export interface ShownQuestion extends PastQuestion {
  /** The number that an answer must carry. */
  readonly n: number
}

/** Why candidates of the viewer's own question are not options. */
export interface ShownRefusals {
  readonly n: number
  readonly refusals: readonly RefusedCandidate[]
}

export function showQuestion(match: Match<BaseState>, viewer: Viewer): ShownQuestion | null {
  const open = match.questionFor(viewer)
  if (open === undefined) return null
  const { number: n, ask, waitingFor, mine } = open
  return mine === undefined ? { n, ask, waitingFor } : { n, ask, waitingFor, mine: inFull(mine) }
}

export function showPast(runner: Runner<BaseState>, viewer: Viewer): PastQuestion | null {
  const { question } = runner
  if (question === undefined) return null
  const first = question.kind === 'everyone' ? question.parts[0] : question
  if (first === undefined) return null
  const mine = viewer === 'spectator' ? undefined : runner.questionFor(viewer)
  const outline = { ask: first.ask, waitingFor: runner.waitingFor() }
  return mine === undefined ? outline : { ...outline, mine: inFull(mine) }
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

/** `placed` are the spots that the first items of an arrangement have been given: the refusals are then those of the next. */
export function showRefusals(
  match: Match<BaseState>,
  seat: Seat,
  placed: readonly Scalar[] = [],
): ShownRefusals | undefined {
  const open = match.questionFor(seat)
  if (!open?.mine) return undefined
  const { number: n, mine: asked } = open
  return { n, refusals: asked.kind === 'arrange' ? clashes(asked, placed) : refusalsOf(asked) }
}

const isAmong = (spots: readonly Scalar[], spot: Scalar | undefined): boolean =>
  spot !== undefined && spots.includes(spot)

/** The spots of the item after those that are placed which do not go with them. Anybody can send anything as placed. */
function clashes({ items, spots, clash }: Arrange, placed: readonly Scalar[]): RefusedCandidate[] {
  const item = items[placed.length]
  if (item === undefined || items.slice(0, placed.length).some((other, i) => !isAmong(spots(other), placed[i])))
    return []
  return spots(item).flatMap((candidate) => {
    const refusal = clash(placed, item, candidate)
    return refusal ? [{ candidate, refusal }] : []
  })
}
