import { useEscape } from '@orrery/board'
import { type ReactNode, useEffect } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useOpened } from '../state/opened.ts'

interface SheetProps {
  readonly title: string
  readonly name: string
  readonly children: ReactNode
  /** Other things that can be opened in its place. */
  readonly others?: ReactNode
}

/** What opens and closes sheets, and the prompt, whose buttons belong to what is shown. */
const NOT_BESIDE = '[data-opened], [data-place="prompt"], .chips, .seats, .phone-tabs, .side-toggle, dialog'

const isBeside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(NOT_BESIDE) === null

/**
 * Something that was opened over the board, as high as its content. It closes on Escape, on a press beside it, and when a target on the
 * board is chosen.
 */
export function Sheet({ title, name, children, others }: SheetProps) {
  const { t } = useTranslation()
  const { close } = useOpened()
  useEscape(true, close)
  useEffect(() => {
    const before = document.activeElement
    const pressed = ({ target }: Event) => {
      if (isBeside(target)) close()
    }
    const chosen = ({ key, target }: KeyboardEvent) => {
      const onBoard = target instanceof Element && target.closest('.board .target') !== null
      if (onBoard && (key === 'Enter' || key === ' ')) close()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', chosen, true)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', chosen, true)
      const lost = document.activeElement === document.body || document.activeElement === null
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [close])
  return (
    <section className={`sheet sheet-${name}`} data-opened={name} aria-label={title}>
      <header className="sheet-head">
        <h2>{title}</h2>
        {others}
        <button type="button" className="button button-quiet button-icon" aria-label={t('close')} onClick={close}>
          <Glyph name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards. */}
      <div className="sheet-body" tabIndex={0}>
        {children}
      </div>
    </section>
  )
}
