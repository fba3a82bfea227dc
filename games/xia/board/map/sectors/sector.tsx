import { type Formatter, Target } from '@orrery/board'
import { memo } from 'react'
import { deeds } from '../../../codecs.ts'
import type { Terrain } from '../../../content/types.ts'
import { type Hex, hexAt, hexName, qOf, rOf } from '../../../map/hex.ts'
import { CELLS } from '../../../map/lattice.ts'
import type { SectorView } from '../../../view.ts'
import { content } from '../../content.ts'
import { mark } from '../../landmarks.ts'
import { HEX_WIDTH, hexText, middleOf, SIZE } from '../geometry.ts'
import { LiveTarget } from '../live-target.tsx'
import { farText, placeTexts } from '../place-text.ts'
import { DRAWN_BORDERS } from './border-marks.ts'
import { Nebula, Planet } from './region.tsx'
import { SpecialMark, signOf, TokenMark } from './special-mark.tsx'
import { type RegionArt, tileArt } from './tile-art.ts'

interface SectorProps {
  readonly tile: string
  readonly q: number
  readonly r: number
  readonly turn: number
}

/** A tile as it lies on the board. Nothing of it ever changes, so it is drawn once. */
export const SectorArt = memo(function SectorArt({ tile, q, r, turn }: SectorProps) {
  const { x, y } = middleOf(hexAt(q, r))
  const { type, malfunctioning } = content.tiles[tile]
  const { outline, grid, regions, marks, specials } = tileArt(tile, turn)
  return (
    <g className={`xia-sector xia-sector-${type}`} transform={`translate(${x} ${y})`} {...mark(`sector-${tile}`)}>
      <path className="xia-sector-ground" d={outline} />
      <path className="xia-sector-stars" d={outline} />
      {regions.map((region, place) => (
        <Region key={region.outline} region={region} id={`${tile}-${place}`} tile={tile} broken={malfunctioning} />
      ))}
      <path className="xia-grid" d={grid} />
      {DRAWN_BORDERS.map((border) => {
        const path = marks.get(border)
        return path && <path key={border} className={`xia-border xia-border-${border}`} d={path} />
      })}
      <path className="xia-sector-rim" d={outline} />
      {specials.map(({ at, special }) => (
        <SpecialMark key={`${at.x} ${at.y}`} x={at.x} y={at.y} {...signOf(special)} />
      ))}
    </g>
  )
})

interface RegionProps {
  readonly region: RegionArt
  readonly id: string
  readonly tile: string
  readonly broken: boolean
}

function Region({ region, id, tile, broken }: RegionProps) {
  switch (region.kind) {
    case 'planet':
      return <Planet region={region} tile={tile} />
    case 'nebula':
      return <Nebula region={region} id={id} />
    case 'star':
      return <path className="xia-star" d={region.outline} />
    default:
      return (
        <g className={`xia-region-${region.kind} ${broken ? 'xia-broken' : ''}`}>
          <path className="xia-region-ground" d={region.outline} />
          <path className="xia-strewn" d={region.strewn.body} />
          <path className="xia-strewn-light" d={region.strewn.light} />
        </g>
      )
  }
}

interface SpacesProps extends SectorProps {
  readonly token: boolean
  /** How far each of them is for the ship that moves, separated by spaces; empty when none does. */
  readonly steps: string
  readonly say: Formatter
}

/** The hexes of a sector as places to go to. */
export const SectorSpaces = memo(
  function SectorSpaces({ tile, q, r, turn, token, steps, say }: SpacesProps) {
    const layout = content.tiles[tile].layouts[turn]
    const { terrain, special } = layout
    const far = steps.split(' ').map(Number)
    const hexes = CELLS.map((cell) => hexAt(q + cell.q, r + cell.r))
    const names = placeTexts(say, tile, layout, token)
    return hexes.map((hex, place) => {
      const name = names[place]
      return (
        <Space
          key={hexName(hex)}
          q={qOf(hex)}
          r={rOf(hex)}
          terrain={terrain[place]}
          label={far[place] > 0 ? farText(say, name, far[place]) : name}
          token={token && special[place]?.kind === 'exploration' ? tile : undefined}
        />
      )
    })
  },
  (a, b) =>
    a.tile === b.tile &&
    a.turn === b.turn &&
    a.token === b.token &&
    a.steps === b.steps &&
    a.say.language === b.say.language &&
    a.q === b.q,
)

/** The distances of a sector's spaces, as one text that can be compared. */
export function stepsText({ q, r }: SectorView, steps: ReadonlyMap<Hex, number>): string {
  if (steps.size === 0) return ''
  const far = CELLS.map((cell) => steps.get(hexAt(q + cell.q, r + cell.r)) ?? 0)
  return far.some((one) => one > 0) ? far.join(' ') : ''
}

interface SpaceProps {
  readonly q: number
  readonly r: number
  readonly terrain: Terrain
  readonly label: string
  /** The sector whose token lies here. */
  readonly token: string | undefined
}

const Space = memo(function Space({ q, r, terrain, label, token }: SpaceProps) {
  const hex = hexAt(q, r)
  const name = hexName(hex)
  const { x, y } = middleOf(hex)
  return (
    <>
      {token && (
        <g {...mark(`token-${token}`)}>
          <TokenMark x={x} y={y} />
        </g>
      )}
      <Target option={name} label={label}>
        <path className="lit xia-space" data-hex={name} data-spot={name} d={hexText({ x, y }, 0.93)} />
      </Target>
      {terrain === 'gate' && (
        <LiveTarget option={deeds.gate.encode(hex)} label={label}>
          <circle className="lit" data-hex={name} cx={x} cy={y} r={HEX_WIDTH * 0.4} />
          <circle className="xia-gate-way" cx={x} cy={y} r={SIZE * 0.3} />
        </LiveTarget>
      )}
    </>
  )
})
