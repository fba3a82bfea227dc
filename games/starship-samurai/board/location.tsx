import { DrawnIcon, hexCorners, pointsText, type Say, SeatShape, Target } from '@orrery/board'
import { memo } from 'react'
import type { LocationCard } from '../rules/state.ts'
import type { BoardView } from '../view.ts'
import { brushStroke } from './art/brush.ts'
import { Planet } from './art/planet.tsx'
import { asksForBoards, useAsk } from './asking.ts'
import { cardOf, effectText, locationOf, spacesPerLocation } from './facts.ts'
import { icons } from './icons.ts'
import { type Cells, hexesIn, type Rect } from './layout.ts'
import { Lines, widthOf } from './lettering.tsx'
import { RewardSign, rewardText } from './reward.tsx'

export const TYPE_ICONS: { readonly [type: string]: keyof typeof icons } = {
  Citadel: 'castle',
  City: 'modern-city',
  Temple: 'pagoda',
  Outpost: 'defense-satellite',
}

/** How a location board of this size is divided. */
interface Parts {
  /** `small`: one line of heading. `beside`: heading to the left of the spaces. `above`: heading on top. */
  readonly form: 'small' | 'beside' | 'above'
  readonly spaces: Rect
  /** Nothing where there is no room: the units themselves tell their power. */
  readonly powers:
    | { readonly x: number; readonly y: number; readonly width: number; readonly down: boolean }
    | undefined
}

/** Without the sums of power, spaces have to become this much larger to be worth it. */
const MUCH = 1.18

export function partsOf({ width, height }: Rect): Parts {
  if (height < 40) return { form: 'small', spaces: { x: width - 8, y: 11, width: 4, height: 4 }, powers: undefined }
  if (height < 190 && width < 400) {
    const above: Parts = {
      form: 'small',
      spaces: { x: 4, y: 21, width: width - 8, height: height - 39 },
      powers: { x: 6, y: height - 9, width: width - 12, down: false },
    }
    const beside: Parts = {
      form: 'small',
      spaces: { x: 3, y: 21, width: width - 44, height: height - 23 },
      powers: { x: width - 38, y: 31, width: 36, down: true },
    }
    const alone: Parts = {
      form: 'small',
      spaces: { x: 4, y: 21, width: width - 8, height: height - 23 },
      powers: undefined,
    }
    const size = ({ spaces }: Parts) => hexesIn(spaces, spacesPerLocation).radius
    const better = size(beside) > size(above) ? beside : above
    return size(alone) > size(better) * MUCH ? alone : better
  }
  if (width > height * 1.7) {
    const left = Math.min(236, width * 0.36)
    return {
      form: 'beside',
      spaces: { x: left, y: 10, width: width - left - 10, height: height - 20 },
      powers: { x: 14, y: height - 20, width: left - 24, down: false },
    }
  }
  return {
    form: 'above',
    spaces: { x: 8, y: 74, width: width - 16, height: height - 112 },
    powers: { x: 12, y: height - 18, width: width - 24, down: false },
  }
}

/** Where the units of a location board stand. */
export const cellsOf = (rect: Rect): Cells => {
  const { spaces } = partsOf(rect)
  return hexesIn({ ...spaces, x: rect.x + spaces.x, y: rect.y + spaces.y }, spacesPerLocation)
}

