import { useId } from 'react'

const RADIUS = 34

/** The corners of a hex of the star map, one after another. */
const hex = (x: number, y: number, r = RADIUS): string =>
  [-90, -30, 30, 90, 150, 210]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`
    })
    .join(' ')

const WIDTH = RADIUS * Math.sqrt(3)

/** Sectors that are known, brighter, and the dark around them. */
const SECTORS = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 10 }, (_, column) => ({
    x: column * WIDTH + (row % 2 ? WIDTH / 2 : 0) - 20,
    y: row * RADIUS * 1.5 - 8,
  })),
).flat()

/** A small ship leaves a star behind and flies into the unknown. */
export default function XiaPicture() {
  const id = useId()
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-xia-sky`} cx="0.24" cy="0.66" r="1">
          <stop offset="0" stopColor="#12434d" />
          <stop offset="0.5" stopColor="#071d2b" />
          <stop offset="1" stopColor="#03070f" />
        </radialGradient>
        <radialGradient id={`${id}-xia-star`}>
          <stop offset="0" stopColor="#fff3d0" />
          <stop offset="0.28" stopColor="#ffc75a" />
          <stop offset="0.55" stopColor="#f08a24" stopOpacity="0.55" />
          <stop offset="1" stopColor="#f08a24" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-xia-planet`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#8be4d3" />
          <stop offset="0.55" stopColor="#2a8f92" />
          <stop offset="1" stopColor="#0a2f3a" />
        </linearGradient>
        <linearGradient id={`${id}-xia-trail`} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#56e0d0" stopOpacity="0" />
          <stop offset="1" stopColor="#56e0d0" />
        </linearGradient>
      </defs>
      <rect width="480" height="270" fill={`url(#${id}-xia-sky)`} />
      <g fill="none" stroke="#3fb9b0">
        {SECTORS.map(({ x, y }) => (
          <polygon
            key={`${x} ${y}`}
            points={hex(x, y)}
            opacity={Math.max(0.05, 0.42 - Math.hypot(x - 130, y - 170) / 620)}
          />
        ))}
      </g>
      <circle cx="96" cy="196" r="120" fill={`url(#${id}-xia-star)`} />
      <g fill="#7a8896">
        <path d="M236 216l14-9 15 5 3 14-14 9-15-5Z" />
        <path d="M276 232l8-5 9 3 1 9-8 5-8-4Z" />
        <path d="M222 240l7-4 7 3 1 7-7 4-7-3Z" />
        <path d="M302 214l6-3 6 3v6l-6 4-6-3Z" />
        <path d="M260 190l5-3 6 2 1 6-6 3-5-3Z" />
      </g>
      <circle cx="386" cy="196" r="44" fill={`url(#${id}-xia-planet)`} />
      <ellipse
        cx="386"
        cy="196"
        rx="72"
        ry="14"
        fill="none"
        stroke="#ffc75a"
        strokeWidth="3"
        opacity="0.8"
        transform="rotate(-16 386 196)"
      />
      <path d="M343 190a44 44 0 0 1 86-8l-8 6q-38 16-78 2Z" fill={`url(#${id}-xia-planet)`} />
      <path
        d="M118 226Q230 180 316 88"
        fill="none"
        stroke={`url(#${id}-xia-trail)`}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g transform="translate(330 72) rotate(42)">
        <path
          d="M0-34L11-8 26 12 22 22 9 17 5 26H-5L-9 17-22 22-26 12-11-8Z"
          fill="#e9f4f4"
          stroke="#0a2029"
          strokeWidth="2"
        />
        <path d="M0-22L6-4H-6Z" fill="#1aa5a0" />
        <path d="M-5 26L0 46 5 26Z" fill="#ffc75a" />
        <path d="M-18 12h8M10 12h8" stroke="#f08a24" strokeWidth="3" />
      </g>
      <g stroke="#ffc75a" fill="none" opacity="0.9">
        <polygon points={hex(330, 72, 62)} strokeWidth="2" strokeDasharray="7 6" />
      </g>
      <g fill="#dff6f2">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  )
}

const STARS: readonly (readonly [number, number, number])[] = [
  [30, 28, 1.2],
  [84, 54, 0.8],
  [140, 24, 1],
  [190, 66, 0.7],
  [228, 30, 1.3],
  [262, 120, 0.8],
  [420, 28, 1.1],
  [456, 70, 0.8],
  [444, 130, 1.2],
  [20, 110, 0.9],
  [180, 150, 0.7],
  [466, 240, 1],
  [392, 110, 0.7],
]
