import type { State } from '../rules/state/state.ts'
import { FIRST_SAMURAI, ownerOf, samuraiUnit, UNIT_COUNT } from '../rules/state/units.ts'

const SHINGEN = samuraiUnit('shingen')

/** Who has what on the boards. By board and seat: `(board - 1) * seats + seat`. */
export interface Ground {
  readonly power: number[]
  readonly units: number[]
  /** By seat: what lies in the graveyard, ships and the power of mechs. */
  readonly fallenShips: number[]
  readonly fallenMechs: number[]
}

const zeros = (count: number): number[] => {
  const list: number[] = []
  for (let i = 0; i < count; i++) list.push(0)
  return list
}

/** Counts all figures in one go. */
export function groundOf(g: State): Ground {
  const { place, seats, attachedWealth } = g
  const { unitPower } = g.content
  const power = zeros(seats * seats)
  const units = zeros(seats * seats)
  const fallenShips = zeros(seats)
  const fallenMechs = zeros(seats)
  const led = place[SHINGEN]
  const leader = led > 0 ? g.controller[SHINGEN - FIRST_SAMURAI] : -1
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const at = place[unit]
    if (at === 0 || at === -2) continue
    const owner = ownerOf(g, unit)
    if (at > 0) {
      const index = (at - 1) * seats + owner
      const follows = unit < FIRST_SAMURAI && at === led && owner === leader
      power[index] += unitPower[unit] + attachedWealth[unit] + (follows ? 1 : 0)
      units[index]++
    } else if (unit < FIRST_SAMURAI) fallenShips[owner]++
    else fallenMechs[owner] += unitPower[unit]
  }
  return { power, units, fallenShips, fallenMechs }
}
