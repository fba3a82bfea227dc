import { type Formatter, type Landmark, landmark } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import type { XiaLandmark } from '../landmarks.ts'
import type { View } from '../view.ts'

export const mark = landmark<XiaLandmark>

export function landmarks(view: View, viewer: Viewer, say: Formatter): readonly Landmark<XiaLandmark>[] {
  const own = viewer === 'spectator' ? undefined : view.vessels[viewer]
  const crafts = [
    ...view.npcs.map(({ id, hex }) => ({ craft: id, hex })),
    ...view.vessels.map(({ colour, hex }) => ({ craft: colour, hex })),
  ]
  return [
    { id: 'fame', kind: 'track', name: say.text('Fame track') },
    ...view.sectors.map(({ tile }) => ({ id: `sector-${tile}`, kind: 'place', name: say.name(tile) }) as const),
    ...view.sectors
      .filter(({ token }) => token)
      .map(({ tile }) => {
        const name = say.text('Exploration token in {{sector}}', { sector: say.name(tile) })
        return { id: `token-${tile}`, kind: 'piece', name } as const
      }),
    ...crafts
      .filter(({ hex }) => hex !== null)
      .map(({ craft }) => ({ id: `ship-${craft}`, kind: 'piece', name: say.name(craft) }) as const),
    ...(own
      ? ([
          { id: 'portrait', kind: 'mat', name: say.text('Your ship') },
          { id: 'purse', kind: 'mat', name: say.text('Fame, credits, and bounty') },
          { id: 'cards', kind: 'mat', name: say.text('Abilities and mission') },
        ] as const)
      : []),
    ...(own && own.ship !== ''
      ? ([
          { id: 'hold', kind: 'mat', name: say.text('Hold of {{ship}}', { ship: say.name(own.ship) }) },
          { id: 'systems', kind: 'mat', name: say.text('Energy, markers, and impulse') },
        ] as const)
      : []),
  ]
}
