import { Icon, SeatMark, Toolbar } from '@orrery/board'
import { useTranslation } from '../../words/use-translation.ts'
import { useMySeat, useSeats, useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'
import { isSame, matsOf, useOpened } from '../state/opened.ts'

/** The others in three figures each, and what else can be opened. */
export function Chips() {
  const { t } = useTranslation()
  const { say } = useTable()
  const { face, props } = useDrawing()
  const seats = useSeats()
  const mine = useMySeat()
  const { opened, toggle } = useOpened()
  return (
    <Toolbar className="chips" label={t('strip.others')}>
      {seats
        .filter(({ seat }) => seat !== mine)
        .map(({ seat, name }) => (
          <button
            key={seat}
            type="button"
            className="chip"
            title={name}
            aria-expanded={isSame(opened, matsOf(seat))}
            onClick={() => toggle(matsOf(seat))}
          >
            <span className="chip-mark">
              {face.Bust && <face.Bust view={props.view} seat={seat} />}
              <SeatMark seat={seat} size={face.Bust ? 14 : 20} />
            </span>
            <span className="chip-name">{name}</span>
            <span className="chip-figures">
              {(face.chip?.(props.view, seat, say) ?? []).map(({ icon, value, name: title }) => (
                <span key={title} title={title}>
                  <Icon path={icon} size={13} />
                  <span className="unseen">{title} </span>
                  {value}
                </span>
              ))}
            </span>
          </button>
        ))}
      {Object.entries(face.sheets ?? {})
        .filter(([, sheet]) => !sheet.isHidden?.(props.view))
        .map(([id, { title }]) => {
          const sheet = { what: 'sheet', id, seat: mine } as const
          return (
            <button
              key={id}
              type="button"
              className="chip chip-sheet"
              aria-expanded={isSame(opened, sheet)}
              onClick={() => toggle(sheet)}
            >
              <span className="chip-name">{title(say)}</span>
            </button>
          )
        })}
    </Toolbar>
  )
}
