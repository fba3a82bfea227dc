import type { Rule, Seat } from '@orrery/engine'
import type { Law } from '../../content/types.ts'
import { type Craft, NOBODY } from '../../crafts.ts'
import { type Direction, directionTo, type Hex, hexDistance, hexName, neighbour, opposite } from '../../map/hex.ts'
import { borderAt, planetAt, tileAt } from '../../map/sectors.ts'
import { mitigate } from '../combat/defence.ts'
import { wreck } from '../death/kill.ts'
import { choose, report } from '../dialect.ts'
import { gainBounty } from '../fame/bounty.ts'
import { d20, tellRoll, tellShieldRoll } from '../fame/dice.ts'
import { count, skill } from '../fame/titles.ts'
import { sneak } from '../missions/contraband.ts'
import { isFatal, takeDamage } from '../ship/damage.ts'
import { isStranded } from '../ship/vessel.ts'
import { craftAt, hexOf, isOutlaw, NOWHERE, type State } from '../state.ts'
import { since } from '../versions.ts'
import { endMove } from './motion.ts'

/** `stopped`: it stays where it was; `lost`: it was destroyed. */
export type CrossingResult = 'through' | 'stopped' | 'lost'

export interface CrossingOptions {
  /** Asteroids, debris and nebulae ask for no roll. */
  readonly slips: boolean
  /** [move.use-occupied] The ship itself stays where it is. */
  readonly stays: boolean
}

/** [border.double] A step crosses the border of the space it leaves, then that of the space it enters; each one is resolved at once. */
export function* cross(g: State, seat: Seat, direction: Direction, manner: CrossingOptions): Rule<CrossingResult> {
  const left = yield* passExit(g, seat, direction)
  return left === 'through' ? yield* passEntry(g, seat, direction, manner) : left
}

/** [border.exit] Only a planet's shield or entrance acts on a ship that leaves. */
export function* passExit(g: State, seat: Seat, direction: Direction): Rule<CrossingResult> {
  const { hex } = g.vessels[seat]
  const border = borderAt(g, hex, direction)
  if (border === 'shield') return yield* crossShield(g, seat)
  if (border === 'entrance') passEntrance(g, seat, tileAt(g, hex)?.law)
  return 'through'
}

/**
 * [border.entry] Shields and entrances come before the step: whoever does not pass them stays in the space of origin ([border.two-shields]
 * after two shields, too). Then the ship is in the new space, and the rest happens there.
 */
export function* passEntry(
  g: State,
  seat: Seat,
  direction: Direction,
  { slips, stays }: CrossingOptions,
): Rule<CrossingResult> {
  const from = g.vessels[seat].hex
  const to = neighbour(from, direction)
  const border = borderAt(g, to, opposite(direction))
  if (border === 'shield') {
    const outcome = yield* crossShield(g, seat)
    if (outcome !== 'through') return outcome
  } else if (border === 'entrance') {
    const law = tileAt(g, to)?.law
    if (isBarred(g, seat, law)) {
      report(g, 'border.lawful', { seat, tile: tileAt(g, to)?.id ?? '', hex: hexName(from) })
      return 'stopped'
    }
    passEntrance(g, seat, law)
  }
  if (!stays) {
    enterSpace(g, seat, to)
    count(g, seat, 'spaces')
    if (g.trace && border !== 'star') tellStep(g, seat, to)
    yield* followHost(g, seat, from)
  }
  const outcome = yield* enterField(g, seat, border, slips)
  if (outcome === 'through' && !isAway(g, seat)) yield* reachPlanet(g, seat, from, to, stays)
  return isAway(g, seat) ? 'lost' : outcome
}

/** A ship has got over the borders between two spaces, on its own or in tow; what happens in the new space is told after it. */
function tellStep(g: State, seat: Seat, to: Hex): void {
  const { host } = g.vessels[seat]
  if (g.move?.seat === seat) report(g, 'move.step#cross', { seat, to: hexName(to), left: g.move.left })
  else report(g, 'ship.harpoon#follow', { seat, host, to: hexName(to) })
}

