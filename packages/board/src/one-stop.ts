import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Stop = HTMLElement | SVGElement

interface OneStop {
  /** All of them, in their order. */
  all(): readonly Stop[]
  /** One of them got the focus, by a key or a pointer: it is the stop from now on. */
  focused(target: Element): void
}

/** Makes what a selector finds in a box one stop of the keyboard: whoever comes back is where they were. Keys between them are the box's own. */
export function useOneStop(box: RefObject<Element | null>, selector: string): OneStop {
  const stop = useRef<Stop>(null)
  const all = () => [...(box.current?.querySelectorAll<Stop>(selector) ?? [])]
  const stopAt = (wanted: Stop | undefined) => {
    for (const one of all()) one.tabIndex = one === wanted ? 0 : -1
    stop.current = wanted ?? null
  }
  // They come and go; one of them is always the stop.
  useLayoutEffect(() => {
    const now = all()
    stopAt(now.find((one) => one === stop.current) ?? now[0])
  })
  const focused = (target: Element) => {
    const one = target.closest<Stop>(selector)
    if (one) stopAt(one)
  }
  return { all, focused }
}

const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One stop whose arrow keys lead round in a ring, and Home and End to its ends: what the box listens to. */
export function useArrowStop(box: RefObject<Element | null>, selector: string) {
  const { all, focused } = useOneStop(box, selector)
  return {
    onKeyDown(event: KeyboardEvent) {
      const stops = all()
      const here = stops.indexOf(document.activeElement as Stop)
      const by = STEPS[event.key]
      const to =
        event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : by === undefined ? undefined : here + by
      if (to === undefined || here < 0) return
      stops[(to + stops.length) % stops.length]?.focus()
      event.preventDefault()
      event.stopPropagation()
    },
    onFocus: ({ target }: FocusEvent) => focused(target),
  }
}