interface LocationProps {
  readonly board: BoardView
  readonly rect: Rect
  readonly say: Say
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
      <g transform={`translate(${rect.x} ${rect.y})`}>
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

function labelOf(board: BoardView, card: LocationCard | undefined, say: Say, clans: readonly string[]): string {
  const name = say.name(board.board, 'board')
  const power = board.power
    .flatMap((value, seat) => (board.units[seat].length > 0 ? [`${clans[seat]} ${value}`] : []))
    .join(', ')
  if (card === undefined) return say.text('{{board}}: its card is gone. Power: {{power}}', { board: name, power })
  return say.text('{{board}}, {{location}}, {{type}}. Reward: {{reward}}. Power: {{power}}', {
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

interface HeadingProps {
  readonly board: BoardView
  readonly card: LocationCard | undefined
  readonly say: Say
  readonly width: number
}

function Heading({ board, card, say, width, roomy }: HeadingProps & { readonly roomy: boolean }) {
  const name = card ? say.name(card.id) : say.text('claimed')
  const size = width < 230 ? 14 : 16
  const stroke = Math.min(width - 66, widthOf(name, size) + 46)
  return (
    <g>
      <path
        className={card ? 'ss-title-stroke' : 'ss-title-stroke ss-gone'}
        d={brushStroke(stroke, 27, board.board * 5)}
        transform="translate(6 9)"
      />
      <circle className="ss-number" cx="22" cy="22" r="10.500" />
      <text className="ss-number-text" x="22" y="27">
        {board.board}
      </text>
      <text className="ss-title" x="38" y="28" fontSize={size}>
        {name}
      </text>
      {card && <TypeMark card={card} x={width - 27} say={say} />}
      {card && <Rewards card={card} say={say} x={14} y={54} width={width} />}
      {card && roomy && (
        <Lines
          className="ss-location-text"
          text={`${say.text(card.type)}: ${card.reward.map((part) => rewardText(part, say)).join(', ')}`}
          x={14}
          y={88}
          width={width - 24}
          size={12}
          most={2}
        />
      )}
      <Attached board={board} say={say} x={width - 8} y={roomy ? 112 : 70} />
    </g>
  )
}

const PIPS = [0, 1, 2] as const

function TypeMark({ card, x, say }: { readonly card: LocationCard; readonly x: number; readonly say: Say }) {
  return (
    <g transform={`translate(${x} 24)`}>
      <circle className="ss-type" r="16" />
      <DrawnIcon path={icons[TYPE_ICONS[card.type] ?? 'ringed-planet']} size={21} className="ss-type-icon" />
      <g transform="translate(0 24)">
        {PIPS.slice(0, card.pips).map((pip) => (
          <circle key={pip} className="ss-type-pip" cx={(pip - (card.pips - 1) / 2) * 8} r="2.600" />
        ))}
      </g>
      <title>{`${say.text(card.type)}, ${basisText(card, say)}`}</title>
    </g>
  )
}

export const basisText = ({ basis }: { readonly basis: string }, say: Say): string =>
  basis === 'attested' ? say.text('as in the printed game') : say.text('of our own making')

function Rewards({
  card,
  say,
  x,
  y,
  width,
}: {
  readonly card: LocationCard
  readonly say: Say
  readonly x: number
  readonly y: number
  readonly width: number
}) {
  const each = Math.min(112, (width - 60) / card.reward.length)
  return (
    <g transform={`translate(${x} ${y})`}>
      {card.reward.map((part, index) => {
        const text = rewardText(part, say)
        return (
          <g key={text} transform={`translate(${index * each} 0)`}>
            <RewardSign part={part} />
            {'clan' in part && each > 90 && (
              <text className="ss-reward-name" x="39" y="4.500">
                {part.clan}
              </text>
            )}
            {'any' in part && each > 90 && (
              <text className="ss-reward-name" x="39" y="4.500">
                {say.text('any clan')}
              </text>
            )}
            <title>{text}</title>
          </g>
        )
      })}
    </g>
  )
}

/** Cards beside the board, with the symbol of whoever played them. */
function Attached({
  board,
  say,
  x,
  y,
}: {
  readonly board: BoardView
  readonly say: Say
  readonly x: number
  readonly y: number
}) {
  return board.attached.map(({ card, by }, index) => {
    const name = say.name(card)
    const width = widthOf(name, 12.5) + 28
    const text = cardOf(card)
    return (
      <g key={card} transform={`translate(${x - width} ${y + index * 22})`}>
        <rect className="ss-attached" width={width} height="19" rx="5" />
        <g transform="translate(11 9.500)">
          <SeatShape seat={by} size={14} />
        </g>
        <text className="ss-attached-text" x="22" y="13.500">
          {name}
        </text>
        <title>{text && effectText(text, say)}</title>
      </g>
    )
  })
}

function SmallHeading({ board, card, say, width }: HeadingProps) {
  const name = card ? say.name(card.id) : say.text('claimed')
  const rewards = width < 150 ? [] : (card?.reward ?? [])
  const room = width - 33 - rewards.length * 31
  const size = widthOf(name, 12) > room ? 10.5 : 12
  return (
    <g>
      <path
        className={card ? 'ss-title-stroke' : 'ss-title-stroke ss-gone'}
        d={brushStroke(Math.min(room + 14, widthOf(name, size) + 26), 17, board.board * 5)}
        transform="translate(3 3)"
      />
      <text className="ss-number-text ss-number-small" x="11" y="16">
        {board.board}
      </text>
      <text className="ss-title" x="20" y="15.500" fontSize={size}>
        {name}
      </text>
      {rewards.map((part, index) => (
        <g
          key={rewardText(part, say)}
          transform={`translate(${width - 3 - (rewards.length - index) * 32} 12)`}
          className="ss-small-reward"
        >
          <RewardSign part={part} size={15} />
        </g>
      ))}
    </g>
  )
}

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
