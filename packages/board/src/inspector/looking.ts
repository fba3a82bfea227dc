import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A place that somebody looks at, and the side of the drawing that is farthest from it: nobody can press what lies under a finger. */
export interface Looked {
  readonly place: string
  readonly corner: 'left' | 'right'
}

interface Looking {
  /** Somebody points at a place or has the focus there; nothing when nobody does any more. */
  readonly looked: (at: Looked | undefined) => void
  /** A finger rests on a place. When absent it is looked at, until something else is touched. */
  readonly held?: () => void
}

/** Milliseconds: as long as a finger rests on a place to look at it. */
const LONG_PRESS = 450

/** What a touch chooses. */
const LIVE = '[data-standing="offered"], [data-standing="chosen"]'

/** Whatever inside is a part of a place (`data-spot`, with the id that `spoken` knows it by) is looked at by pointer, focus or a finger that rests. */
export function useLooking(inside: RefObject<HTMLElement | null>, { looked, held }: Looking): void {
  const onLook = useEffectEvent(looked)
  const onHold = useEffectEvent(() => held?.())
  const hasSheet = held !== undefined
  useEffect(() => {
    const box = inside.current
    if (box === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = ({ target }: Event): boolean => {
      const part = target instanceof Element ? target.closest<SVGElement>('[data-spot]') : null
      const place = part?.dataset.spot
      if (part === null || place === undefined) return false
      const [whole, own] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
      const isLeft = own.left + own.width / 2 < whole.left + whole.width / 2
      onLook({ place, corner: isLeft ? 'right' : 'left' })
      return true
    }
    const pointed = (event: PointerEvent) => event.pointerType !== 'touch' && look(event)
    const pressed = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      clearTimeout(timer)
      onLook(undefined)
      timer = setTimeout(() => look(event) && onHold(), LONG_PRESS)
    }
    const lifted = () => clearTimeout(timer)
    // What cannot be chosen is looked at by a short touch too: nothing else comes of it.
    const tapped = (event: MouseEvent) => {
      const isTouch = !('pointerType' in event) || event.pointerType === 'touch'
      const isLive = event.target instanceof Element && event.target.closest(LIVE) !== null
      if (isTouch && !isLive && !hasSheet) look(event)
    }
    const away = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && onLook(undefined)
    const left = () => onLook(undefined)
    const listening = new AbortController()
    const { signal } = listening
    box.addEventListener('pointerover', pointed, { signal })
    box.addEventListener('focusin', look, { signal })
    box.addEventListener('focusout', left, { signal })
    box.addEventListener('pointerdown', pressed, { signal })
    for (const kind of ['pointerup', 'pointermove', 'pointercancel'] as const)
      box.addEventListener(kind, lifted, { signal })
    box.addEventListener('pointerleave', away, { signal })
    box.addEventListener('click', tapped, { signal })
    return () => {
      clearTimeout(timer)
      onLook(undefined)
      listening.abort()
    }
  }, [inside, hasSheet])
}
