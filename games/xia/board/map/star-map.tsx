import {
  type Box,
  type DrawingProps,
  type Formatter,
  NO_INSETS,
  type Point,
  seatColour,
  Viewport,
  type ViewportHandle,
} from '@orrery/board'
import { useMemo, useRef, useState } from 'react'
import { hexAt, hexNamed } from '../../map/hex.ts'
import type { SectorView, VesselView, View } from '../../view.ts'
import { Aim, AimPreview, CraftTargets, Fire } from './aim.tsx'
import { chartOf } from './chart.ts'
import { Craft, STEP_TIME } from './craft.tsx'
import type { Detail } from './detail.ts'
import { flightText } from './flights.ts'
import { Floating } from './floating.tsx'
import { degreesTo, middleOf, SIZE } from './geometry.ts'
import { Around } from './halo/around.tsx'
import { Halo } from './halo/halo.tsx'
import { MapTools } from './map-tools.tsx'
import { Reach, ReachRim } from './reach.tsx'
import { SectorArt, SectorSpaces, stepsText } from './sectors/sector.tsx'
import { SectorNames } from './sectors/sector-names.tsx'
import { Unknown } from './sectors/unknown.tsx'
import { SpaceCard } from './space-card.tsx'
import { stepsOfMove } from './steps.ts'
import { Since, Trails } from './trails.tsx'
import { useFit } from './use-fit.ts'
import { useFlights } from './use-flights.ts'

/** From the middle of a tile to its rim; around the known sectors the signs on their sides, and farther out the unknown. */
const TILE_REACH = { x: SIZE * 4.35, y: SIZE * 4 }
const MARGIN = SIZE * 0.7
const UNKNOWN = SIZE * 7

/** What the known sectors cover, with so much around them. */
function boxOf(sectors: readonly SectorView[], margin: number): Box {
  const middles = sectors.map(({ q, r }) => middleOf(hexAt(q, r)))
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [across, down] = [TILE_REACH.x + margin, TILE_REACH.y + margin]
  return {
    x: left - across,
    y: top - down,
    width: Math.max(...xs) - left + 2 * across,
    height: Math.max(...ys) - top + 2 * down,
  }
}

/** The map tools stand at the right. */
const BESIDE_TOOLS = { ...NO_INSETS, right: 60 }
/** Pixels for a unit: seen from farther away, spaces could not be told apart. */
const LEAST = 18 / SIZE

/** Names are placed anew for some steps of nearness only; between them they hide less than they could. */
const stepBelow = (zoom: number): number => 2 ** (Math.floor(Math.log2(zoom) * 2) / 2)

/** The star system as far as it is known. */
export function StarMap({ view, say, news, since }: DrawingProps<View>) {
  const { sectors, sectorDeck, seat } = view
  const chart = chartOf(sectors)
  const box = useMemo(() => boxOf(sectors, MARGIN), [sectors])
  const reach = useMemo(() => boxOf(sectors, UNKNOWN), [sectors])
  const middle = useMemo(() => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }), [box])
  const { frame, units, detail, settle } = useFit(box, BESIDE_TOOLS)
  const [near, setNear] = useState(1)
  const viewport = useRef<ViewportHandle>(null)
  const { flights, headings } = useFlights(view, news)
  const own = seat === null ? undefined : view.vessels[seat]
  const steps = useMemo(() => stepsOfMove(view), [view])
  return (
    <div className="xia-map" ref={frame}>
      <Viewport
        ref={viewport}
        box={box}
        reach={reach}
        label={say.text('Star map')}
        maxZoom={8}
        placeRadius={SIZE * 0.8}
        insets={BESIDE_TOOLS}
        follows={LEAST}
        overview={<Overview sectors={sectors} own={own} seat={seat ?? 0} />}
        onZoomed={(zoom) => {
          settle(zoom)
          setNear(stepBelow(zoom))
        }}
      >
        <Background box={box} />
        <g>
          <Unknown chart={chart} left={sectorDeck > 0} />
          {sectors.map(({ tile, q, r, turn }) => (
            <SectorArt key={tile} tile={tile} q={q} r={r} turn={turn} />
          ))}
          <Floating view={view} say={say} />
          {sectors.map((sector) => (
            <SectorSpaces key={sector.tile} {...sector} steps={stepsText(sector, steps)} say={say} />
          ))}
        </g>
        <g className="xia-untouched">
          <ReachRim />
          <SectorNames view={view} units={units / near} detail={detail} middle={middle} say={say} />
          {own && own.hex !== null && (
            <Reach
              chart={chart}
              vessel={own}
              hex={hexNamed(own.hex)}
              move={view.move?.seat === seat ? view.move : null}
              say={say}
            />
          )}
          <Since view={view} since={since} say={say} />
          <Trails flights={flights} />
          <Crafts view={view} flights={flights} headings={headings} />
          <Fire view={view} chart={chart} />
        </g>
        {own && own.hex !== null && (
          <OwnShip view={view} own={own} hex={own.hex} middle={middle} units={units / near} detail={detail} say={say} />
        )}
        <CraftTargets view={view} say={say} />
      </Viewport>
      <SpaceCard view={view} chart={chart} inside={frame} own={own} say={say} />
      <MapTools viewport={viewport} own={own} say={say} />
    </div>
  )
}

