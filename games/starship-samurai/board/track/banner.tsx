import { DrawnIcon, type Formatter, type SeatLook, SeatShape, seatColour, Target } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import type { SeatView, View } from '../../view.ts'
import { brushStroke } from '../art/brush.ts'
import { icons } from '../icons.ts'
import { mark } from '../landmarks.ts'
import type { Rect } from '../layout/layout.ts'

interface BannerProps {
  readonly view: View
  readonly look: SeatLook
  readonly say: Formatter
  readonly rect: Rect
}

/** The top of a branch: whose it is and how she stands. */
export function Banner({ view, look, say, rect }: BannerProps) {
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
    <g {...mark(`branch-${look.seat}`)}>
      <Target option={seat.clan} label={label} className="ss-head">
        <rect className={atTurn || look.asked ? 'ss-banner ss-banner-live' : 'ss-banner'} {...rect} rx="6" />
        <rect x={x} y={y} width={width} height="4" rx="2" fill={seatColour(look.seat)} />
        {height < 50 ? (
          <LowBanner mat={seat} seat={look.seat} rect={rect} />
        ) : width < 80 ? (
          <SlimBanner view={view} look={look} rect={rect} atTurn={atTurn} />
        ) : (
          <FullBanner view={view} look={look} rect={rect} atTurn={atTurn} />
        )}
        <title>{label}</title>
        <rect className="lit" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="6" />
      </Target>
    </g>
  )
}

/** At the end of a branch that lies: honor; with room, wealth and cards too. */
function LowBanner({ mat, seat, rect }: { readonly mat: SeatView; readonly seat: Seat; readonly rect: Rect }) {
  const { x, y, height } = rect
  const two = height >= 38
  return (
    <g transform={`translate(${x} ${y + (two ? 15 : height / 2 + 1)})`}>
      <g transform="translate(11 0)">
        <SeatShape seat={seat} size={Math.min(16, height - 6)} />
      </g>
      <text className="ss-head-honor" x="22" y="5">
        {mat.honor}
      </text>
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

type FullProps = Omit<BannerProps, 'say'> & { readonly atTurn: boolean }

/** Over a slender branch there is no room for a name: symbol and honor, and what it will bring. The first player's symbol has a ring. */
function SlimBanner({ view, look, rect, atTurn }: FullProps) {
  const { honor, wealth, cards, allianceHonor } = view.seats[look.seat]
  const { x, y, width, height } = rect
  return (
    <g transform={`translate(${x} ${y})`}>
      {atTurn && (
        <path className="ss-turn-stroke" d={brushStroke(width - 18, 25, look.seat + 3)} transform="translate(3 5)" />
      )}
      <g transform="translate(14 17)">
        {view.first === look.seat && <circle className="ss-first-ring" r="11" />}
        <SeatShape seat={look.seat} size={16} />
      </g>
      <text className={atTurn ? 'ss-head-name ss-head-turn' : 'ss-head-name'} x="27" y="22" fontSize="15">
        {honor}
      </text>
      <g transform={`translate(0 ${height * 0.55})`}>
        <g className="ss-stat-laurel-crown">
          <DrawnIcon path={icons['laurel-crown']} size={12} x={8} />
        </g>
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

function FullBanner({ view, look, rect, atTurn }: FullProps) {
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
