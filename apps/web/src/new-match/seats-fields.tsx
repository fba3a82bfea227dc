import { SeatMark } from '@orrery/board'
import { LEVELS } from '@orrery/bots'
import { LONGEST_NAME } from '@orrery/protocol'
import { botTitle, levelText } from '../games/bot-title.ts'
import type { Way } from '../routing/route.ts'
import { useTranslation } from '../words/use-translation.ts'
import { levelOf, type PlannedSeat, SECONDS, type SeatChoice, sittersFor } from './plan.ts'

interface SeatsFieldsProps {
  readonly game: string
  readonly way: Way
  readonly seats: readonly PlannedSeat[]
  readonly sides: readonly string[]
  readonly onChange: (seat: number, planned: Partial<PlannedSeat>) => void
}

/** Who sits where. */
export function SeatsFields({ game, way, seats, sides, onChange }: SeatsFieldsProps) {
  const { t } = useTranslation()
  const text = (who: SeatChoice): string => {
    const level = levelOf(who)
    if (level !== undefined) return t('new.bot', { bot: botTitle(level) })
    return who === 'me' ? t('new.me') : who === 'open' ? t('new.open') : t('new.person')
  }
  return (
    <ul className="planned-seats">
      {seats.map(({ who, name, seconds = SECONDS[0] }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
        <li key={seat}>
          <span className="planned-side">
            <SeatMark game={game} seat={seat} size={22} />
            {sides[seat]}
          </span>
          <select
            className="input"
            value={who}
            aria-label={t('new.who', { number: seat + 1 })}
            onChange={(event) => onChange(seat, { who: event.target.value as SeatChoice })}
          >
            {sittersFor(way, LEVELS).map((one) => (
              <option key={one} value={one}>
                {text(one)}
              </option>
            ))}
          </select>
          <input
            className="input"
            value={name}
            maxLength={LONGEST_NAME}
            aria-label={t('new.seatName', { number: seat + 1 })}
            disabled={who === 'open'}
            onChange={(event) => onChange(seat, { name: event.target.value })}
          />
          {levelOf(who) !== undefined && (
            <span className="planned-bot soft small">{levelText(levelOf(who) ?? '')}</span>
          )}
          {who === 'bot:master' && (
            <select
              className="input"
              value={seconds}
              aria-label={t('new.thinking', { number: seat + 1 })}
              onChange={(event) => onChange(seat, { seconds: Number(event.target.value) })}
            >
              {SECONDS.map((count) => (
                <option key={count} value={count}>
                  {t('new.thinking.seconds', { count })}
                </option>
              ))}
            </select>
          )}
        </li>
      ))}
    </ul>
  )
}
