import { DrawnIcon, seatColour } from '@orrery/board'
import { memo } from 'react'
import { iconOf } from '../emblems.ts'
import { tierOf, unitOf } from '../facts.ts'

/** From the middle of a token to its rim, in its own units. */
export const TOKEN = 26

/** The outline of a token by seat, after the shapes of the seats: round, square, pointed, diamond, and spiked for the Oni. */
const PLATES = [
  'M0-25A25 25 0 1 1 0 25A25 25 0 1 1 0-25Z',
  'M-22-22H22V22H-22Z',
  'M0-27L26-8L19 23H-19L-26-8Z',
  'M0-28L28 0L0 28L-28 0Z',
  'M0-27L7-20L19-19L20-7L27 0L20 7L19 19L7 20L0 27L-7 20L-19 19L-20 7L-27 0L-20-7L-19-19L-7-20Z',
] as const

const ICON_SIZES = [33, 34, 31, 29, 31] as const

const WINGS = 'M-20-9L-36-15L-25 4ZM20-9L36-15L25 4Z'
const CHEVRONS = ['M-8 23l8-4l8 4', 'M-8 17.5l8-4l8 4'] as const

interface TokenProps {
  readonly kind: string
  readonly tone: number
  /** Too small for chevrons. */
  readonly small?: boolean
}

/**
 * A unit around the origin: a dark plate in the shape of its side with a rim in its colour, the pale silhouette of its kind, wings when it
 * flies, and chevrons for what costs more.
 */
export const DrawnToken = memo(function DrawnToken({ kind, tone, small = false }: TokenProps) {
  const path = iconOf(kind)
  const shape = tone % PLATES.length
  const raised = small ? 0 : tierOf(kind) - 1
  return (
    <g className="tsu-token" style={{ color: seatColour(tone) }}>
      <path className="tsu-plate-casing" d={PLATES[shape]} />
      {unitOf(kind)?.flying && <path className="tsu-wings" d={WINGS} />}
      <path className="tsu-plate" d={PLATES[shape]} />
      {path && (
        <g className="tsu-silhouette">
          <DrawnIcon path={path} size={ICON_SIZES[shape]} y={(shape === 2 ? 2 : 0) - (raised > 0 ? 3 : 0)} />
          {CHEVRONS.slice(0, raised).map((chevron) => (
            <path key={chevron} className="tsu-chevron" d={chevron} />
          ))}
        </g>
      )}
    </g>
  )
})

/** The same among words. */
export function Token({ size = 36, ...unit }: TokenProps & { readonly size?: number }) {
  return (
    <svg className="tsu-counter" width={size} height={size} viewBox="-31 -31 62 62" aria-hidden="true">
      <DrawnToken {...unit} small={size < 28} />
    </svg>
  )
}
