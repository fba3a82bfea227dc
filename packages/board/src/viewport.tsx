import { select } from 'd3-selection'
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Box, type Fitted, fitInto, isWithin } from './camera.ts'
import type { Point } from './hex.ts'
import { type Insets, InsetsContext, NO_INSETS } from './insets.ts'
import { REVEAL } from './landmark.ts'
import { MapPointerContext, PointedPlace, useMapPointer } from './map-pointer.tsx'
import { MINIMAP, Minimap } from './minimap.tsx'
import { animate, wantsMotion } from './motion/animate.ts'
import { useDeciding } from './target.tsx'
import {
  Arrows,
  type Beyond,
  findBeyond,
  isCornerTaken,
  NOTHING_BEYOND,
  seesTo,
  ViewportKeysContext,
} from './viewport-targets.tsx'

export type { Box } from './camera.ts'

/** The part of a drawing that is to be seen and that nothing lies on. */
export interface Sight extends Box {
  /** The same with what something lies on that can be seen through or beside. */
  readonly whole: Box
  /** How much it is enlarged beyond the whole drawing. */
  readonly zoom: number
  /** Pixels for a unit of the drawing. */
  readonly scale: number
  /** The same thing as long as nobody moves the drawing. */
  readonly place: object
}

export interface ViewportHandle {
  /** Shows a point of the drawing in the middle of the free space, enlarged. */
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
  /** What lies at its sides for good: tools. What comes and goes says so by `useInset`. */
  readonly insets?: Insets
  /** It goes where a question is answered, and never farther away than so many pixels for a unit. */
  readonly follows?: number
  /** It is never farther away than so many pixels for a unit, not even to show all of it. */
  readonly least?: number
  /** The drawing in small, for where only a part of it is seen: a few shapes in its own units. */
  readonly overview?: ReactNode
  /** It has come nearer or gone farther, and rests. */
  readonly onZoomed?: (zoom: number) => void
  /** The same in pixels for a unit, also when it gets another size. */
  readonly onScaled?: (scale: number) => void
  /** The places that are told lie in it, in its own units: so large is the ring around the one where the keys are. */
  readonly placeRadius?: number
  readonly className?: string
}

const STEP = 60
const SHIFTS: { readonly [side: string]: readonly [x: number, y: number] } = {
  w: [STEP, 0],
  e: [-STEP, 0],
  n: [0, STEP],
  s: [0, -STEP],
}
const FACTOR = 1.25
/** As much of the free space can be moved beyond the drawing's reach, so that its rim can be seen beside what lies there. */
const BEYOND_REACH = 0.35
/** The share of the free space at its sides where nobody looks closely. */
const RIM = 0.12
/** Milliseconds: targets are drawn, and those of the question before are gone. */
const SETTLED = 90
/** As much of something that is pointed at must be in sight. */
const ENOUGH_SEEN = 0.6
/** Nobody is asked for so long: then the whole drawing is shown. */
const AT_REST = 700

const cornersOf = ({ x, y, width, height }: Box): [[number, number], [number, number]] => [
  [x, y],
  [x + width, y + height],
]

const styleOf = ({ x, y, k }: ZoomTransform): string => `translate(${x}px, ${y}px) scale(${k})`

/** How far a drawing can be moved: its reach, and some more for what lies at its sides. */
function extentOf(reach: Box, free: Box): Box {
  const [x, y] = [Math.min(reach.x, free.x), Math.min(reach.y, free.y)]
  const right = Math.max(reach.x + reach.width, free.x + free.width)
  const bottom = Math.max(reach.y + reach.height, free.y + free.height)
  const [across, down] = [free.width * BEYOND_REACH, free.height * BEYOND_REACH]
  return { x: x - across, y: y - down, width: right - x + 2 * across, height: bottom - y + 2 * down }
}

/**
 * An SVG drawing that can be moved and enlarged: by wheel, pinch, drag, and the keys that the table gives it. It writes the transform
 * directly, so that nothing is drawn again while somebody moves it. With room enough the whole drawing is shown, beside what lies on it.
 */
