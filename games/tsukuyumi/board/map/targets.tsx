import { DrawnIcon, Target } from '@orrery/board'
import { memo } from 'react'
import { builtPieces, edges, hexSides, landscapings } from '../../codecs.ts'
import { DIRECTION_NAMES, type Direction, type Hex, hexName } from '../../map/hex.ts'
import type { Edge } from '../../map/side.ts'
import { useBuildingKind } from '../answering/building.ts'
import { useOptions } from '../answering/deciding.ts'
import { iconOf } from '../emblems.ts'
import { centreOf, edgePlace, isHex, middleOf, outline, SIZE, turnOf } from './geometry.ts'
import { unitsFor, useGrade } from './grade.ts'
import { Terrain } from './terrain.tsx'

/** What a question offers besides hexes of the board: sides, edges, Terraformings, places for new hexes. */
export function OddTargets({ known }: { readonly known: readonly string[] }) {
  const options = useOptions()
  const kind = useBuildingKind()
  const built = [...new Set(options.flatMap(builtIn))]
  return (
    <g className={kind === undefined ? undefined : `tsu-building tsu-building-${kind}`}>
      {built.map((hex) => (
        <Veil key={hex} hex={hex} />
      ))}
      {options.map((option) => {
        if (isHex(option)) return known.includes(option) ? null : <Spot key={option} hex={option} />
        return <PlaceTarget key={option} option={option} />
      })}
    </g>
  )
}

/** The hex in which a Terraforming could be built. */
const builtIn = (option: string): string[] => {
  const piece = builtPieces.match(option)
  return piece && 'hex' in piece && piece.kind !== 'pigs' ? [hexName(piece.hex)] : []
}

/** Puts the units of a hex into the background while something is built in it. */
function Veil({ hex }: { readonly hex: string }) {
  const { x, y } = centreOf(hex)
  return <polygon className="tsu-veil" points={outline(18)} transform={`translate(${x} ${y})`} />
}

/** An empty place where a homezone or a tile can be laid. */
const Spot = memo(function Spot({ hex }: { readonly hex: string }) {
  const { x, y } = centreOf(hex)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target option={hex}>
        <polygon className="tsu-casing" points={outline(10)} />
        <polygon className="lit tsu-spot" points={outline(10)} />
        <HexName hex={hex} at={0} />
      </Target>
    </g>
  )
})

/** A place that waits for a homezone, whether or not it is offered now. */
export const Slot = memo(function Slot({ hex }: { readonly hex: string }) {
  const { x, y } = centreOf(hex)
  return (
    <g transform={`translate(${x} ${y})`} className="tsu-slot">
      <Terrain type="home" rotation={0} word={hex} />
      <DrawnIcon path={iconOf('home') ?? ''} size={60} />
      <HexName hex={hex} at={-0.66} />
    </g>
  )
})

/** The name of a place where no area lies yet, its middle so far from that of the hex. */
function HexName({ hex, at }: { readonly hex: string; readonly at: number }) {
  const grade = useGrade()
  const size = Math.max(12, grade * 0.15) * unitsFor(grade)
  return (
    <text className="tsu-name" y={at * SIZE + size * 0.36} fontSize={size} textAnchor="middle">
      {hex}
    </text>
  )
}

/** What is done or built in a place: `close c3-e`, `pigs c8-e`, `tunnel b4-c8`, `stronghold c8`; or a side or an edge itself. */
const PlaceTarget = memo(function PlaceTarget({ option }: { readonly option: string }) {
  const piece = builtPieces.match(option)
  if (piece?.kind === 'tunnel') return <EdgeTarget option={option} edge={piece.edge} what={piece.kind} />
  if (piece?.kind === 'pigs') return <SideTarget option={option} {...piece} what={piece.kind} />
  if (piece) return <InnerTarget option={option} hex={piece.hex} what={piece.kind} />
  const landscaping = landscapings.match(option)
  const side = landscaping ?? hexSides.match(option)
  if (side) return <SideTarget option={option} hex={side.hex} way={side.way} what={landscaping?.what} />
  const edge = edges.match(option)
  return edge === undefined ? null : <EdgeTarget option={option} edge={edge} what={undefined} />
})

const lookOf = (what: string | undefined): string => (what ? `tsu-built tsu-built-${what}` : '')

const PIGS_SIDE = 'M68-35L42-22V22L68 35Z'
/** Low enough to leave the names and numbers of the area to be read; what can be hit is deeper. */
const INNER_SIDE = 'M83-41L64-32V32L83 41Z'
const INNER_HIT = 'M84-42L50-26V26L84 42Z'
const ACROSS = 'M-20 0L-12-38H12L20 0L12 38H-12Z'

interface SideTargetProps {
  readonly option: string
  readonly hex: Hex
  readonly way: Direction
  readonly what: string | undefined
}

/** The inner side of a hex: pigs, blockades. */
function SideTarget({ option, hex, way, what }: SideTargetProps) {
  const { x, y } = middleOf(hex)
  const turn = turnOf(DIRECTION_NAMES[way])
  const icon = what && iconOf(what)
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} className={lookOf(what)}>
      <Target option={option}>
        {what !== 'pigs' && <path className="tsu-hit" data-hit d={INNER_HIT} />}
        <path className="tsu-casing" d={what === 'pigs' ? PIGS_SIDE : INNER_SIDE} />
        <path className="lit" d={what === 'pigs' ? PIGS_SIDE : INNER_SIDE} />
        {icon && (
          <g transform={`translate(56 0) rotate(${-turn})`} className="tsu-hint">
            <DrawnIcon path={icon} size={24} />
          </g>
        )}
      </Target>
    </g>
  )
}

interface EdgeTargetProps {
  readonly option: string
  readonly edge: Edge
  readonly what: string | undefined
}

/** Across an edge: tunnels, Kaneda. Both can be offered beside pigs, so a tunnel takes the middle alone. */
function EdgeTarget({ option, edge, what }: EdgeTargetProps) {
  const { middle, turn } = edgePlace(edge)
  return (
    <g transform={`translate(${middle.x} ${middle.y})`} className={lookOf(what)}>
      <Target option={option}>
        {what === undefined ? (
          <g transform={`rotate(${turn})`}>
            <path className="tsu-casing" d={ACROSS} />
            <path className="lit" d={ACROSS} />
          </g>
        ) : (
          <>
            <circle className="tsu-casing" r={17} />
            <circle className="lit" r={17} />
          </>
        )}
        {what && (
          <g className="tsu-hint">
            <DrawnIcon path={iconOf(what) ?? ''} size={24} />
          </g>
        )}
      </Target>
    </g>
  )
}

/** Inside a hex: Strongholds to the left and Covers to the right. */
function InnerTarget({ option, hex, what }: { readonly option: string; readonly hex: Hex; readonly what: string }) {
  const { x, y } = middleOf(hex)
  return (
    <g transform={`translate(${x + (what === 'stronghold' ? -20 : 20)} ${y})`} className={lookOf(what)}>
      <Target option={option}>
        <rect className="tsu-casing" x={-19} y={-22} width={38} height={44} rx={8} />
        <rect className="lit" x={-19} y={-22} width={38} height={44} rx={8} />
        <g className="tsu-hint">
          <DrawnIcon path={iconOf(what) ?? ''} size={28} />
        </g>
      </Target>
    </g>
  )
}
