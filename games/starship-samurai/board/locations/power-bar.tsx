import { type Formatter, SeatShape, seatColour } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { widthOf } from '../art/lettering.tsx'
import type { Rect } from '../layout/layout.ts'

interface PowerBarProps {
  /** By seat; nothing for whoever has no units here. */
  readonly power: readonly (number | undefined)[]
  /** The viewer's seat, or -1. */
  readonly mine: Seat
  readonly rect: Rect
  readonly say: Formatter
}

const CROWN = 'M-9 5l-1.500-10l5.500 5l5-8l5 8l5.500-5l-1.500 10z'
/** As wide as a mark and a number. */
const LEAST = 38

/** Everybody's power here, each as long as it is: a crown for whoever leads, and what the viewer lacks to do so. */
export function PowerBar({ power, mine, rect, say }: PowerBarProps) {
  const present = power.flatMap((value, seat) => (value === undefined ? [] : [{ seat, value }]))
  const { x, y, width, height } = rect
  if (present.length === 0)
    return <rect className="ss-bar-empty" x={x} y={y + height - 5} width={width} height="5" rx="2.5" />
  const lacks = lackOf(present, mine)
  const text = lacks > 0 ? say.text('{{n}} more to lead', { n: lacks }) : ''
  const aside = text === '' ? 0 : widthOf(text, 13) + 14
  const told = width - aside >= LEAST * present.length + 40
  const room = told ? width - aside : width
  const sum = present.reduce((all, { value }) => all + value, 0)
  const spare = Math.max(0, room - LEAST * present.length)
  let left = x
  return (
    <g className="ss-bar">
      {present.map(({ seat, value }) => {
        const from = left
        const long = LEAST + (sum === 0 ? spare / present.length : (spare * value) / sum) - 3
        left += long + 3
        return (
          <g key={seat} transform={`translate(${from} ${y})`}>
            <rect className="ss-bar-part" width={long} height={height} rx="4" style={{ fill: seatColour(seat) }} />
            <rect y={height - 4} width={long} height="4" rx="2" style={{ fill: seatColour(seat) }} />
            <g transform="translate(10 8)">
              <SeatShape seat={seat} size={13} />
            </g>
            <text className="ss-total" x="20" y="13.5">
              {value}
            </text>
            {isLeader(present, seat) && <path className="ss-crown" d={CROWN} transform="translate(10 -3) scale(0.8)" />}
          </g>
        )
      })}
      {told && text !== '' && (
        <text className="ss-lacking" x={x + width} y={y + 14}>
          {text}
        </text>
      )}
    </g>
  )
}

type Present = readonly { readonly seat: Seat; readonly value: number }[]

/** [claim.most-power] More power than every other player; equal is not more. */
const isLeader = (present: Present, seat: Seat): boolean => {
  const own = present.find((one) => one.seat === seat)?.value ?? 0
  return own > 0 && present.every((one) => one.seat === seat || one.value < own)
}

/** How much power somebody lacks to lead; nothing for who leads, or is not there. */
function lackOf(present: Present, seat: Seat): number {
  const own = present.find((one) => one.seat === seat)?.value
  if (own === undefined) return 0
  const others = Math.max(0, ...present.filter((one) => one.seat !== seat).map(({ value }) => value))
  return Math.max(0, others + 1 - own)
}
