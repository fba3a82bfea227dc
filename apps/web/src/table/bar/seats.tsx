import { Rising, type SeatLook, SeatMark, seatColour, Toolbar } from '@orrery/board'
import type { ShownSeat } from '@orrery/protocol'
import { botText, botTitle } from '../../games/bot-title.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { Clock } from '../parts/clock.tsx'
import { useSeats, useSessionParts, useShown, useTable } from '../state/context.ts'
import { useSeenView } from '../state/drawing.ts'
import { matsOf, useOpened } from '../state/opened.ts'
import { useSaid } from '../state/unread.ts'

interface SeatsProps {
  readonly most: number
  readonly small: boolean
}

/** Who sits at the table: symbol, name, side, points, clock, whose turn it is, and who is there. A seat opens its mat. */
export function Seats({ most, small }: SeatsProps) {
  const { t } = useTranslation()
  const { kit } = useTable()
  const looks = useSeats()
  const view = useSeenView()
  const { toggle } = useOpened()
  const order = kit.face.order?.(view) ?? looks.map(({ seat }) => seat)
  const all = order.flatMap((seat) => looks[seat] ?? [])
  const shown = all.length <= most ? all : inFront(all, most)
  const hidden = all.filter((look) => !shown.includes(look))
  return (
    <Toolbar className="seats-bar" label={t('table.seats')}>
      <ul className="seats">
        {shown.map((look, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in another place it is another one, which has not moved there.
          <li key={`${look.seat} ${place}`} className={look.asked ? 'seat seat-asked' : 'seat'}>
            <SeatButton look={look} place={kit.face.order ? order.indexOf(look.seat) + 1 : 0} small={small} />
          </li>
        ))}
        {hidden.length > 0 && (
          <li className={hidden.some(({ asked }) => asked) ? 'seat seat-asked' : 'seat'}>
            <button
              type="button"
              aria-label={t('bar.moreSeats', { count: hidden.length })}
              onClick={() => toggle(matsOf(hidden[0]?.seat))}
            >
              +{hidden.length}
            </button>
          </li>
        )}
      </ul>
    </Toolbar>
  )
}

/** Where not all have room: the viewer, and whoever is asked or comes first. */
function inFront(all: readonly SeatLook[], most: number): readonly SeatLook[] {
  const rank = ({ mine, asked }: SeatLook): number => (mine ? 0 : asked ? 1 : 2)
  const first = all.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
  return all.filter((look) => first.includes(look))
}

interface SeatButtonProps {
  readonly look: SeatLook
  /** In an order that the game has; 0 where it has none. */
  readonly place: number
  readonly small: boolean
}

function SeatButton({ look: { seat, name, side, mine, asked }, place, small }: SeatButtonProps) {
  const { t } = useTranslation()
  const { kit, say } = useTable()
  const shown = useShown('seats')
  const view = useSeenView()
  const { clockOffset } = useSessionParts('clockOffset')
  const { toggle } = useOpened()
  const said = useSaid(seat)
  const { clock, free } = shown.seats[seat] ?? ({} as Partial<ShownSeat>)
  return (
    <button type="button" onClick={() => toggle(matsOf(seat))}>
      <SeatMark seat={seat} size={20} />
      <span className="seat-names">
        <span className={said && small ? 'seat-name seat-said' : 'seat-name'} title={name}>
          {said && small ? said : free ? t('table.free') : name}
        </span>
        {said && !small ? (
          <span className="seat-side seat-said" data-said title={said}>
            {said}
          </span>
        ) : (
          <span className={small ? 'unseen' : 'seat-side'} tabIndex={-1}>
            {place > 0 && <b className="seat-place">{place}.</b>}
            {mine && <span className="seat-you">{t('table.you')}</span>}
            {side !== name && !mine && <span>{side}</span>}
            <Notes seat={seat} mine={mine} />
          </span>
        )}
      </span>
      {kit.face.score && (
        <b className="seat-score" title={say.text(kit.face.score.name)}>
          <Rising value={kit.face.score.of(view, seat)} colour={seatColour(seat)} />
          {kit.face.score.of(view, seat)}
          <span className="unseen">{say.text(kit.face.score.name)}</span>
        </b>
      )}
      {clock && <Clock clock={clock} offset={clockOffset} />}
      {asked && <span className="unseen">{t('table.asked')}</span>}
    </button>
  )
}

/** Whether a bot plays the seat, and whether somebody is there. */
function Notes({ seat, mine }: { readonly seat: number; readonly mine: boolean }) {
  const { t } = useTranslation()
  const { kit } = useTable()
  const shown = useShown('seats')
  const { present } = useSessionParts('present')
  const { bot, away, resigned, kind } = shown.seats[seat] ?? ({} as Partial<ShownSeat>)
  const gone = kind === 'person' && !mine && present && !present.includes(seat) && !bot
  const title = bot && t('table.bot', { bot: botTitle(bot, kit.locale.bots) })
  const text = bot && botText(bot, kit.locale.bots)
  return (
    <>
      {title && (
        <span className="seat-note" title={text ? t('table.botIs', { bot: title, text }) : title}>
          <Glyph name="bot" size={14} />
          <span className="unseen">{title}</span>
        </span>
      )}
      {resigned && <span className="seat-note">{t('table.resigned')}</span>}
      {away && <span className="seat-note">{t('table.away')}</span>}
      {gone && <span className="seat-note">{t('table.gone')}</span>}
    </>
  )
}
