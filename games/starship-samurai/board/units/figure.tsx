import { type Formatter, hexCorners, Piece, pointsText, SeatShape, seatColour, seatInk, Target } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { type CSSProperties, memo } from 'react'
import { CLANS } from '../../rules/state/state.ts'
import { MechArt } from '../art/mechs.tsx'
import { CarrierArt, FighterArt } from '../art/ships.tsx'
import { isSamurai, kindOf } from '../facts.ts'

/** The radius of the hex that a figure is drawn for; it is scaled to the one it stands on. */
const BASE = 40
const HEX = pointsText(hexCorners({ x: 0, y: 0 }, BASE - 2))

export const ownColours = (seat: Seat): CSSProperties =>
  ({ '--own': seatColour(seat), '--own-ink': seatInk(seat) }) as CSSProperties

/** A unit as it looks, without its values: within 100 by 100 (a mech is taller). */
export const UnitArt = memo(function UnitArt({ unit, seat }: { readonly unit: string; readonly seat: Seat }) {
  if (isSamurai(unit)) return <MechArt samurai={unit} />
  return kindOf(unit) === 'carrier' ? <CarrierArt seat={seat} /> : <FighterArt seat={seat} />
})

/** How large each kind stands in its hex, and how far up. */
const STANCE = {
  fighter: { scale: 0.5, y: -3 },
  carrier: { scale: 0.62, y: -3 },
  mech: { scale: 0.72, y: -14 },
} as const

interface FigureProps {
  readonly unit: string
  readonly seat: Seat
  readonly power: number
  readonly wealth: number
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly label: string
  /** Whose it is for this battle, when it was bribed. */
  readonly bribedBy: Seat
  readonly recent: boolean
  /** At no location: it waits unseen at its player's banner, to fly in from there. */
  readonly away: boolean
}

/** A unit at a location: silhouette and colour of its clan, the clan's symbol and letter, its power, the wealth attached to it. */
export const Figure = memo(function Figure(props: FigureProps) {
  const { unit, seat, power, wealth, x, y, radius, label, bribedBy, recent, away } = props
  const { scale, y: lift } = STANCE[kindOf(unit)]
  const art = (
    <g transform={`translate(0 ${lift}) scale(${scale})`}>
      <UnitArt unit={unit} seat={seat} />
    </g>
  )
  if (away)
    return (
      <Piece x={x} y={y} scale={radius / BASE} className="ss-figure ss-away">
        <g style={ownColours(seat)}>{art}</g>
      </Piece>
    )
  return (
    <Piece x={x} y={y} scale={radius / BASE} className={recent ? 'ss-figure ss-recent' : 'ss-figure'}>
      <Target option={unit} label={label} className="ss-unit">
        <g style={ownColours(seat)}>
          <polygon className="ss-base" points={HEX} />
          <polygon className="lit" points={HEX} />
          {art}
          <ClanBadge seat={seat} />
          <g transform="translate(22 22)">
            <circle className="ss-power" r="11.5" />
            <text className="ss-power-text" y="5">
              {power}
            </text>
          </g>
          {wealth > 0 && <Coins wealth={wealth} />}
          {bribedBy >= 0 && (
            <g transform="translate(-20 21)">
              <SeatShape seat={bribedBy} size={22} />
            </g>
          )}
          <title>{label}</title>
        </g>
      </Target>
    </Piece>
  )
})

/** The clan's symbol with its letter. */
export const ClanBadge = ({ seat }: { readonly seat: Seat }) => (
  <g transform="translate(-24 -22)">
    <SeatShape seat={seat} size={23} />
    <text className="ss-letter" y={seat === 2 ? 6 : 4} fill={seatInk(seat)}>
      {CLANS[seat][0]}
    </text>
  </g>
)

/** The wealth attached to a fighter. */
export const Coins = ({ wealth }: { readonly wealth: number }) => (
  <g transform="translate(-22 23)">
    <ellipse className="ss-coin-edge" cx="0" cy="3" rx="10" ry="8" />
    <ellipse className="ss-coin" cx="0" cy="0" rx="10" ry="8" />
    <text className="ss-coin-text" y="4">
      {wealth}
    </text>
  </g>
)

/** What a unit is called where it stands: "Nova fighter 3, power 2, 1 wealth attached, location 2". */
export function unitLabel(say: Formatter, unit: string, power: number, wealth: number, place: string): string {
  const name = say.name(unit)
  return wealth > 0
    ? say.text('{{name}}, power {{power}} with {{wealth}} wealth attached, {{place}}', { name, power, wealth, place })
    : say.text('{{name}}, power {{power}}, {{place}}', { name, power, place })
}