export function Viewport(props: ViewportProps) {
  const { box, reach = box, label, children, ref, maxZoom = 6, insets = NO_INSETS, follows, least, overview } = props
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const content = useRef<SVGGElement>(null)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined)
  const fitted = useRef<Fitted>(undefined)
  const byHand = useRef(false)
  const registered = useContext(InsetsContext)
  const keys = useContext(ViewportKeysContext)
  const pointer = useContext(MapPointerContext)
  const hasPointer = useMapPointer() !== undefined
  const deciding = useDeciding()
  const [beyond, setBeyond] = useState<Beyond>(NOTHING_BEYOND)
  const [part, setPart] = useState(false)

  const sight = (): Sight | undefined => {
    const [element, now] = [svg.current, fitted.current]
    if (!element || !now) return undefined
    const place = zoomTransform(element)
    const scale = now.scale * place.k
    const [x, y] = place.invert([now.free.x, now.free.y])
    const whole = { x, y, width: now.free.width / place.k, height: now.free.height / place.k }
    const more = registered?.current() ?? NO_INSETS
    const [left, top] = [Math.max(0, more.left - insets.left) / scale, Math.max(0, more.top - insets.top) / scale]
    const [right, bottom] = [
      Math.max(0, more.right - insets.right) / scale,
      Math.max(0, more.bottom - insets.bottom) / scale,
    ]
    return {
      x: whole.x + left,
      y: whole.y + top,
      width: whole.width - left - right,
      height: whole.height - top - bottom,
      whole,
      zoom: place.k,
      scale,
      place,
    }
  }

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
      animate(drawn, 'camera', [{ transform: styleOf(before) }, { transform: styleOf(after) }])
  }
  const fit = () => glide((move, on) => move.transform(on, zoomIdentity))
  const show = ({ x, y }: Point, nearness: number) =>
    glide((move, on) => {
      move.scaleTo(on, nearness)
      const [element, now] = [svg.current, sight()]
      if (!element || !now || !fitted.current) return
      // The middle of what is free now, which is not the middle of the frame while something lies on it.
      const whole = zoomTransform(element).invert(middle(fitted.current.free))
      const [right, down] = [now.x + now.width / 2 - whole[0], now.y + now.height / 2 - whole[1]]
      move.translateTo(on, x - right, y - down)
    })
  useImperativeHandle(ref, () => ({ fit, show, sight }))

  /** Finds what is out of sight, and whether all of the drawing is in sight. */
  const look = useEffectEvent(() => {
    const [element, now] = [svg.current, sight()]
    if (!element || !now) return
    setPart(!isWithin(box, now.whole, 4 / now.scale) && !isCornerTaken(element, MINIMAP))
    const found = findBeyond(element, now)
    setBeyond((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found))
  })

  /** A question has come: what it is about is brought into sight, unless somebody has moved the drawing for it. */
  const follow = useEffectEvent((again: number) => {
    const [element, now] = [svg.current, sight()]
    if (!element || !now || !fitted.current) return
    const most = fitted.current.scale * maxZoom
    const next = follows === undefined || byHand.current ? undefined : seesTo(element, now, follows, most)
    if (next) {
      show(next.at, next.scale / fitted.current.scale)
      // Names and buttons keep their size, so what is around them has changed.
      if (again > 0) requestAnimationFrame(() => follow(again - 1))
    }
    look()
  })

  const rest = useEffectEvent(() => {
    if (follows !== undefined && !byHand.current && deciding.snapshot().question === undefined) fit()
    look()
  })

  const zoomed = useEffectEvent(({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
    if (sourceEvent) byHand.current = true
    props.onZoomed?.(transform.k)
    if (fitted.current) props.onScaled?.(fitted.current.scale * transform.k)
    look()
  })

  // In pixels: a drawing whose size is a share of another's has all its texts laid out again whenever anything beside it changes.
  const measure = useEffectEvent(() => {
    const [around, element, move] = [frame.current, svg.current, behaviour.current]
    if (!around || !element || !move) return
    const { clientWidth, clientHeight } = around
    element.style.setProperty('width', `${clientWidth}px`)
    element.style.setProperty('height', `${clientHeight}px`)
    const now = fitInto(box, clientWidth, clientHeight, insets, least)
    fitted.current = now
    const seen = now?.frame ?? box
    const free = now?.free ?? box
    element.setAttribute('viewBox', `${seen.x} ${seen.y} ${seen.width} ${seen.height}`)
    move
      .scaleExtent([Math.min(box.width / reach.width, box.height / reach.height), maxZoom])
      .extent(cornersOf(free))
      .translateExtent(cornersOf(extentOf(reach, free)))
    if (now) props.onScaled?.(now.scale * zoomTransform(element).k)
    look()
  })

  useLayoutEffect(() => {
    const [around, element] = [frame.current, svg.current]
    if (!around || !element) return
    const move = zoom<SVGSVGElement, unknown>()
      .filter((event: Event & { ctrlKey?: boolean; button?: number }) => !event.button)
      .clickDistance(6)
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        content.current?.setAttribute('transform', transform.toString())
        // Names and buttons of a drawing can keep their size: they are scaled by `1 / var(--zoom)`.
        element.style.setProperty('--zoom', transform.k.toFixed(2))
      })
      .on('end', (event: { transform: ZoomTransform; sourceEvent: unknown }) => zoomed(event))
    behaviour.current = move
    select(element).call(move).on('dblclick.zoom', null)
    const observer = new ResizeObserver(() => measure())
    observer.observe(around)
    return () => {
      observer.disconnect()
      select(element).on('.zoom', null)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured depends on all of these.
  useLayoutEffect(
    () => measure(),
    [box.x, box.y, box.width, box.height, reach.x, reach.y, reach.width, reach.height, maxZoom, insets],
  )

  useEffect(() => {
    let [n, gathered, ask] = [-1, -1, '']
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = () => {
      const now = deciding.snapshot()
      if (now.n === n && now.gathered.length === gathered && (now.question?.ask ?? '') === ask) return
      if (now.question && now.question.ask !== ask) byHand.current = false
      n = now.n
      gathered = now.gathered.length
      ask = now.question?.ask ?? ''
      clearTimeout(timer)
      timer = setTimeout(now.question ? () => follow(1) : rest, now.question ? SETTLED : AT_REST)
    }
    changed()
    const leave = deciding.subscribe(changed)
    const lies = registered?.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => follow(1), SETTLED)
    })
    return () => {
      clearTimeout(timer)
      leave()
      lies?.()
    }
  }, [deciding, registered])

  const pressed = (event: KeyboardEvent) => {
    if (pointer?.press(event.nativeEvent)) {
      event.preventDefault()
      return
    }
    const { act, to } = keys(event.nativeEvent) ?? {}
    const shift = SHIFTS[to ?? '']
    if (act === 'pan' && shift) withZoom((move, on) => move.translateBy(on, ...shift))
    else if (act === 'zoom' && to === 'fit') fit()
    else if (act === 'zoom') withZoom((move, on) => move.scaleBy(on, to === 'in' ? FACTOR : 1 / FACTOR))
    else return
    byHand.current = true
    event.preventDefault()
  }

  /** Whoever comes back by keys to the place where these were is told how it is there now; who presses something on the map wonders about that. */
  const isStop = (target: Element) =>
    target.matches(':focus-visible') &&
    (target === svg.current || (!pointer?.isHeld && target.closest('.map-pointer') !== null))

  const goTo = (at: Point) => {
    const now = sight()
    if (!now) return
    byHand.current = true
    show(at, now.zoom)
  }
  /** Something of the drawing is to be seen: what is out of sight is brought there, as near as everything is now. */
  const reveal = useEffectEvent(({ target }: Event) => {
    const [element, around] = [content.current, frame.current?.getBoundingClientRect()]
    const matrix = element?.getScreenCTM()
    if (!matrix || !around || !(target instanceof Element) || !element?.contains(target)) return
    const { left, top, right, bottom } = target.getBoundingClientRect()
    const across = Math.min(right, around.right) - Math.max(left, around.left)
    const down = Math.min(bottom, around.bottom) - Math.max(top, around.top)
    const isInSight = across > 0 && down > 0 && across * down > ENOUGH_SEEN * (right - left) * (bottom - top)
    if (isInSight) return
    goTo(new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(matrix.inverse()))
    look()
  })
  useEffect(() => {
    const around = frame.current
    const asked = (event: Event) => reveal(event)
    around?.addEventListener(REVEAL, asked)
    return () => around?.removeEventListener(REVEAL, asked)
  }, [])

  /** The camera follows the keys: what is out of sight, or at its rim, comes to the middle. */
  const bring = (at: Point) => {
    const now = sight()
    if (!now) return
    const rim = Math.min(now.width, now.height) * RIM
    const around = { x: at.x - rim, y: at.y - rim, width: 2 * rim, height: 2 * rim }
    if (isWithin(around, now, 1 / now.scale)) return
    byHand.current = true
    show(at, now.zoom)
  }
  const first = useMemo(() => `${box.x} ${box.y} ${box.width} ${box.height}`, [box.x, box.y, box.width, box.height])
  return (
    <div ref={frame} className="viewport-frame">
      <svg
        ref={(element) => {
          svg.current = element
          // Measured as soon as there is something to measure; the whole drawing until then.
          if (element && !element.hasAttribute('viewBox')) element.setAttribute('viewBox', first)
        }}
        className={['viewport', props.className].filter(Boolean).join(' ')}
        role="application"
        aria-label={label}
        data-keys="map"
        // The place where the keys are is the stop as soon as there is one.
        tabIndex={hasPointer ? -1 : 0}
        onKeyDown={pressed}
        onFocus={({ target }) => isStop(target) && pointer?.enter()}
        onBlur={({ relatedTarget }) => !svg.current?.contains(relatedTarget) && pointer?.leave()}
      >
        <g ref={content}>
          {children}
          <PointedPlace radius={props.placeRadius} onGo={bring} />
        </g>
      </svg>
      <Arrows beyond={beyond} insets={insets} onGo={goTo} />
      {part && overview !== undefined && (
        <Minimap box={box} sight={sight} svg={svg} onGo={goTo}>
          {overview}
        </Minimap>
      )}
    </div>
  )
}

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2]

const own = (element: SVGSVGElement) => select<SVGSVGElement, unknown>(element)
