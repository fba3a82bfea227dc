import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { go } from './route.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string
}

/** Whether a link is followed here, and not in another tab or window. */
export const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !(defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey)

/** A link within the application. With a modifier key it is a link like any other. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const clicked = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={to} onClick={clicked} {...rest}>
      {children}
    </a>
  )
}
