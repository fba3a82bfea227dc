import type { Refusal, Rule, Seat } from '@orrery/engine'
import { COLOURS } from '../../crafts.ts'
import { areAdjacent } from '../../map/borders.ts'
import type { Hex } from '../../map/hex.ts'
import { pickAmount, refuse, report } from '../dialect.ts'
import { gainFame } from '../fame/fame.ts'
import { count } from '../fame/titles.ts'
import { disarmedOf, isStranded } from '../ship/vessel.ts'
import { NOWHERE, type State } from '../state.ts'

/** The other players who are stranded beside a space. */
export function strandedBeside(g: State, seat: Seat, at: Hex): Seat[] {
  const found: Seat[] = []
  for (let other = 0; other < g.seats; other++) {
    const vessel = g.vessels[other]
    if (other !== seat && vessel.hex !== NOWHERE && isStranded(vessel) && areAdjacent(g, at, vessel.hex))
      found.push(other)
  }
  return found
}

/** [stranded.rescue] It takes 3 energy to help. */
export function mayRescue(g: State, seat: Seat): Refusal | undefined {
  const { energy } = g.vessels[seat]
  const needs = g.content.constants.rescueNeeds
  return energy < needs ? refuse('stranded.rescue', { energy, needs }) : undefined
}

/** [stranded.rescue] 2 energy go over, nobody can refuse, the rescuer gains 1 fame, and the other may arm markers at once. */
export function* rescue(g: State, seat: Seat, other: Seat): Rule {
  const { rescueEnergy } = g.content.constants
  g.vessels[seat].energy -= rescueEnergy
  g.vessels[other].energy += rescueEnergy
  report(g, 'stranded.rescue', { seat, other, name: COLOURS[other] })
  count(g, seat, 'kindness')
  gainFame(g, seat, 1, 'rescue')
  const most = Math.min(rescueEnergy, disarmedOf(g, g.vessels[other]))
  const armed = yield* pickAmount(g, other, 'stranded.rescue', { min: 0, max: most, about: { by: seat, most } })
  g.vessels[other].energy -= armed
  g.vessels[other].armed += armed
  if (armed > 0) report(g, 'stranded.rescue#arm', { seat: other, armed })
}
