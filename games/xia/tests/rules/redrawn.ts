import type { Transcript } from '@orrery/engine/testing'
import { housePack } from '../../content/house.ts'
import { readTile } from '../../content/tiles/map-text.ts'
import type { State } from '../../rules/state.ts'
import { changed, changeTile, type Scene } from '../scene.ts'

/** A scene in which one of the tiles has another map, and no entrances but those named. */
export const redrawn = (id: string, map: string, setting: Scene, entrances = ''): Transcript<State> =>
  changed(setting, (g) => {
    const tile = housePack.tiles[id]
    changeTile(g, readTile({ ...tile, sides: tile.symbols.join(' '), entrances, map }))
  })
