import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

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
  const stop = useRef<HTMLElement>(null)
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
  const stopAt = (wanted: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === wanted ? 0 : -1
    stop.current = wanted ?? null
  }
  // Buttons come and go; one of them is always the stop.
  useLayoutEffect(() => {
    const all = buttons()
    stopAt(all.find((button) => button === stop.current) ?? all[0])
  })
  const pressed = (event: KeyboardEvent) => {
    const all = buttons()
    const here = all.indexOf(document.activeElement as HTMLElement)
    const by = STEPS[event.key]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : by === undefined ? undefined : here + by
    if (to === undefined || here < 0) return
    all[(to + all.length) % all.length]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  const focused = ({ target }: FocusEvent) => {
    const button = target.closest<HTMLElement>('button')
    if (button) stopAt(button)
  }
  return (
    <div
      ref={bar}
      className={className}
      role="toolbar"
      aria-label={label}
      data-inset={inset}
      onKeyDown={pressed}
      onFocus={focused}
    >
      {children}
    </div>
  )
}
