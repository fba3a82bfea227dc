import type { Box, Insets } from '@orrery/board'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Detail, detailAt } from './detail.ts'
import { SIZE } from './geometry.ts'

interface Fit {
  readonly frame: RefObject<HTMLDivElement | null>
  /** Rounded: a pixel more or less moves nothing. */
  readonly units: number
  /** How much is drawn of a space where the map rests. */
  readonly detail: Detail
  /** The map has come nearer or gone farther, and rests. */
  settle(zoom: number): void
}

/**
 * Tells the map how many of its units a pixel is: while it moves (`--units` by the viewport's zoom), and where it rests (`--rest`). The style
 * makes of it that names stay readable, signs and ships keep their size and buttons can be hit on a large map too; and how much is
 * drawn of a space. Nothing is drawn again for it.
 */
export function useFit(box: Box, { left, right, top, bottom }: Insets): Fit {
  const frame = useRef<HTMLDivElement>(null)
  const [rounded, setRounded] = useState(2)
  const [detail, setDetail] = useState<Detail>('middle')
  const zoom = useRef(1)
  const units = useRef(2)
  const { width, height } = box
  const rest = () => {
    const element = frame.current
    if (!element) return
    const unit = units.current / zoom.current
    element.style.setProperty('--rest', unit.toFixed(3))
    const drawn = detailAt(SIZE / unit, element.dataset.detail as Detail | undefined)
    element.dataset.detail = drawn
    setDetail(drawn)
  }
  const measure = useEffectEvent(() => {
    const element = frame.current
    if (!element) return
    const now = Math.max(width / (element.clientWidth - left - right), height / (element.clientHeight - top - bottom))
    if (!Number.isFinite(now) || now <= 0) return
    units.current = now
    element.style.setProperty('--units', now.toFixed(3))
    setRounded(Math.ceil(now * 8) / 8)
    rest()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured depends on all of these.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => measure())
    observer.observe(element)
    return () => observer.disconnect()
  }, [width, height, left, right, top, bottom])
  const settle = (now: number) => {
    zoom.current = now
    rest()
  }
  return { frame, units: rounded, detail, settle }
}
