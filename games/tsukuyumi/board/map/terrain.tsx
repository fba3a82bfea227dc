import { memo } from 'react'
import { outline } from './geometry.ts'

const OUTLINE = outline(2)

/** The ground of each sort of area, as lines within a hex: ripples of a dry sea, furrows, ridges, a river, scorched earth, craters. */
const RIPPLES = [
  'M-74-34C-52-48-30-22-8-34S38-50 66-36',
  'M-80 2C-56-14-34 16-10 2S40-14 78 4',
  'M-72 40C-50 26-28 52-4 40S44 28 70 42',
  'M-30-70C-16-78-2-62 14-70',
  'M-26 74C-12 66 6 80 22 72',
] as const

const FURROWS = [
  'M-66-44Q0-66 66-44',
  'M-76-20Q0-42 76-20',
  'M-80 6Q0-16 80 6',
  'M-76 32Q0 10 76 32',
  'M-58 56Q0 38 58 56',
] as const

const TUFTS = [
  'M-48-30l-6-14M-48-30l0-17M-48-30l7-13',
  'M40 44l-6-14M40 44l0-17M40 44l7-13',
  'M46-52l-5-12M46-52l1-14M46-52l7-11',
] as const

const BANKS = ['M-82-34C-58-48-34-12-10-26S42-52 82-30', 'M-82 30C-56 16-30 50-4 36S44 12 82 32'] as const

const WATER = 'M-81-2C-56-18-32 20-6 6S44-18 81-1'

/** Scorched ground has burst open. */
const SCARS = ['M-70-44L-44-30L-48-6L-20 2L-26 28', 'M22-72L16-44L40-30L34-6L64 4', 'M-10 76L2 52L30 44L36 20'] as const

const EMBERS = [
  [-58, 38, 5],
  [-20, -48, 4],
  [58, -40, 5],
  [12, 18, 4],
  [52, 46, 6],
] as const

const RIDGES = [
  { light: 'M-78 46L-38-36L-22-2L-34 20L-26 46Z', dark: 'M-38-36L0 46H-26L-34 20L-22-2Z' },
  { light: 'M-12 58L30-62L40-22L26 12L38 58Z', dark: 'M30-62L80 40L64 58H38L26 12L40-22Z' },
] as const

const CRATERS = [
  [-36, -38, 20],
  [34, -50, 12],
  [46, 22, 24],
  [-52, 32, 13],
  [-4, 58, 16],
  [2, -4, 9],
] as const

const CRACKS = [
  'M-86-10L-58-2L-40-18L-12 6L8-2L30 20L58 12L84 26',
  'M10-96L4-62L22-40L8-2',
  'M-12 6L-22 40L-8 62L-16 92',
] as const

/** The dust of the moon falls on every third area a little differently. */
function Ocean() {
  return (
    <>
      {RIPPLES.map((line) => (
        <path key={line} className="tsu-ripple" d={line} />
      ))}
    </>
  )
}

function Fertile() {
  return (
    <>
      {FURROWS.map((line) => (
        <path key={line} className="tsu-furrow" d={line} />
      ))}
      {TUFTS.map((tuft) => (
        <path key={tuft} className="tsu-tuft" d={tuft} />
      ))}
    </>
  )
}

function Mountain() {
  return (
    <>
      {RIDGES.map(({ light, dark }) => (
        <g key={light}>
          <path className="tsu-ridge-light" d={light} />
          <path className="tsu-ridge-dark" d={dark} />
        </g>
      ))}
    </>
  )
}

function River() {
  return (
    <>
      <path className="tsu-water" d={WATER} />
      {BANKS.map((line) => (
        <path key={line} className="tsu-bank" d={line} />
      ))}
    </>
  )
}

function Devastated() {
  return (
    <>
      <polygon className="tsu-burnt" points={outline(16)} />
      {SCARS.map((scar) => (
        <path key={scar} className="tsu-scar" d={scar} />
      ))}
      {EMBERS.map(([x, y, r]) => (
        <circle key={`${x}.${y}`} className="tsu-ember" cx={x} cy={y} r={r} />
      ))}
    </>
  )
}

function Moon() {
  return (
    <>
      {CRATERS.map(([x, y, r]) => (
        <g key={`${x}.${y}`} transform={`translate(${x} ${y})`}>
          <circle className="tsu-crater" r={r} />
          <path className="tsu-crater-rim" d={`M${-r} 0A${r} ${r} 0 0 1 ${r * 0.7} ${-r * 0.7}`} />
        </g>
      ))}
      {CRACKS.map((crack) => (
        <path key={crack} className="tsu-crack" d={crack} />
      ))}
    </>
  )
}

const Home = () => (
  <>
    <polygon className="tsu-home-line" points={outline(34)} />
    <polygon className="tsu-home-line" points={outline(56)} />
  </>
)

const GROUNDS = {
  ocean: Ocean,
  fertile: Fertile,
  mountain: Mountain,
  river: River,
  devastated: Devastated,
  moon: Moon,
  home: Home,
}

export interface TerrainProps {
  readonly type: string
  /** Sixths of a turn against the clock. */
  readonly rotation: number
}

/** The tile of an area around the origin. */
export const Terrain = memo(function Terrain({ type, rotation }: TerrainProps) {
  const Ground = GROUNDS[type as keyof typeof GROUNDS] ?? Ocean
  return (
    <g className={`tsu-ground tsu-${type}`}>
      <polygon className="tsu-tile" points={OUTLINE} />
      <g transform={`rotate(${-60 * rotation})`}>
        <Ground />
      </g>
      <polygon className="tsu-bevel" points={outline(7)} />
    </g>
  )
})
