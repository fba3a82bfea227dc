import { select } from 'd3-selection'
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type KeyboardEvent, type ReactNode, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { Point } from './hex.ts'
import { wantsMotion } from './motion.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of a drawing that is to be seen. */
export interface Sight extends Box {
  /** How much it is enlarged beyond the whole drawing. */
  readonly zoom: number
  /** Pixels for a unit of the drawing. */
  readonly scale: number
  /** The same thing as long as nobody moves the drawing. */
  readonly place: object
}

export interface ViewportHandle {
  /** Shows a point of the drawing in the middle, enlarged. */
  show(at: Point, zoom: number): void
  fit(): void
  /** Nothing while the drawing has no size. */
  sight(): Sight | undefined
}

interface ViewportProps {
  /** What is shown when all of it is, in units of the drawing. */
  readonly box: Box
  /** How far it can be moved, where something lies around the box too. */
  readonly reach?: Box
  readonly label: string
  readonly children: ReactNode
  readonly ref?: React.Ref<ViewportHandle>
  readonly maxZoom?: number
  /** It has come nearer or gone farther, and rests. */
  readonly onZoomed?: (zoom: number) => void
  readonly className?: string
}

const STEP = 60
const SHIFTS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}
const FACTOR = 1.25
/** Milliseconds: done before anybody has found out where to click. */
const GLIDE = 160

const cornersOf = (x: number, y: number, width: number, height: number): [[number, number], [number, number]] => [
  [x, y],
  [x + width, y + height],
]

const styleOf = ({ x, y, k }: ZoomTransform): string => `translate(${x}px, ${y}px) scale(${k})`

/**
 * An SVG drawing that can be moved and enlarged: by wheel, pinch, drag, `+`, `-`, `0` and the arrow keys. It writes the transform
 * directly, so that nothing is drawn again while somebody moves it. With room enough the whole drawing is shown.
 */
export function Viewport(props: ViewportProps) {
  const { box, reach = box, label, children, ref, maxZoom = 6, onZoomed, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const content = useRef<SVGGElement>(null)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined)

  const zoomed = useRef(onZoomed)
  useEffect(() => {
    zoomed.current = onZoomed
  }, [onZoomed])

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
      .scaleExtent([Math.min(box.width / reach.width, box.height / reach.height), maxZoom])
      .extent(cornersOf(box.x, box.y, box.width, box.height))
      .translateExtent(cornersOf(reach.x, reach.y, reach.width, reach.height))
      .filter((event: Event & { ctrlKey?: boolean; button?: number }) => !event.button)
      .clickDistance(6)
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        content.current?.setAttribute('transform', transform.toString())
        // Names and buttons of a drawing can keep their size: they are scaled by `1 / var(--zoom)`.
        element.style.setProperty('--zoom', transform.k.toFixed(2))
      })
      .on('end', ({ transform }: { transform: ZoomTransform }) => zoomed.current?.(transform.k))
    behaviour.current = move
    select(element).call(move).on('dblclick.zoom', null)
    return () => void select(element).on('.zoom', null)
  }, [box.x, box.y, box.width, box.height, reach.x, reach.y, reach.width, reach.height, maxZoom])

  const withZoom = (change: (move: ZoomBehavior<SVGSVGElement, unknown>, on: ReturnType<typeof own>) => void) => {
    if (svg.current && behaviour.current) change(behaviour.current, own(svg.current))
  }
  /** What moves without a hand glides, so that the eye can follow. */
  const glide = (change: Parameters<typeof withZoom>[0]) => {
    const [element, drawn] = [svg.current, content.current]
    if (!element || !drawn) return
    const before = zoomTransform(element)
    withZoom(change)
    const after = zoomTransform(element)
    if (before !== after && wantsMotion(drawn))
      drawn.animate([{ transform: styleOf(before) }, { transform: styleOf(after) }], GLIDE)
  }
  const fit = () => glide((move, on) => move.transform(on, zoomIdentity))

  useImperativeHandle(ref, () => ({
    fit,
    show({ x, y }, nearness) {
      glide((move, on) => {
        move.scaleTo(on, nearness)
        move.translateTo(on, x, y)
      })
    },
    sight() {
      const [element, around] = [svg.current, frame.current]
      if (!element || !around) return undefined
      const { clientWidth, clientHeight } = around
      const fitted = Math.min(clientWidth / box.width, clientHeight / box.height)
      if (!(fitted > 0)) return undefined
      const place = zoomTransform(element)
      const scale = fitted * place.k
      const [width, height] = [clientWidth / scale, clientHeight / scale]
      const [x, y] = place.invert([box.x + box.width / 2, box.y + box.height / 2])
      return { x: x - width / 2, y: y - height / 2, width, height, zoom: place.k, scale, place }
    },
  }))

  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const shift = SHIFTS[event.key]
    if (shift && event.target === svg.current) withZoom((move, on) => move.translateBy(on, ...shift))
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
