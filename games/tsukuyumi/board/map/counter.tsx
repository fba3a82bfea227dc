import { DrawnIcon, seatColour, seatInk } from '@orrery/board'
import { iconOf } from '../emblems.ts'

/** The outline of a counter by seat, 52 units wide, after the shapes of the seats: round, square, pointed, diamond, and spiked for the Oni. */
const PLATES = [
  'M0-26A26 26 0 1 1 0 26A26 26 0 1 1 0-26Z',
  'M-23-23H23V23H-23Z',
  'M0-28L26-9L20 24H-20L-26-9Z',
  'M0-29L27 0L0 29L-27 0Z',
  'M0-28L8-20L20-20L20-8L28 0L20 8L20 20L8 20L0 28L-8 20L-20 20L-20 8L-28 0L-20-8L-20-20L-8-20Z',
] as const

const ICON_SIZES = [33, 35, 30, 28, 31] as const

interface CounterProps {
  readonly kind: string
  readonly tone: number
}

/** A unit as a counter around the origin: the shape and colour of its side and the silhouette of its kind. */
export function DrawnCounter({ kind, tone }: CounterProps) {
  const path = iconOf(kind)
  return (
    <g style={{ color: seatInk(tone) }}>
      <path className="tsu-plate" d={PLATES[tone % PLATES.length]} fill={seatColour(tone)} />
      {path && <DrawnIcon path={path} size={ICON_SIZES[tone % ICON_SIZES.length]} y={tone === 2 ? 2 : 0} />}
    </g>
  )
}

/** The same among words. */
export function Counter({ kind, tone, size = 36 }: CounterProps & { readonly size?: number }) {
  return (
    <svg className="tsu-counter" width={size} height={size} viewBox="-31 -31 62 62" aria-hidden="true">
      <DrawnCounter kind={kind} tone={tone} />
    </svg>
  )
}
