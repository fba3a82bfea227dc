import { useEscape } from '@orrery/board'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TextKey } from '../../words/texts.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useLooking, useTable } from '../state/context.ts'
import { HintText, MOST_TOLD } from './hint-text.tsx'
import { type Advised, useAdvice } from './use-advice.ts'
import './hint.css'

/** What the next press tells, by how much was told. */
const MORE: { readonly [level: number]: TextKey } = { 1: 'hint.answers', 2: 'hint.choice' }

/** A way to ask what is good here, while something is asked: a button, and what opens of it. */
export function Hint() {
  const { t } = useTranslation()
  const { past } = useLooking()
  const { question, n } = useDecision('question', 'n')
  const [openedAt, setOpenedAt] = useState<number>()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = openedAt === n && question !== undefined && past === undefined
  const close = () => {
    setOpenedAt(undefined)
    button.current?.focus()
  }
  if (question === undefined || past) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button-quiet button-small hint-button"
        data-act="hint"
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(isOpen ? undefined : n)}
      >
        {t('hint.ask')}
      </button>
      {isOpen && createPortal(<HintPanel key={n} button={button} onClose={close} />, document.body)}
    </>
  )
}

interface HintPanelProps {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** Beside what it speaks of, and on none of it: nothing moves when it opens. Each press tells more. */
function HintPanel({ button, onClose }: HintPanelProps) {
  const { t } = useTranslation()
  const advised = useAdvice()
  const [level, setLevel] = useState(1)
  const panel = useRef<HTMLDivElement>(null)
  useEscape(true, onClose)
  usePlace(panel, button)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const most = advised.advice === undefined || advised.advice.candidates.length < 2 ? 1 : MOST_TOLD
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the table that stands over it.
    <div
      ref={panel}
      className="hint"
      role="region"
      aria-label={t('hint.title')}
      tabIndex={-1}
      data-place="hint"
      data-opened="hint"
    >
      <Told advised={advised} level={level} onGiven={onClose} />
      <div className="row hint-acts">
        {level < most && (
          <button
            type="button"
            className="button button-small"
            data-act="hint-more"
            onClick={() => setLevel(level + 1)}
          >
            {t(MORE[level] ?? 'hint.choice')}
          </button>
        )}
        <button type="button" className="button button-quiet button-small" data-act="hint-close" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </div>
  )
}

interface ToldProps {
  readonly advised: Advised
  readonly level: number
  readonly onGiven: () => void
}

function Told({ advised: { advice, isSlow, failed }, level, onGiven }: ToldProps) {
  const { t } = useTranslation()
  const { voice } = useTable()
  const text = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read out once it is there, and again when there is more.
  useEffect(() => {
    const said = text.current?.innerText ?? ''
    if ((advice || failed) && said !== '') voice.speak(said, { replaces: 'hint' })
  }, [advice, failed, level])
  return (
    <div ref={text} className="hint-text" aria-busy={advice === undefined && !failed}>
      {advice && <HintText advice={advice} level={level} onGiven={onGiven} />}
      {failed && <p>{t('hint.none')}</p>}
      {!advice && !failed && (
        <p className="soft">
          {t('hint.thinking')}
          {isSlow && <progress aria-label={t('hint.thinking')} />}
        </p>
      )}
    </div>
  )
}

/** In a sheet it leaves this part of the list free. */
const FREE_IN_SHEET = 0.5

/**
 * Where the panel stands: over the log, where there is a side; else over the board, above whoever coaches; in a sheet that holds the choices, at its
 * end. What can be chosen stays in sight, and what is longer scrolls.
 */
function usePlace(panel: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const element = panel.current
      if (!element) return
      const sheet = button.current?.closest('[data-opened]')
      const side = document.querySelector('[data-place="side"]')
      const ground = sheet ?? side ?? document.querySelector('[data-place="board"]') ?? document.body
      const { left, width, height, bottom } = ground.getBoundingClientRect()
      const most = sheet ? height * FREE_IN_SHEET : height
      Object.assign(element.style, {
        left: `${left}px`,
        width: `${width}px`,
        bottom: `${innerHeight - bottom}px`,
        maxHeight: `${most}px`,
        // It covers the log whole: half of a line is nothing to look at.
        height: ground === side ? `${most}px` : '',
      })
    }
    place()
    globalThis.addEventListener('resize', place)
    return () => globalThis.removeEventListener('resize', place)
  }, [panel, button])
}
