import type { LogLine } from '@orrery/protocol'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { localMatches } from '../../connection/local.ts'
import { useShown, useTable } from '../state/context.ts'
import { askedLines } from './asked-lines.ts'
import { type Explainable, useExplainable } from './source.ts'

const WhyDialog = lazy(() => import('./why-dialog.tsx'))

const NONE: readonly number[] = []

/** What the log needs to lead to the reasons of bots. */
export interface Why {
  /** Whether bots tell their reasons here at all: of which lines is found out later. */
  readonly mayAsk: boolean
  /** The places of lines that can be asked. */
  readonly asked: { has(place: number): boolean }
  open(place: number): void
  /** What was opened, if anything. */
  readonly opened: ReactNode
}

/** Which of these lines of the log, before which there are so many others, a bot can be asked about; and its reasons once it is. */
export function useWhy(lines: readonly LogLine[], earlier: number): Why {
  const { say } = useTable()
  const explainable = useExplainable()
  const answers = useBotAnswers(explainable)
  const asked = useMemo(
    () => askedLines({ lines, earlier }, answers, (line) => say.heading(line) === undefined && say.line(line) !== ''),
    [lines, earlier, answers, say],
  )
  const [decisions, setDecisions] = useState(NONE)
  return {
    mayAsk: explainable !== undefined,
    asked,
    open: (place) => setDecisions(asked.get(place) ?? NONE),
    opened: explainable && decisions.length > 0 && (
      <Suspense fallback={null}>
        <WhyDialog explainable={explainable} decisions={decisions} onClose={() => setDecisions(NONE)} />
      </Suspense>
    ),
  }
}

/** The decisions of bots, as far as the match has come. */
function useBotAnswers(explainable: Explainable | undefined): readonly number[] {
  const { undo } = useShown('undo')
  const [answers, setAnswers] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after every decision.
  useEffect(() => {
    if (explainable === undefined) return
    let late = false
    explainable
      .source()
      .then((source) => localMatches.botAnswers(source))
      .then(
        (found) => late || setAnswers(found),
        // Whoever cannot be asked is not: the log is whole without it.
        () => undefined,
      )
    return () => {
      late = true
    }
  }, [explainable, undo.decisions])
  return explainable === undefined ? NONE : answers
}
