import type { BoardModule } from '@orrery/board'
import type { View } from '../../view.ts'
import { EventFace } from './faces.tsx'

/** Events, as they are played; combat cards lie on the stage. */
export const played: BoardModule<View>['played'] = ({ what, data }, { view }) => {
  if (what !== 'event.play') return undefined
  const seat = view.seats.findIndex(({ faction }) => faction === data.side)
  return seat < 0 ? undefined : { seat, face: <EventFace id={String(data.event)} /> }
}
