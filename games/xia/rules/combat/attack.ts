import { fixed, type Refusal, type Rule, type Seat } from '@orrery/engine'
import { aimed, FIRE, outfitOf as outfitOfOption } from '../../codecs.ts'
import { isAbility } from '../../content/ability-ids.ts'
import type { Ability, AbilityId } from '../../content/types.ts'
import { type Craft, craftName, isPlayer } from '../../crafts.ts'
import { type Hex, hexDistance } from '../../map/hex.ts'
import { inSight } from '../../map/sight.ts'
import { payAbility, usableAbilities } from '../abilities/use.ts'
import { choose, refuse, report } from '../dialect.ts'
import { skill } from '../fame/titles.ts'
import { fittedNamed, freeUses, outfitOf, spendMarker } from '../ship/vessel.ts'
import { craftsOnBoard, type Defence, type Fitted, hexOf, isOutlaw, type Shot, type State } from '../state.ts'

const RAM_RANGE = [1, 1] as const

/** [combat.ram] Engines can ram, at range 1. [outfit.blaster] [outfit.missile] Weapons reach as far as they say. */
function rangeOf(g: State, seat: Seat, fitted: Fitted): readonly [number, number] {
  const outfit = outfitOf(g, fitted)
  if (outfit.type === 'engine') return RAM_RANGE
  const far = outfit.type === 'missile' ? skill(g, seat, 'missileRange') : 0
  return far > 0 ? [outfit.range[0], far] : outfit.range
}

/** [combat.range] [combat.sight] Why a ship cannot be attacked from a space over a range, or nothing. */
export function cannotTarget(g: State, from: Hex, target: Craft, least: number, most: number): Refusal | undefined {
  const to = hexOf(g, target)
  const range = hexDistance(from, to)
  if (range < least || range > most) return refuse('combat.range', { target: craftName(target), range, least, most })
  if (isPlayer(target) && g.vessels[target].veiled && range >= g.content.abilities['dark-veil'].numbers.range)
    return refuse('ability.dark-veil', { target: craftName(target), range })
  return inSight(g, from, to) ? undefined : refuse('combat.sight', { target: craftName(target) })
}

/** The outfits that a marker can be spent on to attack. */
function weapons(g: State, seat: Seat): Fitted[] {
  const vessel = g.vessels[seat]
  const found: Fitted[] = []
  if (vessel.armed === 0) return found
  for (const one of vessel.outfits)
    if (freeUses(vessel, one) !== 0 && outfitOf(g, one).type !== 'shield') found.push(one)
  return found
}

/** [combat.steps] An attack needs an armed marker, a weapon with a free use space, and a ship in range and sight. */
export function mayAttack(g: State, seat: Seat, from: Hex): Refusal | undefined {
  const usable = weapons(g, seat)
  if (usable.length === 0) return refuse('combat.declare#weapon', { armed: g.vessels[seat].armed })
  for (const target of craftsOnBoard(g))
    if (target !== seat && isInReach(g, seat, from, usable, target)) return undefined
  return refuse('combat.declare#nobody')
}

/** Whether one of several weapons can be used from a space against a ship. */
function isInReach(g: State, seat: Seat, from: Hex, usable: readonly Fitted[], target: Craft): boolean {
  const distance = hexDistance(from, hexOf(g, target))
  for (const fitted of usable) {
    const [least, most] = rangeOf(g, seat, fitted)
    if (distance >= least && distance <= most) return cannotTarget(g, from, target, distance, distance) === undefined
  }
  return false
}

/** [combat.declare] The attacker names weapon and target of every use, one after another, and pays; boosts go with it; then she fires. */
export function* attack(g: State, seat: Seat, at: Hex): Rule {
  const shots: Shot[] = []
  const boosts: Shot[] = []
  const targets = craftsOnBoard(g).filter((craft) => craft !== seat)
  for (;;) {
    const from = weapons(g, seat).flatMap(({ name: weapon }) => targets.map((target): Shot => ({ weapon, target })))
    from.push(...boostsFor(g, seat, shots))
    if (from.length === 0 && shots.length > 0) break
    const or = shots.length > 0 ? FIRE : undefined
    const chosen = yield* choose(g, seat, 'combat.declare', { from, as: aimed, or, unless: mayShoot(g, seat, at) })
    if (chosen === FIRE) break
    const shot = Object.freeze(chosen)
    const { weapon } = shot
    const fitted = fittedNamed(g.vessels[seat], weapon)
    if (fitted) {
      spendMarker(g.vessels[seat], fitted)
      shots.push(shot)
    } else if (isAbility(weapon)) {
      payAbility(g, seat, weapon)
      boosts.push(shot)
    }
  }
  declareAttack(g, seat, at, shots, boosts)
}

