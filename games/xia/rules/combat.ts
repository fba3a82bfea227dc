import { fixed, type Refusal, type Rule, type Seat } from '@orrery/engine'
import { aimed, FIRE } from '../codecs.ts'
import { type Craft, craftName, isPlayer, npcIdOf } from '../crafts.ts'
import { countSpaces } from '../hold/hold.ts'
import { hexDistance } from '../map/hex.ts'
import { inSight } from '../map/sight.ts'
import { declaredWith } from './abilities/declared.ts'
import { payAbility, rollAbility, usableAbilities } from './abilities/use.ts'
import { isFatal, takeDamage } from './damage.ts'
import { declareDefence, rollDefence } from './defence.ts'
import { choose, pickAmount, refuse, report } from './dialect.ts'
import { roll } from './dice.ts'
import { kill, wreck } from './kill.ts'
import {
  type Combat,
  craftsOnBoard,
  type Defence,
  droneOf,
  type Fitted,
  hexOf,
  isOutlaw,
  NOWHERE,
  type Shot,
  type State,
} from './state.ts'
import { count, skill } from './titles.ts'
import { fittedNamed, freeUses, outfitOf, penaltyOf, spendMarker } from './vessel.ts'

const RAM_RANGE = [1, 1] as const

/** [combat.ram] Engines can ram, at range 1. [outfit.blaster] [outfit.missile] Weapons reach as far as they say. */
function rangeOf(g: State, seat: Seat, fitted: Fitted): readonly [number, number] {
  const outfit = outfitOf(g, fitted)
  if (outfit.type === 'engine') return RAM_RANGE
  const far = outfit.type === 'missile' ? skill(g, seat, 'missileRange') : 0
  return far > 0 ? [outfit.range[0], far] : outfit.range
}

