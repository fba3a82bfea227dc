import { useSyncExternalStore } from 'react'
import { useTranslation } from '../words/use-translation.ts'
import { Glyph } from './glyph.tsx'

interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly act: () => void }
}

const LONG_ENOUGH = 6000

let toasts: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]): void {
  toasts = next
  for (const changed of listeners) changed()
}

const dismiss = (id: number) => show(toasts.filter((toast) => toast.id !== id))

/** Says something in passing. With something to do about it, it stays until it is done or put away. */
export function toast(text: string, action?: Toast['action']): void {
  const id = ++count
  show([...toasts.filter((other) => other.text !== text).slice(-2), { id, text, ...(action ? { action } : {}) }])
  if (!action) setTimeout(() => dismiss(id), LONG_ENOUGH)
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function Toasts() {
  const { t } = useTranslation()
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  )
  return (
    <div className="toasts" role="status">
      {shown.map(({ id, text, action }) => (
        <div key={id} className="toast">
          <span>{text}</span>
          {action && (
            <button
              type="button"
              className="button button-small"
              onClick={() => {
                dismiss(id)
                action.act()
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className="button button-small button-quiet button-icon"
            aria-label={t('close')}
            onClick={() => dismiss(id)}
          >
            <Glyph name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}
