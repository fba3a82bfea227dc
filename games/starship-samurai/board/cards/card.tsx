import { CardFace, type CardSize, type Formatter, HtmlTarget, Icon } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { memo } from 'react'
import type { Cost } from '../../rules/state/state.ts'
import { basisText, cardOf, effectText } from '../facts.ts'
import { icons } from '../icons.ts'
import { costText } from '../wording.ts'
import { pictureOf } from './scenes.ts'

interface CardProps {
  readonly id: string
  readonly say: Formatter
  /** What the card stands for when it is asked for; most often its own id. */
  readonly option?: Scalar
  /** It is only looked at. */
  readonly shown?: boolean
  readonly size?: CardSize
}

/** An action card: name, picture, cost, what it does, its kind, and whether it is known from the printed game. */
export const ActionCard = memo(function ActionCard({ id, say, option = id, shown = false, size = 'whole' }: CardProps) {
  const card = cardOf(id)
  if (card === undefined) return null
  const name = say.name(id)
  const kind = card.type === 'order' ? say.text('Order') : say.text('Battle')
  const text = effectText(card, say)
  const face = (
    <CardFace
      size={size}
      className={`ss-card ss-card-${card.type}`}
      title={name}
      picture={pictureOf(card)}
      cost={size === 'folded' && isFree(card.cost) ? undefined : <CostSigns cost={card.cost} say={say} />}
      foot={
        <>
          <span className="ss-kind">
            <Icon path={icons[KIND_ICONS[card.type]]} size={14} />
            {kind}
          </span>
          <abbr className={`ss-seal ss-seal-${card.basis}`} title={basisText(card, say)}>
            {card.basis === 'attested' ? say.text('printed') : say.text('house')}
          </abbr>
        </>
      }
    >
      {text}
    </CardFace>
  )
  if (shown) return face
  const label = `${name}. ${kind}, ${costText(card.cost, say)}. ${text}`
  return (
    <HtmlTarget option={option} label={label} className="ss-card-place">
      {face}
    </HtmlTarget>
  )
})

const KIND_ICONS = { order: 'vertical-banner', battle: 'crossed-swords' } as const

const isFree = ({ honor = 0, wealth = 0, ships = 0 }: Cost): boolean => honor + wealth + ships === 0

const COST_ICONS = { honor: 'laurel-crown', wealth: 'two-coins', ships: 'starfighter' } as const

function CostSigns({ cost, say }: { readonly cost: Cost; readonly say: Formatter }) {
  const parts = (['honor', 'wealth', 'ships'] as const).filter((kind) => cost[kind])
  return (
    <span className="ss-cost" title={costText(cost, say)}>
      {parts.length === 0
        ? say.text('free')
        : parts.map((kind) => (
            <span key={kind} className={`ss-cost-${kind}`}>
              {cost[kind]}
              <Icon path={icons[COST_ICONS[kind]]} size={14} />
            </span>
          ))}
    </span>
  )
}

/** So many cards that nobody may see. */
export function CardBacks({ count, say }: { readonly count: number; readonly say: Formatter }) {
  const shown = Array.from({ length: Math.min(count, 7) }, (_, index) => `back ${index}`)
  return (
    <span className="ss-backs" title={say.text('{{cards}} in hand', { cards: say.name(count, 'card') })}>
      {shown.map((key) => (
        <span key={key} className="ss-back" />
      ))}
      <b>{count}</b>
    </span>
  )
}
