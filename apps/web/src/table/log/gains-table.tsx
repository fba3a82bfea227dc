import { SeatMark } from '@orrery/board'
import { useTranslation } from '../../words/use-translation.ts'
import { useSeats, useShown, useTable } from '../state/context.ts'
import type { Gains } from './gains.ts'

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

/** Who has gained how much, and what for; and in which order it goes on, where the game has one. */
export function GainsTable({ gains: { sources, totals } }: { readonly gains: Gains }) {
  const { t } = useTranslation()
  const { kit, say } = useTable()
  const { view } = useShown('view')
  const seats = useSeats()
  const { account, order, score } = kit.face
  if (account === undefined || sources.length === 0) return null
  const next = order?.(view).flatMap((seat) => seats[seat] ?? [])
  return (
    <div className="gains">
      <table>
        <thead>
          <tr>
            <th scope="col">{score ? say.text(score.name) : ''}</th>
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col" title={name}>
                <SeatMark seat={seat} size={18} />
                <span className="unseen">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, points }) => (
            <tr key={source}>
              <th scope="row">{say.text(account.sources[source] ?? source)}</th>
              {seats.map(({ seat }) => (
                <td key={seat}>{points[seat] ? signed(points[seat]) : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('round.total')}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>{signed(totals[seat] ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {next && (
        <p className="gains-order">
          <span>{t('round.order')}</span>
          {next.map(({ seat, name }) => (
            <span key={seat} title={name}>
              <SeatMark seat={seat} size={18} />
              <span className="unseen">{name}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