interface OverviewProps {
  readonly sectors: readonly SectorView[]
  readonly own: VesselView | undefined
  readonly seat: number
}

/** The known sectors in small, and the own ship. */
function Overview({ sectors, own, seat }: OverviewProps) {
  const ship = own?.hex ? middleOf(hexNamed(own.hex)) : undefined
  return (
    <>
      {sectors.map(({ tile, q, r }) => {
        const { x, y } = middleOf(hexAt(q, r))
        return <circle key={tile} className="xia-overview" cx={x} cy={y} r={TILE_REACH.y * 0.95} />
      })}
      {ship && <circle cx={ship.x} cy={ship.y} r={SIZE * 1.6} fill={seatColour(seat)} />}
    </>
  )
}

/** Everything that can be done from the viewer's ship. */
function OwnShip({ view, own, hex, middle, units, detail, say }: OwnShipProps) {
  const chart = chartOf(view.sectors)
  const at = hexNamed(hex)
  return (
    <>
      <Around chart={chart} vessel={own} hex={at} say={say} />
      <AimPreview view={view} chart={chart} own={own.colour} />
      <Aim view={view} chart={chart} own={own.colour} say={say} />
      <Halo view={view} vessel={own} middle={middle} units={units} detail={detail} say={say} />
    </>
  )
}

interface OwnShipProps {
  readonly view: View
  readonly own: VesselView
  readonly hex: string
  /** Of the map. */
  readonly middle: Point
  /** Of the map in a pixel. */
  readonly units: number
  readonly detail: Detail
  readonly say: Formatter
}

function Background({ box }: { readonly box: Box }) {
  return (
    <>
      <defs>
        <pattern id="xia-stars" width="173" height="149" patternUnits="userSpaceOnUse">
          <path
            className="xia-far-stars"
            d="M20 31h.1M61 92h.1M118 14h.1M150 121h.1M92 57h.1M34 133h.1M139 71h.1M7 84h.1M78 8h.1M165 42h.1"
          />
          <path className="xia-near-stars" d="M49 52h.1M127 100h.1M98 138h.1" />
        </pattern>
        <radialGradient id="xia-star-light">
          <stop offset="0" className="xia-star-core" />
          <stop offset="0.35" className="xia-star-hot" />
          <stop offset="0.75" className="xia-star-warm" />
          <stop offset="1" className="xia-star-rim" />
        </radialGradient>
        <radialGradient id="xia-ball" cx=".36" cy=".32" r=".75">
          <stop stopColor="#fff" stopOpacity=".34" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#01030a" stopOpacity=".82" />
        </radialGradient>
        {['near', 'far'].map((which) => (
          <radialGradient key={which} id={`xia-gas-${which}`}>
            <stop className={`xia-gas-${which}`} stopOpacity=".85" />
            <stop offset=".55" className={`xia-gas-${which}`} stopOpacity=".4" />
            <stop offset="1" className={`xia-gas-${which}`} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      <rect className="xia-sky" x={box.x - 2000} y={box.y - 2000} width={box.width + 4000} height={box.height + 4000} />
      <rect
        className="xia-sky-stars"
        x={box.x - 2000}
        y={box.y - 2000}
        width={box.width + 4000}
        height={box.height + 4000}
      />
    </>
  )
}

type CraftsProps = { readonly view: View } & Pick<ReturnType<typeof useFlights>, 'flights' | 'headings'>

const FIRST_HEADING = degreesTo(1)

function Crafts({ view, flights, headings }: CraftsProps) {
  const motionOf = (craft: string) => {
    const flight = flights.find((one) => one.craft === craft)
    return {
      heading: headings.get(craft) ?? FIRST_HEADING,
      flight: flight ? flightText(flight) : '',
      wait: flight ? flight.after * STEP_TIME : 0,
    }
  }
  const shared = new Map<string, number>()
  const placeOf = (hex: string) => {
    const before = shared.get(hex) ?? 0
    shared.set(hex, before + 1)
    const { x, y } = middleOf(hexNamed(hex))
    return { x: x + before * 14, y: y - before * 12 }
  }
  return (
    <>
      {view.npcs.map(
        ({ id, hex, controller, bounty }) =>
          hex !== null && (
            <Craft
              key={id}
              hull={id}
              craft={id}
              seat={controller}
              npc
              mine={false}
              {...placeOf(hex)}
              {...motionOf(id)}
              bounty={bounty}
              stranded={false}
              veiled={false}
            />
          ),
      )}
      {view.vessels.map(
        ({ colour, ship, hex, bounty, stranded, veiled }, seat) =>
          hex !== null && (
            <Craft
              key={colour}
              hull={ship}
              craft={colour}
              seat={seat}
              npc={false}
              mine={seat === view.seat}
              {...placeOf(hex)}
              {...motionOf(colour)}
              bounty={bounty}
              stranded={stranded}
              veiled={veiled}
            />
          ),
      )}
    </>
  )
}
