import { select } from 'd3-selection'
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { type KeyboardEvent, type ReactNode, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ViewportHandle {
  /** Shows a part of the drawing in the middle, close enough to read. */
  show(box: Box): void
  fit(): void
}

interface ViewportProps {
  /** What the whole drawing covers, in its own units. */
  readonly box: Box
  readonly label: string
  readonly children: ReactNode
  readonly ref?: React.Ref<ViewportHandle>
  readonly maxZoom?: number
  readonly className?: string
}

const STEP = 60
const FACTOR = 1.25

/**
 * An SVG drawing that can be moved and enlarged: by wheel, pinch, drag, `+`, `-`, `0` and the arrow keys. It writes the transform
 * directly, so that nothing is drawn again while somebody moves it. With room enough the whole drawing is shown.
 */
export function Viewport({ box, label, children, ref, maxZoom = 6, className }: ViewportProps) {
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const content = useRef<SVGGElement>(null)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined)

  // In pixels: a drawing whose size is a share of another's has all its texts laid out again whenever anything beside it changes.
  useLayoutEffect(() => {
    const around = frame.current
    if (!around) return
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = around
      svg.current?.style.setProperty('width', `${clientWidth}px`)
      svg.current?.style.setProperty('height', `${clientHeight}px`)
    })
    observer.observe(around)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = svg.current
    if (!element) return
    const move = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, maxZoom])
      .extent([
        [box.x, box.y],
        [box.x + box.width, box.y + box.height],
      ])
      .translateExtent([
        [box.x, box.y],
        [box.x + box.width, box.y + box.height],
      ])
      .filter((event: Event & { ctrlKey?: boolean; button?: number }) => !event.button)
      .clickDistance(6)
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        content.current?.setAttribute('transform', transform.toString())
        // Names and buttons of a drawing can keep their size: they are scaled by `1 / var(--zoom)`.
        element.style.setProperty('--zoom', transform.k.toFixed(2))
      })
    behaviour.current = move
    select(element).call(move).on('dblclick.zoom', null)
    return () => void select(element).on('.zoom', null)
  }, [box.x, box.y, box.width, box.height, maxZoom])

  const withZoom = (change: (move: ZoomBehavior<SVGSVGElement, unknown>, on: ReturnType<typeof own>) => void) => {
    if (svg.current && behaviour.current) change(behaviour.current, own(svg.current))
  }
  const fit = () => withZoom((move, on) => move.transform(on, zoomIdentity))

  useImperativeHandle(ref, () => ({
    fit,
    show(part) {
      const scale = Math.min(maxZoom, Math.max(1, 0.5 * Math.min(box.width / part.width, box.height / part.height)))
      withZoom((move, on) => {
        move.scaleTo(on, scale)
        move.translateTo(on, part.x + part.width / 2, part.y + part.height / 2)
      })
    },
  }))

  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const shift = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] }[event.key]
    if (shift && event.target === svg.current) withZoom((move, on) => move.translateBy(on, shift[0], shift[1]))
    else if (event.key === '+') withZoom((move, on) => move.scaleBy(on, FACTOR))
    else if (event.key === '-') withZoom((move, on) => move.scaleBy(on, 1 / FACTOR))
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  }

  return (
    <div ref={frame} className="viewport-frame">
      <svg
        ref={svg}
        className={['viewport', className].filter(Boolean).join(' ')}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={pressed}
      >
        <g ref={content}>{children}</g>
      </svg>
    </div>
  )
}

const own = (element: SVGSVGElement) => select<SVGSVGElement, unknown>(element)
