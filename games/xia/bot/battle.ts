import type { Seat } from '@orrery/engine'
import { isAbility } from '../content/ability-ids.ts'
import { type Craft, isPlayer, MERCHANT, npcIdOf } from '../crafts.ts'
import { hexDistance } from '../map/hex.ts'
import { inSight } from '../map/sight.ts'
import { missionOf } from '../rules/missions/cards.ts'
import { fittedNamed, matOf, outfitOf, penaltyOf } from '../rules/ship/vessel.ts'
import { bountyOf, droneOf, hexOf, isOutlaw, NOWHERE, type Shot, type State, tierOf } from '../rules/state.ts'
import { defenceOf, diceOf, strengthOf } from './arms.ts'
import type { Captain } from './captain.ts'
import { chanceOf, expectedDamage } from './odds.ts'
import { WORTH } from './worth.ts'

/** What the destruction of a ship brings: fame by its tier, what is on its head or its card, a mission; and what it costs. */
export function spoilsOf(g: State, seat: Seat, craft: Craft, fame: number, coin: number): number {
  const points = isPlayer(craft) ? tierOf(g, craft) : g.content.npcs[npcIdOf(craft)].fame
  const coins = (bountyOf(g, craft) + (isPlayer(craft) ? 0 : droneOf(g, craft).credits)) / 1000
  const raid = isOutlaw(g, craft) ? 0 : isOutlaw(g, seat) ? RAID / 2 : RAID
  return points * fame + coins * coin - raid + (isPlayer(craft) ? SETBACK : 0) + missionWorth(g, seat, craft)
}

/** To be an Outlaw from then on. */
const RAID = 2.5

/** What a rival loses with her ship is a little gain. */
const SETBACK = 2

/** A mission that is as good as done. */
const WANTED = 8

function missionWorth(g: State, seat: Seat, craft: Craft): number {
  const mission = missionOf(g, seat)
  if (mission === undefined || g.vessels[seat].revealed) return 0
  if (mission.type === 'assassin') return g.vessels[seat].target === craft ? WANTED : 0
  return mission.type === 'hunter' && isOutlaw(g, craft) ? WANTED : 0
}

/** Damage that does not destroy is worth a part of it: on an NPC it stays, and players have it repaired. */
const WORN = { npc: 0.12, player: 0.05 } as const

/** What a point of damage costs that ramming does to the attacker: a repair, and the room for cubes until then. */
const DENT = 1.1

function strikeWorth(g: State, target: Craft, dice: readonly number[], spoils: number): number {
  const defence = defenceOf(g, target)
  const strength = strengthOf(g, target)
  const kills = chanceOf(dice, defence, strength)
  const worn = Math.min(1, expectedDamage(dice, defence) / Math.max(1, strength))
  return kills * spoils + (1 - kills) * (isPlayer(target) ? WORN.player : WORN.npc) * worn * Math.max(0, spoils)
}

/** How far missiles and blasters reach. */
const MISSILE = { least: 2, most: 6 } as const

/** What is to be had by an attack in this turn, by how sure it is; and in a turn to come, when the target may be gone. */
const IN_SIGHT = 0.6
const WITHIN_REACH = 0.4
const BEYOND = 0.05

/** The best ship to attack with weapons, from where she is or where she can get. */
export function hunting(captain: Captain): number {
  const { g, seat, vessel, flight } = captain
  if (vessel.hex === NOWHERE) return 0
  const acts = g.turn === seat && g.phase === 'action'
  const markers = acts ? vessel.armed : g.content.constants.markers
  const used = acts ? vessel.used : 0
  const blasters = diceOf(g, seat, 'blaster', markers, used)
  const missiles = diceOf(g, seat, 'missile', markers, used)
  if (blasters.length + missiles.length === 0) return 0
  const reach = acts ? flight.left + flight.rest : 0
  let best = 0
  for (let craft = 0; craft < MERCHANT + g.drones.length; craft++) {
    if (craft === seat || (craft >= g.seats && craft < MERCHANT)) continue
    const hex = hexOf(g, craft)
    if (hex === NOWHERE) continue
    const far = hexDistance(vessel.hex, hex)
    if (far > reach + MISSILE.most + 8) continue
    const spoils = spoilsOf(g, seat, craft, captain.fame, captain.coin)
    const isSeen = far <= MISSILE.most && inSight(g, vessel.hex, hex)
    if (missiles.length > 0) {
      const ready = isSeen && far >= MISSILE.least
      best = Math.max(best, share(acts, ready, far - 4, reach) * strikeWorth(g, craft, missiles, spoils))
    }
    if (blasters.length > 0) {
      const ready = isSeen && far === 1
      best = Math.max(best, share(acts, ready, far, reach) * strikeWorth(g, craft, blasters, spoils))
    }
  }
  return best
}

