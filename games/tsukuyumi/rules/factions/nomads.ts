import { fixed, type Rule, withEntry } from '@orrery/engine'
import { WEAPONS } from '../../content/types.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { isArea } from '../board/board.ts'
import { ofKindOnBoard, underRocket } from '../board/figures.ts'
import { minesLeft } from '../board/supplies.ts'
import { choose, confirm, hexNames, nameOf, present, report } from '../dialect.ts'
import type { State } from '../state/state.ts'
import { NOMADS } from '../state/vocabulary.ts'

const WAYS = ['mines', 'radiation'] as const

/** [nomads.effect] All pistols are ready again; then mines from the Stuff Sergeants, or no harm from radioactivity. */
export function* rearm(g: State): Rule {
  const before = g.weapons
  g.weapons = fixed(
    g.weapons.map((ready, at) => {
      const { reusable, count } = g.content.weapons[WEAPONS[at]]
      return reusable ? count : ready
    }),
  )
  const way = yield* choose(g, NOMADS, 'nomads.effect', { from: WAYS })
  const readied = g.weapons.reduce((sum, ready, at) => sum + ready - before[at], 0)
  /** [nomads.radiation] Until the end of the round. */
  if (way === 'radiation') g.radiationProof = true
  const mined = way === 'mines' ? yield* layMines(g) : []
  const hazard = way === 'radiation' ? 'radioactivity' : undefined
  const laid = { mines: mined.length, hexes: hexNames(mined) }
  report(g, 'nomads.effect', present({ side: nameOf(NOMADS), way, readied, ...laid, hazard }))
}

/** Each Stuff Sergeant may put a mine in his area. Returns where they did. */
function* layMines(g: State): Rule<Hex[]> {
  const mined: Hex[] = []
  for (const figure of ofKindOnBoard(g, 'stuff-sergeant')) {
    const hex = g.place[figure]
    if (!isArea(g, hex) || underRocket(g, NOMADS, hex) || minesLeft(g) === 0) continue
    if (!(yield* confirm(g, NOMADS, 'nomads.effect#mine', { hex: hexName(hex) }))) continue
    g.mines = withEntry(g.mines, hex, g.mines[hex] + 1)
    mined.push(hex)
  }
  return mined
}
