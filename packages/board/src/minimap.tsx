import { type PointerEvent, type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react'
import type { Box } from './camera.ts'
import type { Point } from './hex.ts'
import { ViewportWordsContext } from './viewport-targets.tsx'

interface MinimapProps {
  readonly box: Box
  readonly sight: () => Box | undefined
  readonly svg: RefObject<SVGSVGElement | null>
  readonly onGo: (at: Point) => void
  readonly children: ReactNode
}

/** Pixels of the lower left corner that it takes, with what is left free around it. */
export const MINIMAP = { width: 112 + 16, height: 84 + 16 }

/** The whole drawing in small, and what of it is seen: in a corner, and only while a part is seen. A press leads there. */
export function Minimap({ box, sight, svg, onGo, children }: MinimapProps) {
  const words = useContext(ViewportWordsContext)
  const seen = useRef<SVGRectElement>(null)
  const draw = useEffectEvent(() => {
    const now = sight()
    if (!now) return
    for (const side of ['x', 'y', 'width', 'height'] as const) seen.current?.setAttribute(side, String(now[side]))
  })
  // The drawing is moved without anything being drawn again: so is this.
  useEffect(() => {
    const content = svg.current?.firstElementChild
    if (!content) return
    const observer = new MutationObserver(() => draw())
    observer.observe(content, { attributeFilter: ['transform'] })
    draw()
    return () => observer.disconnect()
  }, [svg])
  const pressed = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const matrix = currentTarget.getScreenCTM()?.inverse()
    if (matrix) onGo({ x: clientX * matrix.a + matrix.e, y: clientY * matrix.d + matrix.f })
  }
  return (
    <svg
      className="minimap"
      data-inset="minimap"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={words.overview}
      onPointerDown={pressed}
    >
      {children}
      <rect ref={seen} className="minimap-sight" />
    </svg>
  )
}
