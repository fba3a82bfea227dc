import type { Rule, Seat } from '@orrery/engine'
import { holdSpaces } from '../../codecs.ts'
import { listSpaces, type Spaces, setOf } from '../../hold/hold.ts'
import { pickSome } from '../dialect.ts'
import type { State } from '../state.ts'
import { dropCubes } from './floating.ts'
import { matOf, setCubes, undamaged } from './vessel.ts'

/** [ship.destroyed] As much damage as undamaged spaces, or more, destroys a ship. */
export const isFatal = (g: State, seat: Seat, amount: number): boolean => amount > 0 && amount >= undamaged(g, seat)

/** [ship.damage] The owner puts the markers on undamaged spaces of the hold, all at once. Not for fatal damage. Whatever did it tells how much. */
export function* takeDamage(g: State, seat: Seat, amount: number): Rule {
  if (amount <= 0) return
  const { hold } = matOf(g, seat)
  const chosen = yield* pickSome(g, seat, 'ship.damage', {
    from: listSpaces(hold.all & ~g.vessels[seat].damage),
    as: holdSpaces(hold),
    min: amount,
    max: amount,
    about: { amount },
  })
  markDamage(g, seat, setOf(chosen))
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
  dropCubes(g, seat, vessel.hex, cubes, 'damage')
}
