import type { Box, ViewportHandle } from '@orrery/board'
import { type RefObject, useEffect } from 'react'
import { hexNamed } from '../../map/hex.ts'
import type { VesselView } from '../../view.ts'
import { HEX_WIDTH, middleOf } from './geometry.ts'
import { useQuestion } from './live-target.tsx'

/** A hex that a finger can hit, in pixels. */
const EASY_TO_HIT = 48

/** Questions that are answered on the map around the own ship. */
const ON_MAP = ['move.step', 'map.edge', 'combat.declare']

/** A mouse hits small hexes; a finger does not. */
const isSmall = (element: HTMLElement): boolean =>
  element.clientWidth < 600 || (globalThis.matchMedia?.('(pointer: coarse)').matches ?? false)

/** On a small screen the map comes nearer by itself when it is time to go somewhere. */
export function useFollow(
  frame: RefObject<HTMLElement | null>,
  viewport: RefObject<ViewportHandle | null>,
  own: VesselView | undefined,
  box: Box,
): void {
  const ask = useQuestion()?.ask ?? ''
  const hex = ON_MAP.includes(ask) ? (own?.hex ?? null) : null
  const { width, height } = box
  useEffect(() => {
    const element = frame.current
    if (hex === null || !element || !isSmall(element)) return
    const unit = Math.min(element.clientWidth / width, element.clientHeight / height)
    const zoom = EASY_TO_HIT / (unit * HEX_WIDTH)
    if (zoom <= 1) return
    const { x, y } = middleOf(hexNamed(hex))
    // The viewport lets a part fill half of itself.
    const part = { width: width / zoom / 2, height: height / zoom / 2 }
    viewport.current?.show({ x: x - part.width / 2, y: y - part.height / 2, ...part })
  }, [frame, viewport, hex, width, height])
}
