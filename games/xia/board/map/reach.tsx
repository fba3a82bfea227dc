import { deeds, outfitOf } from '../../codecs.ts'
import { type Hex, hexNamed } from '../../map/hex.ts'
import type { Chart } from '../../map/sectors.ts'
import type { VesselView } from '../../view.ts'
import { content } from '../content.ts'
import { stepsFrom, wayBetween } from './chart.ts'
import { hexText, lineText, middleOf } from './geometry.ts'
import { usePointed } from './live-target.tsx'
import { quietSteps } from './steps.ts'

interface ReachProps {
  readonly chart: Chart
  readonly vessel: VesselView
  readonly hex: Hex
  /** The move that is under way asks for no roll in rocks and nebulae. */
  readonly slips: boolean
}

/**
 * What somebody looks at, shown before it is chosen: how far an engine or the impulse carries without crossing a border, in steps,
 * or with the chance in percent where a die decides; or the way to a space.
 */
export function Reach({ chart, vessel, hex, slips }: ReachProps) {
  const pointed = usePointed()
  if (pointed === undefined) return null
  const to = hexNamed(pointed)
  if (to >= 0) return <Way chart={chart} vessel={vessel} hex={hex} slips={slips} to={to} />
  const ship = content.ships[vessel.ship]
  if (pointed === 'impulse' && ship)
    return <Range chart={chart} vessel={vessel} hex={hex} movement={ship.impulse} die={1} />
  const outfit = content.outfits[outfitOf(deeds.fly.match(pointed) ?? '')]
  return outfit ? <Range chart={chart} vessel={vessel} hex={hex} movement={outfit.die} die={outfit.die} /> : null
}

type RangeProps = Omit<ReachProps, 'slips'> & { readonly movement: number; readonly die: number }

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

function Way({ chart, vessel, hex, slips, to }: ReachProps & { readonly to: Hex }) {
  const way = wayBetween(hex, to, quietSteps(chart, vessel, slips))
  if (way === undefined || way.length === 0) return null
  const points = [hex, ...way].map(middleOf)
  const end = points[points.length - 1]
  return (
    <g className="xia-way">
      <path d={`M${lineText(points)}`} />
      {points.slice(1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" />
      ))}
      <g transform={`translate(${end.x} ${end.y})`}>
        <g className="xia-button-size">
          <text y="-16">{way.length}</text>
        </g>
      </g>
    </g>
  )
}
