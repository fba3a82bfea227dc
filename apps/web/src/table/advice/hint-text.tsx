import {
  type Advice,
  type AdviceWords,
  adviceWords,
  forAndAgainst,
  lookText,
  planInWords,
  sizedReasons,
} from '@orrery/bots'
import type { Value } from '@orrery/engine'
import type { PointerEvent } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useAnswerText } from '../state/answer-text.ts'
import { useDecision, useTable } from '../state/context.ts'

/** Where to look, what is sensible, what a bot would do. */
export const MOST_TOLD = 3

interface HintTextProps {
  readonly advice: Advice
  readonly level: number
}

/** Advice in words of the game, as much of it as was asked for. */
export function HintText({ advice, level }: HintTextProps) {
  const { t } = useTranslation()
  const { kit } = useTable()
  const words = adviceWords(kit.game, kit.locale)
  const look = words && lookText(advice, words)
  return (
    <>
      <p className={level > 1 ? 'soft' : undefined}>{look ?? t('hint.same')}</p>
      {advice.candidates.length < 2 && <p>{t('hint.only')}</p>}
      {level === 2 && <Candidates advice={advice} words={words} />}
      {level === MOST_TOLD && <Choice advice={advice} words={words} />}
    </>
  )
}

interface WordedProps {
  readonly advice: Advice
  readonly words: AdviceWords | undefined
}

/** In the order of their names, so that nothing says which is best. */
function Candidates({ advice: { ask, candidates }, words }: WordedProps) {
  const { t } = useTranslation()
  const answerText = useAnswerText(ask)
  const said = candidates
    .map(({ value, reasons }) => ({
      value,
      name: answerText(value),
      reasons: words ? sizedReasons(reasons, words) : [],
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return (
    <>
      <p className="hint-head">{t('hint.sensible')}</p>
      <ul>
        {said.map(({ value, name, reasons }) => (
          <li key={JSON.stringify(value)}>
            <Pointed value={value}>{name}</Pointed>
            {reasons.length > 0 && <span>{t('hint.for', { reasons })}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** An answer that lights up on the board while it is pointed at, and is given by a press where it is one thing: the list lies below. */
function Pointed({ value, children }: { readonly value: Value; readonly children: string }) {
  const { decider, question, busy } = useDecision()
  const option = Array.isArray(value) ? value[0] : value
  const isOption = typeof option === 'string' || typeof option === 'number'
  const pointing = {
    onPointerEnter: (event: PointerEvent) => isOption && decider.point(option, event.currentTarget),
    onPointerLeave: () => decider.point(undefined),
  }
  if (!isOption || Array.isArray(value) || question?.kind !== 'choose') return <b {...pointing}>{children}</b>
  return (
    <button
      type="button"
      className="button button-small hint-answer"
      disabled={busy}
      {...pointing}
      onClick={() => decider.choose(option)}
    >
      {children}
    </button>
  )
}

function Choice({ advice, words }: WordedProps) {
  const { t } = useTranslation()
  const answerText = useAnswerText(advice.ask)
  const [best, second] = advice.candidates
  if (best === undefined || second === undefined) return null
  const { inFavor, against } = words ? forAndAgainst(advice.reasons, words) : { inFavor: [], against: [] }
  const plan = words && planInWords(advice, words.bots, words.messages)
  const chance = best.chance === undefined ? undefined : Math.round(100 * best.chance)
  return (
    <>
      <p className="hint-head">{t('hint.best')}</p>
      <p className="hint-choice">
        <Pointed value={best.value}>{answerText(best.value)}</Pointed>
      </p>
      <p>{t('hint.rather', { answer: answerText(second.value) })}</p>
      {inFavor.length > 0 && <p className="why-for">{t('why.for', { reasons: inFavor })}</p>}
      {against.length > 0 && <p className="why-against">{t('why.against', { reasons: against })}</p>}
      {inFavor.length + against.length === 0 && <p>{t('hint.equal')}</p>}
      {plan !== undefined && <p>{t('why.plan', { plan })}</p>}
      {chance !== undefined && <p className="soft small">{t('hint.chance', { chance })}</p>}
    </>
  )
}
