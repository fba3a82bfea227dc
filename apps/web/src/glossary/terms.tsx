import { createContext, Fragment, type ReactNode, use } from 'react'
import type { GlossaryKit } from './kit.ts'
import './glossary.css'

/** The glossary of the game that is shown, once it is loaded. */
export const GlossaryContext = createContext<GlossaryKit | undefined>(undefined)

interface TermsProps {
  readonly text: string
  /** In lists of many lines, terms are looked at with a pointer alone: nobody wants to tab through all of them. */
  readonly isPassing?: boolean
}

/** A text with its terms marked, each where it stands first; `TermTip` explains what is pointed at, focused or tapped. */
export function Terms({ text, isPassing = false }: TermsProps): ReactNode {
  const glossary = use(GlossaryContext)
  if (glossary === undefined) return text
  const parts: ReactNode[] = []
  const marked = new Set<string>()
  let end = 0
  for (const { id, from, to } of glossary.find(text)) {
    if (marked.has(id)) continue
    marked.add(id)
    parts.push(
      <Fragment key={end}>{text.slice(end, from)}</Fragment>,
      <span key={id} className="term" data-term={id} tabIndex={isPassing ? undefined : 0}>
        {text.slice(from, to)}
      </span>,
    )
    end = to
  }
  return parts.length === 0 ? text : [...parts, <Fragment key={end}>{text.slice(end)}</Fragment>]
}
