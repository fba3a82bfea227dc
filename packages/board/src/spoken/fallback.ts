import type { BoardModule } from '../contract.ts'
import type { Place, Spoken, Told } from './contract.ts'

/** How a table is told: as the game says, or by what its drawing names. */
export const spokenOf = <View>(face: BoardModule<View>): Spoken<View> => ({ ...namedAlone(face), ...face.spoken })

/** Places are the named places and tracks, read from left to right; things are what can be looked up. */
function namedAlone<View>(face: BoardModule<View>): Spoken<View> {
  const named: NonNullable<BoardModule<View>['landmarks']> = (view, viewer, say) =>
    (face.landmarks?.(view, viewer, say) ?? []).filter(({ kind }) => kind === 'place' || kind === 'track')
  return {
    standing: (view, _viewer, say) => [face.phase(view, say)].filter((text) => text !== ''),
    places: (view, viewer, say) =>
      named(view, viewer, say).map(
        ({ id }, index, all): Place => ({
          id,
          at: { x: index, y: 0 },
          next: [...beside(all[index - 1]?.id, 'w'), ...beside(all[index + 1]?.id, 'e')],
        }),
      ),
    at: (view, place, viewer, say) => bare(named(view, viewer, say).find(({ id }) => id === place)?.name ?? place),
    landmarks: () => [],
    thing(_view, id, say) {
      const entries = (face.reference?.(say) ?? []).flatMap((group) => group.entries)
      const entry = entries.find((one) => one.id === id)
      return entry && { name: entry.name, brief: [], full: [entry.text] }
    },
    about: (_view, option) => ({ place: String(option), thing: String(option) }),
  }
}

const beside = (to: string | undefined, way: 'w' | 'e'): Place['next'] =>
  to === undefined ? [] : [{ to, way, reading: true }]

const bare = (name: string): Told => ({ name, brief: [], full: [] })
