import { fixed, withEntry } from '@orrery/engine'
import type { Craft } from '../../crafts.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { terrainAt } from '../../map/sectors.ts'
import { report } from '../dialect.ts'
import type { State } from '../state.ts'

/** Why cubes leave a hold: their owner wants it so, their space is damaged, the ship is destroyed. */
export type LossReason = 'jettison' | 'damage' | 'death'

/** [cargo.jettison] Cubes float in the ship's space; [death.cubes] in a star they burn and go back to the supply. */
export function dropCubes(g: State, by: Craft, hex: Hex, cargo: readonly number[], why: LossReason): void {
  if (cargo.length === 0) return
  if (terrainAt(g, hex) === 'star') {
    returnCubes(g, cargo)
    report(g, 'death.cubes', { craft: by, cubes: cargo })
    return
  }
  const dropped = cargo.map((one) => Object.freeze({ hex, cargo: one, by, turn: g.turnNumber }))
  g.floating = fixed([...g.floating, ...dropped])
  report(g, 'cargo.jettison', { craft: by, hex: hexName(hex), cubes: cargo, why })
}

export function returnCubes(g: State, cargo: readonly number[]): void {
  const supply = [...g.cubeSupply]
  for (const one of cargo) supply[one]++
  g.cubeSupply = fixed(supply)
}

/** A cube is taken from the supply, to be stowed. */
export function takeCube(g: State, cargo: number): void {
  g.cubeSupply = withEntry(g.cubeSupply, cargo, g.cubeSupply[cargo] - 1)
  g.stowing = fixed([...g.stowing, cargo])
}