const isAway = (g: State, seat: Seat): boolean => g.vessels[seat].hex === NOWHERE

/** [border.lawful] An Outlaw cannot go in through the entrance of a Lawful planet. Forged Papers open it. */
export const isBarred = (g: State, seat: Seat, law: Law | undefined): boolean =>
  law === 'lawful' && isOutlaw(g, seat) && !g.vessels[seat].papers

/** [border.outlaw] An Innocent ship that passes the entrance of an Outlaw planet, in or out, gets a bounty. */
function passEntrance(g: State, seat: Seat, law: Law | undefined): void {
  if (law === 'outlaw' && !isOutlaw(g, seat) && !g.vessels[seat].papers)
    gainBounty(g, seat, g.content.constants.entranceBounty, 'entrance')
}

/** [border.shield] 1-10: no way through, and unblockable damage; up to 17: through, but seen; from 18: through unseen. */
function* crossShield(g: State, seat: Seat): Rule<CrossingResult> {
  const { hazardFails, shieldBounty, undetected } = g.content.constants
  const rolled = yield* d20(g, seat, 'shield')
  const { natural, total } = rolled
  const unseen = skill(g, seat, 'undetected') || undetected
  tellShieldRoll(g, seat, rolled, hazardFails + 1, unseen)
  if (total <= hazardFails) {
    // [border.shield-damage] Nothing protects against it.
    if (isFatal(g, seat, natural)) {
      wreck(g, seat)
      return 'lost'
    }
    yield* takeDamage(g, seat, natural)
    return 'stopped'
  }
  count(g, seat, 'shields')
  if (total < unseen) gainBounty(g, seat, shieldBounty, 'shield')
  return 'through'
}

/** What a star, an asteroid, debris or a nebula does to a ship that has entered. */
export function* enterField(g: State, seat: Seat, border: string, slips: boolean): Rule<CrossingResult> {
  if (border === 'star') {
    report(g, 'border.star', { seat, hex: hexName(g.vessels[seat].hex) })
    wreck(g, seat)
    return 'lost'
  }
  if (slips) return 'through'
  if (border === 'asteroid') return yield* hitRocks(g, seat)
  if (border === 'debris') return yield* hitDebris(g, seat)
  if (border === 'nebula') yield* drain(g, seat)
  return 'through'
}

/** [border.asteroid] 1-10: that much damage, unless it is prevented. */
function* hitRocks(g: State, seat: Seat): Rule<CrossingResult> {
  const rolled = yield* d20(g, seat, 'asteroid')
  const { hazardFails } = g.content.constants
  tellRoll(g, seat, 'asteroid', rolled, hazardFails + 1)
  if (rolled.total > hazardFails) return 'through'
  return (yield* sufferHazard(g, seat, rolled.natural)) ? 'through' : 'lost'
}

/** Damage that can be prevented. Says whether the ship survives. */
export function* sufferHazard(g: State, seat: Seat, amount: number): Rule<boolean> {
  const damage = yield* mitigate(g, seat, amount, 'damage')
  if (isFatal(g, seat, damage)) {
    wreck(g, seat)
    return false
  }
  yield* takeDamage(g, seat, damage)
  return true
}

/** [border.debris] 1-3: destroyed. */
function* hitDebris(g: State, seat: Seat): Rule<CrossingResult> {
  const rolled = yield* d20(g, seat, 'debris')
  const { debrisFails } = g.content.constants
  tellRoll(g, seat, 'debris', rolled, debrisFails + 1)
  if (rolled.total > debrisFails) return 'through'
  wreck(g, seat)
  return 'lost'
}

/** [border.nebula] 1-10: that much energy is lost, unless it is prevented. */
function* drain(g: State, seat: Seat): Rule {
  const rolled = yield* d20(g, seat, 'nebula')
  const { hazardFails } = g.content.constants
  tellRoll(g, seat, 'nebula', rolled, hazardFails + 1)
  if (rolled.total <= hazardFails) yield* sufferDrain(g, seat, rolled.natural)
}

