import { type Formatter, hexCorners, LANDMARK_BOX, pointsText, Target } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { memo } from 'react'
import type { LocationCard } from '../../rules/state/state.ts'
import type { BoardView } from '../../view.ts'
import { useAsk } from '../answering/asking.ts'
import { asksForBoards } from '../answering/asks.ts'
import { Planet } from '../art/planet.tsx'
import { locationOf, spacesPerLocation } from '../facts.ts'
import { mark } from '../landmarks.ts'
import { type Cells, hexesIn } from '../layout/hexes.ts'
import type { Rect } from '../layout/layout.ts'
import { locationPlace } from '../spoken/places.ts'
import { rewardText } from '../wording.ts'
import { Heading } from './location-heading.tsx'
import { partsOf } from './location-parts.ts'
import { PowerBar } from './power-bar.tsx'

interface LocationProps {
  readonly board: BoardView
  readonly rect: Rect
  readonly say: Formatter
  readonly clans: readonly string[]
  /** By seat: the power that counts here now, with that of cards in a battle. */
  readonly totals: readonly number[]
  readonly embattled: boolean
  /** The viewer's seat, or -1. */
  readonly mine: Seat
  readonly recent: boolean
}

/** A location board: its card over a world in the dark, seven spaces for units, who has how much power here. */
export const Location = memo(
  function Location({ board, rect, say, clans, totals, embattled, mine, recent }: LocationProps) {
    const ask = useAsk()
    const card = locationOf(board.location)
    const parts = partsOf(rect)
    const label = labelOf(board, card, say, clans)
    const frame = { width: rect.width, height: rect.height, rx: 10 }
    const edge = { x: 5, y: 5, width: rect.width - 10, height: rect.height - 10, rx: 8 }
    const drawing = (
      <>
        <rect className={recent ? 'ss-location ss-location-recent' : 'ss-location'} {...frame} />
        <Backdrop board={board.board} card={card} rect={rect} />
        <rect className={embattled ? 'ss-frame ss-embattled' : 'ss-frame'} {...frame} {...LANDMARK_BOX} />
        <Spaces cells={hexesIn(parts.spaces, spacesPerLocation)} />
        <Heading board={board} card={card} say={say} rect={parts.heading} beside={parts.beside} />
        <PowerBar
          power={totals.map((total, seat) => (board.units[seat].length > 0 ? total : undefined))}
          mine={mine}
          rect={parts.bar}
          say={say}
        />
        <rect className="ss-casing" {...edge} />
        <rect className="lit" {...edge} />
      </>
    )
    return (
      <g
        transform={`translate(${rect.x} ${rect.y})`}
        data-spot={locationPlace(board.board)}
        {...mark(`location-${board.board}`)}
      >
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
    a.mine === b.mine &&
    a.embattled === b.embattled &&
    JSON.stringify([a.rect, a.board, a.clans, a.totals]) === JSON.stringify([b.rect, b.board, b.clans, b.totals]),
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
