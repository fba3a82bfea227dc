import { hexes } from '../../../codecs.ts'
import { NOBODY } from '../../../crafts.ts'
import { type Hex, hexName } from '../../../map/hex.ts'
import { hexesOf, sectorAt, sectorsBeside } from '../../../map/sectors.ts'
import { choose, report } from '../../../rules/dialect.ts'
import { craftAt, type State } from '../../../rules/state.ts'
import type { ActionEffect } from './effect.ts'

const NEARBY = 1

function landings(g: State, at: Hex, value: number): Hex[] {
  const own = sectorAt(g, at)
  const sectors = value === NEARBY ? [own, ...sectorsBeside(g.sectors, own)] : [...g.sectors.keys()]
  const isOpen = (terrain: string) => terrain === 'normal' || terrain === 'gate'
  return sectors
    .flatMap((sector) => hexesOf(g, sector, (layout, cell) => isOpen(layout.terrain[cell])))
    .filter((hex) => craftAt(g, hex) === NOBODY)
}

/** [ability.fold-jump] The ship is put on a free normal or gate space nearby, or anywhere. */
export const foldJump: ActionEffect = {
  isLocal: true,
  *run(g, seat, value, _n, at) {
    if (value === 0) return
    const to = yield* choose(g, seat, 'ability.fold-jump', { from: landings(g, at, value), as: hexes })
    g.vessels[seat].hex = to
    g.vessels[seat].host = NOBODY
    for (const vessel of g.vessels) if (vessel.host === seat) vessel.host = NOBODY
    report(g, 'ability.fold-jump', { seat, to: hexName(to) })
  },
}
