import type { BoardModule } from '@orrery/board'
import type { View } from '../../view.ts'
import { TitleCard } from './title-card.tsx'

/** Titles, as they are claimed. */
export const played: BoardModule<View>['played'] = ({ what, data }, { say }) =>
  what === 'title.claim' && typeof data.seat === 'number'
    ? { seat: data.seat, face: <TitleCard title={String(data.title)} say={say} /> }
    : undefined
