/** An icon of 512 by 512 units, as its path. */
export interface IconProps {
  readonly path: string
  readonly size?: number
  readonly x?: number
  readonly y?: number
  readonly className?: string
}

/** An icon inside an SVG drawing, its middle at (x, y), in the current colour. */
export function DrawnIcon({ path, size = 24, x = 0, y = 0, className }: IconProps) {
  const scale = size / 512
  return (
    <path
      className={className}
      d={path}
      fill="currentColor"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  )
}

/** An icon among words. */
export function Icon({ path, size = 20, className }: Omit<IconProps, 'x' | 'y'>) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
