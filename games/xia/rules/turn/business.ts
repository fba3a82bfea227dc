import { fixed, type Refusal, type Rule, type Seat } from '@orrery/engine'
import { DONE, deeds, wordOf } from '../../codecs.ts'
import type { Ship } from '../../content/types.ts'
import { noCubes } from '../../hold/hold.ts'
import { planetAt } from '../../map/sectors.ts'
import { jettison } from '../actions/cargo.ts'
import { choose, refuse, report } from '../dialect.ts'
import { gainFame } from '../fame/fame.ts'
import { count, skill, titleWith } from '../fame/titles.ts'
import { buyOutfit, mayBuyOutfit, maySellOutfit, sellOutfit } from '../ship/outfitting.ts'
import { canPack, inPackingOrder, type Load, pack } from '../ship/packing.ts'
import { cubeSpaces, matOf } from '../ship/vessel.ts'
import type { State } from '../state.ts'
import { since } from '../versions.ts'
import { concludeTurn } from './status.ts'

/** [business.when] Only on a planet. [business.recharge] Energy is filled up for nothing, so that comes first. */
export function openBusiness(g: State, seat: Seat): void {
  g.phase = 'business'
  g.fameBought = 0
  const vessel = g.vessels[seat]
  const planet = planetAt(g, vessel.hex)
  if (planet)
    count(
      g,
      seat,
      'planets',
      g.sectors.findIndex(({ tile }) => tile === planet.id),
    )
  const { energy } = matOf(g, seat)
  if (vessel.energy < energy) report(g, 'business.recharge', { seat, energy })
  vessel.energy = energy
}

/** [business.order] One piece of business after another, in any order and as often as credits allow. */
export function* doBusiness(g: State, seat: Seat): Rule {
  const chosen = yield* choose(g, seat, 'business.order', {
    from: businessChoices(g, seat),
    unless: mayDo(g, seat),
  })
  g.rearranged = chosen === 'rearrange'
  switch (wordOf(chosen)) {
    case DONE:
      yield* concludeTurn(g, seat)
      return
    case 'repair':
      repair(g, seat)
      return
    case 'rearrange':
      yield* rearrange(g, seat)
      return
    case 'fame':
      buyFame(g, seat)
      return
    case 'jettison':
      yield* jettison(g, seat)
      return
    case 'buy':
      yield* buyOutfit(g, seat, deeds.buy.decode(chosen))
      return
    case 'sell':
      sellOutfit(g, seat, deeds.sell.decode(chosen))
      return
    case 'ship':
      yield* buyShip(g, seat, g.content.ships[deeds.ship.decode(chosen)])
  }
}

function businessChoices(g: State, seat: Seat): string[] {
  const vessel = g.vessels[seat]
  const { offers } = g.content
  const choices: string[] = []
  if (vessel.damage !== 0) choices.push('repair')
  for (const offer of offers.outfits) choices.push(offer)
  for (const fitted of vessel.outfits) choices.push(deeds.sell.encode(fitted.name))
  choices.push('rearrange')
  for (const offer of offers.ships[matOf(g, seat).tier]) choices.push(offer)
  choices.push('fame')
  if (cubeSpaces(vessel) !== 0 && !since(g, 2)) choices.push('jettison')
  choices.push(DONE)
  return choices
}

const mayDo =
  (g: State, seat: Seat) =>
  (chosen: string): Refusal | undefined => {
    switch (wordOf(chosen)) {
      case 'repair':
        return mayRepair(g, seat)
      case 'buy':
        return mayBuyOutfit(g, seat, deeds.buy.decode(chosen))
      case 'sell':
        return maySellOutfit(g, seat, deeds.sell.decode(chosen))
      case 'rearrange':
        return mayRearrange(g, seat)
      case 'ship':
        return mayBuyShip(g, seat, g.content.ships[deeds.ship.decode(chosen)])
      case 'fame':
        return mayBuyFame(g, seat)
      default:
        return undefined
    }
  }

const repairCost = (g: State, seat: Seat): number =>
  Math.max(0, g.content.repairCost[matOf(g, seat).tier - 1] - skill(g, seat, 'repairDiscount'))

function mayRepair(g: State, seat: Seat): Refusal | undefined {
  const price = repairCost(g, seat)
  const { credits } = g.vessels[seat]
  return credits < price ? refuse('business.repair', { price, credits }) : undefined
}

/** [business.repair] All damage at once, 1,000 for tier 1 and 2, 2,000 for tier 3. */
function repair(g: State, seat: Seat): void {
  const vessel = g.vessels[seat]
  vessel.credits -= repairCost(g, seat)
  vessel.damage = 0
  report(g, 'business.repair', { seat, price: repairCost(g, seat) })
}

const isWhole = (g: State, seat: Seat) => (fitted: { readonly spaces: number }) =>
  (fitted.spaces & g.vessels[seat].damage) === 0

function mayRearrange(g: State, seat: Seat): Refusal | undefined {
  const vessel = g.vessels[seat]
  if (g.rearranged) return refuse('business.rearrange#again')
  return vessel.outfits.some(isWhole(g, seat)) || cubeSpaces(vessel) !== 0 ? undefined : refuse('business.rearrange')
}

