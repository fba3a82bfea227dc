import { type Formatter, type Landmark, landmark } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import type { TsukuyumiLandmark } from '../landmarks.ts'
import type { View } from '../view.ts'

export const mark = landmark<TsukuyumiLandmark>

export const landmarks = (view: View, viewer: Viewer, say: Formatter): readonly Landmark<TsukuyumiLandmark>[] => [
  ...view.hexes.map(({ hex }) => ({ id: `area-${hex}`, kind: 'place', name: hex }) as const),
  { id: 'turn', kind: 'track', name: say.text('The turn') },
  ...(viewer === 'spectator' ? [] : [{ id: 'hand', kind: 'mat', name: say.text('Your action cards') } as const]),
  { id: 'events', kind: 'mat', name: say.text('Open events') },
]
