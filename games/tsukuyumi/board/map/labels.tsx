import { DrawnIcon, seatColour, seatInk } from '@orrery/board'
import { memo } from 'react'
import type { HexView } from '../../view.ts'
import { iconOf } from '../emblems.ts'
import { ONI_TONE, useSay, useTones } from '../powers.tsx'
import { type Pennant, pennantWidth, type Sum } from './camps.ts'
import { cornersOf, type PlacedChip } from './chips.ts'
import { centreOf } from './geometry.ts'
import { unitsFor, useGrade } from './grade.ts'
import { useCamps } from './laid.ts'

/** What is written in a hex: its name, what is printed and lies there, how many units, and what they are worth. */
export const Labels = memo(function Labels({ hex }: { readonly hex: HexView }) {
  const tones = useTones()
  const grade = useGrade()
  const { labels, pennants, sums } = useCamps(hex)
  const { name, chips } = cornersOf(hex, grade)
  const { x, y } = centreOf(hex.hex)
  const toneOf = (power: string) => tones[power] ?? ONI_TONE
  return (
    <g transform={`translate(${x} ${y}) scale(${unitsFor(grade)})`}>
      <text className="tsu-name" x={name.x} y={name.y} fontSize={name.size}>
        {hex.hex}
      </text>
      {chips.map((chip) => (
        <ChipMark key={chip.id} {...chip} />
      ))}
      {sums.map((sum) => (
        <SumMark key={sum.id} {...sum} tone={toneOf(sum.power)} />
      ))}
      {pennants.map((pennant) => (
        <path key={pennant.power} className="tsu-pennant-casing" d={flagOf(pennant)} />
      ))}
      {pennants.map((pennant) => (
        <PennantMark key={pennant.power} {...pennant} tone={toneOf(pennant.power)} />
      ))}
      {labels.map(({ id, x, y, size, anchor, text }) => (
        <text key={id} className="tsu-count" x={x} y={y} fontSize={size} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  )
})

const ChipMark = ({ icon, text, look, x, y, size, textSize }: PlacedChip) => (
  <g className={`tsu-chip tsu-chip-${look}`}>
    <DrawnIcon path={iconOf(icon) ?? ''} size={size} x={x} y={y} />
    {text && (
      <text className="tsu-count" x={x + size / 2 + 1} y={y + textSize * 0.36} fontSize={textSize} textAnchor="start">
        {text}
      </text>
    )}
  </g>
)

/** The outline of a pennant, low enough for three rows in the smallest hex. */
function flagOf({ right, y, size, points }: Pennant): string {
  const [left, half] = [right - pennantWidth(points, size), size * 0.6]
  return `M${left} ${y - half}H${right}L${right - size * 0.38} ${y}L${right} ${y + half}H${left}Z`
}

/** Conquest points: the shape says what the number is. */
function PennantMark({ tone, ...pennant }: Pennant & { readonly tone: number }) {
  const { right, y, size, points } = pennant
  const left = right - pennantWidth(points, size)
  return (
    <g>
      <path className="tsu-pennant" fill={seatColour(tone)} d={flagOf(pennant)} />
      <text className="tsu-points" x={left + size * 0.2} y={y + size * 0.36} fontSize={size} fill={seatInk(tone)}>
        {points}
      </text>
    </g>
  )
}

/** Pixels. */
const LISTED = 14

/** The same among words. */
export function ListedPennant({ power, points }: Pick<Pennant, 'power' | 'points'>) {
  const say = useSay()
  const tone = useTones()[power] ?? ONI_TONE
  const width = pennantWidth(points, LISTED)
  const title = `${say.text('Conquest points')}: ${points}`
  return (
    <svg className="tsu-listed-pennant" width={width + 2} height={20} viewBox={`-1 -10 ${width + 2} 20`} role="img">
      <title>{title}</title>
      <PennantMark power={power} right={width} y={0} size={LISTED} points={points} tone={tone} />
    </svg>
  )
}

const SumMark = ({ id, x, y, size, value, tone }: Sum & { readonly tone: number }) => (
  <g style={{ color: seatColour(tone) }} className="tsu-sum">
    <DrawnIcon path={iconOf(id) ?? ''} size={size} x={x + size / 2} y={y} />
    <text className="tsu-count" x={x + size * 1.05} y={y + size * 0.36} fontSize={size} textAnchor="start">
      {value}
    </text>
  </g>
)
