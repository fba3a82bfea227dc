import {
  type Formatter,
  hexCorners,
  Piece,
  pointsText,
  SeatShape,
  Shards,
  seatColour,
  seatInk,
  Target,
} from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { type CSSProperties, memo, useState } from 'react'
import { CLANS } from '../../rules/state/state.ts'
import { MechArt } from '../art/mechs.tsx'
import { CarrierArt, FighterArt } from '../art/ships.tsx'
import { isSamurai, kindOf } from '../facts.ts'

/** The radius of the hex that a figure is drawn for; it is scaled to the one it stands on. */
const BASE = 40
const HEX = pointsText(hexCorners({ x: 0, y: 0 }, BASE - 2))
/** What lights up, inside of it. */
const RIM = pointsText(hexCorners({ x: 0, y: 0 }, BASE - 5))

export const ownColours = (seat: Seat): CSSProperties =>
  ({ '--own': seatColour(seat), '--own-ink': seatInk(seat) }) as CSSProperties

/** A unit as it looks, without its values: within 100 by 100 (a mech is taller). */
export const UnitArt = memo(function UnitArt({ unit, seat }: { readonly unit: string; readonly seat: Seat }) {
  if (isSamurai(unit)) return <MechArt samurai={unit} />
  return kindOf(unit) === 'carrier' ? <CarrierArt seat={seat} /> : <FighterArt seat={seat} />
})

/** What a unit is, for whoever points at it: a mech by its name. */
export const termOf = (unit: string): string => (isSamurai(unit) ? unit : kindOf(unit))

/** How large each kind stands in its hex, and how far down: mechs have their feet on its lower edge. */
const STANCE = {
  fighter: { scale: 0.6, y: -2 },
  carrier: { scale: 0.6, y: -2 },
  mech: { scale: 0.585, y: 2 },
} as const

/** From here on the letter of a clan can be read in its symbol. */
const LETTERED = 36

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
  /** How many equal ones stand here. */
  readonly count: number
  readonly recent: boolean
  /** At no location it waits unseen at its player's banner, to fly in from there; below an equal one it is not seen either. */
  readonly away: boolean
  /** It is away because it is at no location any more. */
  readonly home?: boolean
}

/** A unit at a location: silhouette and colour of its clan, the clan's symbol and letter, its power, the wealth attached to it. */
export const Figure = memo(function Figure(props: FigureProps) {
  const { unit, seat, power, wealth, x, y, radius, label, bribedBy, count, recent, away, home = false } = props
  const left = useLeft({ x, y, radius }, home)
  const { scale, y: down } = STANCE[kindOf(unit)]
  const art = (
    <g transform={`translate(0 ${down}) scale(${scale})`}>
      <UnitArt unit={unit} seat={seat} />
    </g>
  )
  if (away)
    return (
      <>
        <Piece x={x} y={y} scale={radius / BASE} className="ss-figure ss-away">
          <g style={ownColours(seat)}>{art}</g>
        </Piece>
        {left && <Shards {...left} seat={seat} />}
      </>
    )
  const place = (right: number, below: number) =>
    `translate(${(radius * right).toFixed(1)} ${(radius * below).toFixed(1)})`
  // Within the hex, however small it is: so the one below does not cover it.
  const disc = `translate(${(radius * 0.5).toFixed(1)} ${Math.min(radius * 0.44, radius * 0.7 - 10).toFixed(1)})`
  return (
    <Piece x={x} y={y} className={recent ? 'ss-figure ss-recent' : 'ss-figure'}>
      <Target option={unit} label={label} className="ss-unit">
        <g style={ownColours(seat)} data-term={termOf(unit)}>
          <g transform={`scale(${radius / BASE})`}>
            <polygon className="ss-base" points={HEX} />
            {art}
          </g>
          <g transform={place(-0.6, -0.56)}>
            <ClanBadge seat={seat} lettered={radius >= LETTERED} />
          </g>
          {count > 1 && (
            <text className="ss-count" transform={place(0.5, -0.42)}>
              ×{count}
            </text>
          )}
          {wealth > 0 && (
            <g transform={`${disc} translate(-21 1)`}>
              <Coins wealth={wealth} />
            </g>
          )}
          {bribedBy >= 0 && (
            <g transform={place(-0.55, 0.55)}>
              <SeatShape seat={bribedBy} size={20} />
            </g>
          )}
          <g transform={disc}>
            <circle className="ss-power" r="10" />
            <text className="ss-power-text" y="5">
              {power}
            </text>
          </g>
          <g transform={`scale(${radius / BASE})`}>
            <polygon className="ss-casing" points={RIM} />
            <polygon className="lit" points={RIM} />
          </g>
          <title>{label}</title>
        </g>
      </Target>
    </Piece>
  )
})

interface Spot {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Where a unit stood last, once it is at no location any more. */
function useLeft(spot: Spot, home: boolean): Spot | undefined {
  const [stood, setStood] = useState(home ? undefined : spot)
  const isElsewhere = stood?.x !== spot.x || stood.y !== spot.y || stood.radius !== spot.radius
  if (!home && isElsewhere) setStood(spot)
  return home ? stood : undefined
}

/** The clan's symbol, with its letter where it can be read. */
const ClanBadge = ({ seat, lettered }: { readonly seat: Seat; readonly lettered: boolean }) => (
  <>
    <SeatShape seat={seat} size={lettered ? 24 : 15} />
    {lettered && (
      <text className="ss-letter" y={seat === 2 ? 6.5 : 4.5} fill={seatInk(seat)}>
        {CLANS[seat][0]}
      </text>
    )}
  </>
)

/** The wealth attached to a fighter. */
export const Coins = ({ wealth }: { readonly wealth: number }) => (
  <>
    <ellipse className="ss-coin-edge" cx="0" cy="3" rx="10" ry="8" />
    <ellipse className="ss-coin" cx="0" cy="0" rx="10" ry="8" />
    <text className="ss-coin-text" y="4">
      {wealth}
    </text>
  </>
)

/** What a unit is called where it stands: "Nova fighter 3, power 2, 1 wealth attached, location 2". */
export function unitLabel(say: Formatter, unit: string, power: number, wealth: number, place: string): string {
  const name = say.name(unit)
  return wealth > 0
    ? say.text('{{name}}, power {{power}} with {{wealth}} wealth attached, {{place}}', { name, power, wealth, place })
    : say.text('{{name}}, power {{power}}, {{place}}', { name, power, place })
}
