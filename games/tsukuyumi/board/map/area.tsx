import { DrawnIcon, seatColour } from '@orrery/board'
import { memo } from 'react'
import type { HexView } from '../../view.ts'
import { iconOf } from '../emblems.ts'
import { ONI_TONE } from '../powers.tsx'
import { centreOf, outline, SIZE } from './geometry.ts'
import { type Grade, rimOf, unitsFor, useGrade } from './grade.ts'
import { SideMark } from './sides.tsx'
import { Terrain } from './terrain.tsx'

interface AreaProps {
  readonly hex: HexView
  /** Whose it is, as the seat whose colours it wears; -1 for nobody. */
  readonly owner: number
}

/** A hex as it lies: its ground, whose it is, and its sides. What is written in it lies above what can be chosen. */
export const Area = memo(function Area({ hex, owner }: AreaProps) {
  const { x, y } = centreOf(hex.hex)
  const { printed = [], passages = [], blockades = [], pigs = [] } = hex
  return (
    <g transform={`translate(${x} ${y})`} className={owner >= 0 ? 'tsu-area tsu-owned' : 'tsu-area'}>
      <Terrain {...groundOf(hex)} />
      {owner >= 0 && <Rim owner={owner} />}
      {printed.map((way) => (
        <SideMark key={`p${way}`} kind={passages.includes(way) ? 'passage' : 'printed'} way={way} />
      ))}
      {blockades.map((way) => (
        <SideMark key={`b${way}`} kind="blockade" way={way} />
      ))}
      {pigs.map((way) => (
        <SideMark key={`g${way}`} kind="pigs" way={way} />
      ))}
      {hex.kind === 'homezone' && owner >= 0 && Object.keys(hex.units).length === 0 && (
        <g className="tsu-home-mark" style={{ color: seatColour(owner) }}>
          <DrawnIcon path={iconOf(hex.owner ?? 'oni') ?? ''} size={SIZE * 0.6} />
        </g>
      )}
    </g>
  )
})

export const groundOf = ({ hex, kind, type, tile, rotation }: HexView) => ({
  type: kind === 'homezone' ? 'home' : (type ?? 'ocean'),
  rotation,
  word: kind === 'moon' ? hex : tile,
})

/** In the middle of a rim, in the night's colour: whole, double, dashed, dotted; that of the Oni is thin. */
const PATTERNS = ['', 'tsu-rim-double', 'tsu-rim-dashed', 'tsu-rim-dotted', ''] as const
const THIN = 0.6

/** Whose it is: a rim in the colour and the line of its side, which stands off from the ground by a casing. */
export function Rim({ owner }: { readonly owner: number }) {
  const grade = useGrade()
  const unit = unitsFor(grade)
  const width = rimOf(grade) * unit * (owner === ONI_TONE ? THIN : 1)
  const points = rimOutline(grade, width)
  const pattern = PATTERNS[owner]
  return (
    <g className="tsu-rim">
      <polygon className="tsu-rim-casing" points={points} strokeWidth={width + 3 * unit} />
      <polygon points={points} stroke={seatColour(owner)} strokeWidth={width} />
      {pattern && <polygon className={pattern} points={points} strokeWidth={width * 0.34} />}
    </g>
  )
}

const rimOutline = (grade: Grade, width: number): string => outline((width / 2 + unitsFor(grade) * 1.5) / 0.866)

export const toneOfOwner = (tones: { readonly [power: string]: number }, owner: string | null): number =>
  owner === null ? -1 : (tones[owner] ?? ONI_TONE)
