import { SeatMark } from '@orrery/board'
import { Safely } from '../../parts/safely.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { Drawn } from '../parts/drawn.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useMySeat, useSeats, useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'
import { matsOf, type Opened, useOpened } from '../state/opened.ts'

type GameSheetProps = Extract<Opened, { readonly what: 'sheet' }>

/** A sheet that the game draws: the mat of a seat, the market, the piles. */
export function GameSheet({ id, seat }: GameSheetProps) {
  const { t } = useTranslation()
  const { say } = useTable()
  const { face, props } = useDrawing()
  const seats = useSeats()
  const own = face.sheets?.[id]
  const Content = own?.Content ?? face.Mats
  const name = seats[seat ?? -1]?.name
  const title = own?.title(say) ?? (name === undefined ? t('table.mats') : t('strip.matOf', { name }))
  return (
    <Drawn>
      <Sheet title={title} name={id} others={<OtherSheets id={id} seat={seat} />}>
        <div className={`mats game-${face.id}`} data-region="sheet">
          <Safely about={props.view} instead={null}>
            <Content {...props} focus={seat} />
          </Safely>
        </div>
      </Sheet>
    </Drawn>
  )
}

/** The mats of the other seats and the game's other sheets, one press away. */
function OtherSheets({ id: current, seat }: Pick<GameSheetProps, 'id' | 'seat'>) {
  const { say } = useTable()
  const { face, props } = useDrawing()
  const seats = useSeats()
  const mine = useMySeat()
  const { show } = useOpened()
  return (
    <ul className="sheet-others">
      {seats.map((look) => (
        <li key={look.seat}>
          <button
            type="button"
            aria-pressed={current === 'mats' && look.seat === seat}
            title={look.name}
            onClick={() => show(matsOf(look.seat))}
          >
            <SeatMark seat={look.seat} size={16} />
            <span>{look.name}</span>
          </button>
        </li>
      ))}
      {Object.entries(face.sheets ?? {})
        .filter(([, sheet]) => !sheet.isHidden?.(props.view))
        .map(([id, { title }]) => (
          <li key={id}>
            <button type="button" aria-pressed={current === id} onClick={() => show({ what: 'sheet', id, seat: mine })}>
              {title(say)}
            </button>
          </li>
        ))}
    </ul>
  )
}
