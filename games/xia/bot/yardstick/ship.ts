import type { Seat } from '@orrery/engine'
import { countSpaces } from '../../hold/hold.ts'
import { matOf, outfitOf, outfitSpaces, undamaged } from '../../rules/ship/vessel.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { armedOf, bestSpeed, usefulMarkers } from './mobility.ts'
import { WORTH } from './worth.ts'

/** The spaces a good ship makes in a turn. */
const SWIFT = 20

/** What the ship is worth for the time to come: its tier, its weapons and shields, its speed, the room for cubes. */
export function shipWorth(g: State, seat: Seat): number {
  const room = matOf(g, seat).hold.size - countSpaces(outfitSpaces(g.vessels[seat]))
  const speed = Math.log(bestSpeed(g, seat) / SWIFT)
  return WORTH.tier * matOf(g, seat).tier + outfits(g, seat) + WORTH.speed * speed + WORTH.room * Math.sqrt(room)
}

/** Engines count by the speed of the ship. */
function outfits(g: State, seat: Seat): number {
  let total = 0
  for (const fitted of g.vessels[seat].outfits) {
    const { die, type } = outfitOf(g, fitted)
    if (type !== 'engine') total += (type === 'shield' ? WORTH.shield : WORTH.weapon) * die
  }
  return total
}

export function energyWorth(g: State, seat: Seat): number {
  const vessel = g.vessels[seat]
  const markers = Math.min(armedOf(g, seat), usefulMarkers(g, vessel))
  return WORTH.energy * Math.sqrt(vessel.energy) + WORTH.marker * markers
}

/** The more damage there is, the more dangerous it gets; at worst the ship is lost, and comes back whole. */
export function damageWorth(g: State, seat: Seat): number {
  const vessel = g.vessels[seat]
  if (vessel.hex === NOWHERE) return 0
  const pending = damageToCome(g, seat)
  if (pending >= undamaged(g, seat)) return lossWorth(g, seat)
  const spaces = countSpaces(vessel.damage) + pending
  return Math.max(WORTH.mostDamage, WORTH.damage * spaces + WORTH.damageSquared * spaces ** 2)
}

/** What is rolled in a fight and not yet dealt out. */
function damageToCome({ combat }: State, seat: Seat): number {
  if (combat === undefined) return 0
  if (combat.by === seat) return combat.recoil
  if (combat.stage !== 'damage') return 0
  const mine = combat.defences.findIndex(({ target }) => target === seat)
  if (mine < combat.done) return 0
  const { attack, defence } = combat.defences[mine]
  return Math.max(0, attack - defence)
}

const lossWorth = (g: State, seat: Seat): number => WORTH.dead + (matOf(g, seat).tier > 1 ? WORTH.skipped : 0)

/** A ship that is destroyed, until it comes back. */
export function deathWorth(g: State, seat: Seat): number {
  const { hex, skips } = g.vessels[seat]
  return hex === NOWHERE ? WORTH.dead + (skips ? WORTH.skipped : 0) : 0
}
