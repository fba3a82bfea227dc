import { ruleOf } from '@orrery/engine'
import { useEffect, useRef } from 'react'
import { askText, topicText } from '../../games/wording.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { Undoing } from '../bar/undoing.tsx'
import { Answering } from '../choices/answering.tsx'
import { OtherWays } from '../choices/other-ways.tsx'
import { Inviting } from '../dialogs/inviting.tsx'
import { SinceLastTurn } from '../log/since-last-turn.tsx'
import { RuleLink } from '../parts/rule-link.tsx'
import { useDecision, useLooking, useMySeat, useShown, useTable } from '../state/context.ts'
import { Confirming } from './confirming.tsx'
import { Past } from './past.tsx'
import { Waiting } from './waiting.tsx'

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** The one place that says who must decide what, and why. */
export function DecisionPanel() {
  const { t } = useTranslation()
  const { place } = useTable()
  const { past } = useLooking()
  const { status } = useShown('status')
  const { question, busy } = useDecision()
  const mine = useMySeat()
  return (
    <section className="decision" aria-label={t('table.decision')} data-region="decision" data-busy={busy || undefined}>
      {past ? <Past /> : question ? <MyDecision /> : <Waiting />}
      {mine !== undefined && !past && place !== 'replay' && status.state === 'open' && <Undoing />}
      {place === 'online' && mine === undefined && <Inviting />}
    </section>
  )
}

function MyDecision() {
  const { t } = useTranslation()
  const { kit, say } = useTable()
  const { way } = useLooking()
  const { view } = useShown('view')
  const { question, n, problem, considered } = useDecision()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever is asked something new is led there, unless they are typing or busy on the board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `n` is the question.
  useEffect(() => {
    const { activeElement } = document
    const elsewhere = activeElement?.closest('[data-region="board"], dialog')
    if (!isTyping(activeElement) && !elsewhere) heading.current?.focus({ preventScroll: true })
  }, [n])
  if (question === undefined) return null
  const phase = kit.face.phase(view, say)
  const topic = topicText(kit, question.ask)
  const path = [phase, ...(way.length > 0 ? way : topic ? [topic] : [])].filter(Boolean)
  return (
    <>
      <SinceLastTurn />
      <nav className="path small" aria-label={t('table.path')}>
        <ol>
          <li>{t('table.yourTurn')}</li>
          {path.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a way has an order, and the same choice can come twice.
            <li key={i}>{part}</li>
          ))}
        </ol>
      </nav>
      <h2 ref={heading} tabIndex={-1} className="ask" data-question={n} data-ask={ruleOf(question.ask)}>
        {`${askText(kit, question.ask, question.about)}\u00A0`}
        <RuleLink cites={question.ask} />
      </h2>
      {problem !== undefined && (
        <p className="notice notice-bad small" role="alert">
          {problem}
        </p>
      )}
      {considered ? <Confirming takesFocus /> : <OtherWays plain={<Answering />} />}
    </>
  )
}
