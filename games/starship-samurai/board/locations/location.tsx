import { type Formatter, hexCorners, pointsText, SeatShape, Target } from '@orrery/board'
import { memo } from 'react'
import type { LocationCard } from '../../rules/state/state.ts'
import type { BoardView } from '../../view.ts'
import { Planet } from '../art/planet.tsx'
import { rewardText } from '../art/reward.tsx'
import { asksForBoards, useAsk } from '../asking.ts'
import { locationOf, spacesPerLocation } from '../facts.ts'
import { mark } from '../landmarks.ts'
import { type Cells, hexesIn, type Rect } from '../layout/layout.ts'
import { Heading, SmallHeading } from './location-heading.tsx'
import { partsOf } from './location-parts.ts'

interface LocationProps {
  readonly board: BoardView
  readonly rect: Rect
  readonly say: Formatter
  readonly clans: readonly string[]
  readonly recent: boolean
}

/** A location board: its card over a world in the dark, seven spaces for units, who has how much power here. */
export const Location = memo(
  function Location({ board, rect, say, clans, recent }: LocationProps) {
    const ask = useAsk()
    const card = locationOf(board.location)
    const parts = partsOf(rect)
    const label = labelOf(board, card, say, clans)
    const frame = { width: rect.width, height: rect.height, rx: 10 }
    const drawing = (
      <>
        <rect className={recent ? 'ss-location ss-location-recent' : 'ss-location'} {...frame} />
        <Backdrop board={board.board} card={card} rect={rect} />
        <rect className="ss-frame" {...frame} />
        <Spaces cells={hexesIn(parts.spaces, spacesPerLocation)} />
        {parts.form === 'small' ? (
          <SmallHeading board={board} card={card} say={say} width={rect.width} />
        ) : (
          <Heading
            board={board}
            card={card}
            say={say}
            width={parts.form === 'beside' ? parts.spaces.x : rect.width}
            roomy={parts.form === 'beside'}
          />
        )}
        {parts.powers && <Powers board={board} {...parts.powers} small={parts.form === 'small'} />}
        <rect className="lit" x="1" y="1" width={rect.width - 2} height={rect.height - 2} rx="10" />
      </>
    )
    return (
      <g transform={`translate(${rect.x} ${rect.y})`} {...mark(`location-${board.board}`)}>
        {asksForBoards(ask) ? (
          <Target option={board.board} label={label} className="ss-board-target">
            {drawing}
          </Target>
        ) : (
          <g>
            <title>{label}</title>
            {drawing}
          </g>
        )}
      </g>
    )
  },
  (a, b) =>
    a.recent === b.recent &&
    a.say === b.say &&
    JSON.stringify([a.rect, a.board, a.clans]) === JSON.stringify([b.rect, b.board, b.clans]),
)

function labelOf(board: BoardView, card: LocationCard | undefined, say: Formatter, clans: readonly string[]): string {
  const name = say.name(board.board, 'board')
  const power = board.power
    .flatMap((value, seat) => (board.units[seat].length > 0 ? [`${clans[seat]} ${value}`] : []))
    .join(', ')
  if (card === undefined) return say.text('{{board}}: already won. Power: {{power}}', { board: name, power })
  return say.text('{{location}} ({{board}}), {{type}}. Reward: {{reward}}. Power: {{power}}', {
    board: name,
    location: say.name(card.id),
    type: say.text(card.type),
    reward: card.reward.map((part) => rewardText(part, say)).join(', '),
    power: power || say.text('nobody'),
  })
}

function Backdrop({
  board,
  card,
  rect,
}: {
  readonly board: number
  readonly card: LocationCard | undefined
  readonly rect: Rect
}) {
  if (card === undefined) return null
  const { width, height } = rect
  const radius = Math.max(height * 0.52, Math.min(width * 0.4, height * 0.7))
  return (
    <g clipPath={`url(#ss-clip-${board})`}>
      <defs>
        <clipPath id={`ss-clip-${board}`}>
          <rect width={width} height={height} rx="10" />
        </clipPath>
      </defs>
      <Planet
        id={card.id}
        type={card.type}
        name={String(board)}
        x={width - radius * 0.5}
        y={height - radius * 0.42}
        radius={radius}
      />
      <rect className="ss-veil" width={width} height={height} />
    </g>
  )
}

const Spaces = ({ cells }: { readonly cells: Cells }) =>
  cells.spots.map(({ x, y }) => (
    <polygon key={`${x} ${y}`} className="ss-cell" points={pointsText(hexCorners({ x, y }, cells.radius - 1.5))} />
  ))

interface PowersProps {
  readonly board: BoardView
  readonly x: number
  readonly y: number
  readonly width: number
  readonly small: boolean
  /** One below the other instead of side by side. */
  readonly down: boolean
}

/** The power of everybody here, the highest largest. */
function Powers({ board, x, y, width, small, down }: PowersProps) {
  const present = board.power.map((power, seat) => ({ power, seat })).filter(({ seat }) => board.units[seat].length > 0)
  const highest = Math.max(...board.power)
  const each = Math.min(small ? 40 : 58, width / Math.max(1, present.length))
  return (
    <g transform={`translate(${x} ${y})`}>
      {present.map(({ power, seat }, index) => {
        const leading = power === highest
        return (
          <g
            key={seat}
            transform={down ? `translate(0 ${index * 15})` : `translate(${index * each} 0)`}
            className={leading ? 'ss-leading' : undefined}
          >
            <g transform={`translate(${small ? 7 : 10} 0)`}>
              <SeatShape seat={seat} size={small ? 12 : 17} />
            </g>
            <text
              className="ss-total"
              x={small ? 16 : 23}
              y={small ? 4.5 : 6}
              fontSize={small ? 12 : leading ? 18 : 15}
            >
              {power}
            </text>
          </g>
        )
      })}
    </g>
  )
}
