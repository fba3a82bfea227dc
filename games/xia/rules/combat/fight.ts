import { fixed, type Rule } from '@orrery/engine'
import { isAbility } from '../../content/ability-ids.ts'
import { type Craft, craftName, isPlayer, npcIdOf } from '../../crafts.ts'
import { countSpaces } from '../../hold/hold.ts'
import { rollAbility } from '../abilities/use.ts'
import { kill, wreck } from '../death/kill.ts'
import { pickAmount, report } from '../dialect.ts'
import { roll } from '../fame/dice.ts'
import { count, skill } from '../fame/titles.ts'
import { isFatal, takeDamage } from '../ship/damage.ts'
import { fittedNamed, outfitOf, penaltyOf } from '../ship/vessel.ts'
import { type Combat, type Defence, droneOf, NOWHERE, type Shot, type State } from '../state.ts'
import { since } from '../versions.ts'
import { declareDefence, rollDefence } from './defence.ts'

/** [combat.steps] Declared; then defence, rolls, damage and re-arming, target by target. A step ends where somebody may have been asked. */
export function* fight(g: State, combat: Combat): Rule {
  for (;;) {
    const defence = combat.defences[combat.done]
    switch (combat.stage) {
      case 'defend':
        yield* defend(g, combat, defence)
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
function* defend(g: State, { by }: Combat, defence: Defence): Rule {
  const { target } = defence
  if (!isPlayer(target)) return
  const { shields, abilities } = yield* declareDefence(g, target, 'combat.defend', 'damage', { by: craftName(by) })
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
    if (!isAbility(weapon) || rollAbility(g, combat.by, weapon) === 0) continue
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
  })
}

/** What an ability that attacks by itself has rolled, for all its targets. */
function volleyOf(g: State, { by, shots }: Combat): number | undefined {
  const { weapon } = shots[0]
  return isPlayer(by) && isAbility(weapon) ? rollAbility(g, by, weapon) : undefined
}

/** What one shot rolls: an outfit's die less its damage, or an NPC's dice. */
function strength(g: State, combat: Combat, shot: Shot): number {
  const { by } = combat
  if (!isPlayer(by)) {
    const rolled = g.content.npcs[npcIdOf(by)].attacks[Number(shot.weapon)].dice.map((die) => roll(g, die))
    report(g, 'npc.attack#roll', { craft: craftName(by), rolled })
    return sumOf(rolled)
  }
  const fitted = fittedNamed(g.vessels[by], shot.weapon)
  if (!fitted) return 0
  const outfit = outfitOf(g, fitted)
  const bonus = outfit.type === 'blaster' ? skill(g, by, 'blasterDie') : 0
  const rolled = roll(g, outfit.die)
  const value = Math.max(0, rolled - penaltyOf(g.vessels[by], fitted)) + bonus
  const exact = Number(value === rolled)
  report(g, 'outfit.use', { seat: by, outfit: outfit.id, rolled, value, exact, shot: placeAmong(combat.shots, shot) })
  if (outfit.type === 'engine') combat.recoil += value
  return value
}

/** Which of several shots it is; nothing where there is only one. */
const placeAmong = (shots: readonly Shot[], shot: Shot): number => (shots.length > 1 ? shots.indexOf(shot) + 1 : 0)

function defenceValue(g: State, { target, shields, abilities }: Defence, jam: number): number {
  if (isPlayer(target)) return rollDefence(g, target, { shields, abilities }, jam) + skill(g, target, 'prevent')
  // [ability.lock-jammer] The dice of an NPC's defense are its shield dice.
  const less = since(g, 2) ? jam : 0
  const rolled = g.content.npcs[npcIdOf(target)].defense.map((die) => Math.max(0, roll(g, die) - less))
  report(g, 'npc.defense', { craft: craftName(target), rolled })
  return sumOf(rolled)
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** [npc.damage] Damage stays on an NPC's card until there is enough to destroy it. */
const isEnough = (g: State, craft: Craft, damage: number): boolean =>
  damage > 0 && droneOf(g, craft).damage + damage >= g.content.npcs[npcIdOf(craft)].toKill

/** [combat.resolve] Attack less defence is the damage. [combat.ram-death] If ramming destroys the attacker too, she gains nothing. */
function* resolve(g: State, combat: Combat, defence: Defence): Rule {
  const { target, destroyed, innocent } = defence
  const { by } = combat
  const damage = Math.max(0, defence.attack - defence.defence)
  if (g.trace) tellDamage(g, by, defence, damage)
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

function tellDamage(g: State, by: Craft, { target, attack, defence, destroyed }: Defence, damage: number): void {
  const [attacker, victim] = [craftName(by), craftName(target)]
  report(g, 'combat.resolve', { by: attacker, target: victim, attack, defence, damage, destroyed: Number(destroyed) })
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
