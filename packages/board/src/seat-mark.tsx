import type { Seat } from '@orrery/engine'

/** The colour of a seat, as a variable that the theme sets. */
export const seatColour = (seat: Seat): string => `var(--seat-${seat})`
/** What is readable on it. */
export const seatInk = (seat: Seat): string => `var(--seat-${seat}-ink)`
/** A pattern of the seat, for areas: needs `SeatPatterns` in the same document. */
export const seatPattern = (seat: Seat): string => `url(#seat-pattern-${seat})`

/** Circle, square, triangle, diamond, star, by seat: told apart without colour. Within a box of 20 around the origin. */
const SHAPES = [
  'M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z',
  'M-7.6-7.6H7.6V7.6H-7.6Z',
  'M0-9.4L9 7.2H-9Z',
  'M0-10L8.4 0L0 10L-8.4 0Z',
  'M0-10L2.6-3.5L9.6-3.1L4.2 1.4L6 8.2L0 4.4L-6 8.2L-4.2 1.4L-9.6-3.1L-2.6-3.5Z',
] as const

/** The symbol of a seat, for use inside an SVG. */
export function SeatShape({ seat, size = 20 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <path
      d={SHAPES[seat % SHAPES.length]}
      transform={`scale(${size / 20})`}
      fill={seatColour(seat)}
      stroke={seatInk(seat)}
      strokeWidth={1.2}
    />
  )
}

interface SeatMarkProps {
  readonly seat: Seat
  readonly size?: number
  /** Whose seats these are: needed on pages that are not about one game. */
  readonly game?: string
}

/** The symbol of a seat among words. It looks the same wherever it is drawn: `board/seats.css` of a game has its colours. */
export function SeatMark({ seat, size = 20, game }: SeatMarkProps) {
  return (
    <svg
      className="seat-mark"
      width={size}
      height={size}
      viewBox="-11 -11 22 22"
      data-game={game}
      data-seat={seat}
      aria-hidden="true"
    >
      <SeatShape seat={seat} />
    </svg>
  )
}

const HATCHES = ['M0 4H8', 'M4 0V8', 'M0 8L8 0', 'M0 0L8 8', 'M4 4h.1'] as const

/** The patterns that fill a seat's areas. Once per page. */
export function SeatPatterns() {
  return (
    <svg width="0" height="0" className="unseen" aria-hidden="true">
      <defs>
        {HATCHES.map((hatch, seat) => (
          <pattern
            key={hatch}
            id={`seat-pattern-${seat}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="scale(1)"
          >
            <rect width="8" height="8" fill={seatColour(seat)} fillOpacity="0.28" />
            <path d={hatch} stroke={seatColour(seat)} strokeWidth={seat === 4 ? 3 : 1.6} strokeLinecap="round" />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}
