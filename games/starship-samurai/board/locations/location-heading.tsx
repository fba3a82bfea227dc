import { DrawnIcon, type Formatter, SeatShape } from '@orrery/board'
import type { LocationCard } from '../../rules/state/state.ts'
import type { BoardView } from '../../view.ts'
import { brushStroke } from '../art/brush.ts'
import { Lines, linesOf, widthOf } from '../art/lettering.tsx'
import { RewardSign } from '../art/reward.tsx'
import { basisText, cardOf, effectText } from '../facts.ts'
import { icons } from '../icons.ts'
import type { Rect } from '../layout/layout.ts'
import { rewardText } from '../wording.ts'
import { LOW_HEAD } from './location-parts.ts'

export const TYPE_ICONS: { readonly [type: string]: keyof typeof icons } = {
  Citadel: 'castle',
  City: 'modern-city',
  Temple: 'pagoda',
  Outpost: 'defense-satellite',
}

interface HeadingProps {
  readonly board: BoardView
  readonly card: LocationCard | undefined
  readonly say: Formatter
  readonly rect: Rect
  /** A column; else a head above the hexes. */
  readonly beside: boolean
}

const REWARD = 22
const LINE = 16

/** Number, name, kind and reward of a location. */
export function Heading({ board, card, say, rect, beside }: HeadingProps) {
  const { width, height } = rect
  const low = height <= LOW_HEAD
  const name = card ? say.name(card.id) : say.text('won')
  // In a low head the badge stands beside the rewards, so that the name has the whole width.
  const room = width - 38 - (low ? 8 : 46)
  const title = low ? { lines: [name], size: fitted(name, room, 14) } : titleOf(name, room)
  const top = low ? 2 : 5
  const strokeHeight = low ? 21 : title.lines.length * title.size * 1.18 + 8
  const reward = low ? 18 : REWARD
  const rewardsAt = low ? 33 : strokeHeight + 22
  const textAt = rewardsAt + reward / 2 + LINE
  const lines = beside ? Math.floor((height - textAt + LINE * 0.6) / LINE) : 0
  const attachedRows = board.attached.length
  const sentence = card ? `${say.text(card.type)}: ${card.reward.map((part) => rewardText(part, say)).join(', ')}` : ''
  // What does not fit whole is left out: the signs say the same.
  const isWhole = sentence !== '' && linesOf(sentence, width - 20, 13, 9).length <= lines - attachedRows
  return (
    <g>
      <path
        className={card ? 'ss-title-stroke' : 'ss-title-stroke ss-gone'}
        d={brushStroke(
          Math.min(room + 30, Math.max(...title.lines.map((line) => widthOf(line, title.size))) + 44),
          strokeHeight,
          board.board * 5,
        )}
        transform={`translate(6 ${top})`}
      />
      <circle className="ss-number" cx="21" cy={top + strokeHeight / 2} r="10.500" />
      <text className="ss-number-text" x="21" y={top + 5.5 + strokeHeight / 2}>
        {board.board}
      </text>
      <text className="ss-title" fontSize={title.size}>
        {title.lines.map((line, index) => (
          <tspan
            key={line}
            x="37"
            y={top + strokeHeight / 2 + title.size * (0.34 + 1.18 * (index - (title.lines.length - 1) / 2))}
          >
            {line}
          </tspan>
        ))}
      </text>
      {card && <TypeMark card={card} x={width - (low ? 16 : 24)} y={low ? rewardsAt : 24} small={low} say={say} />}
      {card && <Rewards card={card} say={say} x={12} y={rewardsAt} size={reward} />}
      {isWhole && (
        <Lines
          className="ss-location-text"
          text={sentence}
          x={12}
          y={textAt}
          width={width - 20}
          size={13}
          most={lines - attachedRows}
        />
      )}
      <Attached
        board={board}
        say={say}
        named={beside && lines >= attachedRows}
        x={beside ? 12 : width - (low ? 30 : 10)}
        y={beside ? height - attachedRows * 22 : rewardsAt - 10}
        leftwards={!beside}
      />
    </g>
  )
}

interface Title {
  readonly lines: readonly string[]
  readonly size: number
}

/** A name in one line of 17 pixels, or in two of 14 and more. */
function titleOf(name: string, room: number): Title {
  const whole = SIZES.find((size) => widthOf(name, size) <= room)
  if (whole) return { lines: [name], size: whole }
  const size = SIZES.find((one) => linesOf(name, room, one, 9).length <= 2 && longest(name, one) <= room) ?? 14
  return { lines: linesOf(name, room, size, 2), size }
}

const SIZES = [17, 16, 15, 14] as const

/** As large as it may be, and not below 12. */
const fitted = (name: string, room: number, most: number): number =>
  Math.max(12, Math.min(most, Math.floor(room / widthOf(name, 1))))

const longest = (name: string, size: number): number => Math.max(...name.split(' ').map((word) => widthOf(word, size)))

const PIPS = [0, 1, 2] as const

interface TypeMarkProps {
  readonly card: LocationCard
  readonly x: number
  readonly y: number
  readonly small: boolean
  readonly say: Formatter
}

function TypeMark({ card, x, y, small, say }: TypeMarkProps) {
  const radius = small ? 9.5 : 16
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="ss-type" r={radius} />
      <DrawnIcon path={icons[TYPE_ICONS[card.type] ?? 'ringed-planet']} size={radius * 1.3} className="ss-type-icon" />
      {!small && (
        <g transform="translate(0 24)">
          {PIPS.slice(0, card.pips).map((pip) => (
            <circle key={pip} className="ss-type-pip" cx={(pip - (card.pips - 1) / 2) * 8} r="2.600" />
          ))}
        </g>
      )}
      <title>{`${say.text(card.type)}, ${basisText(card, say)}`}</title>
    </g>
  )
}

interface RewardsProps {
  readonly card: LocationCard
  readonly say: Formatter
  readonly x: number
  readonly y: number
  readonly size: number
}

const Rewards = ({ card, say, x, y, size }: RewardsProps) => (
  <g transform={`translate(${x} ${y})`}>
    {card.reward.map((part, index) => {
      const text = rewardText(part, say)
      return (
        <g key={text} className="ss-reward" transform={`translate(${index * (size + 30)} 0)`}>
          <RewardSign part={part} size={size} />
          <title>{text}</title>
        </g>
      )
    })}
  </g>
)

interface AttachedProps {
  readonly board: BoardView
  readonly say: Formatter
  /** With its name, or the mark of its player on a card alone. */
  readonly named: boolean
  readonly x: number
  readonly y: number
  readonly leftwards: boolean
}

/** Cards beside the board, with the symbol of whoever played them. */
function Attached({ board, say, named, x, y, leftwards }: AttachedProps) {
  return board.attached.map(({ card, by }, index) => {
    const name = say.name(card)
    const width = named ? widthOf(name, 12.5) + 30 : 24
    const text = cardOf(card)
    const place = named ? [x, y + index * 22] : [leftwards ? x - (index + 1) * 28 : x + index * 28, y]
    return (
      <g key={card} transform={`translate(${place.join(' ')})`}>
        <rect className="ss-attached" width={width} height="20" rx="4" />
        <g transform="translate(12 10)">
          <SeatShape seat={by} size={14} />
        </g>
        {named && (
          <text className="ss-attached-text" x="23" y="14.5">
            {name}
          </text>
        )}
        <title>{`${name}. ${text ? effectText(text, say) : ''}`}</title>
      </g>
    )
  })
}
