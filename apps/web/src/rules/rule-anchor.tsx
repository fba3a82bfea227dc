import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react'
import { isPlainClick } from '../routing/link.tsx'
import { go } from '../routing/route.ts'

/** Where the rules are read: on a page of their own, or over a table, whose address must stay. */
export type ReadingPlace = 'page' | 'table'

export const ReadingContext = createContext<{ readonly game: string; readonly place: ReadingPlace }>({
  game: '',
  place: 'page',
})

interface RuleAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The id of a part of the rules. */
  readonly part: string
}

/** A link to a part of the rules. Over a table it only scrolls there; opened elsewhere it leads to the rules' own page. */
export function RuleAnchor({ part, children, ...rest }: RuleAnchorProps) {
  const { game, place } = use(ReadingContext)
  const to = `/rules/${game}#${part}`
  const clicked = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (place === 'page') go(to)
    document.getElementById(part)?.scrollIntoView()
  }
  return (
    <a href={to} target={place === 'table' ? '_blank' : undefined} rel="noreferrer" onClick={clicked} {...rest}>
      {children}
    </a>
  )
}
