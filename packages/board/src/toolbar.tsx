import { type ReactNode, useRef } from 'react'
import { useArrowStop } from './one-stop.ts'

interface ToolbarProps {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
  /** What it is among what lies at the sides of a drawing. */
  readonly inset?: string
}

/** Buttons that are one stop of the keyboard: arrows lead from one to the next, and whoever comes back is where they were. */
export function Toolbar({ label, className, children, inset }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const stop = useArrowStop(bar, 'button:not(:disabled)')
  return (
    <div ref={bar} className={className} role="toolbar" aria-label={label} data-inset={inset} {...stop}>
      {children}
    </div>
  )
}
