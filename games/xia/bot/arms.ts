import type { Seat } from '@orrery/engine'
import type { OutfitType } from '../content/types.ts'
import { type Craft, isPlayer, npcIdOf } from '../crafts.ts'
import { countSpaces } from '../hold/hold.ts'
import { outfitOf, penaltyOf, undamaged } from '../rules/ship/vessel.ts'
import { droneOf, type State } from '../rules/state.ts'

const NO_DICE: readonly number[] = []

/** The dice of a ship's outfits of a type: as many as it has markers for, the best first. Damage takes off sides. */
export function diceOf(g: State, seat: Seat, type: OutfitType, markers: number, used: number): readonly number[] {
  const vessel = g.vessels[seat]
  const { outfits, damage } = vessel
  const dice: number[] = []
  for (let i = 0; i < outfits.length; i++) {
    const outfit = outfitOf(g, outfits[i])
    if (outfit.type !== type) continue
    const sides = Math.max(0, outfit.die - penaltyOf(vessel, outfits[i]))
    const uses = countSpaces(outfits[i].uses & ~damage & ~used)
    if (sides > 0) for (let use = 0; use < uses; use++) dice.push(sides)
  }
  if (dice.length === 0) return NO_DICE
  dice.sort((a, b) => b - a)
  return dice.length > markers ? dice.slice(0, Math.max(0, markers)) : dice
}

/** What a ship answers an attack with: shields as far as markers are armed, or an NPC's dice. */
export const defenceOf = (g: State, craft: Craft): readonly number[] =>
  isPlayer(craft)
    ? diceOf(g, craft, 'shield', g.vessels[craft].armed, g.vessels[craft].used)
    : g.content.npcs[npcIdOf(craft)].defense

/** How much damage destroys a ship. */
export const strengthOf = (g: State, craft: Craft): number =>
  isPlayer(craft) ? undamaged(g, craft) : g.content.npcs[npcIdOf(craft)].toKill - droneOf(g, craft).damage
