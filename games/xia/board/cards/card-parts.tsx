import { type ReactNode, useState } from 'react'

interface FoldProps {
  readonly title: string
  /** It is asked for now: opened by itself, and closed again afterwards. */
  readonly wanted: boolean
  readonly children: ReactNode
}

/** A part of the mats that is opened when somebody wants to see it. What is closed is not drawn, and offers nothing. */
export function Collapsible({ title, wanted, children }: FoldProps) {
  const [open, setOpen] = useState(wanted)
  const [was, setWas] = useState(wanted)
  if (was !== wanted) {
    setWas(wanted)
    setOpen(wanted)
  }
  return (
    <details className="xia-section xia-fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && children}
    </details>
  )
}

interface SectionProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the mats with its heading. */
export const Section = ({ title, className = '', children }: SectionProps) => (
  <section className={`xia-section ${className}`}>
    <h3>{title}</h3>
    {children}
  </section>
)
