import { type DrawingProps, Viewport } from '@orrery/board'
import { useMemo, useRef } from 'react'
import { UNIT_NAMES } from '../../rules/state/units.ts'
import type { BoardView, View } from '../../view.ts'
import { useAsk } from '../answering/asking.ts'
import { asksForBoards } from '../answering/asks.ts'
import { Draft } from '../draft/draft.tsx'
import { layOut, type TableLayout } from '../layout/layout.ts'
import { Location } from '../locations/location.tsx'
import { isDrafting } from '../phases.ts'
import { Track } from '../track/track.tsx'
import { Figure, unitLabel } from '../units/figure.tsx'
import { useTops } from '../units/tops.ts'
import { PlaceInspector } from './place-inspector.tsx'
import { mentioned } from './recent.ts'
import { useSize } from './size.ts'
import { type Standing, unitPlaces, unitsAway } from './units.ts'

type Props = DrawingProps<View>

/** The common area: the alliance track, the location boards and everything on them. */
export function Board(props: Props) {
  const { view, say } = props
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame, { width: 1000, height: 620 })
  const ask = useAsk()
  const players = view.seats.length
  const branch = view.branch.join()
  const layout = useMemo(
    () => layOut({ width, height, players, branch: branch.split(',').map(Number) }),
    [width, height, players, branch],
  )
  const beneath = ask.startsWith('alliance.move') || asksForBoards(ask)
  return (
    <div className={layout.narrow ? 'ss-board ss-narrow' : 'ss-board'}>
      <div className="ss-sky" ref={frame}>
        {isDrafting(view) ? (
          <Draft {...props} />
        ) : (
          <Viewport
            box={{ x: 0, y: 0, width, height }}
            label={say.text('Board: alliance track and locations')}
            className={beneath ? 'ss-beneath' : undefined}
          >
            <Drawing {...props} layout={layout} />
          </Viewport>
        )}
        <PlaceInspector inside={frame} {...props} />
      </div>
    </div>
  )
}

function Drawing({ view, seats, say, since, layout }: Props & { readonly layout: TableLayout }) {
  const recent = useMemo(() => mentioned(since), [since])
  const clans = view.seats.map(({ clan }) => clan)
  return (
    <>
      <Track view={view} seats={seats} say={say} layout={layout.track} recent={recent} />
      {view.boards.map((board) => (
        <Location
          key={board.board}
          board={board}
          rect={layout.locations[board.board - 1]}
          say={say}
          clans={clans}
          totals={totalsAt(view, board)}
          embattled={view.battle?.board === board.board}
          mine={view.seat ?? -1}
          recent={recent.has(`board ${board.board}`)}
        />
      ))}
      <Figures view={view} say={say} layout={layout} recent={recent} />
    </>
  )
}

/** By seat: the power of its units, and in a battle of its cards. */
function totalsAt({ battle }: View, { board, power }: BoardView): readonly number[] {
  if (battle?.board !== board) return power
  return power.map((value, seat) => battle.totals[battle.contestants.indexOf(seat)] ?? value)
}

interface FiguresProps extends Pick<Props, 'view' | 'say'> {
  readonly layout: TableLayout
  readonly recent: ReadonlySet<string>
}

/** All units in one layer and always in the same order, so that each stays itself wherever it goes. */
function Figures({ view, say, layout, recent }: FiguresProps) {
  const piles = unitPlaces(view, layout)
  const here = new Map(piles.flatMap((pile) => pile.units.map((unit) => [unit, pile] as const)))
  const away = new Map(unitsAway(view).map((one) => [one.unit, one]))
  const labelOf = (unit: string, { power, wealth, board }: Standing) =>
    unitLabel(say, unit, power, wealth, say.name(board, 'board'))
  const tops = useTops(
    piles.map(({ units }) => units),
    (unit) => {
      const pile = here.get(unit)
      return pile ? labelOf(unit, pile) : unit
    },
  )
  return UNIT_NAMES.map((unit) => {
    const standing = here.get(unit)
    if (standing) {
      const { board: _, units, ...place } = standing
      const label = labelOf(unit, standing)
      return (
        <Figure
          key={unit}
          unit={unit}
          {...place}
          count={units.length}
          label={label}
          recent={units.some((one) => recent.has(one))}
          away={!tops.has(unit)}
        />
      )
    }
    const gone = away.get(unit)
    if (gone === undefined) return null
    const { x, y, width, height } = layout.track.heads[gone.seat]
    const banner = { x: x + width / 2, y: y + height / 2, radius: AWAY }
    return <Figure key={unit} {...gone} {...banner} {...NOTHING} label="" recent={false} away home />
  })
}

/** How small a unit is drawn that is on its way from or to the supply. */
const AWAY = 14
const NOTHING = { power: 0, wealth: 0, bribedBy: -1, count: 1 }
