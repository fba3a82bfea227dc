import type { FaceProps } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import type { View } from '../../view.ts'
import { cardOf, effectText } from '../facts.ts'
import { costText } from '../wording.ts'
import { pictureOf } from './scenes.ts'

/** Cards are shown as such in the list too. */
export const hasFace = (_ask: string, option: Scalar): boolean => cardOf(String(option)) !== undefined

/** A card as an answer: its picture, its name, what it is and costs, and what it does. */
export function Face({ option, say }: FaceProps<View>) {
  const card = cardOf(String(option))
  if (card === undefined) return null
  const kind = card.type === 'order' ? say.text('Order') : say.text('Battle')
  return (
    <span className="ss-option-card">
      <img src={pictureOf(card)} alt="" draggable={false} />
      <b>{say.name(card.id)}</b>
      <small>
        {kind}, {costText(card.cost, say)}
      </small>
      <span>{effectText(card, say)}</span>
    </span>
  )
}
