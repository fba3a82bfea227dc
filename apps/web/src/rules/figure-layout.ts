import type { Box, Figure } from '@orrery/board'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Whether an element is or was about to be seen: drawings below the fold wait. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near])
  return near
}

interface Mark {
  readonly number: number
  readonly x: number
  readonly y: number
}

/** What of a drawing is shown, how large, and where its parts are in the frame. */
export interface FigureLayout {
  readonly shown: Box
  readonly scale: number
  readonly marks: readonly Mark[]
}

interface Measured {
  readonly frame: HTMLElement
  readonly drawing: HTMLElement
  readonly figure: Figure
}

/** Half of a mark, in pixels of the page. It stands above its part, and all of it inside the frame. */
const HALF = 11

/** To a tenth of a pixel: what is measured at another scale is never quite the same, and would be laid out again for ever. */
const round = (pixels: number): number => Math.round(pixels * 10) / 10

/** Measures a drawing that is there, however it is scaled now. */
function measure({ frame, drawing, figure: { size, crop, labels } }: Measured): FigureLayout {
  const whole = drawing.getBoundingClientRect()
  const now = whole.width / size.width || 1
  const boxOf = (selector: string): Box | undefined => {
    const rect = drawing.querySelector(selector)?.getBoundingClientRect()
    if (!rect || rect.width === 0) return undefined
    const [x, y] = [round((rect.x - whole.x) / now), round((rect.y - whole.y) / now)]
    return { x, y, width: round(rect.width / now), height: round(rect.height / now) }
  }
  const part = (crop === undefined ? undefined : boxOf(crop)) ?? { x: 0, y: 0, ...size }
  const scale = frame.clientWidth / part.width
  const above = (2 * HALF) / scale
  const shown = { ...part, y: part.y - above, height: part.height + above }
  const within = (value: number, most: number) => Math.min(Math.max(value, HALF), Math.max(most - HALF, HALF))
  const marks = labels.flatMap(({ at }, i): Mark[] => {
    const box = boxOf(at)
    if (!box) return []
    const x = within((box.x + box.width / 2 - shown.x) * scale, shown.width * scale)
    const y = within((box.y - shown.y) * scale - HALF, shown.height * scale)
    return [{ number: i + 1, x: Math.round(x), y: Math.round(y) }]
  })
  return { shown, scale, marks }
}

interface Wanted {
  readonly frame: RefObject<HTMLElement | null>
  readonly drawing: RefObject<HTMLElement | null>
  readonly figure: Figure
  readonly near: boolean
}

/** Keeps a picture laid out: when its frame changes its width, and when the drawing in it has settled. */
export function useFigureLayout({ frame, drawing, figure, near }: Wanted): FigureLayout {
  const [layout, setLayout] = useState<FigureLayout>({ shown: { x: 0, y: 0, ...figure.size }, scale: 1, marks: [] })
  useLayoutEffect(() => {
    const [around, drawn] = [frame.current, drawing.current]
    if (!near || !around || !drawn) return
    let waiting = 0
    const lay = () => {
      const next = measure({ frame: around, drawing: drawn, figure })
      setLayout((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    const later = () => {
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(lay)
    }
    const resized = new ResizeObserver(later)
    resized.observe(around)
    // That the drawing itself was scaled is our own doing.
    const changed = new MutationObserver((records) => {
      if (records.some(({ target }) => target !== drawn)) later()
    })
    changed.observe(drawn, { subtree: true, childList: true, attributeFilter: ['transform', 'style', 'viewBox'] })
    lay()
    return () => {
      cancelAnimationFrame(waiting)
      resized.disconnect()
      changed.disconnect()
    }
  }, [frame, drawing, figure, near])
  return layout
}