function share(acts: boolean, ready: boolean, away: number, reach: number): number {
  if (acts && ready) return IN_SIGHT
  if (acts && away <= reach) return WITHIN_REACH * (1 - (0.3 * Math.max(0, away)) / (reach + 1))
  return BEYOND * Math.max(0, 1 - Math.max(0, away) / 20)
}

/** The dice of the shots at a ship. */
function shotDice(g: State, by: Craft, shots: readonly Shot[], target: Craft): number[] {
  const dice: number[] = []
  for (const shot of shots) {
    if (shot.target !== target) continue
    if (!isPlayer(by)) dice.push(...g.content.npcs[npcIdOf(by)].attacks[Number(shot.weapon)].dice)
    else if (isAbility(shot.weapon)) dice.push(8)
    else {
      const fitted = fittedNamed(g.vessels[by], shot.weapon)
      if (fitted) dice.push(Math.max(1, outfitOf(g, fitted).die - penaltyOf(g.vessels[by], fitted)))
    }
  }
  return dice
}

/** An attack under way whose dice are not rolled yet: what it is worth to who attacks, and to who is attacked. */
export function combatWorth(captain: Captain, loss: number): number {
  const { g, seat } = captain
  const { combat } = g
  if (combat === undefined) return 0
  let worth = 0
  if (combat.stage === 'defend' || combat.stage === 'roll') {
    for (const { target, shields, attack } of combat.defences) {
      if (attack > 0 || (combat.by !== seat && target !== seat)) continue
      const dice = shotDice(g, combat.by, combat.shots, target)
      if (combat.by === seat)
        worth += strikeWorth(g, target, dice, spoilsOf(g, seat, target, captain.fame, captain.coin))
      else worth += struckWorth(g, seat, dice, shields, loss)
    }
    if (combat.by === seat) worth -= recoilWorth(g, seat, combat.shots, loss, Math.max(0, worth))
  } else if (combat.by === seat) {
    for (let i = combat.stage === 'damage' ? combat.done : combat.defences.length; i < combat.defences.length; i++) {
      const { target, destroyed } = combat.defences[i]
      if (destroyed) worth += spoilsOf(g, seat, target, captain.fame, captain.coin)
    }
  }
  return worth
}

/** What the shields roll that were paid for: the markers lie on them. */
function struckWorth(g: State, seat: Seat, dice: readonly number[], shields: number, loss: number): number {
  const vessel = g.vessels[seat]
  const defence: number[] = []
  for (const fitted of vessel.outfits) {
    const { die } = outfitOf(g, fitted)
    for (let spaces = fitted.uses & shields; spaces !== 0; spaces &= spaces - 1)
      defence.push(Math.max(1, die - penaltyOf(vessel, fitted)))
  }
  const strength = strengthOf(g, seat)
  const dies = chanceOf(dice, defence, strength)
  return dies * loss + 3 * WORTH.damage * (1 - dies) * Math.min(strength, expectedDamage(dice, defence))
}

/** Cargo, a mission and a place that are lost with a ship. */
const STAKES = 8

/** [combat.ram] What engines roll hits the attacker too, and a ship that is destroyed by it gains nothing. */
function recoilWorth(g: State, seat: Seat, shots: readonly Shot[], loss: number, gain: number): number {
  const dice: number[] = []
  for (const { weapon } of shots) {
    const fitted = fittedNamed(g.vessels[seat], weapon)
    if (fitted && outfitOf(g, fitted).type === 'engine') dice.push(outfitOf(g, fitted).die)
  }
  if (dice.length === 0) return 0
  const strength = strengthOf(g, seat)
  const dies = chanceOf(dice, [], strength)
  return dies * (gain + STAKES - loss) + DENT * (1 - dies) * expectedDamage(dice, [])
}

/** Weapons against a ship of the usual size, and shields against the usual attack: what they do in each turn to come. */
const USUAL_STRENGTH = 11
const USUAL_ATTACK: readonly number[] = [8, 8]

/** A ship this fast gets to whom it hunts. */
const PURSUIT = 15

export function armsWorth({ g, seat, rounds, flight }: Captain, loss: number): number {
  const { markers } = g.content.constants
  const missiles = diceOf(g, seat, 'missile', markers, 0)
  const blasters = diceOf(g, seat, 'blaster', markers, 0)
  const shields = diceOf(g, seat, 'shield', markers, 0)
  const kills = Math.max(chanceOf(missiles, [], USUAL_STRENGTH), 0.8 * chanceOf(blasters, [], USUAL_STRENGTH))
  const { size } = matOf(g, seat).hold
  const saved = chanceOf(USUAL_ATTACK, [], size - 1) - chanceOf(USUAL_ATTACK, shields, size - 1)
  return rounds * (WORTH.arms * kills * Math.min(1, flight.best / PURSUIT) - WORTH.ambush * saved * loss)
}