/** [border.energy-loss] What the meter does not have is taken from armed markers, which are disarmed. */
export function* sufferDrain(g: State, seat: Seat, amount: number): Rule {
  if (hasNothingToLose(g, seat)) return
  const loss = yield* mitigate(g, seat, amount, 'energy')
  const vessel = g.vessels[seat]
  const energy = Math.min(loss, vessel.energy)
  const markers = Math.min(loss - energy, vessel.armed)
  vessel.energy -= energy
  vessel.armed -= markers
  if (loss === 0) return
  report(g, 'border.energy-loss', { seat, energy, markers })
  // [stranded.midway] A ship that this strands moves no further.
  if (isStranded(vessel) && g.move?.seat === seat) {
    report(g, 'stranded.midway', { seat })
    endMove(g)
  }
}

/** [border.energy-loss] A ship that was stranded before loses nothing, and its move goes on. */
function hasNothingToLose(g: State, seat: Seat): boolean {
  if (!since(g, 2) || !isStranded(g.vessels[seat])) return false
  return g.move?.seat !== seat || g.move.stranded === true
}

/** The ship is in another space now. [move.bounce] If it has it for itself, it can come back here. */
export function enterSpace(g: State, seat: Seat, to: Hex): void {
  g.vessels[seat].hex = to
  if (g.move?.seat === seat && craftAt(g, to, seat) === NOBODY) g.move.back = to
}

/** Moving onto a planet: Good Samaritan's energy, unless the ship stays outside, and [mission.sneak] smugglers are looked for. */
export function* reachPlanet(g: State, seat: Seat, from: Hex, to: Hex, stays = false): Rule {
  const planet = planetAt(g, to)
  if (planet === undefined || planetAt(g, from) === planet) return
  const vessel = g.vessels[seat]
  const energy = stays && since(g, 2) ? 0 : skill(g, seat, 'planetEnergy')
  const gained = Math.min(energy, g.content.ships[vessel.mat].energy - vessel.energy)
  vessel.energy += gained
  if (gained > 0) report(g, 'title.skill#energy', { seat, energy: gained })
  yield* sneak(g, seat, planet.id)
}

const STRAIGHT = { slips: false, stays: false } as const

/** Whether somebody hangs on a ship. */
export function isHost(g: State, craft: Craft): boolean {
  for (let seat = 0; seat < g.seats; seat++) if (g.vessels[seat].host === craft) return true
  return false
}

/** [ship.harpoon] After each space the host has moved, whoever hangs on it follows into the space it has left, or lets go. */
export function* followHost(g: State, host: Craft, left: Hex): Rule {
  for (let seat = 0; seat < g.seats; seat++) if (g.vessels[seat].host === host) yield* follow(g, seat, host, left)
}

const FOLLOW = ['follow', 'let-go'] as const

function* follow(g: State, seat: Seat, host: Craft, left: Hex): Rule {
  const vessel = g.vessels[seat]
  const direction = directionTo(vessel.hex, left)
  if (direction < 0 || craftAt(g, left) !== NOBODY || isShut(g, seat, left, direction)) {
    if (!isBeside(g, seat, host)) letGo(g, seat)
    return
  }
  if ((yield* choose(g, seat, 'ship.harpoon', { from: FOLLOW, about: { host } })) === 'let-go') {
    letGo(g, seat)
    return
  }
  yield* cross(g, seat, direction, STRAIGHT)
  if (g.vessels[seat].hex !== NOWHERE && !isBeside(g, seat, host)) letGo(g, seat)
}

/** An Outlaw is not drawn through the entrance of a Lawful planet. */
const isShut = (g: State, seat: Seat, to: Hex, direction: Direction): boolean =>
  borderAt(g, to, opposite(direction)) === 'entrance' && isBarred(g, seat, tileAt(g, to)?.law)

const isBeside = (g: State, seat: Seat, host: Craft): boolean => hexDistance(g.vessels[seat].hex, hexOf(g, host)) === 1

export function letGo(g: State, seat: Seat): void {
  if (g.vessels[seat].host === NOBODY) return
  report(g, 'ship.harpoon', { seat, host: g.vessels[seat].host })
  g.vessels[seat].host = NOBODY
}
