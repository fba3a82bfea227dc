import { type Rule, withEntry } from '@orrery/engine'
import { type Hex, hexName } from '../../map/hex.ts'
import { underRocket } from '../board/figures.ts'
import { dealDamage } from '../combat/damage.ts'
import { amount, nameOf, report } from '../dialect.ts'
import { inGame } from '../state/sides.ts'
import type { State } from '../state/state.ts'
import { type Figure, NOMADS, type Side } from '../state/vocabulary.ts'

/** Whether mines can explode under units that come into a hex. */
export const mayMeetMines = (g: State, side: Side, hex: Hex): boolean =>
  side !== NOMADS && g.mines[hex] > 0 && inGame(g, NOMADS) && !underRocket(g, NOMADS, hex)

/**
 * [nomads.mine] When units of others have moved into an area with mines, the Nomads may let any number of them explode.
 * [nomads.mine-weakest] The damage is one sum and hits the weakest of those that came in.
 */
export function* meetMines(g: State, side: Side, by: Side, figures: readonly Figure[], hex: Hex): Rule {
  if (!mayMeetMines(g, side, hex)) return
  const { mineDamage } = g.content.numbers
  const about = { hex: hexName(hex), side: nameOf(side), units: figures.length, damage: mineDamage }
  const count = yield* amount(g, NOMADS, 'nomads.mine', { min: 0, max: g.mines[hex], about })
  if (count === 0) return
  g.mines = withEntry(g.mines, hex, g.mines[hex] - count)
  const owner = nameOf(NOMADS)
  report(g, 'nomads.mine', {
    hex: hexName(hex),
    owner,
    mines: count,
    side: nameOf(side),
    damage: mineDamage * count,
  })
  yield* dealDamage(g, {
    hex,
    side,
    amount: 2 * mineDamage * count,
    figures,
    by: NOMADS,
    chooser: by,
    shielded: false,
    weakestFirst: true,
    why: 'mines',
  })
}
