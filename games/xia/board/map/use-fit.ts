import type { Box, Insets } from '@orrery/board'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Fit {
  readonly frame: RefObject<HTMLDivElement | null>
  /** Rounded: a pixel more or less moves nothing. */
  readonly units: number
}

/**
 * Tells the map how many of its units a pixel is when all of it is shown. With the viewport's zoom, the style makes of it that names stay
 * readable, buttons can be hit and ships are seen on a large map too, and nothing is drawn again.
 */
export function useFit(box: Box, { left, right, top, bottom }: Insets): Fit {
  const frame = useRef<HTMLDivElement>(null)
  const [rounded, setRounded] = useState(2)
  const { width, height } = box
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const units = Math.max(
        width / (element.clientWidth - left - right),
        height / (element.clientHeight - top - bottom),
      )
      if (!Number.isFinite(units) || units <= 0) return
      element.style.setProperty('--units', units.toFixed(3))
      setRounded(Math.ceil(units * 8) / 8)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width, height, left, right, top, bottom])
  return { frame, units: rounded }
}
