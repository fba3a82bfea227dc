import type { BoardModule } from '@orrery/board'
import type { View } from '../../view.ts'
import { ActionCard } from './card.tsx'

/** Order cards, as they are played; battle cards are turned up on the stage. */
export const played: BoardModule<View>['played'] = ({ what, data }, { say }) =>
  what === 'cards.play' && typeof data.seat === 'number'
    ? { seat: data.seat, face: <ActionCard id={String(data.card)} say={say} shown /> }
    : undefined
