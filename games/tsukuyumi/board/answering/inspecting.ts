import { type Looked, useOpening, useLooking as useSharedLooking } from '@orrery/board'
import type { RefObject } from 'react'
import { hold, useHeld } from './held.ts'

const inspected = hold<Looked>()

/** The area that somebody looks at. */
export const useInspected = (): Looked | undefined => useHeld(inspected)

/** Whatever is pointed at or focused inside is looked at; a finger that rests on an area opens its sheet. */
export function useLooking(inside: RefObject<HTMLElement | null>): void {
  const open = useOpening()
  useSharedLooking(inside, { looked: inspected.set, held: () => open('area') })
}
