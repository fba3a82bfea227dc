import { useId } from 'react'

/** A giant of steel before a red sun, and a fleet like sparks. */
export default function SamuraiPicture() {
  const id = useId()
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-ss-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#120c2e" />
          <stop offset="0.62" stopColor="#3a1a57" />
          <stop offset="1" stopColor="#7a2a4a" />
        </linearGradient>
        <radialGradient id={`${id}-ss-sun`} cx="0.5" cy="0.45" r="0.6">
          <stop offset="0" stopColor="#ff7a4d" />
          <stop offset="0.75" stopColor="#e2412c" />
          <stop offset="1" stopColor="#b02a2a" />
        </radialGradient>
        <linearGradient id={`${id}-ss-steel`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2a2350" />
          <stop offset="1" stopColor="#0d0920" />
        </linearGradient>
      </defs>
      <rect width="480" height="270" fill={`url(#${id}-ss-sky)`} />
      <g fill="#f7e7c6">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={0.35 + r / 3} />
        ))}
      </g>
      <circle cx="318" cy="134" r="96" fill={`url(#${id}-ss-sun)`} />
      <g fill="#3a1a57" opacity="0.75">
        <path d="M214 158H420l-14 9H226Z" />
        <path d="M222 180H412l-18 7H238Z" />
        <path d="M234 198H396l-22 5H256Z" />
      </g>
      <g fill={`url(#${id}-ss-steel)`} stroke="#f0b95c" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M306 60l12-24 12 24 26-16-14 30 6 20-14 10h-32l-14-10 6-20-14-30Z" />
        <path d="M262 120l30-18h52l30 18 18 34-22 6-12-22-6 50h-68l-6-50-12 22-22-6Z" />
        <path d="M248 118l-26 12-6 34 22 8 14-28Z" />
        <path d="M388 118l26 12 6 34-22 8-14-28Z" />
        <path d="M284 186h68l14 46 2 22h-32l-12-30h-12l-12 30h-32l2-22Z" />
      </g>
      <path d="M300 78h36l-5 9h-26Z" fill="#5ad1ff" />
      <path d="M318 132l11 16-11 16-11-16Z" fill="#f0b95c" />
      <path d="M206 214L428 60l8 2-2 8-222 152-14 4Z" fill="#f4efe2" />
      <path d="M206 206l14 18-30 22-10-12Z" fill="#c9342a" stroke="#f0b95c" strokeWidth="1.6" />
      <g fill="#ffd98a">
        <path d="M70 92l34-8-34-8 8 8Z" />
        <path d="M112 126l34-8-34-8 8 8Z" />
        <path d="M58 152l34-8-34-8 8 8Z" />
        <path d="M120 62l26-6-26-6 6 6Z" />
        <path d="M26 116l26-6-26-6 6 6Z" />
      </g>
      <g stroke="#ffd98a" strokeWidth="1.4" opacity="0.55">
        <path d="M70 84H20M112 118H40M58 144H6M120 56H84M26 110H0" />
      </g>
      <path d="M0 272V236q40-16 90-5 60 16 120 4 80-16 150 2 70 14 120-8v43Z" fill="#0b0718" />
      <path d="M0 236q40-16 90-5 60 16 120 4 80-16 150 2 70 14 120-8" fill="none" stroke="#c9342a" strokeWidth="2" />
    </svg>
  )
}

const STARS: readonly (readonly [number, number, number])[] = [
  [22, 30, 1.1],
  [60, 52, 0.8],
  [96, 22, 1.4],
  [148, 40, 0.9],
  [176, 18, 1.2],
  [206, 66, 0.8],
  [232, 26, 1.3],
  [420, 24, 1.2],
  [452, 60, 0.9],
  [466, 110, 1.3],
  [442, 150, 0.8],
  [40, 190, 0.9],
  [160, 170, 0.8],
  [190, 120, 1],
  [12, 70, 0.9],
]
