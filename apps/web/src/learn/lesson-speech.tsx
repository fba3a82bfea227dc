import type { Lesson, LessonWords } from '@orrery/engine'
import { said, saidToRefusal } from '@orrery/lessons'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { optionText } from '../games/wording.ts'
import { Link } from '../routing/link.tsx'
import { useDecision, usePointed, useSessionParts, useShown, useTable } from '../table/state/context.ts'
import { useTranslation } from '../words/use-translation.ts'
import { CoachPanel } from './coach-panel.tsx'
import { type LessonRun, MISSES_TO_SHOW, type RunState } from './lesson-run.ts'
import { Spotlight } from './spotlight.tsx'
import { Why } from './why.tsx'

interface LessonSpeechProps {
  readonly run: LessonRun
  readonly lesson: Lesson
  readonly words: LessonWords
  /** Which of how many lessons it is. */
  readonly place: { readonly n: number; readonly of: number }
  /** The last act is over. */
  readonly onOver: () => void
}

/** What the coach says in a lesson, with what can be done about it. */
export function LessonSpeech({ run, lesson, words, place, onOver }: LessonSpeechProps) {
  const { t } = useTranslation()
  const { kit } = useTable()
  const state = useWhenTold(run)
  const { coaching, misses, hints: shownHints, answer, isLastAct } = state
  const { step, stands } = coaching
  const telling = useMemo(
    () => ({ lesson, words, messages: kit.locale.messages, reader: kit.reader }),
    [lesson, words, kit],
  )
  const { texts, reply, hints } = said(telling, coaching)
  const isMissed = stands === 'missed'
  const isOver = stands === 'over'
  const added = useWordToRefusal(telling, state)
  useEffect(() => {
    if (isOver && isLastAct) onOver()
  }, [isOver, isLastAct, onOver])
  const { question } = useDecision('question')
  const lines = isMissed ? [reply ?? t('coach.missed')] : [...(reply === undefined ? [] : [reply]), ...texts]
  const help = [
    ...(added === undefined ? [] : [added]),
    ...(isMissed || isOver ? [] : hints.slice(0, shownHints)),
    ...(answer === undefined || question === undefined
      ? []
      : [
          t('coach.try', {
            answer: (Array.isArray(answer) ? answer : [answer]).map((one) =>
              typeof one === 'string' || typeof one === 'number' ? optionText(kit, question.ask, one) : '',
            ),
          }),
        ]),
  ]
  const points =
    answer !== undefined && !Array.isArray(answer) && (typeof answer === 'string' || typeof answer === 'number')
      ? [{ option: answer }]
      : isOver || isMissed
        ? []
        : (step?.points ?? [])
  const mayHint = !isMissed && !isOver && hints.length > shownHints
  return (
    <>
      <CoachPanel
        lines={lines}
        help={help}
        place={misses > 0 || isOver ? undefined : t('learn.place', place)}
        parts={coaching.parts}
        points={points}
        acts={
          <>
            {isMissed && (
              <>
                <button
                  type="button"
                  className="button button-small button-main"
                  data-act="again"
                  onClick={() => void run.again()}
                >
                  {t('coach.again')}
                </button>
                <button type="button" className="button button-small" data-act="go-on" onClick={() => run.goOn()}>
                  {t('coach.goOn')}
                </button>
              </>
            )}
            {isOver && (
              <button
                type="button"
                className="button button-small button-main"
                data-act="next-act"
                onClick={() => (isLastAct ? onOver() : void run.nextAct())}
              >
                {t('coach.next')}
              </button>
            )}
            {mayHint && (
              <button type="button" className="button button-small" data-act="hint" onClick={() => run.hint()}>
                {t('coach.hint')}
              </button>
            )}
            {misses >= MISSES_TO_SHOW && !isOver && answer === undefined && (
              <button type="button" className="button button-small" data-act="show" onClick={() => void run.show()}>
                {t('coach.show')}
              </button>
            )}
            {step?.cites[0] !== undefined && <Why rule={step.cites[0]} />}
            <Link className="button button-small button-quiet" to={`/learn/${kit.game.id}`}>
              {t('coach.leave')}
            </Link>
          </>
        }
      />
      <Spotlight points={points} />
    </>
  )
}

/** Where the learner stands, once everything that led there has been told: nothing is said ahead of what is seen. */
function useWhenTold(run: LessonRun): RunState {
  const { telling, behind } = useSessionParts('telling', 'behind')
  const { seq } = useShown('seq')
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every entry the table has gone on.
  useEffect(() => void run.hear(), [run, seq])
  const now = useSyncExternalStore(run.subscribe, run.state, run.state)
  const [told, setTold] = useState(now)
  const isTold = telling === undefined && behind === 0
  if (isTold && told !== now) setTold(now)
  return isTold ? now : told
}

/** What the coach adds to the reason why something that is looked at is not possible. */
function useWordToRefusal(telling: Parameters<typeof saidToRefusal>[0], { coaching }: RunState): string | undefined {
  const { refusals } = useDecision('refusals')
  const { pointed } = usePointed()
  const refusal = pointed === undefined ? undefined : refusals.get(pointed)
  return refusal && saidToRefusal(telling, coaching, refusal)
}
