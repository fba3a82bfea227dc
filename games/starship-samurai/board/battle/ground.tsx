import { between, seeded } from '@orrery/board'
import { memo } from 'react'

const WIDTH = 1040
const HEIGHT = 640
const STREET = 470

/** The place that is fought for: a sun behind its towers, others for every location. */
export const BattleGround = memo(function BattleGround({ location }: { readonly location: string }) {
  const next = seeded(location)
  const stars = Array.from({ length: 70 }, () => `M${Math.round(next() * WIDTH)} ${Math.round(next() * 380)}h0`).join(
    '',
  )
  const sun = { x: between(next, 380, 660), r: between(next, 150, 200) }
  const towers = Array.from({ length: 16 }, (_, index) => {
    const [height, width] = [between(next, 30, 150), between(next, 22, 52)]
    return `M${index * 66 - 10} ${STREET}v${-height.toFixed(0)}h${width.toFixed(0)}v${height.toFixed(0)}z`
  }).join('')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="ss-battle-sky" x2="0" y2="1">
          <stop className="ss-sky-top" />
          <stop className="ss-sky-middle" offset="0.7" />
          <stop className="ss-sky-low" offset="1" />
        </linearGradient>
        <radialGradient id="ss-battle-sun">
          <stop stopColor="#ffdf9e" />
          <stop offset="0.55" stopColor="#e2573a" />
          <stop offset="1" stopColor="#7d1f2c" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#ss-battle-sky)" />
      <path className="ss-battle-stars" d={stars} />
      <circle cx={sun.x.toFixed(0)} cy="352" r={sun.r.toFixed(0)} fill="url(#ss-battle-sun)" opacity="0.75" />
      <path className="ss-towers" d={towers} />
      <rect className="ss-street" y={STREET} width={WIDTH} height={HEIGHT - STREET} />
    </svg>
  )
})
