import type { Sight, ViewportHandle } from '@orrery/board'
import type { MyQuestion } from '@orrery/protocol'
import { type RefObject, useEffect, useRef } from 'react'
import { hexNamed } from '../../map/hex.ts'
import type { View } from '../../view.ts'
import { chartOf } from './chart.ts'
import { places } from './flights.ts'
import { middleOf } from './geometry.ts'
import { litPoints, nearer } from './lit.ts'
import { useQuestion } from './live-target.tsx'

/**
 * The map comes nearer by itself when it is time to choose something on it, and shows all of itself again when others have the turn.
 * Who has moved it for a question, or shows the whole map, is left alone until something else is asked.
 */
export function useFollow(viewport: RefObject<ViewportHandle | null>, view: View): void {
  const question = useQuestion()
  /** Where the map was put last without a hand. */
  const put = useRef<object>(undefined)
  const asked = useRef('')
  const { turn, seat } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question comes with its view, and the map is moved once for it
  useEffect(() => {
    const map = viewport.current
    const sight = map?.sight()
    if (!map || !sight) return
    put.current ??= sight.place
    const isMoved = put.current !== sight.place
    const { ask = '' } = question ?? {}
    if (isMoved && (ask === asked.current || ask === '')) return
    asked.current = ask
    if (ask !== '') lookAt(map, sight, view, question)
    else if (turn !== seat) map.fit()
    if (map.sight()?.place !== sight.place) put.current = map.sight()?.place
  }, [question, turn, seat])
}

function lookAt(map: ViewportHandle, sight: Sight, view: View, question: MyQuestion | undefined): void {
  const own = view.seat === null ? null : view.vessels[view.seat].hex
  const hex = own === null ? undefined : hexNamed(own)
  const lit = litPoints(question, chartOf(view.sectors), places(view), hex)
  const next = lit.length === 0 ? undefined : nearer(sight, lit, hex === undefined ? undefined : middleOf(hex))
  if (next === 'whole') map.fit()
  else if (next !== undefined) map.show(next.at, next.zoom)
}
