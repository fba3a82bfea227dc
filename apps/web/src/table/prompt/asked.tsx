import { ruleOf } from '@orrery/engine'
import { useEffect, useId, useRef } from 'react'
import { askText } from '../../games/wording.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { RuleLink } from '../parts/rule-link.tsx'
import { useDecision, useMySeat, useOptionName, useShown, useTable } from '../state/context.ts'
import { Acts } from './acts.tsx'
import { PromptRow } from './prompt-row.tsx'
import { TrailLine } from './trail-line.tsx'

/** The viewer is asked: what, how far the answer has come, and what lies nowhere on the board. */
export function Asked() {
  const { question, n, considered, gathered, settled } = useDecision(
    'question',
    'n',
    'considered',
    'gathered',
    'settled',
  )
  const { kit } = useTable()
  const mine = useMySeat()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever is asked something new stays where they are: only where that is gone they are led to what can be chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `n` is the question.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return
    const list = document.getElementById('choices')
    const stop = list?.tabIndex === 0 ? list : heading.current
    stop?.focus({ preventScroll: true })
  }, [n])
  if (question === undefined) return null
  const about = { 'data-question': n, 'data-ask': ruleOf(question.ask) }
  if (considered) return <Considered about={about} />
  return (
    <PromptRow
      key={n}
      seat={mine}
      text={askText(kit, question.ask, question.about)}
      beside={<RuleLink cites={question.ask} />}
      sub={<SubLine />}
      heading={heading}
      about={about}
      unsettled={!settled}
    >
      <Acts key={`${n} ${gathered.length}`} />
    </PromptRow>
  )
}

/** How far the answer has come, what was chosen before, or why the last answer was not taken. */
function SubLine() {
  const { t } = useTranslation()
  const { question, gathered, item, problem } = useDecision('question', 'gathered', 'item', 'problem')
  const { kit, say } = useTable()
  const { view } = useShown('view')
  const name = useOptionName()
  if (problem !== undefined) return <span className="prompt-problem">{problem}</span>
  if (question?.kind === 'arrange' && item !== undefined)
    return t('prompt.item', {
      item: kit.face.bundle?.(view, question.ask, item, say) ?? name(item),
      n: gathered.length + 1,
      of: question.items.length,
    })
  if (question?.kind === 'some') {
    const { min, max } = question
    const chosen = gathered.length
    return min === max ? t('table.exactly', { chosen, count: max }) : t('table.between', { chosen, min, max })
  }
  return <TrailLine />
}

interface ConsideredProps {
  readonly about: { readonly [attribute: `data-${string}`]: string | number }
}

/** Asks once more before a choice that cannot be taken back: the same row says what will happen. */
function Considered({ about }: ConsideredProps) {
  const { t } = useTranslation()
  const { considered, question, decider, busy } = useDecision('considered', 'question', 'busy')
  const mine = useMySeat()
  const nameOf = useOptionName()
  const button = useRef<HTMLButtonElement>(null)
  const what = useId()
  useEffect(() => {
    const before = document.activeElement
    button.current?.focus({ preventScroll: true })
    return () => {
      // Whoever thinks better of it is where they were.
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
        before.focus({ preventScroll: true })
    }
  }, [])
  if (!considered || !question) return null
  const { value, final } = considered
  const parts = (Array.isArray(value) ? value : [value]).map((part) =>
    question.kind === 'amount' ? t('table.take', { value: Number(part) }) : nameOf(part),
  )
  return (
    <PromptRow
      seat={mine}
      text={parts.length === 0 ? t('table.nothing') : t('table.chosen', { parts })}
      sub={final ? t('table.final') : t('prompt.sure')}
      about={about}
      textId={what}
      grave
    >
      <button type="button" className="button" data-act="cancel" disabled={busy} onClick={decider.cancel}>
        {t('cancel')}
      </button>
      <button
        ref={button}
        type="button"
        className="button button-main"
        data-act="confirm"
        aria-describedby={what}
        disabled={busy}
        onClick={decider.confirm}
      >
        {t('table.confirm')}
      </button>
    </PromptRow>
  )
}
