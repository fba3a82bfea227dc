import { Piece, SeatShape, Target } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { memo } from 'react'
import { ClanSign } from '../art/emblems.tsx'
import type { ChipForm } from '../layout/chips.ts'

interface MarkerProps {
  readonly clan: string
  readonly x: number
  readonly y: number
  readonly form: ChipForm
  readonly width: number
  readonly height: number
  /** Whom an oath binds it to, or -1. */
  readonly sworn: Seat
  readonly recent: boolean
  readonly label: string
}

/** The marker of a lesser clan on the alliance track. */
export const Marker = memo(function Marker(props: MarkerProps) {
  const { clan, x, y, form, width, height, sworn, recent, label } = props
  const box = { x: -width / 2, y: -height / 2, width, height, rx: height / 2 }
  const sign = Math.min(form === 'pill' ? 24 : 28, height - 4)
  return (
    <Piece x={x} y={y} className={recent ? 'ss-marker ss-recent' : 'ss-marker'}>
      <Target option={clan} label={label} className="ss-clan">
        <rect className={sworn < 0 ? 'ss-chip' : 'ss-chip ss-chip-sworn'} {...box} />
        <g transform={form === 'pill' ? `translate(${-width / 2 + 15} 0)` : undefined}>
          <ClanSign clan={clan} size={sign} />
        </g>
        {form === 'pill' && (
          <text className="ss-chip-text" x={-width / 2 + 30} y="4.5">
            {clan}
          </text>
        )}
        {sworn >= 0 && (
          <g transform={`translate(${width / 2 - 5} ${-height / 2 + 4})`}>
            <SeatShape seat={sworn} size={14} />
          </g>
        )}
        <title>{label}</title>
        <rect className="ss-casing" {...box} />
        <rect className="lit" {...box} />
      </Target>
    </Piece>
  )
})
