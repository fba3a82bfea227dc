import { between, type Numbers, seeded } from '@orrery/board'
import { memo } from 'react'
import { outline, SIZE } from './geometry.ts'

const TILE = outline(1.5)
const EDGE = outline(4)
const INNER_HOME = outline(36)

/** Things that lie along the rim: the middle is for the pieces. */
const AROUND = 16

const round = (n: number): string => String(Math.round(n * 10) / 10)

/** Draws something at seeded places along the rim, as one path. */
function alongRim(next: Numbers, draw: (x: number, y: number, size: number) => string): string {
  return Array.from({ length: AROUND }, (_, at) => {
    const angle = ((at + next() * 0.7) * 2 * Math.PI) / AROUND
    const far = SIZE * between(next, 0.62, 0.78)
    return draw(far * Math.cos(angle), far * Math.sin(angle), SIZE * between(next, 0.07, 0.12))
  }).join('')
}

const wave = (x: number, y: number, s: number) =>
  `M${round(x - s)} ${round(y)}q${round(s / 2)} ${round(-s * 0.7)} ${round(s)} 0t${round(s)} 0`

const tuft = (x: number, y: number, s: number) => {
  const from = `M${round(x)} ${round(y)}`
  return `${from}l${round(-s / 2)} ${round(-s)}${from}v${round(-s * 1.2)}${from}l${round(s * 0.6)} ${round(-s * 0.9)}`
}

const slopes = (x: number, y: number, s: number) =>
  `M${round(x - s)} ${round(y + s * 0.8)}l${round(s)} ${round(-s * 1.9)}l${round(s)} ${round(s * 1.9)}z`

const shades = (x: number, y: number, s: number) =>
  `M${round(x)} ${round(y - s * 1.1)}l${round(s)} ${round(s * 1.9)}h${round(-s * 0.8)}z`

const crater = (x: number, y: number, s: number) =>
  `M${round(x - s * 0.8)} ${round(y)}a${round(s * 0.8)} ${round(s * 0.8)} 0 1 0 ${round(s * 1.6)} 0a${round(s * 0.8)} ${round(s * 0.8)} 0 1 0 ${round(-s * 1.6)} 0z`

const craterRim = (x: number, y: number, s: number) =>
  `M${round(x - s * 0.8)} ${round(y)}a${round(s * 0.8)} ${round(s * 0.8)} 0 0 1 ${round(s * 1.4)} ${round(-s / 2)}`

const scar = (x: number, y: number, s: number) =>
  `M${round(x - s)} ${round(y - s * 0.4)}l${round(s * 0.8)} ${round(s * 0.5)}l${round(s * 0.3)} ${round(-s * 0.6)}l${round(s * 0.9)} ${round(s)}`

const RIVER = 'M-82-6C-56-34-34-30-10-4S44 34 82 8'
const CRACK = 'M-86-10L-58-2L-40-18L-12 6L8-2L30 20L58 12L84 26'

interface Drawn {
  readonly look: string
  readonly path: string
}

/** The ground of each sort of area: ripples of a dry sea, tufts, peaks, a river, scorched earth, craters. */
const GROUNDS: { readonly [type: string]: (word: string) => readonly Drawn[] } = {
  ocean: (word) => [{ look: 'tsu-detail-line', path: alongRim(seeded(word), wave) }],
  fertile: (word) => [{ look: 'tsu-detail-line', path: alongRim(seeded(word), tuft) }],
  mountain: (word) => [
    { look: 'tsu-detail-fill', path: alongRim(seeded(word), slopes) },
    { look: 'tsu-detail-shade', path: alongRim(seeded(word), shades) },
  ],
  river: (word) => [
    { look: 'tsu-water', path: RIVER },
    { look: 'tsu-detail-line', path: alongRim(seeded(word), tuft) },
  ],
  devastated: (word) => [{ look: 'tsu-detail-line', path: alongRim(seeded(word), scar) }],
  moon: (word) => [
    { look: 'tsu-detail-shade', path: alongRim(seeded(word), crater) },
    { look: 'tsu-detail-line', path: alongRim(seeded(word), craterRim) },
    { look: 'tsu-crack', path: CRACK },
  ],
  home: () => [],
}

export interface TerrainProps {
  readonly type: string
  /** Sixths of a turn against the clock. */
  readonly rotation: number
  /** What its details are scattered by: the same ground for the same tile. */
  readonly word: string
}

/** The tile of an area around the origin: one hue, details along the rim, and a calm middle for the pieces. */
export const Terrain = memo(function Terrain({ type, rotation, word }: TerrainProps) {
  return (
    <g className={`tsu-ground tsu-${type}`}>
      <polygon className="tsu-tile" points={TILE} />
      <g transform={`rotate(${-60 * rotation})`}>
        {(GROUNDS[type] ?? GROUNDS.ocean)(word).map(({ look, path }) => (
          <path key={look} className={look} d={path} />
        ))}
      </g>
      {type === 'home' && <polygon className="tsu-home-line" points={INNER_HOME} />}
      <ellipse className="tsu-calm" rx={SIZE * 0.8} ry={SIZE * 0.7} />
      <polygon className="tsu-bevel" points={EDGE} />
    </g>
  )
})
