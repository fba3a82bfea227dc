import { type Box, type DrawingProps, type Say, Viewport, type ViewportHandle } from '@orrery/board'
import { useMemo, useRef, useState } from 'react'
import { hexAt, hexNamed } from '../../map/hex.ts'
import type { SectorView, VesselView, View } from '../../view.ts'
import { content } from '../content.ts'
import { Aim, AimPreview, CraftTargets, Fire } from './aim.tsx'
import { Around } from './around.tsx'
import { chartOf } from './chart.ts'
import { Craft, STEP_TIME } from './craft.tsx'
import { flightText } from './flights.ts'
import { Floating } from './floating.tsx'
import { degreesTo, middleOf, SIZE } from './geometry.ts'
import { Halo } from './halo.tsx'
import { MapTools } from './map-tools.tsx'
import { placeNames } from './names.ts'
import { Reach } from './reach.tsx'
import { SectorArt, SectorName, SectorSpaces } from './sector.tsx'
import { makeGlance, SpaceCard } from './space-card.tsx'
import { Since, Trails } from './trails.tsx'
import { Unknown } from './unknown.tsx'
import { useFit } from './use-fit.ts'
import { useFlights } from './use-flights.ts'
import { useFollow } from './use-follow.ts'

/** From the middle of a tile to its rim, and a margin in which the unknown begins. */
const TILE_REACH = SIZE * 4.4
const MARGIN = SIZE * 1.3

/** What the map covers. */
function boxOf(sectors: readonly SectorView[]): Box {
  const middles = sectors.map(({ q, r }) => middleOf(hexAt(q, r)))
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const far = TILE_REACH + MARGIN
  return {
    x: left - far,
    y: top - far,
    width: Math.max(...xs) - left + 2 * far,
    height: Math.max(...ys) - top + 2 * far,
  }
}

/** The star system as far as it is known. */
export function StarMap({ view, say, news, since }: DrawingProps<View>) {
  const { sectors, sectorDeck, seat } = view
  const chart = chartOf(sectors)
  const box = useMemo(() => boxOf(sectors), [sectors])
  const frame = useFit(box)
  const viewport = useRef<ViewportHandle>(null)
  const [glance] = useState(makeGlance)
  const { flights, headings } = useFlights(view, news)
  const own = seat === null ? undefined : view.vessels[seat]
  useFollow(frame, viewport, own, box)
  return (
    <div className="xia-map" ref={frame}>
      <Viewport ref={viewport} box={box} label={say.text('Star map')} maxZoom={8}>
        <Background box={box} />
        <g
          onPointerOver={(event) => glance.look((event.target as Element).getAttribute('data-hex') ?? undefined)}
          onPointerLeave={() => glance.look(undefined)}
        >
          <Unknown chart={chart} left={sectorDeck > 0} />
          {sectors.map(({ tile, q, r, turn }) => (
            <SectorArt key={tile} tile={tile} q={q} r={r} turn={turn} />
          ))}
          <SectorNames sectors={sectors} box={box} say={say} />
          <Floating view={view} say={say} />
          {sectors.map(({ tile, q, r, turn, token }) => (
            <SectorSpaces key={tile} tile={tile} q={q} r={r} turn={turn} token={token} say={say} />
          ))}
        </g>
        <g className="xia-untouched">
          {own && own.hex !== null && <Reach chart={chart} vessel={own} hex={hexNamed(own.hex)} />}
          <Since view={view} since={since} say={say} />
          <Trails flights={flights} />
          <Crafts view={view} flights={flights} headings={headings} />
          <Fire view={view} chart={chart} />
        </g>
        {own && own.hex !== null && <OwnShip view={view} own={own} hex={own.hex} box={box} say={say} />}
        <CraftTargets view={view} say={say} />
      </Viewport>
      <SpaceCard view={view} chart={chart} glance={glance} own={own} say={say} />
      <MapTools viewport={viewport} own={own} say={say} />
    </div>
  )
}

/** The size of the letters with which names are placed: as on a large screen, where all of the map is shown. */
const lettersFor = ({ width, height }: Box): number =>
  Math.min(36, Math.max(14, 11.5 / Math.min(980 / width, 590 / height)))

/** The names of the sectors, where they hide the least. */
function SectorNames({
  sectors,
  box,
  say,
}: {
  readonly sectors: readonly SectorView[]
  readonly box: Box
  readonly say: Say
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language only
  const places = useMemo(
    () =>
      placeNames(
        sectors.map((sector) => ({ ...sector, name: say.name(sector.tile) })),
        lettersFor(box),
      ),
    [sectors, box, say.language],
  )
  return sectors.map(({ tile }) => {
    const { x, y } = places.get(tile) ?? { x: 0, y: 0 }
    return <SectorName key={tile} name={say.name(tile)} law={content.tiles[tile].law} x={x} y={y} />
  })
}

/** Everything that can be done from the viewer's ship. */
function OwnShip({ view, own, hex, box, say }: OwnShipProps) {
  const chart = chartOf(view.sectors)
  const at = hexNamed(hex)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return (
    <>
      <Around chart={chart} vessel={own} hex={at} say={say} />
      <AimPreview view={view} chart={chart} own={own.colour} />
      <Aim view={view} chart={chart} own={own.colour} say={say} />
      <Halo
        at={middleOf(at)}
        towards={middle}
        outfits={own.outfits.map(({ id }) => id)}
        abilities={[...own.abilities.map(({ id }) => id), ...(own.replica === '' ? [] : [own.replica])]}
        say={say}
      />
    </>
  )
}

interface OwnShipProps {
  readonly view: View
  readonly own: VesselView
  readonly hex: string
  readonly box: Box
  readonly say: Say
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
