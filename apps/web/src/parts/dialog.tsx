import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../words/use-translation.ts'
import { Glyph } from './glyph.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** For whole pages of text. */
  readonly wide?: boolean
}

/** Asks or tells something in front of the page. Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Before the effects of what is inside, which may lead the focus elsewhere.
  useLayoutEffect(() => {
    const before = document.activeElement
    element.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={element}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="button button-quiet button-icon" aria-label={t('close')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
