import type { Scalar } from '@orrery/engine'
import type { DecidingState } from '../../deciding/decider.ts'
import { useDecision } from './context.ts'

/** What can be chosen now: of an arrangement, the spots of the next item that go with those before. */
export function offeredNow({
  question,
  gathered,
  refusals,
}: Pick<DecidingState, 'question' | 'gathered' | 'refusals'>): readonly Scalar[] {
  switch (question?.kind) {
    case 'arrange':
      return (question.spots[gathered.length] ?? []).filter((spot) => !refusals.has(spot))
    case 'choose':
    case 'some':
      return question.options
    default:
      return []
  }
}

/** What can be chosen now and lies nowhere in sight: passing, yes and no, what is in a sheet that is closed. */
export function usePlaceless(): readonly Scalar[] {
  const decision = useDecision('question', 'gathered', 'refusals', 'settled', 'placed')
  return decision.settled ? offeredNow(decision).filter((option) => !decision.decider.hasPlace(option)) : []
}
