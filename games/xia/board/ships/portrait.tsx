import { between, seeded, times } from '@orrery/board'
import { type CSSProperties, memo, useId } from 'react'
import { content } from '../content.ts'
import { round } from '../map/geometry.ts'
import { extentOf, hullOf } from './silhouettes.ts'

interface Parts {
  readonly hull: string
  /** One for each space of the hold, bright and dim. */
  readonly plates: readonly [bright: string, dim: string]
  /** One for each step of the impulse. */
  readonly jets: string
  /** One for each unit of energy. */
  readonly windows: string
  /** What years have done to it. */
  readonly wear: string
  /** Where it breaks when it is hit: one after the other. */
  readonly cracks: readonly string[]
}

const MADE = new Map<string, Parts>()

/** NPCs have no mat: they look as if they had this one. */
const PLAIN = { energy: 6, impulse: 3, hold: { size: 9 } }
const MOST_CRACKS = 6

/** What a portrait is made of: same ship, same portrait. */
function partsOf(ship: string): Parts {
  const known = MADE.get(ship)
  if (known !== undefined) return known
  const { energy, impulse, hold } = content.ships[ship] ?? PLAIN
  const next = seeded(ship)
  const { wide, low } = extentOf(ship)
  const plate = (n: number) => {
    const y = -16 + n * (34 / hold.size)
    const half = between(next, 3, wide * 0.85)
    return `M${round(-half)} ${round(y)}h${round(2 * half)}v${round(between(next, 1, 3))}h${round(-2 * half)}z`
  }
  const plates = Array.from({ length: hold.size }, (_, n) => plate(n))
  const made: Parts = {
    hull: hullOf(ship),
    plates: [plates.filter((_, i) => i % 2 === 0).join(''), plates.filter((_, i) => i % 2 === 1).join('')],
    jets: times(impulse, (n) => {
      const x = (n - (impulse - 1) / 2) * Math.min(4.5, (wide * 1.2) / impulse)
      return `M${round(x - 1.6)} ${low - 5}h3.2l-1 ${round(between(next, 12, 17))}h-1.2z`
    }),
    windows: times(energy, (n) => {
      const [x, y] = [(n % 2 ? 1 : -1) * 1.7, -7 + Math.floor(n / 2) * 2.7]
      return `M${x} ${round(y)}h0`
    }),
    wear: times(
      7,
      () =>
        `M${round(between(next, -wide, wide))} ${round(between(next, -14, 14))}l${round(between(next, -2, 2))} ${round(between(next, 2, 5))}`,
    ),
    cracks: Array.from({ length: MOST_CRACKS }, () => {
      const [x, y] = [between(next, -wide * 0.6, wide * 0.6), between(next, -11, 10)]
      const leg = () => `l${round(between(next, -4, 4))} ${round(between(next, 1.5, 4))}`
      return `M${round(x)} ${round(y)}${leg()}${leg()}${leg()}`
    }),
  }
  MADE.set(ship, made)
  return made
}

interface PortraitProps {
  readonly ship: string
  /** Degrees that turn the bow, which points up. */
  readonly turn?: number
  /** How much it has been hit, of all it can take. */
  readonly damage?: number
  /** A colour, where it is nobody's whose colour `--own` is. */
  readonly colour?: string
}

/** A ship as its captain sees it: plates for its hold, jets for its impulse, windows for its energy. As large as its place. */
export const Portrait = memo(function Portrait({ ship, turn = 28, damage = 0, colour }: PortraitProps) {
  const { hull, plates, jets, windows, wear, cracks } = partsOf(ship)
  const clip = useId()
  const own = colour === undefined ? undefined : ({ '--own': colour } as CSSProperties)
  return (
    <svg className="xia-hull-portrait" viewBox="-23 -23 46 46" style={own} aria-hidden="true">
      <g transform={`rotate(${turn})`}>
        <path className="xia-portrait-jets" d={jets} />
        <path className="xia-portrait-hull" d={hull} />
        <clipPath id={clip}>
          <path d={hull} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path fill="#000" opacity=".28" d="M0-30H30V30H0Z" />
          <path fill="#fff" opacity=".16" d={plates[0]} />
          <path fill="#fff" opacity=".07" d={plates[1]} />
          <path fill="#fff" opacity=".13" d="M-26-22L8-26L-6 30L-30 26Z" />
          <path className="xia-portrait-wear" d={wear} />
          {damage > 0 && <path className="xia-portrait-crack" d={cracks.slice(0, Math.ceil(damage)).join('')} />}
        </g>
        <path className="xia-portrait-canopy" d="M0-11L3.6-1L0 4L-3.6-1Z" />
        <path className="xia-portrait-windows" d={windows} />
        <path className="xia-portrait-rim" d={hull} />
      </g>
    </svg>
  )
})
