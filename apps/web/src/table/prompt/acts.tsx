import type { Scalar } from '@orrery/engine'
import { useTranslation } from '../../words/use-translation.ts'
import { Stepper } from '../choices/amount.tsx'
import { areListed } from '../choices/listing.ts'
import { useDecision, useOptionName, useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'
import { usePlaceless } from '../state/offered.ts'
import { useOpened } from '../state/opened.ts'
import { useRoom } from '../state/room.ts'

/** The main answer is the rightmost: what agrees goes there. */
const inOrder = (options: readonly Scalar[]): readonly Scalar[] => [
  ...options.filter((option) => option !== 'yes'),
  ...options.filter((option) => option === 'yes'),
]

/** The buttons of the open question: what lies nowhere on the board, and what ends an answer that is gathered. */
export function Acts() {
  const { question, n } = useDecision('question', 'n')
  switch (question?.kind) {
    case 'amount':
      return <Amount key={n} min={question.min} max={question.max} />
    case 'some':
      return <Gathered />
    case 'arrange':
      return <Arranged />
    default:
      return <Chosen />
  }
}

/** One thing is chosen. What only ends or passes is not the main answer while there is something to do on the board. */
function Chosen() {
  const { buttons } = useRoom()
  const { question } = useDecision('question')
  const options = usePlaceless()
  const isAll = question?.kind === 'choose' && question.options.length === options.length
  return <Placeless options={inOrder(options)} most={buttons} plain={!isAll} />
}

/** Few numbers are buttons; of many, one is set by steps or typed. */
function Amount({ min, max }: { readonly min: number; readonly max: number }) {
  const { decider, busy } = useDecision('busy')
  const { buttons, hasSide } = useRoom()
  if (max - min >= buttons) return <Stepper min={min} max={max} isListed={hasSide && areListed(min, max)} />
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).map((value) => (
    <button
      key={value}
      type="button"
      className="button prompt-number"
      data-option={value}
      tabIndex={hasSide ? -1 : undefined}
      disabled={busy}
      onClick={() => decider.answer(value)}
    >
      {value}
    </button>
  ))
}

/** Several things are chosen: that these are all. */
function Gathered() {
  const { t } = useTranslation()
  const { question, gathered, done, decider, busy } = useDecision('question', 'gathered', 'done', 'busy')
  const { buttons } = useRoom()
  return (
    <>
      <Placeless options={usePlaceless()} most={buttons - 1} plain />
      <button
        type="button"
        // To choose none is no main answer while something can be chosen.
        className={
          gathered.length === 0 && question?.kind === 'some' && question.min === 0 ? 'button' : 'button button-main'
        }
        data-act="done"
        disabled={!done || busy}
        onClick={decider.finish}
      >
        {gathered.length === 0 ? t('table.doneNone') : t('table.done')}
      </button>
    </>
  )
}

/** Things get a spot each: the last one can be lifted again, and the game may know a quicker way. */
function Arranged() {
  const { t } = useTranslation()
  const { gathered, decider, busy } = useDecision('gathered', 'busy')
  const { face, props } = useDrawing()
  const { buttons } = useRoom()
  const lifts = gathered.length > 0
  return (
    <>
      {lifts && (
        <button type="button" className="button" data-act="take-out" disabled={busy} onClick={decider.takeOut}>
          {t('table.otherSpot')}
        </button>
      )}
      <Placeless options={usePlaceless()} most={buttons - (lifts ? 1 : 0) - (face.Prompting ? 1 : 0)} plain />
      {face.Prompting && <face.Prompting {...props} />}
    </>
  )
}

interface PlacelessProps {
  readonly options: readonly Scalar[]
  readonly most: number
  /** None of them is the main answer. */
  readonly plain?: boolean
}

/** Options that lie nowhere: a few as buttons, the rest in the list. */
function Placeless({ options, most, plain = false }: PlacelessProps) {
  const { decider, question, busy } = useDecision('question', 'busy', 'gathered', 'refusals')
  const nameOf = useOptionName()
  const { kit } = useTable()
  const { hasSide } = useRoom()
  const own = question !== undefined && kit.face.answering?.[question.ask] !== undefined
  // One more takes as much room as the button that leads to it.
  const shown = options.length <= most ? options : options.slice(options.length - Math.max(0, most - 1))
  const rest = options.length - shown.length
  // Of several that are equal in rank none stands out.
  const main = plain || rest > 0 || (shown.length > 1 && shown.at(-1) !== 'yes') ? undefined : shown.at(-1)
  return (
    <>
      {(rest > 0 || own || (!hasSide && options.length < most)) && <More count={rest} />}
      {shown.map((option) => (
        <button
          key={String(option)}
          type="button"
          className={`button option-${decider.standing(option)} ${option === main ? 'button-main' : ''}`}
          data-option={option}
          data-standing={decider.standing(option)}
          aria-pressed={decider.standing(option) === 'chosen' || undefined}
          title={nameOf(option)}
          // What is in the list is no second stop of the keyboard.
          tabIndex={hasSide ? -1 : undefined}
          disabled={busy}
          onClick={() => decider.choose(option)}
        >
          <span>{nameOf(option)}</span>
        </button>
      ))}
    </>
  )
}

/** Leads to the list, where everything is. */
function More({ count }: { readonly count: number }) {
  const { t } = useTranslation()
  const { hasSide } = useRoom()
  const { show } = useOpened()
  const lead = () => {
    if (!hasSide) show({ what: 'choices' })
    // What was just opened is there a moment later.
    requestAnimationFrame(() => document.getElementById('choices')?.focus({ preventScroll: true }))
  }
  return (
    // What it leads to is a stop itself, where there is a side.
    <button type="button" className="button" data-act="more" tabIndex={hasSide ? -1 : undefined} onClick={lead}>
      {count > 0 ? t('prompt.more', { count }) : t('choices.title')}
    </button>
  )
}
