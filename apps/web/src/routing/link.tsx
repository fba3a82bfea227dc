import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { go } from './route.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string
}

/** A link within the application. With a modifier key it is a link like any other. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const clicked = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={to} onClick={clicked} {...rest}>
      {children}
    </a>
  )
}
