import { type Formatter, type SeatLook, seatColour, Target } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { memo } from 'react'
import { NEUTRAL, spaces } from '../../codecs.ts'
import type { View } from '../../view.ts'
import { brushCircle } from '../art/brush.ts'
import { mark } from '../landmarks.ts'
import { chipsIn } from '../layout/chips.ts'
import type { Rect, TrackLayout } from '../layout/layout.ts'
import { Banner } from './banner.tsx'
import { Marker } from './marker.tsx'

interface TrackProps {
  readonly view: View
  readonly seats: readonly SeatLook[]
  readonly say: Formatter
  readonly layout: TrackLayout
  readonly recent: ReadonlySet<string>
}

/** The alliance track: the neutral space, a branch for each player, the tiers of honor, the eight markers. */
export function Track({ view, seats, say, layout, recent }: TrackProps) {
  return (
    <g className="ss-track" {...mark('track')}>
      <Tiers layout={layout} say={say} />
      <Space option={NEUTRAL} label={say.text('Neutral space')} rect={layout.neutral} seat={-1} honor={0} />
      <Neutral rect={layout.neutral} say={say} upright={layout.upright} />
      {layout.spaces.map((branch, seat) =>
        branch.map((rect, depth) => (
          <Space
            key={spaces.encode({ branch: seat, depth: depth + 1 })}
            option={spaces.encode({ branch: seat, depth: depth + 1 })}
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
        <Banner key={view.seats[seat].clan} view={view} look={seats[seat]} say={say} rect={rect} />
      ))}
      <Markers view={view} say={say} layout={layout} recent={recent} />
    </g>
  )
}

function Tiers({ layout, say }: { readonly layout: TrackLayout; readonly say: Formatter }) {
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
        <rect className="ss-casing" x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx="5" />
        <rect className="lit" x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx="5" />
      </Target>
    )
  },
  (a, b) => a.option === b.option && a.label === b.label && sameRect(a.rect, b.rect),
)

const sameRect = (a: Rect, b: Rect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** A circle in one stroke behind the markers nobody has won over. */
function Neutral({ rect, say, upright }: { readonly rect: Rect; readonly say: Formatter; readonly upright: boolean }) {
  const { x, y, width, height } = rect
  return (
    <g className="ss-neutral" {...mark('neutral')}>
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

function Markers({ view, say, layout, recent }: Omit<TrackProps, 'seats'>) {
  return view.markers.map(({ clan, space, sworn }) => {
    const together = view.markers.filter((other) => other.space === space)
    const rect = rectOf(layout, space)
    const chips = chipsIn(rect, together.length)
    const { x, y } = chips.spots[together.findIndex((other) => other.clan === clan)]
    const where = space === NEUTRAL ? say.text('Neutral space') : say.name(space)
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

function rectOf(layout: TrackLayout, space: string): Rect {
  const inset = ({ x, y, width, height }: Rect, top: number): Rect => ({
    x: x + 2,
    y: y + top,
    width: width - 4,
    height: height - top - 1,
  })
  const { branch, depth } = spaces.decode(space)
  return depth === 0 ? inset(layout.neutral, layout.upright ? 20 : 1) : inset(layout.spaces[branch][depth - 1], 1)
}
