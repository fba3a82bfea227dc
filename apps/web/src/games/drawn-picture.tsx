import { useId } from 'react'

/** Numbers from 0 to 1 that follow from a text. It only draws: nothing is decided by it. */
function numbersFrom(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const WIDTH = 480
const HEIGHT = 270

function skyOf(id: string) {
  const next = numbersFrom(id)
  const hue = Math.floor(next() * 360)
  const sun = { x: 120 + next() * 240, y: 96 + next() * 60, r: 22 + next() * 14 }
  const orbits = Array.from({ length: 4 }, (_, ring) => {
    const rx = sun.r + 42 + ring * (38 + next() * 14)
    const angle = next() * 2 * Math.PI
    return { rx, ry: rx * 0.36, angle, r: 5 + next() * 8, hue: (hue + 60 + Math.floor(next() * 200)) % 360 }
  })
  const stars = Array.from({ length: 46 }, () => ({ x: next() * WIDTH, y: next() * HEIGHT, r: 0.5 + next() * 1.2 }))
  const hills = Array.from({ length: 3 }, (_, row) => {
    const heights = Array.from({ length: 7 }, () => 212 + row * 18 - next() * 34)
    return `M0 ${HEIGHT}${heights.map((y, i) => `L${i * 80} ${y.toFixed(1)}`).join('')}L${WIDTH} ${HEIGHT}Z`
  })
  return { hue, sun, orbits, stars, hills, tilt: next() * 36 - 18 }
}

/** A sky for a game that brings no picture: the same for one game each time, another for another. */
export function DrawnPicture({ game }: { readonly game: string }) {
  const id = useId()
  const { hue, sun, orbits, stars, hills, tilt } = skyOf(game)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={`hsl(${hue} 45% 10%)`} />
          <stop offset="1" stopColor={`hsl(${(hue + 40) % 360} 50% 30%)`} />
        </linearGradient>
        <radialGradient id={`${id}-sun`}>
          <stop offset="0.3" stopColor="#fff3d6" />
          <stop offset="1" stopColor={`hsl(${30 + (hue % 30)} 85% 60%)`} />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
      <g fill="#f7efdc">
        {stars.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={0.3 + r / 3} />
        ))}
      </g>
      <g transform={`translate(${sun.x} ${sun.y}) rotate(${tilt})`}>
        {orbits.map(({ rx, ry }) => (
          <ellipse key={rx} rx={rx} ry={ry} fill="none" stroke="#f0d9a8" strokeOpacity="0.5" />
        ))}
        <circle r={sun.r} fill={`url(#${id}-sun)`} />
        {orbits.map(({ rx, ry, angle, r, hue: own }) => (
          <circle
            key={rx}
            cx={rx * Math.cos(angle)}
            cy={ry * Math.sin(angle)}
            r={r}
            fill={`hsl(${own} 55% 58%)`}
            stroke="#0b0d18"
            strokeWidth="1.5"
          />
        ))}
      </g>
      {hills.map((path, row) => (
        <path key={path} d={path} fill={`hsl(${(hue + 20) % 360} 40% ${13 - row * 4}%)`} />
      ))}
    </svg>
  )
}
