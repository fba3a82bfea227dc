import { SeatMark } from '@orrery/board'
import type { ShownSeat } from '@orrery/protocol'
import { botTitle } from '../../games/bot-title.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { Clock } from '../parts/clock.tsx'
import { useSeats, useSessionParts, useShown, useTable } from '../state/context.ts'

/** Who sits at the table: symbol, name, side, points, clock, whose turn it is, and who is there. Choosing a seat shows its mat. */
export function SeatsStrip({
  focus,
  onFocus,
}: {
  readonly focus: number | undefined
  readonly onFocus: (seat: number) => void
}) {
  const { t } = useTranslation()
  const { kit, say } = useTable()
  const seats = useSeats()
  const shown = useShown('seats', 'view')
  const state = useSessionParts('present', 'clockOffset')
  return (
    <ul className="seats" aria-label={t('table.seats')}>
      {seats.map(({ seat, name, side, mine, asked }) => {
        const { bot, away, resigned, kind, clock, free } = shown.seats[seat] ?? ({} as Partial<ShownSeat>)
        const gone = kind === 'person' && !mine && state.present && !state.present.includes(seat) && !bot
        return (
          <li key={seat} className={`seat ${asked ? 'seat-asked' : ''} ${focus === seat ? 'seat-focus' : ''}`}>
            <button type="button" aria-pressed={focus === seat} onClick={() => onFocus(seat)}>
              <SeatMark seat={seat} size={24} />
              <span className="seat-names">
                <span className="seat-name">{free ? t('table.free') : name}</span>
                <span className="seat-side">
                  {mine && <span className="tag tag-accent">{t('table.you')}</span>}
                  {side !== name && side}
                  {bot && (
                    <span className="seat-note" title={t('table.bot', { bot: botTitle(bot, kit.locale.bots) })}>
                      <Glyph name="bot" size={14} />
                      <span className="unseen">{t('table.bot', { bot: botTitle(bot, kit.locale.bots) })}</span>
                    </span>
                  )}
                  {resigned && <span className="seat-note">{t('table.resigned')}</span>}
                  {away && <span className="seat-note">{t('table.away')}</span>}
                  {gone && <span className="seat-note">{t('table.gone')}</span>}
                </span>
              </span>
              {kit.face.score && (
                <span className="seat-score">
                  <b>{kit.face.score.of(shown.view, seat)}</b>
                  <span>{say.text(kit.face.score.name)}</span>
                </span>
              )}
              {clock && <Clock clock={clock} offset={state.clockOffset} />}
              {asked && <span className="unseen">{t('table.asked')}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
