import type { Formatter } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { useMemo } from 'react'
import { deeds, hexes, outfitOf } from '../../codecs.ts'
import { type Hex, hexNamed, neighbour } from '../../map/hex.ts'
import type { Chart } from '../../map/sectors.ts'
import type { VesselView, View } from '../../view.ts'
import { content } from '../content.ts'
import { stepsFrom, wayBetween } from './chart.ts'
import { hexText, lineText, middleOf, outlineText } from './geometry.ts'
import { usePointed, useQuestion } from './live-target.tsx'
import { quietSteps } from './steps.ts'

interface ReachProps {
  readonly chart: Chart
  readonly vessel: VesselView
  readonly hex: Hex
  /** The move that is under way, if it is the viewer's: how far it goes, and whether it asks for no roll in rocks and nebulae. */
  readonly move: View['move']
  readonly say: Formatter
}

/** The rim of everything on the map that can be chosen, as one line: many spaces are one shape. */
export function ReachRim() {
  const question = useQuestion()
  const options = question && 'options' in question ? question.options : NOTHING
  const rim = useMemo(() => {
    const lit = new Set(options.flatMap((option) => hexes.match(option) ?? []))
    return lit.size === 0 ? '' : outlineText([...lit], (hex, direction) => lit.has(neighbour(hex, direction)))
  }, [options])
  if (rim === '') return null
  return (
    <>
      <path className="xia-rim-casing" d={rim} />
      <path className="xia-rim" d={rim} />
    </>
  )
}

const NOTHING: readonly Scalar[] = []

/**
 * What somebody looks at, shown before it is chosen: how far an engine or the impulse carries without crossing a border, in steps,
 * or with the chance in percent where a die decides; or the way to a space.
 */
export function Reach({ chart, vessel, hex, move, say }: ReachProps) {
  const pointed = usePointed()
  if (pointed === undefined) return null
  const to = hexNamed(pointed)
  if (to >= 0) return <Way chart={chart} vessel={vessel} hex={hex} move={move} to={to} say={say} />
  const ship = content.ships[vessel.ship]
  if (pointed === 'impulse' && ship)
    return <Range chart={chart} vessel={vessel} hex={hex} movement={ship.impulse} die={1} />
  const outfit = content.outfits[outfitOf(deeds.fly.match(pointed) ?? '')]
  return outfit ? <Range chart={chart} vessel={vessel} hex={hex} movement={outfit.die} die={outfit.die} /> : null
}

type RangeProps = Pick<ReachProps, 'chart' | 'vessel' | 'hex'> & { readonly movement: number; readonly die: number }

function Range({ chart, vessel, hex, movement, die }: RangeProps) {
  const steps = stepsFrom(hex, movement, quietSteps(chart, vessel))
  return (
    <g className="xia-reach">
      {[...steps].map(([at, far]) => {
        const { x, y } = middleOf(at)
        const chance = die === 1 ? 1 : (die - far + 1) / die
        if (far === 0) return null
        return (
          <g key={at} opacity={0.3 + 0.7 * chance}>
            <path d={hexText({ x, y }, 0.8)} />
            <g transform={`translate(${x} ${y})`}>
              <text className="xia-note-size" y="5">
                {die === 1 ? far : Math.round(chance * 100)}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** The way to a space, and on it what it costs and what is left. */
function Way({ chart, vessel, hex, move, to, say }: ReachProps & { readonly to: Hex }) {
  const way = wayBetween(hex, to, quietSteps(chart, vessel, move?.slips ?? false))
  if (way === undefined || way.length === 0) return null
  const points = [hex, ...way].map(middleOf)
  const end = points[points.length - 1]
  const left = (move?.left ?? 0) - way.length
  return (
    <g className="xia-way">
      <path d={`M${lineText(points)}`} />
      {points.slice(1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" />
      ))}
      <g transform={`translate(${end.x} ${end.y})`}>
        <g className="xia-note-size">
          <text y="-14">{left < 0 ? way.length : say.text('{{n}}, {{left}} left', { n: way.length, left })}</text>
        </g>
      </g>
    </g>
  )
}
