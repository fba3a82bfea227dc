import { DrawnIcon, Target } from '@orrery/board'
import { memo } from 'react'
import { useBuilding } from '../building.ts'
import { useOptions } from '../deciding.ts'
import { iconOf } from '../emblems.ts'
import { centreOf, edgeNamed, isHex, outline, sideNamed, turnOf } from './geometry.ts'
import { Terrain } from './terrain.tsx'

/** What a question offers besides hexes of the board: sides, edges, Terraformings, places for new hexes. */
export function OddTargets({ known }: { readonly known: readonly string[] }) {
  const options = useOptions()
  const { kind } = useBuilding()
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
  const [what, place] = option.split(' ')
  return (what === 'stronghold' || what === 'cover') && isHex(place) ? [place] : []
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
        <polygon className="lit tsu-spot" points={outline(8)} />
        <text className="tsu-name" y={10}>
          {hex}
        </text>
      </Target>
    </g>
  )
})

/** A place that waits for a homezone, whether or not it is offered now. */
export const Slot = memo(function Slot({ hex }: { readonly hex: string }) {
  const { x, y } = centreOf(hex)
  return (
    <g transform={`translate(${x} ${y})`} className="tsu-slot">
      <Terrain type="home" rotation={0} />
      <DrawnIcon path={iconOf('home') ?? ''} size={60} />
      <text className="tsu-name" y={-71}>
        {hex}
      </text>
    </g>
  )
})

/** The words before a place: `close c3-e`, `pigs c8-e`, `tunnel b4-c8`, `stronghold c8`. */
const PlaceTarget = memo(function PlaceTarget({ option }: { readonly option: string }) {
  const words = option.split(' ')
  const place = words[words.length - 1]
  const what = words.length > 1 ? words[0] : undefined
  const side = sideNamed(place)
  if (side) return <SideTarget option={option} {...side} what={what} />
  const edge = edgeNamed(place)
  if (edge) return <EdgeTarget option={option} {...edge} what={what} />
  return what !== undefined && isHex(place) ? <InnerTarget option={option} hex={place} what={what} /> : null
})

const lookOf = (what: string | undefined): string => (what ? `tsu-built tsu-built-${what}` : '')

interface SideTargetProps {
  readonly option: string
  readonly hex: string
  readonly way: string
  readonly what: string | undefined
}

/** The inner side of a hex: pigs, blockades. */
function SideTarget({ option, hex, way, what }: SideTargetProps) {
  const { x, y } = centreOf(hex)
  const turn = turnOf(way)
  const icon = what && iconOf(what)
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} className={lookOf(what)}>
      <Target option={option}>
        <path className="lit" d={what === 'pigs' ? 'M68-35L42-22V22L68 35Z' : 'M84-42L50-26V26L84 42Z'} />
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
  readonly middle: { readonly x: number; readonly y: number }
  readonly turn: number
  readonly what: string | undefined
}

/** Across an edge: tunnels, Kaneda. Both can be offered beside pigs, so a tunnel takes the middle alone. */
function EdgeTarget({ option, middle, turn, what }: EdgeTargetProps) {
  return (
    <g transform={`translate(${middle.x} ${middle.y})`} className={lookOf(what)}>
      <Target option={option}>
        {what === undefined ? (
          <path className="lit" transform={`rotate(${turn})`} d="M-20 0L-12-38H12L20 0L12 38H-12Z" />
        ) : (
          <circle className="lit" r={17} />
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
function InnerTarget({ option, hex, what }: { readonly option: string; readonly hex: string; readonly what: string }) {
  const { x, y } = centreOf(hex)
  return (
    <g transform={`translate(${x + (what === 'stronghold' ? -20 : 20)} ${y})`} className={lookOf(what)}>
      <Target option={option}>
        <rect className="lit" x={-19} y={-22} width={38} height={44} rx={8} />
        <g className="tsu-hint">
          <DrawnIcon path={iconOf(what) ?? ''} size={28} />
        </g>
      </Target>
    </g>
  )
}
