import type { Refusal, Rule, Seat } from '@orrery/engine'
import { NONE } from '../../codecs.ts'
import type { ActionId } from '../../content/ability-ids.ts'
import { abilityValue } from '../../content/d20.ts'
import type { AbilityId, AbilityUse } from '../../content/types.ts'
import { choose, refuse, report } from '../dialect.ts'
import { bareD20 } from '../fame/dice.ts'
import type { State, Vessel } from '../state.ts'

const isReady = (vessel: Vessel, id: AbilityId): boolean => {
  const own = vessel.abilities.indexOf(id)
  return (own >= 0 && (vessel.exhausted & (1 << own)) === 0) || vessel.replica === id
}

/** [ship.ability] An ability card that lies face up, and the energy for it. */
export function cannotUse(g: State, seat: Seat, id: AbilityId): Refusal | undefined {
  const vessel = g.vessels[seat]
  if (!isReady(vessel, id)) return refuse('ship.exhaust', { ability: id })
  const { energy } = g.content.abilities[id]
  return vessel.energy < energy
    ? refuse('ship.ability#energy', { ability: id, energy, have: vessel.energy })
    : undefined
}

/** The abilities a player can use now in one of these ways. */
export function usableAbilities(g: State, seat: Seat, ...uses: readonly AbilityUse[]): AbilityId[] {
  const vessel = g.vessels[seat]
  const found: AbilityId[] = []
  if (vessel.energy === 0) return found
  for (const id of vessel.abilities) if (fits(g, seat, id, uses)) found.push(id)
  const { replica } = vessel
  if (replica !== '' && !found.includes(replica) && fits(g, seat, replica, uses)) found.push(replica)
  return found
}

const fits = (g: State, seat: Seat, id: AbilityId, uses: readonly AbilityUse[]): boolean =>
  uses.includes(g.content.abilities[id].use) && cannotUse(g, seat, id) === undefined

/** [ship.exhaust] Its energy is paid, and its card turned face down. [ship.replica] A replica is used up instead. */
export function payAbility(g: State, seat: Seat, id: AbilityId): void {
  const vessel = g.vessels[seat]
  vessel.energy -= g.content.abilities[id].energy
  const own = vessel.abilities.indexOf(id)
  if (own >= 0 && (vessel.exhausted & (1 << own)) === 0) vessel.exhausted |= 1 << own
  else vessel.replica = ''
}

export const isMinorAbility = (g: State, id: AbilityId): id is ActionId => g.content.abilities[id].use === 'minor'

/** What its d20 gives: the table's value, 1 for a success, 0 for a failure. */
export function rollAbility(g: State, seat: Seat, id: AbilityId): number {
  const ability = g.content.abilities[id]
  if (ability.roll === 'none') {
    report(g, 'ship.ability', { seat, ability: id })
    return 1
  }
  const natural = bareD20(g, seat)
  const value = abilityValue(ability, natural)
  const needed = 'least' in ability.roll ? ability.roll.least : 0
  report(g, 'ship.ability#roll', { seat, ability: id, natural, needed, worked: Number(value > 0), value })
  return value
}

/** A boost that goes with something: its id when it was declared and worked, else nothing. */
export function* offerBoost(g: State, seat: Seat, use: AbilityUse): Rule<AbilityId | undefined> {
  const usable = usableAbilities(g, seat, use)
  if (usable.length === 0) return undefined
  const id = yield* choose(g, seat, 'ship.ability', { from: usable, or: NONE })
  if (id === NONE) return undefined
  payAbility(g, seat, id)
  return rollAbility(g, seat, id) > 0 ? id : undefined
}
