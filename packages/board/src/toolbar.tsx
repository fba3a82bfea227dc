import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useOneStop } from './one-stop.ts'

interface ToolbarProps {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
  /** What it is among what lies at the sides of a drawing. */
  readonly inset?: string
}

const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Buttons that are one stop of the keyboard: arrows lead from one to the next, and whoever comes back is where they were. */
export function Toolbar({ label, className, children, inset }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const { all, focused } = useOneStop(bar, 'button:not(:disabled)')
  const pressed = (event: KeyboardEvent) => {
    const buttons = all()
    const here = buttons.indexOf(document.activeElement as HTMLElement)
    const by = STEPS[event.key]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : by === undefined ? undefined : here + by
    if (to === undefined || here < 0) return
    buttons[(to + buttons.length) % buttons.length]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={bar}
      className={className}
      role="toolbar"
      aria-label={label}
      data-inset={inset}
      onKeyDown={pressed}
      onFocus={({ target }) => focused(target)}
    >
      {children}
    </div>
  )
}
