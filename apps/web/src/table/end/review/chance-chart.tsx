import { SeatMark, seatColour } from '@orrery/board'
import type { CurvePoint, JudgedDecision } from '@orrery/bots'
import { useTranslation } from '../../../words/use-translation.ts'
import { useMySeat } from '../../state/context.ts'
import type { Ranked } from '../ranks.ts'

interface ChanceChartProps {
  readonly curve: readonly CurvePoint[]
  readonly points: readonly JudgedDecision[]
  readonly ranks: readonly Ranked[]
  readonly small: boolean
  readonly nameOf: (ranked: Ranked) => string
}

/** The drawing's own size: it is stretched to its place, and lines keep their width. */
const [WIDTH, HEIGHT] = [1000, 200]

const percent = (share = 0): number => Math.round(100 * share)

/** The chances of all seats over the match, and the turning points in it. What it shows is also said. */
export function ChanceChart({ curve, points, ranks, small, nameOf }: ChanceChartProps) {
  const { t } = useTranslation()
  const seat = useMySeat() ?? 0
  const last = curve.at(-1)?.at ?? 1
  const x = (at: number) => (WIDTH * at) / Math.max(1, last)
  const y = (share: number) => HEIGHT * (1 - share)
  const own = curve.map(({ chances }) => chances[seat] ?? 0).slice(0, -1)
  const said = {
    first: percent(own[0]),
    best: percent(Math.max(...own)),
    worst: percent(Math.min(...own)),
  }
  return (
    <figure className="review-chart" aria-label={t('review.chart')}>
      <div className="review-frame" style={{ height: small ? 140 : 180 }}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, 0.5, 1].map((share) => (
            <path key={share} className="review-grid" d={`M0 ${y(share)}H${WIDTH}`} />
          ))}
          {ranks.toReversed().map(({ look }) => (
            <path
              key={look.seat}
              className="review-line"
              data-mine={look.mine}
              d={lineOf(curve, look.seat, x, y)}
              stroke={seatColour(look.seat)}
            />
          ))}
        </svg>
        {points.map(({ at, chance }, i) => (
          <b
            key={at}
            className="review-mark"
            aria-hidden="true"
            style={{ left: `${(100 * x(at)) / WIDTH}%`, top: `${100 * (1 - chance)}%` }}
          >
            {i + 1}
          </b>
        ))}
      </div>
      <figcaption>
        <span>{t('review.story', said)}</span>
        <ul className="review-key" aria-hidden="true">
          {ranks.map((ranked) => (
            <li key={ranked.look.seat}>
              <SeatMark seat={ranked.look.seat} size={14} /> {nameOf(ranked)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

function lineOf(
  curve: readonly CurvePoint[],
  seat: number,
  x: (at: number) => number,
  y: (share: number) => number,
): string {
  return curve
    .map(({ at, chances }, i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`)
    .join('')
}
