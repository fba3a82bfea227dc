/** How dice look: a square, two pyramids, twelve and twenty faces, within 20 units around the origin. */
const SHAPES: { readonly [sides: number]: { readonly rim: string; readonly faces: string } } = {
  4: { rim: 'M0-19L19 15H-19Z', faces: 'M0-19V15' },
  6: { rim: 'M-14-14H14V14H-14Z', faces: '' },
  8: { rim: 'M0-19L17 0L0 19L-17 0Z', faces: 'M-17 0L0 7L17 0' },
  12: { rim: 'M0-19L18-6L11 15H-11L-18-6Z', faces: 'M0-19V-11M18-6L10-3M11 15L6 9M-11 15L-6 9M-18-6L-10-3' },
  20: { rim: 'M0-19L16.5-9.5V9.5L0 19L-16.5 9.5V-9.5Z', faces: 'M0-19L-12 7H12ZM-16.5-9.5L-12 7L0 19L12 7L16.5-9.5' },
}

interface DieProps {
  readonly sides: number
  readonly value: number
  readonly size?: number
}

/** A die that shows its value; it tumbles in when it is new. */
export function Die({ sides, value, size = 44 }: DieProps) {
  const { rim, faces } = SHAPES[sides] ?? SHAPES[20]
  return (
    <svg className={`xia-die xia-die-${sides}`} width={size} height={size} viewBox="-22 -22 44 44" aria-hidden="true">
      <path className="xia-die-rim" d={rim} />
      <path className="xia-die-faces" d={faces} />
      <text className="xia-die-value" y="6">
        {value}
      </text>
    </svg>
  )
}
