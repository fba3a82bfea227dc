import { DrawnIcon, type Formatter, SeatShape } from '@orrery/board'
import type { LocationCard } from '../../rules/state/state.ts'
import type { BoardView } from '../../view.ts'
import { brushStroke } from '../art/brush.ts'
import { Lines, widthOf } from '../art/lettering.tsx'
import { RewardSign, rewardText } from '../art/reward.tsx'
import { basisText, cardOf, effectText } from '../facts.ts'
import { icons } from '../icons.ts'

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
  readonly width: number
}

/** Number, name, kind and reward of a location. */
export function Heading({ board, card, say, width, roomy }: HeadingProps & { readonly roomy: boolean }) {
  const name = card ? say.name(card.id) : say.text('won')
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

function TypeMark({ card, x, say }: { readonly card: LocationCard; readonly x: number; readonly say: Formatter }) {
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

function Rewards({
  card,
  say,
  x,
  y,
  width,
}: {
  readonly card: LocationCard
  readonly say: Formatter
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
  readonly say: Formatter
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

/** The same in one line. */
export function SmallHeading({ board, card, say, width }: HeadingProps) {
  const name = card ? say.name(card.id) : say.text('won')
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
