import { DrawnIcon, Piece, type Point, SeatShape, seatColour, seatInk, wantsMotion } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react'
import { icons } from '../icons.ts'
import { mark } from '../landmarks.ts'
import { hullOf } from '../ships/silhouettes.ts'

export const NPC_ICONS: { readonly [npc: string]: string } = {
  merchant: icons['two-coins'],
  enforcer: icons['police-badge'],
  scoundrel: icons['domino-mask'],
}

interface CraftProps {
  /** The ship's mat, or the NPC. */
  readonly hull: string
  /** What it is called: its colour, or the NPC. */
  readonly craft: string
  /** Who flies it, or moves it. */
  readonly seat: Seat
  readonly npc: boolean
  readonly mine: boolean
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly bounty: number
  /** Badges: what holds it back. */
  readonly stranded: boolean
  readonly veiled: boolean
  /** The flight that has brought it here, as points `x y`, and how long it waits for those before it. */
  readonly flight: string
  readonly wait: number
}

/** A ship on the map: its class by its outline, its owner by colour and symbol, its course by its bow. */
export const Craft = memo(function Craft(props: CraftProps) {
  const { hull, craft, seat, npc, mine, x, y, heading, bounty, stranded, veiled, flight, wait } = props
  const body = useFlight(flight, wait)
  return (
    <g ref={body} className="xia-craft-flight" data-own={mine ? 'ship' : undefined} {...mark(`ship-${craft}`)}>
      <Piece
        x={x}
        y={y}
        glides={flight === ''}
        className={`xia-craft ${npc ? 'xia-npc' : ''} ${mine ? 'xia-mine' : ''}`}
      >
        <g className="xia-craft-size">
          {npc ? (
            <path className="xia-craft-base" d="M0-27L23.4-13.5V13.5L0 27L-23.4 13.5V-13.5Z" />
          ) : (
            <circle className="xia-craft-base" r="26" style={{ stroke: seatColour(seat) }} />
          )}
          {mine && <circle className="xia-craft-own" r="30.5" />}
          <Piece x={0} y={0} turn={heading}>
            <path className="xia-craft-jet" d="M-4 13L0 25L4 13Z" />
            <path className="xia-hull-edge" d={hullOf(hull)} />
            <path
              className={`xia-hull xia-hull-${npc ? hull : 'ship'}`}
              d={hullOf(hull)}
              style={npc ? undefined : ownColours(seat)}
            />
            <path className="xia-canopy" d="M0-8L3 0L0 4L-3 0Z" />
          </Piece>
          <Badges hull={hull} seat={seat} npc={npc} bounty={bounty} stranded={stranded} veiled={veiled} />
        </g>
      </Piece>
    </g>
  )
})

const ownColours = (seat: Seat): CSSProperties => ({ fill: seatColour(seat), stroke: seatInk(seat) })

type BadgesProps = Pick<CraftProps, 'hull' | 'seat' | 'npc' | 'bounty' | 'stranded' | 'veiled'>

function Badges({ hull, seat, npc, bounty, stranded, veiled }: BadgesProps) {
  return (
    <>
      <g transform="translate(19 18)">
        <circle className="xia-badge" r="11" />
        {npc ? (
          <DrawnIcon path={NPC_ICONS[hull] ?? ''} size={15} className="xia-badge-icon" />
        ) : (
          <SeatShape seat={seat} size={16} />
        )}
      </g>
      {npc && (
        <g transform="translate(-19 18)">
          <circle className="xia-badge" r="8" />
          <SeatShape seat={seat} size={11} />
        </g>
      )}
      {bounty > 0 && (
        <g transform="translate(-17 -25)">
          <rect className="xia-badge xia-badge-bounty" x="-18" y="-12" width="44" height="24" rx="12" />
          <DrawnIcon path={icons['death-skull']} size={18} x={-5} className="xia-badge-icon" />
          <text className="xia-badge-text" x="13" y="6.5">
            {bounty / 1000}
          </text>
        </g>
      )}
      {(stranded || veiled) && (
        <g transform="translate(19 -19)">
          <circle className="xia-badge" r="9" />
          <DrawnIcon path={stranded ? icons['battery-0'] : icons.sunglasses} size={13} className="xia-badge-icon" />
        </g>
      )}
    </>
  )
}

/** Milliseconds for a step of a flight. */
export const STEP_TIME = 210

/** Flies along the points, step by step; the place itself is the piece's own. Writes nothing while it flies, and does nothing for who wants no motion. */
function useFlight(flight: string, wait: number) {
  const element = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const body = element.current
    if (!body || flight === '' || !wantsMotion(body)) return
    const points = flight.split(',').map(pointOf)
    const end = points[points.length - 1]
    const frames = points.map(({ x, y }) => ({
      transform: `translate(${x - end.x}px, ${y - end.y}px)`,
      easing: 'ease-in-out',
    }))
    const timing = { duration: STEP_TIME * (points.length - 1), delay: wait, fill: 'backwards' } as const
    body.classList.add('xia-flying')
    body.animate(frames, timing).onfinish = () => body.classList.remove('xia-flying')
  }, [flight, wait])
  return element
}

const pointOf = (text: string): Point => {
  const [x, y] = text.split(' ').map(Number)
  return { x, y }
}
