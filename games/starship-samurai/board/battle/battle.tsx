import { type Formatter, type SeatLook, SeatShape, seatColour, Target } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import type { RewardPart } from '../../rules/state/state.ts'
import type { BattleView, BoardView } from '../../view.ts'
import { brushStroke } from '../art/brush.ts'
import { Lines, widthOf } from '../art/lettering.tsx'
import { RewardSign, rewardText } from '../art/reward.tsx'
import { cardOf, effectText, locationHonor, locationOf } from '../facts.ts'
import { mark } from '../landmarks.ts'
import { type Cells, hexesIn, type Rect } from '../layout/layout.ts'

/** How high the heading is; where there is hardly room for the battle, there is none. */
const titleOf = (height: number): number => (height < 124 ? 3 : height < 260 ? 22 : 44)

/** The part of a battle that belongs to one contestant, within the battle's own area. */
interface Side {
  readonly seat: Seat
  readonly x: number
  readonly width: number
  readonly units: Rect
  readonly card: Rect
}

function sidesOf({ width, height }: Rect, contestants: readonly Seat[]): Side[] {
  const tight = height < 260
  const title = titleOf(height)
  const step = (width - 12) / contestants.length
  // The name, and room for the crests of samurai, which stand taller than their hexes.
  const head = tight ? 26 : 54
  const cardHeight = tight ? Math.min(46, Math.max(22, height * 0.2)) : Math.min(118, height * 0.34)
  return contestants.map((seat, index) => {
    const x = 8 + index * step
    const inner = step - 8
    return {
      seat,
      x,
      width: inner,
      units: { x: x + 4, y: title + head, width: inner - 8, height: height - title - head - cardHeight - 10 },
      card: { x: x + 6, y: height - cardHeight - 8, width: inner - 12, height: cardHeight },
    }
  })
}

/** Where a contestant's units stand while it is fought. */
export function battleCells(rect: Rect, contestants: readonly Seat[], seat: Seat, count: number): Cells {
  const side = sidesOf(rect, contestants).find((one) => one.seat === seat)
  if (side === undefined || count === 0) return { radius: 20, spots: [] }
  const area = { ...side.units, x: rect.x + side.units.x, y: rect.y + side.units.y }
  return hexesIn(area, count, LARGEST)
}

/** On their sides units stand no larger than this. */
const LARGEST = 44

interface BattleProps {
  readonly battle: BattleView
  readonly board: BoardView
  readonly rect: Rect
  readonly seats: readonly SeatLook[]
  readonly say: Formatter
  readonly mine: Seat | null
  /** Cards seen in this battle, by seat: they stay in sight after they are resolved. */
  readonly shown: { readonly [seat: number]: string }
}

/** A battle: the contestants side by side in turn order, each with units, card and power. */
export function Battle({ battle, board, rect, seats, say, mine, shown }: BattleProps) {
  const card = locationOf(board.location)
  const tight = rect.height < 260
  const name = say.text('Battle for {{location}}', { location: say.name(board.location) })
  const prize: RewardPart[] = [{ honor: locationHonor }, ...(card?.reward ?? [])]
  const room = rect.width - 40 - prize.length * (tight ? 34 : 52)
  const size = Math.max(11, Math.min(tight ? 13 : 19, room / widthOf(name, 1)))
  return (
    <g transform={`translate(${rect.x} ${rect.y})`} {...mark(`location-${board.board}`)}>
      <title>{name}</title>
      <rect className="ss-location ss-battle" width={rect.width} height={rect.height} rx="10" />
      {titleOf(rect.height) > 3 && (
        <>
          <path
            className="ss-title-stroke"
            d={brushStroke(Math.min(rect.width - 130, widthOf(name, size) + 34), tight ? 19 : 32, 11)}
            transform={`translate(6 ${tight ? 3 : 7})`}
          />
          <text className="ss-title" x="18" y={tight ? 17 : 29} fontSize={size}>
            {name}
          </text>
          {prize.map((part, index) => (
            <g
              key={rewardText(part, say)}
              transform={`translate(${rect.width - 6 - (tight ? 34 : 52) * (prize.length - index)} ${tight ? 13 : 24})`}
            >
              <RewardSign part={part} size={tight ? 15 : 22} />
              <title>{rewardText(part, say)}</title>
            </g>
          ))}
        </>
      )}
      {sidesOf(rect, battle.contestants).map((side, index) => (
        <Contestant
          key={side.seat}
          side={side}
          look={seats[side.seat]}
          total={battle.totals[index]}
          bonus={battle.bonus[side.seat]}
          leading={battle.totals[index] === Math.max(...battle.totals)}
          committed={battle.committed[side.seat]}
          shown={shown[side.seat]}
          stage={battle.stage}
          height={rect.height}
          tight={tight}
          say={say}
          mine={mine === side.seat}
        />
      ))}
    </g>
  )
}

