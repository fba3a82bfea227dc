import type { Transcript } from '@orrery/engine/testing'
import { housePack } from '../../content/house.ts'
import { readTile, type TileFacts } from '../../content/tiles/map-text.ts'
import type { State } from '../../rules/state.ts'
import { changed, changeTile, type Scene } from '../scene.ts'

/** A tile's other map, and whatever else of it is changed. It has no entrances but those named. */
export type Drawing = Pick<TileFacts, 'map'> & Partial<Pick<TileFacts, 'entrances' | 'type'>>

/** A scene in which some tiles are drawn differently, and whatever else is changed. */
export const redrawn = (
  drawings: { readonly [tile: string]: Drawing },
  setting: Scene,
  change: (g: State) => void = () => {},
): Transcript<State> =>
  changed(setting, (g) => {
    for (const [id, drawing] of Object.entries(drawings)) {
      const tile = housePack.tiles[id]
      changeTile(g, readTile({ ...tile, sides: tile.symbols.join(' '), ...drawing }))
    }
    change(g)
  })

/** A tile all round of one terrain, with another inside and something in its middle. */
export const walled = (wall: string, inside: string, middle = inside): string =>
  'W W W  W I I W  W I M I W  W I I W  W W W'.replaceAll('W', wall).replaceAll('I', inside).replaceAll('M', middle)
