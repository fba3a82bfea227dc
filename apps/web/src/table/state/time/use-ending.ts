import type { MatchOutcome, Status } from '@orrery/protocol'
import { useCallback, useState } from 'react'
import { settings } from '../../../settings/settings.ts'

/** How far the end of a match is shown: the last gains first where somebody saw it coming, then the scene, and the board when wanted. */
export type Ending =
  | { readonly stage: 'open' | 'board'; readonly outcome?: undefined }
  | { readonly stage: 'curtain' | 'scene'; readonly outcome: MatchOutcome }

interface Shown {
  readonly wasOver: boolean
  readonly stage: 'curtain' | 'scene' | 'board'
}

/** Whoever wants everything at once, or no motion, gets the scene. */
const isStill = (): boolean => settings().pace === 'once' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Nothing of it is shown before everything has been told that led to it. */
export function useEnding(
  status: Status,
  isTelling: boolean,
): Ending & { onEnd(shown: boolean): void; onScene(): void } {
  const outcome = status.state === 'over' && !isTelling ? status.outcome : undefined
  const isOver = outcome !== undefined
  const [shown, setShown] = useState<Shown>({ wasOver: isOver, stage: 'scene' })
  // It is over now, and was not before: whoever has seen it come sees the last gains. An end that is taken back ends anew.
  if (shown.wasOver !== isOver) setShown({ wasOver: isOver, stage: isOver && !isStill() ? 'curtain' : 'scene' })
  const onEnd = useCallback((wanted: boolean) => setShown({ wasOver: true, stage: wanted ? 'scene' : 'board' }), [])
  const onScene = useCallback(() => onEnd(true), [onEnd])
  if (outcome === undefined) return { stage: 'open', onEnd, onScene }
  if (shown.stage === 'board') return { stage: 'board', onEnd, onScene }
  return { stage: shown.stage, outcome, onEnd, onScene }
}
