import { useOpening } from '@orrery/board'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { hold, useHeld } from './held.ts'

/** A hex that somebody looks at, and the corner of the map that is farthest from it. */
export interface Inspected {
  readonly hex: string
  readonly corner: 'left' | 'right'
}

const inspected = hold<Inspected>()

export const useInspected = (): Inspected | undefined => useHeld(inspected)

/** Milliseconds: as long as a finger rests on a hex to look at it. */
const LONG_PRESS = 450

/**
 * Whatever is pointed at or focused inside: if it is part of a hex, that hex is looked at, until nobody points there any more. A finger
 * that rests on a hex opens its sheet.
 */
export function useLooking(inside: RefObject<HTMLElement | null>): void {
  const open = useOpening()
  const opened = useEffectEvent((sheet: string) => open(sheet))
  useEffect(() => {
    const box = inside.current
    if (box === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = ({ target }: Event): boolean => {
      const part = target instanceof Element ? target.closest<SVGElement>('[data-hex]') : null
      const hex = part?.dataset.hex
      if (part === null || hex === undefined) return false
      const [whole, own] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
      const isLeft = own.left + own.width / 2 < whole.left + whole.width / 2
      inspected.set({ hex, corner: isLeft ? 'right' : 'left' })
      return true
    }
    const pointed = (event: PointerEvent) => event.pointerType !== 'touch' && look(event)
    const pressed = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      clearTimeout(timer)
      timer = setTimeout(() => look(event) && opened('area'), LONG_PRESS)
    }
    const lifted = () => clearTimeout(timer)
    const away = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && inspected.set(undefined)
    box.addEventListener('pointerover', pointed)
    box.addEventListener('focusin', look)
    box.addEventListener('pointerdown', pressed)
    for (const kind of ['pointerup', 'pointermove', 'pointercancel'] as const) box.addEventListener(kind, lifted)
    box.addEventListener('pointerleave', away)
    return () => {
      clearTimeout(timer)
      inspected.set(undefined)
      box.removeEventListener('pointerover', pointed)
      box.removeEventListener('focusin', look)
      box.removeEventListener('pointerdown', pressed)
      for (const kind of ['pointerup', 'pointermove', 'pointercancel'] as const) box.removeEventListener(kind, lifted)
      box.removeEventListener('pointerleave', away)
    }
  }, [inside])
}