/** Tells who attacks whom with what. [npc.attack] NPCs have dice instead of weapons, and their own words for it. */
export function declareAttack(
  g: State,
  by: Seat,
  from: Hex,
  shots: readonly Shot[],
  boosts: readonly Shot[] = [],
): void {
  if (g.trace)
    report(g, 'combat.declare', {
      by: craftName(by),
      targets: [...new Set(shots.map((shot) => craftName(shot.target)))],
      shots: shots.map((shot) => outfitOfOption(shot.weapon)),
      boosts: boosts.map((boost) => boost.weapon),
    })
  beginCombat(g, by, from, shots, boosts)
}

const mayShoot =
  (g: State, seat: Seat, from: Hex) =>
  ({ weapon, target }: Shot): Refusal | undefined => {
    const fitted = fittedNamed(g.vessels[seat], weapon)
    if (!fitted) return undefined
    const [least, most] = rangeOf(g, seat, fitted)
    return cannotTarget(g, from, target, least, most)
  }

function boostsFor(g: State, seat: Seat, shots: readonly Shot[]): Shot[] {
  const targets = [...new Set(shots.map((shot) => shot.target))]
  return usableAbilities(g, seat, 'attackBoost').flatMap((id) =>
    targets.filter((target) => mayBoost(g, seat, id, shots, target)).map((target) => ({ weapon: id, target })),
  )
}

/** What an attack must be like for an ability to go with it, against this target. */
const FITTING: {
  readonly [kind in AttackBoost['goesWith']]: (g: State, seat: Seat, shots: readonly Shot[], target: Craft) => boolean
} = {
  /** [ability.pounce] With a blaster or a ramming ship, against one target of theirs. */
  'close-combat': (g, seat, shots, target) =>
    shots.some((shot) => {
      const type = weaponOf(g, seat, shot)?.type
      return shot.target === target && (type === 'blaster' || type === 'engine')
    }),
  /** [ability.lock-jammer] With an attack on a single ship. */
  'single-target': (_g, _seat, shots, target) => shots.every((shot) => shot.target === target),
}

type AttackBoost = Extract<Ability, { readonly use: 'attackBoost' }>

function mayBoost(g: State, seat: Seat, id: AbilityId, shots: readonly Shot[], target: Craft): boolean {
  const ability = g.content.abilities[id]
  return ability.use === 'attackBoost' && FITTING[ability.goesWith](g, seat, shots, target)
}

/** [combat.several] Each target defends for itself against what is aimed at it. */
export function beginCombat(
  g: State,
  by: Craft,
  from: Hex,
  shots: readonly Shot[],
  boosts: readonly Shot[] = [],
): void {
  const targets = [...new Set(shots.map((shot) => shot.target))]
  const defences: Defence[] = []
  for (const target of targets)
    defences.push({
      target,
      shields: 0,
      abilities: fixed([]),
      attack: 0,
      defence: 0,
      innocent: !isOutlaw(g, target),
      destroyed: false,
      farMissile: isPlayer(by) && isFarMissile(g, by, from, shots, target),
    })
  g.combat = {
    by,
    shots: fixed(shots),
    boosts: fixed(boosts),
    stage: 'defend',
    done: 0,
    defences,
    recoil: 0,
  }
}

/** A missile from range 5 or more. */
const FAR = 5

function isFarMissile(g: State, seat: Seat, from: Hex, shots: readonly Shot[], target: Craft): boolean {
  if (hexDistance(from, hexOf(g, target)) < FAR) return false
  return shots.some((shot) => shot.target === target && weaponOf(g, seat, shot)?.type === 'missile')
}

const weaponOf = (g: State, seat: Seat, shot: Shot) => {
  const fitted = fittedNamed(g.vessels[seat], shot.weapon)
  return fitted && outfitOf(g, fitted)
}
