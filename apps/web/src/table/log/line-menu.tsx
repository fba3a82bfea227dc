import { type KeyboardEvent, useEffect, useRef } from 'react'

interface LineMenuProps {
  /** The line that it is about. */
  readonly line: string
  readonly items: readonly { readonly text: string; readonly act: () => void }[]
  readonly onClose: () => void
}

const BY: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 }

/** What can be done with a line of the log, for whoever goes through it by keys. */
export function LineMenu({ line, items, onClose }: LineMenuProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const pressed = (event: KeyboardEvent) => {
    const by = BY[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else if (by !== undefined) {
      const all = [...(list.current?.querySelectorAll('button') ?? [])]
      const at = all.indexOf(document.activeElement as HTMLButtonElement)
      all[(at + by + all.length) % all.length]?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={list} className="line-menu" role="menu" aria-label={line} data-opened="line" onKeyDown={pressed}>
      {items.map(({ text, act }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose()
            act()
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