/** [business.rearrange] Everything but damage and damaged outfits can be laid anew. */
function* rearrange(g: State, seat: Seat): Rule {
  const vessel = g.vessels[seat]
  const ship = matOf(g, seat)
  const whole = isWhole(g, seat)
  const taken = vessel.outfits.reduce((spaces, one) => (whole(one) ? spaces : spaces | one.spaces), vessel.damage)
  const outfits = vessel.outfits.filter(whole).map((fitted) => fitted.outfit)
  const load: Load = {
    outfits: inPackingOrder(ship, outfits),
    cubes: vessel.cubes.filter((cube) => cube > 0).map((cube) => cube - 1),
  }
  const packed = yield* pack(g, seat, 'business.rearrange', ship, load, taken)
  const after = g.vessels[seat]
  const stays = after.outfits.filter((one) => !whole(one))
  after.outfits = fixed([...stays, ...packed.outfits])
  after.cubes = fixed(packed.cubes)
  // Markers on what was moved lie beside it until they are armed again.
  after.used &= stays.reduce((spaces, one) => spaces | one.spaces, 0)
  report(g, 'business.rearrange', { seat })
}

/** Everything aboard, for a new ship. */
const loadOf = (g: State, seat: Seat, ship: Ship): Load => {
  const vessel = g.vessels[seat]
  return {
    outfits: inPackingOrder(
      ship,
      vessel.outfits.map((fitted) => fitted.outfit),
    ),
    cubes: vessel.cubes.filter((cube) => cube > 0).map((cube) => cube - 1),
  }
}

/** [business.ship] Exactly one tier up, a mat nobody has had, its price, and [business.transfer] room for what comes along. */
function mayBuyShip(g: State, seat: Seat, ship: Ship): Refusal | undefined {
  const { credits } = g.vessels[seat]
  if (g.vessels.some((vessel) => vessel.abilities.includes(ship.ability)))
    return refuse('business.ship#taken', { ship: ship.id })
  if (credits < ship.price) return refuse('business.ship', { ship: ship.id, price: ship.price, credits })
  const load = loadOf(g, seat, ship)
  if (!since(g, 2)) return canPack(ship, load, 0) ? undefined : refuse('business.transfer', { ship: ship.id })
  return canPack(ship, { ...load, cubes: [] }, 0) ? undefined : refuse('business.transfer#outfits', { ship: ship.id })
}

/** [business.ship] Damage and bounty stay behind; abilities are kept; 1 fame. */
function* buyShip(g: State, seat: Seat, ship: Ship): Rule {
  if (since(g, 2)) yield* leaveCubes(g, seat, ship)
  const load = loadOf(g, seat, ship)
  const isEmpty = load.outfits.length + load.cubes.length === 0
  const packed = isEmpty
    ? { outfits: [], cubes: noCubes(ship.hold) }
    : yield* pack(g, seat, 'business.transfer', ship, load, 0)
  const vessel = g.vessels[seat]
  vessel.credits -= ship.price
  vessel.mat = ship.id
  vessel.outfits = fixed(packed.outfits)
  vessel.cubes = fixed(packed.cubes)
  vessel.damage = 0
  vessel.used = 0
  vessel.bounty = 0
  vessel.energy = ship.energy
  vessel.abilities = fixed([...vessel.abilities, ship.ability])
  report(g, 'business.ship', { seat, ship: ship.id, price: ship.price })
  gainFame(g, seat, 1, 'ship')
}

/** [business.transfer] Cubes that find no room in a new ship are jettisoned, and no others: [business.when] it is no time for actions. */
function* leaveCubes(g: State, seat: Seat, ship: Ship): Rule {
  const load = loadOf(g, seat, ship)
  let cubes = 0
  while (!canPack(ship, { ...load, cubes: load.cubes.slice(cubes) }, 0)) cubes++
  if (cubes > 0) yield* jettison(g, seat, 'business.transfer#jettison', cubes)
}

const famePrice = (g: State, seat: Seat): number => {
  const title = titleWith(g, seat, 'fameCost')
  return title ? title.skill.amount : g.content.constants.fameCost
}

/** [business.fame] One point in a Business Phase, never the last one. [option.fame-sales] Or as many as she can pay. */
function mayBuyFame(g: State, seat: Seat): Refusal | undefined {
  const { credits, fame, fameDue } = g.vessels[seat]
  const price = famePrice(g, seat)
  if (g.fameBought > 0 && g.choices.fameSales === 'one') return refuse('business.fame#one')
  if (fame + fameDue + 1 >= g.choices.goal) return refuse('business.fame#last', { goal: g.choices.goal })
  return credits < price ? refuse('business.fame', { price, credits }) : undefined
}

function buyFame(g: State, seat: Seat): void {
  const price = famePrice(g, seat)
  g.vessels[seat].credits -= price
  g.fameBought++
  report(g, 'business.fame', { seat, price })
  gainFame(g, seat, 1, 'wealth')
}
