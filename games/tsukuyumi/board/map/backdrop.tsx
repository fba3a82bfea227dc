import type { Box } from '@orrery/board'
import { memo } from 'react'
import { SIZE } from './geometry.ts'

/** Rifts that the fall of the moon has torn, from the middle outwards, by their angle. */
const RIFTS = [12, 71, 118, 163, 224, 287, 331] as const
const RIFT = 'M0-250L14-330L-10-390L22-470L4-540L20-640L8-760'

/** The night around the map: the glow of the moon, rifts, and what keeps the middle of every area calm. */
export const Backdrop = memo(function Backdrop({ x, y, width, height }: Box) {
  return (
    <>
      <defs>
        <radialGradient id="tsu-moonlight" gradientUnits="userSpaceOnUse" cx={0} cy={0} r={SIZE * 7}>
          <stop offset="0" className="tsu-light-0" />
          <stop offset="0.35" className="tsu-light-1" />
          <stop offset="1" className="tsu-light-2" />
        </radialGradient>
        <radialGradient id="tsu-calm">
          <stop offset="0" className="tsu-calm-0" />
          <stop offset="0.6" className="tsu-calm-0" />
          <stop offset="1" className="tsu-calm-1" />
        </radialGradient>
      </defs>
      <rect x={x - width} y={y - height} width={width * 3} height={height * 3} className="tsu-night" />
      <circle r={SIZE * 7} fill="url(#tsu-moonlight)" />
      {RIFTS.map((angle) => (
        <path key={angle} className="tsu-rift" d={RIFT} transform={`rotate(${angle})`} />
      ))}
    </>
  )
})
