import type { Refusal, Rule, Seat } from '@orrery/engine'
import { deeds, wordOf } from '../../codecs.ts'
import { isLocal, mayUseAbility, useAbility } from '../../content/abilities/effects/index.ts'
import { isAction } from '../../content/ability-ids.ts'
import type { Hex } from '../../map/hex.ts'
import { terrainAt } from '../../map/sectors.ts'
import { attack, mayAttack } from '../combat/attack.ts'
import type { State } from '../state.ts'
import { since } from '../versions.ts'
import { actAt, addPlaceChoices, isMinor, mayAct } from './places.ts'
import { mayRescue, rescue, strandedBeside } from './rescue.ts'

/** Why an action cannot be taken from a space now. */
export function mayActFrom(g: State, seat: Seat, chosen: string, at: Hex): Refusal | undefined {
  switch (wordOf(chosen)) {
    case 'attack':
      return mayAttack(g, seat, at)
    case 'ability':
      return mayUseAbility(g, seat, deeds.ability.decode(chosen), at)
    case 'rescue':
      return mayRescue(g, seat)
    default:
      return mayAct(g, seat, chosen, at)
  }
}

/** An action from a space: the ship's own, or [move.use-occupied] one that it uses. */
export function actFrom(g: State, seat: Seat, chosen: string, at: Hex): Rule {
  switch (wordOf(chosen)) {
    case 'attack':
      return attack(g, seat, at)
    case 'ability':
      return useAbility(g, seat, deeds.ability.decode(chosen), at)
    case 'rescue':
      return rescue(g, seat, deeds.rescue.decode(chosen))
    default:
      return actAt(g, seat, chosen, at)
  }
}

/** [move.interrupt] Of the actions from a space, only some of those that it offers leave a move open. */
export function endsMove(chosen: string): boolean {
  const word = wordOf(chosen)
  return word === 'attack' || word === 'ability' || word === 'rescue' || !isMinor(chosen)
}

/** [move.use-occupied] Everything that could be done on a space if the ship were there. */
export const usesOf = (g: State, seat: Seat, at: Hex): string[] =>
  thinkableUses(g, seat, at).filter((chosen) => mayActFrom(g, seat, chosen, at) === undefined)

export const hasUse = (g: State, seat: Seat, at: Hex): boolean =>
  thinkableUses(g, seat, at).some((chosen) => mayActFrom(g, seat, chosen, at) === undefined)

function thinkableUses(g: State, seat: Seat, at: Hex): string[] {
  const choices: string[] = []
  if (!since(g, 2)) {
    if (terrainAt(g, at) !== 'gate') addPlaceChoices(g, seat, at, choices)
    return choices
  }
  addPlaceChoices(g, seat, at, choices)
  for (const other of strandedBeside(g, seat, at)) choices.push(deeds.rescue.encode(other))
  choices.push('attack')
  const { abilities, replica } = g.vessels[seat]
  for (const id of abilities) if (isAction(id) && isLocal(id)) choices.push(deeds.ability.encode(id))
  if (replica !== '' && isAction(replica) && isLocal(replica) && !abilities.includes(replica))
    choices.push(deeds.ability.encode(replica))
  return choices
}