/** [combat.range] [combat.sight] Why a ship cannot be attacked over a range, or nothing. */
export function cannotTarget(g: State, by: Craft, target: Craft, least: number, most: number): Refusal | undefined {
  const [from, to] = [hexOf(g, by), hexOf(g, target)]
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
export function mayAttack(g: State, seat: Seat): Refusal | undefined {
  const usable = weapons(g, seat)
  if (usable.length === 0) return refuse('combat.declare#weapon', { armed: g.vessels[seat].armed })
  for (const target of craftsOnBoard(g)) if (target !== seat && isInReach(g, seat, usable, target)) return undefined
  return refuse('combat.declare#nobody')
}

/** Whether one of several weapons can be used against a ship. */
function isInReach(g: State, seat: Seat, usable: readonly Fitted[], target: Craft): boolean {
  const distance = hexDistance(hexOf(g, seat), hexOf(g, target))
  for (const fitted of usable) {
    const [least, most] = rangeOf(g, seat, fitted)
    if (distance >= least && distance <= most) return cannotTarget(g, seat, target, distance, distance) === undefined
  }
  return false
}

/** [combat.declare] The attacker names weapon and target of every use, one after another, and pays; boosts go with it; then she fires. */
export function* attack(g: State, seat: Seat): Rule {
  const shots: Shot[] = []
  const boosts: Shot[] = []
  const targets = craftsOnBoard(g).filter((craft) => craft !== seat)
  for (;;) {
    const from = weapons(g, seat).flatMap(({ name: weapon }) => targets.map((target): Shot => ({ weapon, target })))
    from.push(...boostsFor(g, seat, shots))
    if (from.length === 0 && shots.length > 0) break
    const or = shots.length > 0 ? FIRE : undefined
    const chosen = yield* choose(g, seat, 'combat.declare', { from, as: aimed, or, unless: mayShoot(g, seat) })
    if (chosen === FIRE) break
    const shot = Object.freeze(chosen)
    const { weapon } = shot
    const fitted = fittedNamed(g.vessels[seat], weapon)
    if (fitted) {
      spendMarker(g.vessels[seat], fitted)
      shots.push(shot)
    } else {
      payAbility(g, seat, weapon)
      boosts.push(shot)
    }
  }
  declareAttack(g, seat, shots, boosts)
}

/** Tells who attacks whom with what. [npc.attack] NPCs have dice instead of weapons, and their own words for it. */
export function declareAttack(g: State, by: Seat, shots: readonly Shot[], boosts: readonly Shot[] = []): void {
  report(g, 'combat.declare', {
    by: craftName(by),
    targets: [...new Set(shots.map((shot) => craftName(shot.target)))],
    shots: shots.map((shot) => shot.weapon),
  })
  beginCombat(g, by, shots, boosts)
}

const mayShoot =
  (g: State, seat: Seat) =>
  ({ weapon, target }: Shot): Refusal | undefined => {
    const fitted = fittedNamed(g.vessels[seat], weapon)
    if (!fitted) return undefined
    const [least, most] = rangeOf(g, seat, fitted)
    return cannotTarget(g, seat, target, least, most)
  }

function boostsFor(g: State, seat: Seat, shots: readonly Shot[]): Shot[] {
  const targets = [...new Set(shots.map((shot) => shot.target))]
  return usableAbilities(g, seat, 'attackBoost').flatMap((id) =>
    targets
      .filter((target) => declaredWith[id]?.boosts?.(g, seat, shots, target) ?? false)
      .map((target) => ({ weapon: id, target })),
  )
}

/** [combat.several] Each target defends for itself against what is aimed at it. */
export function beginCombat(g: State, by: Craft, shots: readonly Shot[], boosts: readonly Shot[] = []): void {
  const targets = [...new Set(shots.map((shot) => shot.target))]
  const far = (target: Craft) => isPlayer(by) && isFarMissile(g, by, shots, target)
  g.combat = {
    by,
    shots: fixed(shots),
    boosts: fixed(boosts),
    stage: 'defend',
    done: 0,
    defences: targets.map(
      (target): Defence => ({
        target,
        shields: 0,
        abilities: fixed([]),
        attack: 0,
        defence: 0,
        innocent: !isOutlaw(g, target),
        destroyed: false,
        farMissile: far(target),
      }),
    ),
    recoil: 0,
  }
}

/** A missile from range 5 or more. */
const FAR = 5

function isFarMissile(g: State, seat: Seat, shots: readonly Shot[], target: Craft): boolean {
  if (hexDistance(hexOf(g, seat), hexOf(g, target)) < FAR) return false
  return shots.some((shot) => shot.target === target && weaponOf(g, seat, shot)?.type === 'missile')
}

const weaponOf = (g: State, seat: Seat, shot: Shot) => {
  const fitted = fittedNamed(g.vessels[seat], shot.weapon)
  return fitted && outfitOf(g, fitted)
}

/** [combat.steps] Declared; then defence, rolls, damage and re-arming, target by target. A step ends where somebody may have been asked. */
export function* fight(g: State, combat: Combat): Rule {
  for (;;) {
    const defence = combat.defences[combat.done]
    switch (combat.stage) {
      case 'defend':
        yield* defend(g, defence)
        advance(combat, 'roll')
        if (isPlayer(defence.target)) return
        continue
      case 'roll':
        rollAll(g, combat)
        combat.stage = 'damage'
        continue
      case 'damage':
        yield* resolve(g, combat, defence)
        advance(combat, 'rearm')
        if (isPlayer(defence.target) || defence.destroyed) return
        continue
      case 'rearm':
        yield* rearm(g, defence)
        advance(combat, 'finish')
        if (defence.shields !== 0) return
        continue
      case 'finish':
        yield* finish(g, combat)
        return
    }
  }
}

function advance(combat: Combat, next: Combat['stage']): void {
  combat.done++
  if (combat.done < combat.defences.length) return
  combat.done = 0
  combat.stage = next
}

/** [combat.defend] Before any die is rolled, and never later. [table.prompts] In another player's turn, too. [npc.defense] NPCs defend by themselves. */
function* defend(g: State, defence: Defence): Rule {
  const { target } = defence
  if (!isPlayer(target)) return
  const { shields, abilities } = yield* declareDefence(g, target, 'combat.defend', 'damage', 0)
  defence.shields = shields
  defence.abilities = fixed(abilities)
}

/** [combat.roll] The attacker rolls first, then the defenders. */
function rollAll(g: State, combat: Combat): void {
  const jams = combat.defences.map(() => 0)
  const volley = volleyOf(g, combat)
  const strikes = combat.shots.map((shot) => volley ?? strength(g, combat, shot))
  combat.shots.forEach((shot, i) => {
    const defence = combat.defences.find(({ target }) => target === shot.target)
    if (defence) defence.attack += strikes[i]
  })
  for (const { weapon, target } of combat.boosts) {
    if (rollAbility(g, combat.by, weapon) === 0) continue
    const at = combat.defences.findIndex((one) => one.target === target)
    const { attack: bonus = 0, penalty = 0 } = g.content.abilities[weapon].numbers
    combat.defences[at].attack += bonus
    jams[at] += penalty
  }
  combat.defences.forEach((defence, i) => {
    defence.defence = defenceValue(g, defence, jams[i])
    const damage = defence.attack - defence.defence
    defence.destroyed = isPlayer(defence.target)
      ? isFatal(g, defence.target, damage)
      : isEnough(g, defence.target, damage)
    report(g, 'combat.roll', { target: craftName(defence.target), attack: defence.attack, defence: defence.defence })
  })
}

/** What an ability that attacks by itself has rolled, for all its targets. */
function volleyOf(g: State, { by, shots }: Combat): number | undefined {
  const { weapon } = shots[0]
  return isPlayer(by) && weapon in g.content.abilities ? rollAbility(g, by, weapon) : undefined
}

/** What one shot rolls: an outfit's die less its damage, or an NPC's dice. */
function strength(g: State, combat: Combat, shot: Shot): number {
  const { by } = combat
  if (!isPlayer(by)) {
    const { dice } = g.content.npcs[npcIdOf(by)].attacks[Number(shot.weapon)]
    return dice.reduce<number>((sum, die) => sum + roll(g, die), 0)
  }
  const fitted = fittedNamed(g.vessels[by], shot.weapon)
  if (!fitted) return 0
  const outfit = outfitOf(g, fitted)
  const bonus = outfit.type === 'blaster' ? skill(g, by, 'blasterDie') : 0
  const rolled = roll(g, outfit.die)
  const value = Math.max(0, rolled - penaltyOf(g.vessels[by], fitted)) + bonus
  report(g, 'outfit.use', { seat: by, outfit: outfit.id, rolled, value })
  if (outfit.type === 'engine') combat.recoil += value
  return value
}

function defenceValue(g: State, { target, shields, abilities }: Defence, jam: number): number {
  if (isPlayer(target)) return rollDefence(g, target, { shields, abilities }, jam) + skill(g, target, 'prevent')
  return g.content.npcs[npcIdOf(target)].defense.reduce<number>((sum, die) => sum + roll(g, die), 0)
}

/** [npc.damage] Damage stays on an NPC's card until there is enough to destroy it. */
const isEnough = (g: State, craft: Craft, damage: number): boolean =>
  damage > 0 && droneOf(g, craft).damage + damage >= g.content.npcs[npcIdOf(craft)].toKill

/** [combat.resolve] Attack less defence is the damage. [combat.ram-death] If ramming destroys the attacker too, she gains nothing. */
function* resolve(g: State, combat: Combat, defence: Defence): Rule {
  const { target, destroyed, innocent } = defence
  const { by } = combat
  const damage = Math.max(0, defence.attack - defence.defence)
  report(g, 'combat.resolve', { target: craftName(target), damage })
  if (!isPlayer(target)) {
    droneOf(g, target).damage += damage
    // [npc.memory] An NPC remembers who attacked it last.
    droneOf(g, target).attacker = by
  }
  if (damage > 0 && defence.farMissile) count(g, by, 'longShots')
  if (!destroyed) {
    if (isPlayer(target)) yield* takeDamage(g, target, damage)
    return
  }
  const bothDie = isPlayer(by) && isFatal(g, by, combat.recoil)
  if (bothDie) wreck(g, target)
  else yield* kill(g, target, by, innocent)
}

/** [combat.rearm] Markers spent on shields in this attack can be armed again for 1 energy each; the others are disarmed. */
function* rearm(g: State, { target, shields, destroyed }: Defence): Rule {
  if (destroyed || !isPlayer(target) || shields === 0) return
  const vessel = g.vessels[target]
  const spent = countSpaces(shields)
  vessel.used &= ~shields
  const most = Math.min(spent, vessel.energy)
  const armed = yield* pickAmount(g, target, 'combat.rearm', {
    min: 0,
    max: most,
    about: { spent, energy: vessel.energy },
  })
  g.vessels[target].energy -= armed
  g.vessels[target].armed += armed
  if (armed > 0) report(g, 'combat.rearm', { seat: target, armed })
}

/** [combat.ram] What ramming has rolled hits the attacker too, in full and unblockable. */
function* finish(g: State, { by, recoil }: Combat): Rule {
  g.combat = undefined
  if (!isPlayer(by) || recoil === 0 || g.vessels[by].hex === NOWHERE) return
  report(g, 'combat.ram', { seat: by, damage: recoil })
  if (isFatal(g, by, recoil)) wreck(g, by)
  else yield* takeDamage(g, by, recoil)
}
