import { hexCorners, pointsText } from '../hex.ts'

const POINTS = pointsText(hexCorners({ x: 0, y: 0 }, 46))
/** Of a box of 100: few digits are large, more take the same room. */
const SIZES = [46, 46, 46, 36, 28, 24, 20] as const

/** A sum in a hex. */
export function HexNumber({ value }: { readonly value: number | string }) {
  const text = String(value).replace('-', '−')
  const size = SIZES[text.length] ?? 18
  return (
    <svg className="stage-hex" viewBox="-50 -50 100 100" role="img" aria-label={text}>
      <polygon points={POINTS} />
      {/* Another number is another text: it grows out of its place. */}
      <text key={text} y={size * 0.34} fontSize={size} textAnchor="middle">
        {text}
      </text>
    </svg>
  )
}
