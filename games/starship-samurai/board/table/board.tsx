import { type DrawingProps, Viewport } from '@orrery/board'
import { useMemo, useRef } from 'react'
import { UNIT_NAMES } from '../../rules/state/units.ts'
import type { View } from '../../view.ts'
import { asksForBoards, useAsk, useWhereabouts } from '../asking.ts'
import { Draft } from '../draft/draft.tsx'
import { layOut, type TableLayout } from '../layout/layout.ts'
import { Location } from '../locations/location.tsx'
import { isDrafting } from '../phases.ts'
import { mentioned } from '../recent.ts'
import { useSize } from '../size.ts'
import { Track } from '../track/track.tsx'
import { Figure, unitLabel } from '../units/figure.tsx'
import { TopBar } from './top-bar.tsx'
import { unitPlaces, unitsAway } from './units.ts'

type Props = DrawingProps<View>

/** The common area: how the game stands, the alliance track, the location boards and everything on them. */
export function Board(props: Props) {
  const { view, say } = props
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame, { width: 1000, height: 590 })
  const where = useWhereabouts()
  const ask = useAsk()
  const focus = where === 'track' ? 'track' : where === 'locations' || where === 'units' ? 'locations' : 'both'
  const players = view.seats.length
  const branch = view.branch.join()
  const layout = useMemo(
    () => layOut({ width, height, players, branch: branch.split(',').map(Number), focus }),
    [width, height, players, branch, focus],
  )
  const beneath = ask.startsWith('alliance.move') || asksForBoards(ask)
  return (
    <div className={layout.narrow ? 'ss-board ss-narrow' : 'ss-board'}>
      {!layout.narrow && <TopBar {...props} />}
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
          recent={recent.has(`board ${board.board}`)}
        />
      ))}
      <Figures view={view} say={say} layout={layout} recent={recent} />
    </>
  )
}

/** All units in one layer and always in the same order, so that each stays itself wherever it goes. */
function Figures({
  view,
  say,
  layout,
  recent,
}: Pick<Props, 'view' | 'say'> & { readonly layout: TableLayout; readonly recent: ReadonlySet<string> }) {
  const here = new Map(unitPlaces(view, layout).map((one) => [one.unit, one]))
  const away = new Map(unitsAway(view).map((one) => [one.unit, one]))
  return UNIT_NAMES.map((unit) => {
    const standing = here.get(unit)
    if (standing) {
      const { board, ...place } = standing
      const label = unitLabel(say, unit, place.power, place.wealth, say.name(board, 'board'))
      return <Figure key={unit} {...place} label={label} recent={recent.has(unit)} away={false} />
    }
    const gone = away.get(unit)
    if (gone === undefined) return null
    const { x, y, width, height } = layout.track.heads[gone.seat]
    const banner = { x: x + width / 2, y: y + height / 2, radius: AWAY }
    return <Figure key={unit} {...gone} {...banner} {...NOTHING} label="" recent={false} away />
  })
}

/** How small a unit is drawn that is on its way from or to the supply. */
const AWAY = 14
const NOTHING = { power: 0, wealth: 0, bribedBy: -1 }
