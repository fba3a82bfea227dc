import type { Rule, Seat } from '@orrery/engine'
import { listSpaces, type Spaces, setOf } from '../hold/hold.ts'
import { chooseSome, report } from './ask.ts'
import { dropCubes } from './floating.ts'
import type { State } from './state.ts'
import { matOf, namesOf, setCubes, spaceNumbers, undamaged } from './vessel.ts'

/** [ship.destroyed] As much damage as undamaged spaces, or more, destroys a ship. */
export const isFatal = (g: State, seat: Seat, amount: number): boolean => amount > 0 && amount >= undamaged(g, seat)

/** [ship.damage] The owner puts the markers on undamaged spaces of the hold, all at once. Not for fatal damage. */
export function* takeDamage(g: State, seat: Seat, amount: number): Rule {
  if (amount <= 0) return
  const vessel = g.vessels[seat]
  const names = namesOf(g, seat, matOf(g, seat).hold.all & ~vessel.damage)
  const chosen = yield* chooseSome(g, seat, 'ship.damage', names, amount, amount, { amount })
  report(g, 'ship.damage', { seat, amount, spaces: chosen })
  markDamage(g, seat, setOf(spaceNumbers(g, seat, chosen)))
}

/** [ship.damage-cube] Cubes on damaged spaces float away. [ship.damage-use] Markers on them are disarmed. */
export function markDamage(g: State, seat: Seat, spaces: Spaces): void {
  const vessel = g.vessels[seat]
  vessel.damage |= spaces
  vessel.used &= ~spaces
  const lost = listSpaces(spaces).filter((space) => vessel.cubes[space] !== 0)
  if (lost.length === 0) return
  const cubes = lost.map((space) => vessel.cubes[space] - 1)
  setCubes(
    vessel,
    lost,
    lost.map(() => 0),
  )
  dropCubes(g, seat, vessel.hex, cubes)
}
