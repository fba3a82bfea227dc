import { countKinds, kindOfFigure, strengthOf, sumsOf, unitOf } from '../facts.ts'
import { DrawnToken } from '../map/token.tsx'
import { ONI_TONE, useTones } from '../powers.tsx'

/** A token with its bar, in units of the drawing. */
const CELL = 76
const HEIGHT = 96
const MOST_IN_A_ROW = 4
/** So much damage is a dot. */
const DOT = 5

interface ForceProps {
  readonly power: string
  /** Who was there when the combat began, and who is left. */
  readonly figures: readonly string[]
  readonly left: readonly string[]
  /** Damage that is dealt and not yet assigned. */
  readonly pending: number
}

/** The units of a side, each kind with the health that it has left; damage comes as dots. */
export function Force({ power, figures, left, pending }: ForceProps) {
  const tone = useTones()[power] ?? ONI_TONE
  const kinds = countKinds([...new Set([...figures, ...left])])
  const columns = Math.max(1, Math.min(MOST_IN_A_ROW, kinds.length))
  const rows = Math.max(1, Math.ceil(kinds.length / columns))
  const alive = (kind: string) => left.filter((figure) => kindOfFigure(figure) === kind).length
  const dots = Math.ceil(pending / DOT)
  const high = rows * HEIGHT + (dots > 0 ? 24 : 0)
  return (
    <svg viewBox={`0 0 ${columns * CELL} ${high}`} aria-hidden="true">
      {kinds.map(([kind, count], at) => {
        const inRow = Math.min(columns, kinds.length - Math.floor(at / columns) * columns)
        const x = ((at % columns) + 0.5 + (columns - inRow) / 2) * CELL
        return (
          <g key={kind} transform={`translate(${x} ${Math.floor(at / columns) * HEIGHT + 40})`}>
            <g className={alive(kind) === 0 ? 'tsu-fallen' : undefined}>
              <DrawnToken kind={kind} tone={tone} />
            </g>
            {count > 1 && (
              <text className="tsu-count" x={32} y={26} fontSize={19} textAnchor="end">
                {alive(kind)}
              </text>
            )}
            <HealthBar whole={count * (unitOf(kind)?.health ?? 0)} share={count === 0 ? 0 : alive(kind) / count} />
          </g>
        )
      })}
      {Array.from({ length: dots }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are equal.
        <circle key={at} className="tsu-hit-dot" cx={columns * CELL * ((at + 0.5) / dots)} cy={high - 10} r={5} />
      ))}
    </svg>
  )
}

const BAR = 56

/** The same in a place for one token: the strongest that stands there is there for all, with how many they are. */
export function Vanguard({ power, figures, left }: Omit<ForceProps, 'pending'>) {
  const tone = useTones()[power] ?? ONI_TONE
  const ranks = countKinds(left.length > 0 ? left : figures).toSorted(([a], [b]) => strengthOf(b) - strengthOf(a))
  const [kind] = ranks[0] ?? []
  if (kind === undefined) return null
  const whole = sumsOf([...new Set([...figures, ...left])]).health
  return (
    <svg viewBox={`0 0 ${CELL} ${HEIGHT}`} aria-hidden="true">
      <g transform={`translate(${CELL / 2} 40)`}>
        <g className={left.length === 0 ? 'tsu-fallen' : undefined}>
          <DrawnToken kind={kind} tone={tone} />
        </g>
        {left.length > 1 && (
          <text className="tsu-count" x={34} y={28} fontSize={22} textAnchor="end">
            {left.length}
          </text>
        )}
        <HealthBar whole={whole} share={whole === 0 ? 0 : sumsOf(left).health / whole} />
      </g>
    </svg>
  )
}

/** How much of a kind's health is left; a notch for each five points. */
function HealthBar({ whole, share }: { readonly whole: number; readonly share: number }) {
  const notches = Math.max(1, Math.round(whole / DOT))
  return (
    <g transform={`translate(${-BAR / 2} 36)`}>
      <rect className="tsu-health-lost" width={BAR} height={8} rx={3} />
      <rect className="tsu-health" width={BAR * share} height={8} rx={3} />
      <path
        className="tsu-health-notches"
        d={Array.from({ length: notches - 1 }, (_, at) => `M${((at + 1) * BAR) / notches} 0v8`).join('')}
      />
    </g>
  )
}
