import type { Box } from '@orrery/board'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Tells the map how many of its units a pixel is when all of it is shown. With the viewport's zoom, the style makes of it that names stay
 * readable, buttons can be hit and ships are seen on a large map too, and nothing is drawn again.
 */
export function useFit(box: Box): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = box
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const units = Math.max(width / element.clientWidth, height / element.clientHeight)
      if (Number.isFinite(units)) element.style.setProperty('--units', units.toFixed(3))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width, height])
  return frame
}
