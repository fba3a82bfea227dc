import { type DecidingSnapshot, useDeciding } from '@orrery/board'
import { useMemo, useSyncExternalStore } from 'react'

type Question = DecidingSnapshot['question']

/** The open question of the viewer, and what of its answer is gathered already. */
export function useDecision(): DecidingSnapshot {
  const deciding = useDeciding()
  return useSyncExternalStore(deciding.subscribe, deciding.snapshot, deciding.snapshot)
}

/** The open question alone: changes only when another one is asked. */
export function useQuestion(): Question {
  const deciding = useDeciding()
  const read = () => deciding.snapshot().question
  return useSyncExternalStore(deciding.subscribe, read, read)
}

/** What the open question offers, as text; nothing while nothing or an amount is asked. */
export function useOptions(): readonly string[] {
  const question = useQuestion()
  return useMemo(() => optionsOf(question), [question])
}

function optionsOf(question: Question): readonly string[] {
  if (question === undefined || question.kind === 'amount') return []
  const options = question.kind === 'arrange' ? question.spots.flat() : question.options
  return [...new Set(options.map(String))]
}
