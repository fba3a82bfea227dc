import type { Box } from '@orrery/board'
import { memo } from 'react'
import { SIZE } from './geometry.ts'

/** Rifts that the fall of the moon has torn, from the middle outwards, by their angle. */
const RIFTS = [12, 71, 118, 163, 224, 287, 331] as const
const RIFT = 'M0-250L14-330L-10-390L22-470L4-540L20-640L8-760'

/** How far the light of the moon falls on the land. */
const LIMB = SIZE * 4.6

/** The light that the moon throws on the areas around it. Lies on the ground and below everything else. */
export const Moonshine = memo(function Moonshine() {
  return <circle className="tsu-shine" r={LIMB} fill="url(#tsu-limb)" />
})

/** The night around the map: the glow of the moon, rifts, and the patterns of the sides in the size of this map. */
export const Backdrop = memo(function Backdrop({ x, y, width, height }: Box) {
  return (
    <>
      <defs>
        <radialGradient id="tsu-moonlight" gradientUnits="userSpaceOnUse" cx={0} cy={0} r={SIZE * 7}>
          <stop offset="0" className="tsu-light-0" />
          <stop offset="0.35" className="tsu-light-1" />
          <stop offset="1" className="tsu-light-2" />
        </radialGradient>
        <radialGradient id="tsu-limb" gradientUnits="userSpaceOnUse" cx={0} cy={0} r={LIMB}>
          <stop offset="0" stopOpacity="0" className="tsu-limb" />
          <stop offset="0.43" stopOpacity="0.24" className="tsu-limb" />
          <stop offset="1" stopOpacity="0" className="tsu-limb" />
        </radialGradient>
        {[0, 1, 2, 3, 4].map((seat) => (
          <pattern key={seat} id={`tsu-pattern-${seat}`} href={`#seat-pattern-${seat}`} patternTransform="scale(2.1)" />
        ))}
      </defs>
      <rect x={x - width} y={y - height} width={width * 3} height={height * 3} className="tsu-night" />
      <circle r={SIZE * 7} fill="url(#tsu-moonlight)" />
      {RIFTS.map((angle) => (
        <path key={angle} className="tsu-rift" d={RIFT} transform={`rotate(${angle})`} />
      ))}
    </>
  )
})
