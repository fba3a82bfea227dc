import { type Formatter, type Landmark, landmark } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import type { View } from '../view.ts'
import { isDrafting } from './phases.ts'

/** What lessons and speech can point at. */
export type SamuraiLandmark =
  | 'draft'
  | 'track'
  | 'neutral'
  | `branch-${number}`
  | `location-${number}`
  | 'orders'
  | 'hand'
  | 'supply'

export const mark = landmark<SamuraiLandmark>

export function landmarks(view: View, viewer: Viewer, say: Formatter): readonly Landmark<SamuraiLandmark>[] {
  const own: readonly Landmark<SamuraiLandmark>[] =
    viewer === 'spectator'
      ? []
      : [
          { id: 'orders', kind: 'mat', name: say.text('Your orders') },
          { id: 'hand', kind: 'mat', name: say.text('Your hand') },
          { id: 'supply', kind: 'mat', name: say.text('Supply') },
        ]
  if (isDrafting(view)) return [{ id: 'draft', kind: 'place', name: say.text('Mech draft') }, ...own]
  return [
    { id: 'track', kind: 'track', name: say.text('Alliance track') },
    { id: 'neutral', kind: 'place', name: say.text('Neutral space') },
    ...view.seats.map(({ clan }, seat) => ({ id: `branch-${seat}`, kind: 'track', name: clan }) as const),
    ...view.boards.map(
      ({ board, location }) =>
        ({
          id: `location-${board}`,
          kind: 'place',
          name: say.name(location === '' ? board : location, 'board'),
        }) as const,
    ),
    ...own,
  ]
}
