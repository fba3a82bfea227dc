import { DrawnIcon, Piece, type Say, type SeatLook, SeatShape, seatColour, Target } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { memo } from 'react'
import type { SeatView, View } from '../view.ts'
import { brushCircle, brushStroke } from './art/brush.ts'
import { ClanSign } from './art/emblems.tsx'
import { icons } from './icons.ts'
import { type ChipForm, chipsIn, type Rect, type TrackLayout } from './layout.ts'

interface TrackProps {
  readonly view: View
  readonly seats: readonly SeatLook[]
  readonly say: Say
  readonly layout: TrackLayout
  readonly recent: ReadonlySet<string>
}

/** The alliance track: the neutral space, a branch for each player, the tiers of honor, the eight markers. */
export function Track({ view, seats, say, layout, recent }: TrackProps) {
  return (
    <g>
      <Tiers layout={layout} say={say} />
      <Space option="neutral" label={say.text('Neutral space')} rect={layout.neutral} seat={-1} honor={0} />
      <Neutral rect={layout.neutral} say={say} upright={layout.upright} />
      {layout.spaces.map((spaces, seat) =>
        spaces.map((rect, depth) => (
          <Space
            key={spaceName(view, seat, depth)}
            option={spaceName(view, seat, depth)}
            label={say.text('{{clan}} {{depth}}, {{honor}} honor a round', {
              clan: view.seats[seat].clan,
              depth: depth + 1,
              honor: view.branch[depth],
            })}
            rect={rect}
            seat={seat}
            honor={view.branch[depth]}
          />
        )),
      )}
      {layout.heads.map((rect, seat) => (
        <Head key={view.seats[seat].clan} view={view} look={seats[seat]} say={say} rect={rect} />
      ))}
      <Markers view={view} say={say} layout={layout} recent={recent} />
    </g>
  )
}

const spaceName = (view: View, seat: Seat, depth: number): string => `${view.seats[seat].clan}-${depth + 1}`

function Tiers({ layout, say }: { readonly layout: TrackLayout; readonly say: Say }) {
  return layout.tiers.map(({ honor, band, label }, index) => (
    <g key={honor}>
      <rect className={index % 2 ? 'ss-tier ss-tier-odd' : 'ss-tier'} {...band} rx="6" />
      <text
        className={layout.upright ? 'ss-tier-text' : 'ss-tier-text ss-tier-small'}
        x={label.x}
        y={label.y + (layout.upright ? 6 : 4)}
      >
        +{honor}
      </text>
      <title>{say.text('{{honor}} honor at the end of each round for each marker here', { honor })}</title>
    </g>
  ))
}

interface SpaceProps {
  readonly option: string
  readonly label: string
  readonly rect: Rect
  readonly seat: Seat
  readonly honor: number
}

const Space = memo(
  function Space({ option, label, rect, seat }: SpaceProps) {
    const { x, y, width, height } = rect
    return (
      <Target option={option} label={label} className="ss-space">
        <rect
          className="ss-space-ground"
          {...{ x, y, width, height }}
          rx="6"
          style={seat < 0 ? undefined : { fill: seatColour(seat), stroke: seatColour(seat) }}
        />
        <rect className="lit" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="6" />
      </Target>
    )
  },
  (a, b) => a.option === b.option && a.label === b.label && sameRect(a.rect, b.rect),
)

