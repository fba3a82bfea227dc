import type { ReactNode } from 'react'
import { hexCorners, pointsText } from '../hex.ts'

const POINTS = pointsText(hexCorners({ x: 0, y: 0 }, 46))
/** Of a box of 100: few digits are large, more take the same room. */
const SIZES = [46, 46, 46, 36, 28, 24, 20] as const

/** As much of the hex a sign needs below the number. */
const FOR_A_SIGN = 9

interface HexNumberProps {
  readonly value: number | string
  /** What it is a sum of, where that is not plain. */
  readonly of?: { readonly name: string; readonly sign: ReactNode } | undefined
}

/** A sum in a hex. */
export function HexNumber({ value, of }: HexNumberProps) {
  const text = String(value).replace('-', '−')
  const size = SIZES[text.length] ?? 18
  return (
    <div className="stage-hex" title={of?.name}>
      <svg viewBox="-50 -50 100 100" role="img" aria-label={of ? `${of.name}: ${text}` : text}>
        <polygon points={POINTS} />
        {/* Another number is another text: it grows out of its place. */}
        <text key={text} y={size * 0.34 - (of ? FOR_A_SIGN : 0)} fontSize={size} textAnchor="middle">
          {text}
        </text>
      </svg>
      {of && (
        <span className="stage-sign" aria-hidden="true">
          {of.sign}
        </span>
      )}
    </div>
  )
}
