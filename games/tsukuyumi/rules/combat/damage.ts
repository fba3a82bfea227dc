import { fixed, type Rule } from '@orrery/engine'
import { type Hex, hexName } from '../../map/hex.ts'
import { isArea } from '../board/board.ts'
import { byKind, figureName, figureNames, oneOfEach, SUPPLY, sideOf, sumOf, underRocket } from '../board/figures.ts'
import { confirm, nameOf, pick, report } from '../dialect.ts'
import { creditKill } from '../scoring/missions.ts'
import type { State } from '../state/state.ts'
import { BOARLORDS, CYBERSAMURAI, DARK_SEED, type Figure, NOBODY, ONI, type Side } from '../state/vocabulary.ts'

/** What damage comes from. */
export type DamageSource = 'attack' | 'counterstrike' | 'sacrifice' | 'tetsuo' | 'mines'

/** Damage to the units of one side in one hex. */
export interface Instance {
  readonly hex: Hex
  readonly side: Side
  /** In halves of a point. */
  readonly amount: number
  readonly figures: readonly Figure[]
  /** Who gets the credit, or nobody. */
  readonly by: Side
  /** The player who decides which units are hit. */
  readonly chooser: Side
  /** [damage.protection] Health is raised by the faction's protection. */
  readonly shielded: boolean
  /** [nomads.mine-weakest] The weakest units are hit first. */
  readonly weakestFirst: boolean
  readonly why: DamageSource
}

/** [damage.cover] Each Cover takes 10 off every damage dealt to the Boarlords in its area. */
export function reducedByCover(g: State, side: Side, hex: Hex, amount: number): number {
  if (side !== BOARLORDS || underRocket(g, BOARLORDS, hex)) return amount
  const each = 2 * g.content.terraformings.cover.numbers.damage
  return Math.max(0, amount - each * g.covers[hex])
}

/** [damage.destroyed] What it takes to destroy a unit, in halves of a point. */
export function healthOf(g: State, figure: Figure, shielded: boolean): number {
  const health = g.content.tables.health[figure]
  if (!shielded) return health
  const side = sideOf(g, figure)
  const { times, plus } = g.content.factions[nameOf(side) as keyof typeof g.content.factions].protection
  return health * times + 2 * plus
}

/**
 * [damage.assign] Unit by unit: one whose health is reached is destroyed and the rest goes on; one whose health is not reached takes
 * up the rest. [damage.exact] Halves stay exact.
 */
export function* dealDamage(g: State, instance: Instance): Rule<Figure[]> {
  const { side, hex, chooser, shielded, weakestFirst, by } = instance
  const uncovered = reducedByCover(g, side, hex, instance.amount)
  let amount = uncovered
  let left = instance.figures.filter((figure) => g.place[figure] === hex)
  const dead: Figure[] = []
  while (amount > 0 && left.length > 0) {
    const figure = yield* nextTarget(g, left, amount, side, chooser, shielded, weakestFirst)
    if (figure === undefined) break
    const health = healthOf(g, figure, shielded)
    if (amount >= health) dead.push(figure)
    amount -= health
    left = left.filter((other) => other !== figure)
  }
  if (g.trace) tellDamage(g, instance, uncovered, dead)
  destroy(g, dead, hex, by)
  return dead
}

/**
 * [damage.assign] Who was dealt how much by whom and what it destroyed; what [damage.cover] Cover took, and what the units left absorbed,
 * [damage.protection] with the protection that raised their health.
 */
function tellDamage(g: State, instance: Instance, uncovered: number, dead: readonly Figure[]): void {
  const { side, hex, by, amount, shielded, why } = instance
  const destroyed = sumOf(g.content.tables.health, dead)
  report(g, 'damage.assign', {
    side: nameOf(side),
    hex: hexName(hex),
    damage: amount / 2,
    by: nameOf(by),
    why,
    units: figureNames(g, dead),
    cover: (amount - uncovered) / 2,
    absorbed: (uncovered - destroyed) / 2,
    protection: shielded,
  })
}

/** The unit that is hit next; none when no unit left can be destroyed, since then it does not matter. */
function* nextTarget(
  g: State,
  left: readonly Figure[],
  amount: number,
  side: Side,
  chooser: Side,
  shielded: boolean,
  weakestFirst: boolean,
): Rule<Figure | undefined> {
  let least = Number.POSITIVE_INFINITY
  let total = 0
  for (const figure of left) {
    const health = healthOf(g, figure, shielded)
    total += health
    if (health < least) least = health
  }
  if (amount < least) return undefined
  if (amount >= total) return left[0]
  const about = { side: nameOf(side), damage: amount / 2 }
  const drones = left.filter((figure) => g.content.tables.kinds[figure] === 'shield-drone')
  const ownerBound = weakestFirst || chooser !== side
  if (side === CYBERSAMURAI && ownerBound && drones.length > 0)
    if (yield* confirm(g, CYBERSAMURAI, 'damage.shield-drone', about)) {
      const unit = figureName(g, drones[0])
      report(g, 'damage.shield-drone', { side: nameOf(CYBERSAMURAI), unit, hex: hexName(g.place[drones[0]]) })
      return drones[0]
    }
  const owner = side === ONI ? chooser : side
  const targets = weakestFirst ? left.filter((figure) => g.content.tables.health[figure] === weakest(g, left)) : left
  const figure = yield* pick(g, weakestFirst ? owner : chooser, 'damage.assign', {
    from: oneOfEach(g, targets),
    as: byKind(g, targets),
    about,
  })
  return figure
}

const weakest = (g: State, figures: readonly Figure[]): number =>
  Math.min(...figures.map((figure) => g.content.tables.health[figure]))

/** [damage.credit] Destroyed units go back to the supply; whoever destroyed them gets the credit. */
export function destroy(g: State, figures: readonly Figure[], hex: Hex, by: Side): void {
  for (const figure of figures) {
    g.place[figure] = SUPPLY
    const side = sideOf(g, figure)
    if (g.content.tables.kinds[figure] === 'shogun') loseShogun(g)
    if (side === DARK_SEED) oweEgg(g, hex)
    if (by !== NOBODY && by !== ONI && side !== ONI && side !== by) creditKill(g, by)
  }
}

/** Takes units off the board without destroying them: nobody is credited and no Egg is left behind. */
export function remove(g: State, figures: readonly Figure[]): void {
  for (const figure of figures) {
    g.place[figure] = SUPPLY
    if (g.content.tables.kinds[figure] === 'shogun') loseShogun(g)
  }
}

/** [uplink.shogun] When the Shogun is gone its Uplink is, too; it can be bought again. */
function loseShogun(g: State): void {
  g.uplinks = fixed(g.uplinks.filter((uplink) => uplink !== 'shogun'))
  report(g, 'uplink.shogun#lost', { side: nameOf(CYBERSAMURAI) })
}

/** [darkseed.emergency-egg] Once per area and round, where Dark Seed units were destroyed. */
function oweEgg(g: State, hex: Hex): void {
  if (!isArea(g, hex) || g.emergencyEggs.includes(hex) || g.dueEggs.includes(hex)) return
  g.dueEggs = fixed([...g.dueEggs, hex])
}