const sameRect = (a: Rect, b: Rect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** A circle in one stroke behind the markers nobody has won over. */
function Neutral({ rect, say, upright }: { readonly rect: Rect; readonly say: Say; readonly upright: boolean }) {
  const { x, y, width, height } = rect
  return (
    <g className="ss-neutral">
      <path
        className="ss-enso"
        d={brushCircle(Math.min(height * 0.62, width * 0.42), 7)}
        transform={`translate(${x + width / 2} ${y + height / 2})`}
      />
      {upright && (
        <text className="ss-neutral-text" x={x + 10} y={y + 15}>
          {say.text('Neutral')}
        </text>
      )}
    </g>
  )
}

interface HeadProps {
  readonly view: View
  readonly look: SeatLook
  readonly say: Say
  readonly rect: Rect
}

/** The top of a branch: whose it is and how she stands. */
function Head({ view, look, say, rect }: HeadProps) {
  const seat = view.seats[look.seat]
  const atTurn = view.phase === 'turns' && view.turn === look.seat
  const label = say.text('{{clan}}: {{honor}} honor, {{wealth}} wealth, {{cards}} in hand', {
    clan: seat.clan,
    honor: seat.honor,
    wealth: seat.wealth,
    cards: say.name(seat.cards, 'card'),
  })
  const { x, y, width, height } = rect
  return (
    <Target option={seat.clan} label={label} className="ss-head">
      <rect className={atTurn || look.asked ? 'ss-banner ss-banner-live' : 'ss-banner'} {...rect} rx="6" />
      <rect x={x} y={y} width={width} height="4" rx="2" fill={seatColour(look.seat)} />
      {height < 50 ? (
        <LowHead mat={seat} seat={look.seat} rect={rect} />
      ) : width < 80 ? (
        <SlimHead view={view} look={look} rect={rect} atTurn={atTurn} />
      ) : (
        <FullHead view={view} look={look} rect={rect} atTurn={atTurn} />
      )}
      <title>{label}</title>
      <rect className="lit" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="6" />
    </Target>
  )
}

/** At the end of a branch that lies: honor and what alliances add; with room, wealth and cards too. */
function LowHead({ mat, seat, rect }: { readonly mat: SeatView; readonly seat: Seat; readonly rect: Rect }) {
  const { x, y, width, height } = rect
  const two = height >= 38
  return (
    <g transform={`translate(${x} ${y + (two ? 15 : height / 2 + 1)})`}>
      <g transform="translate(11 0)">
        <SeatShape seat={seat} size={Math.min(16, height - 6)} />
      </g>
      <text className="ss-head-honor" x="22" y="5">
        {mat.honor}
      </text>
      {height >= 20 && (
        <text className="ss-head-gain" x={width - 2} y="4">
          +{mat.allianceHonor}
        </text>
      )}
      {two && (
        <g transform="translate(0 18)">
          <Stat icon="two-coins" value={mat.wealth} x={2} />
          <Stat icon="card-pick" value={mat.cards} x={28} />
        </g>
      )}
    </g>
  )
}

const Stat = ({
  icon,
  value,
  x,
}: {
  readonly icon: keyof typeof icons
  readonly value: number
  readonly x: number
}) => (
  <g transform={`translate(${x} 0)`} className={`ss-stat-${icon}`}>
    <DrawnIcon path={icons[icon]} size={12} x={6} />
    <text className="ss-stat" x="13.500" y="4">
      {value}
    </text>
  </g>
)

type FullProps = Omit<HeadProps, 'say'> & { readonly atTurn: boolean }

/** Over a slender branch. */
function SlimHead({ view, look, rect, atTurn }: FullProps) {
  const { clan, honor, wealth, cards, allianceHonor } = view.seats[look.seat]
  const { x, y, width, height } = rect
  return (
    <g transform={`translate(${x} ${y})`}>
      {atTurn && (
        <path className="ss-turn-stroke" d={brushStroke(width - 10, 17, look.seat + 3)} transform="translate(2 6)" />
      )}
      <g transform="translate(9 15)">
        <SeatShape seat={look.seat} size={13} />
      </g>
      <text className={atTurn ? 'ss-head-name ss-head-turn' : 'ss-head-name'} x="17" y="19" fontSize="12">
        {clan}
      </text>
      <Token view={view} seat={look.seat} x={width - 5} y={5} />
      <g transform={`translate(0 ${height * 0.55})`}>
        <Stat icon="laurel-crown" value={honor} x={2} />
        <text className="ss-head-gain" x={width - 3} y="4">
          +{allianceHonor}
        </text>
      </g>
      <g transform={`translate(0 ${height * 0.82})`}>
        <Stat icon="two-coins" value={wealth} x={2} />
        <Stat icon="card-pick" value={cards} x={width / 2 + 1} />
      </g>
    </g>
  )
}

interface TokenProps {
  readonly view: View
  readonly seat: Seat
  readonly x: number
  readonly y: number
}

/** The first player's token; after the end, the place everybody has won. */
function Token({ view, seat, x, y }: TokenProps) {
  const place = view.ranking.indexOf(seat) + 1
  if (view.phase === 'over' ? place === 0 : view.first !== seat) return null
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={view.phase === 'over' && place > 1 ? 'ss-first ss-first-not' : 'ss-first'} r="8" />
      <text className="ss-first-text" y="4">
        {view.phase === 'over' ? `${place}.` : '1'}
      </text>
    </g>
  )
}

const MARKERS = [1, 2, 3, 4] as const

