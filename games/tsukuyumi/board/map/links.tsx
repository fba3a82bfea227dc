import { DrawnIcon } from '@orrery/board'
import { memo } from 'react'
import { edges } from '../../codecs.ts'
import { iconOf } from '../emblems.ts'
import { edgePlace } from './geometry.ts'

const TUNNEL = iconOf('tunnel') ?? ''
const KANEDA = iconOf('kaneda') ?? ''

/** A tunnel below an edge; one that was used in this round is shut. */
export const TunnelMark = memo(function TunnelMark({ edge, used }: { readonly edge: string; readonly used: boolean }) {
  const { middle, turn } = edgePlace(edges.decode(edge))
  return (
    <g transform={`translate(${middle.x} ${middle.y})`}>
      <TunnelDrawing turn={turn} used={used} />
    </g>
  )
})

export const TunnelDrawing = ({ turn, used }: { readonly turn: number; readonly used: boolean }) => (
  <g className={used ? 'tsu-tunnel tsu-used' : 'tsu-tunnel'}>
    <g transform={`rotate(${turn})`}>
      <rect x={-34} y={-15} width={68} height={30} rx={15} />
    </g>
    <DrawnIcon path={TUNNEL} size={26} />
    {used && <path className="tsu-shut" d="M-13-13L13 13M13-13L-13 13" />}
  </g>
)

const COLOURS = ['red', 'blue'] as const

/** The wall that nobody but the Cybersamurai crosses. */
export const KanedaMark = memo(function KanedaMark({ edge, at }: { readonly edge: string; readonly at: number }) {
  const { middle, turn } = edgePlace(edges.decode(edge))
  return (
    <g transform={`translate(${middle.x} ${middle.y})`}>
      <KanedaDrawing turn={turn} at={at} />
    </g>
  )
})

export const KanedaDrawing = ({ turn, at }: { readonly turn: number; readonly at: number }) => (
  <g transform={`rotate(${turn})`} className={`tsu-kaneda tsu-kaneda-${COLOURS[at]}`}>
    <path className="tsu-kaneda-glow" d="M0-48V48" />
    <path d="M-5-46L5-32L-5-18L5-4L-5 10L5 24L-5 38L2 47" />
    <g transform={`rotate(${-turn})`} className="tsu-kaneda-sign">
      <circle r={13} />
      <DrawnIcon path={KANEDA} size={20} />
    </g>
  </g>
)
