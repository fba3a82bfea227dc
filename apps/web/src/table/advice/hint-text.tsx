import {
  type Advice,
  type AdviceWords,
  adviceWords,
  type Candidate,
  focusText,
  forAndAgainst,
  hasNumbers,
  lookText,
  planInWords,
  sizedReasons,
} from '@orrery/bots'
import type { Value } from '@orrery/engine'
import type { PointerEvent } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useTable } from '../state/context.ts'
import { useAnswerText } from '../state/texts/answer-text.ts'

/** Where to look, what is sensible, what a bot would do. */
export const MOST_TOLD = 3

interface HintTextProps {
  readonly advice: Advice
  readonly level: number
  /** An answer of the advice was given. */
  readonly onGiven: () => void
}

/** Advice in words of the game, as much of it as was asked for. */
export function HintText({ advice, level, onGiven }: HintTextProps) {
  const { t } = useTranslation()
  const { kit } = useTable()
  const words = adviceWords(kit.game, kit.locale)
  const look = words && lookText(advice, words)
  const matters = words && focusText(advice, words)
  const isSized =
    words !== undefined && advice.candidates.some(({ reasons, behind }) => hasNumbers([...reasons, ...behind], words))
  return (
    <>
      {level === 1 && <p>{look ?? t('hint.same')}</p>}
      {level === 1 && matters !== undefined && <p>{t('hint.matters', { reason: matters })}</p>}
      {advice.candidates.length < 2 && <p>{t('hint.only')}</p>}
      {level === 2 && <Candidates advice={advice} words={words} onGiven={onGiven} />}
      {level === MOST_TOLD && <Choice advice={advice} words={words} onGiven={onGiven} />}
      {isSized && <p className="soft small">{t('hint.sizes')}</p>}
    </>
  )
}

interface WordedProps {
  readonly advice: Advice
  readonly words: AdviceWords | undefined
  readonly onGiven: () => void
}

/** The best first: what speaks for each has a size, and is read in the order of sizes. */
function Candidates({ advice: { ask, candidates }, words, onGiven }: WordedProps) {
  const { t } = useTranslation()
  const answerText = useAnswerText(ask)
  const said = candidates.map(({ value, reasons }) => ({
    value,
    name: answerText(value),
    reasons: words ? sizedReasons(reasons, words) : [],
  }))
  return (
    <>
      <p className="hint-head">{t('hint.sensible')}</p>
      <ul>
        {said.map(({ value, name, reasons }) => (
          <li key={JSON.stringify(value)}>
            <Pointed value={value} onGiven={onGiven}>
              {name}
            </Pointed>
            {reasons.length > 0 && <span>{t('hint.for', { reasons })}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

interface PointedProps {
  readonly value: Value
  readonly onGiven: () => void
  readonly children: string
}

/** An answer that lights up on the board while it is pointed at, and is given by a press where it is one thing: the list lies below. */
function Pointed({ value, onGiven, children }: PointedProps) {
  const { decider, question, busy } = useDecision('question', 'busy')
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
      onClick={() => {
        decider.choose(option)
        onGiven()
      }}
    >
      {children}
    </button>
  )
}

/** What a bot would do, and why that rather than each of the others. */
function Choice({ advice, words, onGiven }: WordedProps) {
  const { t } = useTranslation()
  const answerText = useAnswerText(advice.ask)
  const [best, ...others] = advice.candidates
  if (best === undefined || others.length === 0) return null
  const plan = words && planInWords(advice, words.bots, words.messages)
  const chance = best.chance === undefined ? undefined : Math.round(100 * best.chance)
  return (
    <>
      <p className="hint-head">{t('hint.best')}</p>
      <p className="hint-choice">
        <Pointed value={best.value} onGiven={onGiven}>
          {answerText(best.value)}
        </Pointed>
      </p>
      <ul>
        {others.map((other) => (
          <Behind
            key={JSON.stringify(other.value)}
            name={answerText(other.value)}
            reasons={other.behind}
            words={words}
          />
        ))}
      </ul>
      {plan !== undefined && <p>{t('why.plan', { plan })}</p>}
      {chance !== undefined && <p className="soft small">{t('hint.chance', { chance })}</p>}
    </>
  )
}

interface BehindProps {
  readonly name: string
  readonly reasons: Candidate['behind']
  readonly words: AdviceWords | undefined
}

/** Why the best answer is better than another one, and what is given up for it. */
function Behind({ name, reasons, words }: BehindProps) {
  const { t } = useTranslation()
  const { inFavor, against } = words ? forAndAgainst(reasons, words) : { inFavor: [], against: [] }
  return (
    <li>
      <b>{t('hint.rather', { answer: name })}</b>
      {inFavor.length > 0 && <span className="why-for">{t('hint.for', { reasons: inFavor })}</span>}
      {against.length > 0 && <span className="why-against">{t('hint.givenUp', { reasons: against })}</span>}
      {inFavor.length + against.length === 0 && <span>{t('hint.equal')}</span>}
    </li>
  )
}
