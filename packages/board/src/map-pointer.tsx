import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Point } from './hex.ts'

/** Where the keys are on a map. */
export interface MapPointerAt {
  readonly place: string
  /** In the geometry that the places of the game have. */
  readonly at: Point
  /** What is said of the place. */
  readonly text: string
  /** A way that somebody wanted to hear, with what lies on it. */
  readonly path: readonly (Point & { readonly risk: string | undefined })[]
  /** Another number whenever somebody goes there, be it to the same place. */
  readonly n: number
}

/** What the table gives to the board: a pointer that is moved by keys, over places that are told. */
export interface MapPointer {
  subscribe(changed: () => void): () => void
  snapshot(): MapPointerAt | undefined
  /** Whether the focus is to be there. */
  readonly isHeld: boolean
  /** A key was pressed there; says whether it meant anything. */
  press(event: KeyboardEvent): boolean
  /** The keyboard has come to the board. */
  enter(): void
  leave(): void
}

const NEVER = () => () => {}

export const MapPointerContext = createContext<MapPointer | undefined>(undefined)

export function useMapPointer(): MapPointerAt | undefined {
  const pointer = useContext(MapPointerContext)
  return useSyncExternalStore(pointer?.subscribe ?? NEVER, pointer?.snapshot ?? NOWHERE, pointer?.snapshot ?? NOWHERE)
}

const NOWHERE = () => undefined

interface PointedPlaceProps {
  /** How large the ring around a place is, in units of the drawing; what is named is found by its landmark when absent. */
  readonly radius: number | undefined
  readonly onGo: (at: Point) => void
}

/**
 * The place where the keys are: what has the focus, so that whoever hears the table is told, and a ring for whoever sees it. The place before stays
 * until the focus has gone on.
 */
export function PointedPlace({ radius, onGo }: PointedPlaceProps) {
  const pointer = useContext(MapPointerContext)
  const now = useMapPointer()
  const group = useRef<SVGGElement>(null)
  const [before, setBefore] = useState<string>()
  const [box, setBox] = useState<DOMRect>()
  const place = now?.place
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each time that somebody goes somewhere.
  useLayoutEffect(() => {
    const svg = group.current?.ownerSVGElement
    if (!now || !svg || !pointer?.isHeld) return
    const drawn =
      radius === undefined ? svg.querySelector<SVGGraphicsElement>(`[data-landmark="${CSS.escape(now.place)}"]`) : null
    setBox(drawn?.getBBox?.())
    group.current
      ?.querySelector<SVGGElement>(`[data-place-id="${CSS.escape(now.place)}"]`)
      ?.focus({ preventScroll: true })
    if (radius !== undefined) onGo(now.at)
  }, [now?.n])
  useEffect(() => setBefore(place), [place])
  if (!now || place === undefined) return null
  const stops = [...new Set([before ?? place, place])]
  return (
    <g ref={group} className="map-pointer">
      {now.path.length > 1 && <path className="map-path" d={`M${now.path.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
      {now.path.flatMap(({ x, y, risk }, i) =>
        risk === undefined || i === 0
          ? []
          : [
              <circle
                key={`${x} ${y}`}
                className="map-risk"
                cx={(x + (now.path[i - 1]?.x ?? x)) / 2}
                cy={(y + (now.path[i - 1]?.y ?? y)) / 2}
                r={(radius ?? 40) / 5}
              >
                <title>{risk}</title>
              </circle>,
            ],
      )}
      {stops.map((id) => (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is a part of the map, whose keys work here.
        <g
          key={id}
          role="img"
          aria-label={id === place ? now.text : ' '}
          aria-hidden={id === place ? undefined : true}
          tabIndex={id === place ? 0 : -1}
          data-place-id={id}
          data-spot={id}
        >
          {id === place && radius !== undefined && (
            <circle className="map-ring" cx={now.at.x} cy={now.at.y} r={radius} />
          )}
          {id === place && radius === undefined && box && (
            <rect className="map-ring" x={box.x} y={box.y} width={box.width} height={box.height} rx={8} />
          )}
        </g>
      ))}
    </g>
  )
}
