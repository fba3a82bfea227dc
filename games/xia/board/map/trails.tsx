import { type Formatter, seatColour } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import { memo } from 'react'
import { COLOURS } from '../../crafts.ts'
import { type Hex, hexAt } from '../../map/hex.ts'
import type { View } from '../../view.ts'
import { chartOf } from './chart.ts'
import { places } from './craft-places.ts'
import { type Flight, isStep, waysOf } from './flights.ts'
import { middleOf } from './geometry.ts'
import { TILE_OUTLINE } from './sectors/tile-art.ts'

const seatOf = (craft: string): Seat => COLOURS.indexOf(craft as 'Red')

const colourOf = (craft: string): string => (seatOf(craft) < 0 ? 'var(--xia-npc)' : seatColour(seatOf(craft)))

interface TrailProps {
  readonly craft: string
  /** The hexes as numbers. */
  readonly hexes: string
}

/** The way of a ship, step by step: dots, leaps dashed. */
const Trail = memo(function Trail({ craft, hexes }: TrailProps) {
  const way = hexes.split(' ').map(Number)
  const steps = way.slice(1).map((hex, i) => ({ hex, from: way[i], number: i + 1 }))
  return (
    <g className="xia-trail" style={{ color: colourOf(craft) }}>
      {steps.map(({ hex, from, number }) => {
        const [start, end] = [middleOf(from), middleOf(hex)]
        const leap = isStep(from, hex) ? '' : 'xia-trail-leap'
        return <path key={number} className={leap} d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      })}
      {steps.slice(0, -1).map(({ hex, number }) => {
        const { x, y } = middleOf(hex)
        return (
          <g key={number} transform={`translate(${x} ${y})`}>
            <circle className="xia-note-size" r="4" />
          </g>
        )
      })}
    </g>
  )
})

/** The flights of the last update. */
export const Trails = ({ flights }: { readonly flights: readonly Flight[] }) =>
  flights.map(({ craft, hexes }) => <Trail key={craft} craft={craft} hexes={hexes.join(' ')} />)

interface SinceProps {
  readonly view: View
  readonly since: readonly LogLine[]
  readonly say: Formatter
}

/** What has happened since the viewer's last decision: where ships flew, what was found, who was hit. */
export function Since({ view, since, say }: SinceProps) {
  if (since.length === 0) return null
  const ways = waysOf(chartOf(view.sectors), since)
  const found = new Set(since.flatMap(({ what, data }) => (what === 'map.symbols' ? [String(data.tile)] : [])))
  const hits = since.flatMap(({ what, data }) =>
    what === 'combat.resolve' ? [[String(data.target), Number(data.damage)] as const] : [],
  )
  const now = places(view)
  return (
    <g className="xia-since">
      {view.sectors.map(({ tile, q, r }) => {
        if (!found.has(tile)) return null
        const { x, y } = middleOf(hexAt(q, r))
        return (
          <g key={tile} transform={`translate(${x} ${y})`}>
            <path className="xia-found" d={TILE_OUTLINE} />
            <g transform="translate(0 -118)">
              <text className="xia-found-text xia-note-size">{say.text('new')}</text>
            </g>
          </g>
        )
      })}
      {[...ways].map(
        ([craft, hexes]) => hexes.length > 1 && <Trail key={craft} craft={craft} hexes={hexes.join(' ')} />,
      )}
      {[...new Map(hits)].map(([craft, damage]) => {
        const hex: Hex | undefined = now.get(craft)
        if (hex === undefined || damage === 0) return null
        const { x, y } = middleOf(hex)
        return (
          <g key={craft} className="xia-hit" transform={`translate(${x} ${y})`}>
            <g className="xia-note-size">
              <path
                transform="translate(0 -24)"
                d="M0-20L6-8L19-10L10 0L19 10L6 8L0 20L-6 8L-19 10L-10 0L-19-10L-6-8Z"
              />
              <text y="-19.5">−{damage}</text>
            </g>
          </g>
        )
      })}
    </g>
  )
}
