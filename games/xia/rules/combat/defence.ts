import type { Data, Rule, Seat } from '@orrery/engine'
import { DONE, outfitOf as outfitOfOption } from '../../codecs.ts'
import { isAbility } from '../../content/ability-ids.ts'
import type { Ability, AbilityId, Threat } from '../../content/types.ts'
import { listSpaces, type Spaces } from '../../hold/hold.ts'
import { payAbility, rollAbility, usableAbilities } from '../abilities/use.ts'
import { type Cited, choose, report } from '../dialect.ts'
import { roll } from '../fame/dice.ts'
import { skill } from '../fame/titles.ts'
import { fittedNamed, freeUses, outfitOf, penaltyOf, spendMarker } from '../ship/vessel.ts'
import type { State } from '../state.ts'

export interface Declared {
  readonly shields: Spaces
  readonly abilities: readonly AbilityId[]
}

const NOTHING: Declared = { shields: 0, abilities: [] }

/**
 * [combat.defend] [border.defend] The defender spends markers on shields and energy on abilities, one after another, until she has
 * declared enough. She is asked only when there is something to use.
 */
export function* declareDefence(g: State, seat: Seat, ask: Cited, threat: Threat, about: Data): Rule<Declared> {
  let shields = 0
  const abilities: AbilityId[] = []
  const used: string[] = []
  for (;;) {
    const options = defences(g, seat, threat)
    if (options.length === 0) break
    const chosen = yield* choose(g, seat, ask, { from: options, or: DONE, about })
    if (chosen === DONE) break
    used.push(chosen)
    const fitted = fittedNamed(g.vessels[seat], chosen)
    if (fitted) shields |= spendMarker(g.vessels[seat], fitted)
    else if (isAbility(chosen)) {
      payAbility(g, seat, chosen)
      abilities.push(chosen)
    }
  }
  if (used.length === 0) return NOTHING
  report(g, ask, { seat, used: used.map(outfitOfOption) })
  return { shields, abilities }
}

const protects = (ability: Ability, threat: Threat): boolean =>
  ability.use === 'defense' && ability.protects.includes(threat)

function defences(g: State, seat: Seat, threat: Threat): string[] {
  const vessel = g.vessels[seat]
  const options: string[] = []
  if (vessel.armed > 0)
    for (const fitted of vessel.outfits)
      if (outfitOf(g, fitted).type === 'shield' && freeUses(vessel, fitted) !== 0) options.push(fitted.name)
  for (const id of usableAbilities(g, seat, 'defense')) if (protects(g.content.abilities[id], threat)) options.push(id)
  return options
}

/** [combat.roll] One die for each marker on a shield, less its damage; a d20 for each ability. `jam` is taken off every shield die. */
export function rollDefence(g: State, seat: Seat, { shields, abilities }: Declared, jam = 0): number {
  const vessel = g.vessels[seat]
  let total = 0
  const dice = listSpaces(shields)
  for (const [i, space] of dice.entries()) {
    const fitted = vessel.outfits.find((one) => (one.spaces & (1 << space)) !== 0)
    if (!fitted) continue
    const rolled = roll(g, outfitOf(g, fitted).die)
    const value = Math.max(0, rolled - penaltyOf(vessel, fitted) - jam)
    const exact = Number(value === rolled)
    report(g, 'outfit.shield', { seat, outfit: fitted.outfit, rolled, value, exact, shot: dice.length > 1 ? i + 1 : 0 })
    total += value
  }
  for (const id of abilities) if (rollAbility(g, seat, id) > 0) total += g.content.abilities[id].numbers.prevents
  return total
}

/** [border.defend] Against asteroids, nebulae, mining and harvesting one defends after the roll is seen. Says what is left. */
export function* mitigate(g: State, seat: Seat, amount: number, threat: Threat): Rule<number> {
  const left = threat === 'damage' ? amount - skill(g, seat, 'prevent') : amount
  if (left <= 0) {
    tellDefence(g, seat, threat, amount, 0)
    return 0
  }
  const declared = yield* declareDefence(g, seat, 'border.defend', threat, { amount: left, threat })
  const suffered = Math.max(0, left - rollDefence(g, seat, declared))
  tellDefence(g, seat, threat, amount, suffered)
  return suffered
}

/** What shields, abilities and a title have taken off a hazard, if anything. */
function tellDefence(g: State, seat: Seat, threat: Threat, amount: number, left: number): void {
  if (left < amount) report(g, 'border.defend#took', { seat, threat, prevented: amount - left, left })
}