function FullHead({ view, look, rect, atTurn }: FullProps) {
  const { clan, honor, wealth, cards, orders, allianceHonor } = view.seats[look.seat]
  const { x, y, width, height } = rect
  const pip = 14
  return (
    <g transform={`translate(${x} ${y})`}>
      {atTurn && (
        <path className="ss-turn-stroke" d={brushStroke(width - 20, 21, look.seat + 3)} transform="translate(4 7)" />
      )}
      <g transform="translate(14 18)">
        <SeatShape seat={look.seat} size={17} />
      </g>
      <text className={atTurn ? 'ss-head-name ss-head-turn' : 'ss-head-name'} x="26" y="22.500" fontSize="14">
        {clan}
      </text>
      <Token view={view} seat={look.seat} x={width - 8} y={8} />
      <g transform={`translate(0 ${height * 0.54})`}>
        <Stat icon="laurel-crown" value={honor} x={2} />
        <Stat icon="two-coins" value={wealth} x={width * 0.4} />
        <Stat icon="card-pick" value={cards} x={width * 0.71} />
      </g>
      <g transform={`translate(0 ${height - 11})`}>
        {MARKERS.map((marker, index) => {
          const spent = orders[index] !== null
          return (
            <g key={marker} transform={`translate(${3 + pip * (index + 0.5)} 0)`}>
              <rect className={spent ? 'ss-pip ss-pip-spent' : 'ss-pip'} x="-6" y="-7" width="12" height="13" rx="3" />
              <text className={spent ? 'ss-pip-text ss-pip-text-spent' : 'ss-pip-text'} y="3.500">
                {marker}
              </text>
            </g>
          )
        })}
        <text className="ss-head-gain" x={width - 4} y="4">
          +{allianceHonor}
        </text>
      </g>
    </g>
  )
}

function Markers({ view, say, layout, recent }: Omit<TrackProps, 'seats'>) {
  return view.markers.map(({ clan, space, sworn }) => {
    const together = view.markers.filter((other) => other.space === space)
    const rect = rectOf(layout, view, space)
    const chips = chipsIn(rect, together.length)
    const { x, y } = chips.spots[together.findIndex((other) => other.clan === clan)]
    const where = space === 'neutral' ? say.text('Neutral space') : say.name(space)
    return (
      <Marker
        key={clan}
        clan={clan}
        x={x}
        y={y}
        form={chips.form}
        width={chips.width - 4}
        height={chips.height - 3}
        sworn={sworn ?? -1}
        recent={recent.has(clan)}
        label={say.text('{{clan}}, on {{space}}', { clan, space: where })}
      />
    )
  })
}

function rectOf(layout: TrackLayout, view: View, space: string): Rect {
  const inset = ({ x, y, width, height }: Rect, top: number): Rect => ({
    x: x + 2,
    y: y + top,
    width: width - 4,
    height: height - top - 1,
  })
  const [clan, depth] = space.split('-')
  const seat = view.seats.findIndex((other) => other.clan === clan)
  return seat < 0 ? inset(layout.neutral, layout.upright ? 20 : 1) : inset(layout.spaces[seat][Number(depth) - 1], 1)
}

interface MarkerProps {
  readonly clan: string
  readonly x: number
  readonly y: number
  readonly form: ChipForm
  readonly width: number
  readonly height: number
  /** Whom an oath binds it to, or -1. */
  readonly sworn: Seat
  readonly recent: boolean
  readonly label: string
}

const Marker = memo(function Marker(props: MarkerProps) {
  const { clan, x, y, form, width, height, sworn, recent, label } = props
  const round = form === 'pill' ? height / 2 : form === 'tall' ? 8 : height / 2
  const box = { x: -width / 2, y: -height / 2, width, height, rx: round }
  const sign = form === 'pill' ? height - 6 : form === 'tall' ? 21 : height - 5
  return (
    <Piece x={x} y={y} className={recent ? 'ss-marker ss-recent' : 'ss-marker'}>
      <Target option={clan} label={label} className="ss-clan">
        <rect className={sworn < 0 ? 'ss-chip' : 'ss-chip ss-chip-sworn'} {...box} />
        <g transform={signPlace(form, width, height)}>
          <ClanSign clan={clan} size={sign} />
        </g>
        {form === 'pill' && (
          <text className="ss-chip-text" x={-width / 2 + height - 1} y="4.200">
            {clan}
          </text>
        )}
        {form === 'tall' && (
          <text className="ss-chip-text ss-chip-tall" y={height / 2 - 4}>
            {clan}
          </text>
        )}
        {sworn >= 0 && (
          <g transform={`translate(${width / 2 - 5} ${-height / 2 + 4})`}>
            <SeatShape seat={sworn} size={14} />
          </g>
        )}
        <title>{label}</title>
        <rect className="lit" {...box} />
      </Target>
    </Piece>
  )
})

function signPlace(form: ChipForm, width: number, height: number): string {
  if (form === 'pill') return `translate(${-width / 2 + height / 2 + 1} 0)`
  return form === 'tall' ? `translate(0 ${-height / 2 + 14})` : 'translate(0 0)'
}
