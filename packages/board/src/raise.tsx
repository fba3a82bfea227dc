import { type PointerEvent, type ReactNode, useRef, useState } from 'react'

interface RaiseProps {
  /** What is folded here, as a whole. */
  readonly face: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

const GAP = 8
/** Milliseconds: as long as a finger rests on something to look at it. */
const LONG_PRESS = 400

/** Something folded that shows its whole face above itself while it is pointed at, focused, or held with a finger. */
export function Raise({ face, className, children }: RaiseProps) {
  const folded = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [raised, setRaised] = useState(false)
  const raise = () => setRaised(true)
  const lower = () => {
    clearTimeout(timer.current)
    setRaised(false)
  }
  /** In front of everything, right above what is folded. */
  const place = (whole: HTMLDivElement | null) => {
    const below = folded.current?.getBoundingClientRect()
    if (whole === null || below === undefined) return
    whole.showPopover?.()
    const { width, height } = whole.getBoundingClientRect()
    const left = Math.max(GAP, Math.min(below.left + below.width / 2 - width / 2, innerWidth - width - GAP))
    whole.style.left = `${left}px`
    whole.style.top = `${Math.max(GAP, below.top - height - GAP)}px`
  }
  const pressed = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(raise, LONG_PRESS)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks at what is done with what is inside.
    <div
      ref={folded}
      className={className}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && raise()}
      onPointerLeave={lower}
      onPointerDown={pressed}
      onPointerUp={lower}
      onPointerCancel={lower}
      onFocus={({ target }) => target.matches(':focus-visible') && raise()}
      onBlur={lower}
      onKeyDown={({ key }) => key === 'Escape' && lower()}
    >
      {children}
      {raised && (
        <div ref={place} popover="manual" className="raised" data-opened="raised" aria-hidden="true">
          {face}
        </div>
      )}
    </div>
  )
}