interface ContestantProps {
  readonly side: Side
  readonly look: SeatLook
  readonly total: number
  readonly bonus: number
  readonly leading: boolean
  readonly committed: string | null
  readonly shown: string | undefined
  readonly stage: string
  readonly height: number
  readonly tight: boolean
  readonly say: Formatter
  readonly mine: boolean
}

function Contestant({
  side,
  look,
  total,
  bonus,
  leading,
  committed,
  shown,
  stage,
  height,
  tight,
  say,
  mine,
}: ContestantProps) {
  const top = titleOf(height)
  const number = tight ? 20 : 32
  return (
    <g>
      <rect
        className={look.asked ? 'ss-side ss-side-asked' : 'ss-side'}
        x={side.x}
        y={top}
        width={side.width}
        height={height - top - 4}
        rx="8"
        style={{ stroke: seatColour(look.seat) }}
      />
      <g transform={`translate(${side.x + (tight ? 12 : 19)} ${top + (tight ? 13 : 21)})`}>
        <SeatShape seat={look.seat} size={tight ? 15 : 24} />
      </g>
      <text
        className="ss-side-name"
        x={side.x + (tight ? 22 : 36)}
        y={top + (tight ? 17 : 26)}
        fontSize={tight ? 11 : 15}
      >
        {look.side}
      </text>
      <text
        className={leading ? 'ss-side-total ss-side-leading' : 'ss-side-total'}
        x={side.x + side.width - 8}
        y={top + (tight ? 19 : 31)}
        fontSize={number}
      >
        {total}
      </text>
      {bonus !== 0 && (
        <text
          className="ss-side-bonus"
          x={side.x + side.width - 14 - number * (total > 9 ? 1.15 : 0.65)}
          y={top + (tight ? 18 : 29)}
          fontSize={tight ? 11 : 14}
        >
          {bonus > 0 ? `+${bonus}` : bonus}
        </text>
      )}
      <CardSlot
        rect={side.card}
        committed={committed}
        shown={shown}
        stage={stage}
        say={say}
        mine={mine}
        tight={tight}
      />
    </g>
  )
}

interface SlotProps {
  readonly rect: Rect
  readonly committed: string | null
  readonly shown: string | undefined
  readonly stage: string
  readonly say: Formatter
  readonly mine: boolean
  readonly tight: boolean
}

/** The card somebody has committed: its back, its face, or an empty place. Passing is done by the empty place. */
function CardSlot({ rect, committed, shown, stage, say, mine, tight }: SlotProps) {
  const { x, y, width, height } = rect
  const resolved = committed === null && stage !== 'commit'
  const card = cardOf((resolved ? shown : committed) ?? '')
  if (card)
    return (
      <g className={resolved ? 'ss-resolved' : undefined}>
        <rect className={`ss-laid ss-laid-${card.type}`} {...rect} rx="6" />
        <text className="ss-laid-name" x={x + 8} y={y + (tight ? 14 : 18)} fontSize={tight ? 11 : 13}>
          {say.name(card.id)}
        </text>
        {!tight && (
          <Lines
            className="ss-laid-text"
            text={effectText(card, say)}
            x={x + 8}
            y={y + 35}
            width={width - 12}
            size={11}
            most={Math.max(1, Math.floor((height - 28) / 14))}
          />
        )}
      </g>
    )
  if (committed === 'face-down')
    return (
      <g>
        <rect className="ss-laid ss-laid-back" {...rect} rx="6" />
        <CardBack x={x + width / 2} y={y + height / 2} size={Math.min(width, height) * 0.34} />
        <title>{say.text('A card, face down')}</title>
      </g>
    )
  const passing = mine && stage === 'commit' && committed === null
  const text = slotText(committed, stage, passing, say)
  const empty = (
    <>
      <rect className="ss-laid-empty" {...rect} rx="6" />
      <text className="ss-laid-note" x={x + width / 2} y={y + height / 2 + 4}>
        {text}
      </text>
    </>
  )
  if (!passing) return <g>{empty}</g>
  return (
    <Target option="pass" className="ss-pass">
      {empty}
      <rect className="lit" {...rect} rx="6" />
    </Target>
  )
}

function slotText(committed: string | null, stage: string, passing: boolean, say: Formatter): string {
  if (passing) return say.text('Commit no card')
  if (committed === 'pass') return say.text('no card')
  return stage === 'commit' ? say.text('still to commit') : say.text('resolved')
}

/** The back of a card: the rising sun behind a wave. */
export const CardBack = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 20})`}>
    <circle className="ss-back-sun" r="14" cy="-3" />
    <path className="ss-back-wave" d="M-24 10C-18 2-12 2-8 10C-4 2 2 2 6 10C10 2 18 2 24 10V18H-24Z" />
  </g>
)
