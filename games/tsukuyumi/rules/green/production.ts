import { fixed, type Refusal, type Rule, withEntry } from '@orrery/engine'
import { hexes, type Product, products, type Upgrade, upgrades } from '../../codecs.ts'
import {
  FACTIONS,
  UNIT_KINDS,
  type UnitKind,
  UPGRADES,
  UPLINKS,
  type UplinkId,
  WEAPONS,
  type WeaponKind,
} from '../../content/types.ts'
import { effectOfUplink } from '../../content/uplinks/effects.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { areasAround, areaType, cannotCross } from '../board/board.ts'
import {
  enterBoard,
  figuresOnBoard,
  hasKindAt,
  hexesOf,
  inSupply,
  kindOf,
  ofKindOnBoard,
  underRocket,
} from '../board/figures.ts'
import { choose, nameOf, pick, refuse, report } from '../dialect.ts'
import { plays, type State } from '../state/state.ts'
import { CYBERSAMURAI, DARK_SEED, type Figure, NOMADS, type Side } from '../state/vocabulary.ts'
import { since } from '../versions.ts'

/** What a side pays with: points, and the Nomads' free weapons. */
export interface Purse {
  points: number
  spent: number
  freeWeapons: number
  /** [event.produce] Without any bonus. */
  readonly plain?: true
}

/** [board.riverland] Points from riverland under control, in the green phase only. */
export function riverBonus(g: State, side: Side): number {
  let bonus = 0
  for (const hex of g.areas)
    if (g.owner[hex] === side && areaType(g, hex) === 'river') bonus += g.content.numbers.riverProduction
  return bonus
}

/** [production.productive] Points from units, in the green phase only; a Rocket marker takes them away. */
export function productiveBonus(g: State, side: Side): number {
  let bonus = 0
  for (const figure of figuresOnBoard(g, side)) {
    const productive = g.content.tables.productive[figure]
    if (productive > 0 && !underRocket(g, side, g.place[figure])) bonus += productive
  }
  return bonus
}

/** [production.place] The areas next to the homezone; under the first rules those that the unit could have moved to. */
function areasAtHome(g: State, side: Side, kind: UnitKind): Hex[] {
  const home = g.homes[side]
  const around = areasAround(g, home)
  if (since(g, 2)) return around
  const flying = g.content.units[kind].flying || (side === DARK_SEED && g.swarmFlies)
  return around.filter((hex) => !cannotCross(g, side, flying, home, hex))
}

/** [production.place] In the homezone, next to it, and where the faction's own units and Eggs allow it. */
export function productionPlaces(g: State, side: Side, kind: UnitKind): Hex[] {
  const places = [g.homes[side], ...areasAtHome(g, side, kind)]
  const add = (hex: Hex) => {
    if (!places.includes(hex)) places.push(hex)
  }
  if (side === DARK_SEED) {
    for (const figure of [...ofKindOnBoard(g, 'planter'), ...ofKindOnBoard(g, 'breeder')]) add(g.place[figure])
    for (const hex of g.hexes) if (g.eggs[hex] > 0 && !underRocket(g, DARK_SEED, hex)) add(hex)
  }
  /** [boarlords.boarmother] Squeakers are born where she is. */
  if (kind === 'squeaker') for (const figure of ofKindOnBoard(g, 'boarmother')) add(g.place[figure])
  return places
}

/** [darkseed.hatch] An Egg is used up where nothing else lets the unit be placed. */
function needsEgg(g: State, hex: Hex, kind: UnitKind): boolean {
  if (hex === g.homes[DARK_SEED] || hasKindAt(g, 'planter', hex) || hasKindAt(g, 'breeder', hex)) return false
  return !areasAtHome(g, DARK_SEED, kind).includes(hex)
}

/** What a side can produce. */
const PRODUCTS: readonly (readonly Product[])[] = FACTIONS.map((faction) =>
  [
    ...UNIT_KINDS[faction].filter((kind) => kind !== 'shogun'),
    ...UPGRADES[faction].map(upgrades.encode),
    ...(faction === 'cybersamurai' ? UPLINKS : []),
    ...(faction === 'nomads' ? WEAPONS : []),
  ].map(products.decode),
)

/** [option.uplink-costs] */
export const uplinkCost = (g: State, uplink: UplinkId): number =>
  plays(g, 'cheap-uplinks') ? Math.min(1, g.content.uplinks[uplink].cost) : g.content.uplinks[uplink].cost

function costOf(g: State, product: Product, purse: Purse): number {
  switch (product.kind) {
    case 'unit':
      return g.content.units[product.unit].cost ?? 0
    case 'upgrade':
      return g.content.units[product.to].upgrade?.cost ?? 0
    case 'uplink':
      return uplinkCost(g, product.uplink)
    case 'weapon':
      return purse.freeWeapons > 0 ? 0 : g.content.weapons[product.weapon].cost
  }
}

/** [production.points] The points suffice, and [production.supply] what is wanted is in the supply. */
function cannotProduce(g: State, product: Product, purse: Purse): Refusal | undefined {
  if (product.kind === 'uplink' && g.uplinks.includes(product.uplink))
    return refuse('cybersamurai.install', { uplink: product.uplink })
  const cost = costOf(g, product, purse)
  if (cost > purse.points)
    return refuse('production.points', { item: products.encode(product), cost, points: purse.points })
  switch (product.kind) {
    case 'unit':
      return inSupply(g, product.unit) === undefined ? refuse('production.supply', { unit: product.unit }) : undefined
    case 'upgrade':
      return cannotUpgrade(g, product)
    case 'uplink':
      return undefined
    case 'weapon':
      return cannotArm(g, product.weapon)
  }
}

/** [nomads.weapon-buy] There are so many of each; pistols come back by themselves. */
function cannotArm(g: State, weapon: WeaponKind): Refusal | undefined {
  const { count, reusable } = g.content.weapons[weapon]
  if (reusable) return refuse('nomads.weapon-buy#reusable', { weapon })
  return g.weapons[WEAPONS.indexOf(weapon)] < count ? undefined : refuse('nomads.weapon-buy', { weapon, count })
}

/** [production.upgrade] A unit on the board becomes another that is in the supply. */
function cannotUpgrade(g: State, { from, to }: Upgrade): Refusal | undefined {
  if (inSupply(g, to) === undefined) return refuse('production.supply', { unit: to })
  return ofKindOnBoard(g, from).length === 0 ? refuse('production.upgrade', { unit: from }) : undefined
}

/** Whether anything at all can be produced. */
export function canProduce(g: State, side: Side, purse: Purse): boolean {
  if (purse.points === 0 && purse.freeWeapons === 0) return false
  for (const product of PRODUCTS[side]) if (!cannotProduce(g, product, purse)) return true
  return false
}

/** Produces one thing and pays for it. */
export function* produce(g: State, side: Side, purse: Purse): Rule {
  const product = yield* choose(g, side, 'production.points', {
    from: PRODUCTS[side],
    as: products,
    unless: (one) => cannotProduce(g, one, purse),
    about: { points: purse.points },
  })
  const cost = costOf(g, product, purse)
  purse.points -= cost
  switch (product.kind) {
    case 'unit':
      yield* placeNew(g, side, product.unit, { cost, left: purse.points })
      if (side === NOMADS && !purse.plain) earnWeapon(g, purse, cost)
      break
    case 'upgrade':
      yield* upgrade(g, side, product, { cost, left: purse.points })
      break
    case 'uplink':
      yield* install(g, product.uplink, { cost, left: purse.points })
      break
    case 'weapon':
      arm(g, product.weapon, purse, cost)
      break
  }
}

/** So many points for something, and those that are left. */
interface Paid {
  readonly cost: number
  readonly left: number
}

const FREE: Paid = { cost: 0, left: 0 }

/** A new unit comes onto the board. */
export function* placeNew(g: State, side: Side, kind: UnitKind, paid = FREE): Rule {
  const figure = inSupply(g, kind) as Figure
  const hex = yield* pick(g, side, 'production.place', {
    from: productionPlaces(g, side, kind),
    as: hexes,
    about: { unit: kind },
  })
  const hatches = side === DARK_SEED && needsEgg(g, hex, kind)
  if (hatches) g.eggs = withEntry(g.eggs, hex, g.eggs[hex] - 1)
  enterBoard(g, figure, hex)
  report(g, hatches ? 'darkseed.hatch' : 'production.place', {
    side: nameOf(side),
    unit: kind,
    hex: hexName(hex),
    ...paid,
  })
}

function* upgrade(g: State, side: Side, { from, to }: Upgrade, paid: Paid): Rule {
  const held = hexesOf(g, side).filter((place) => hasKindAt(g, from, place))
  const hex = yield* pick(g, side, 'production.upgrade', { from: held, as: hexes, about: { from, to } })
  const old = ofKindOnBoard(g, from).find((figure) => g.place[figure] === hex) as Figure
  enterBoard(g, inSupply(g, to) as Figure, hex)
  g.place[old] = -1
  report(g, 'production.upgrade', { side: nameOf(side), from: kindOf(g, old), to, hex: hexName(hex), ...paid })
}

/** [cybersamurai.install] The Uplink lies open, and what comes with it is placed. */
function* install(g: State, uplink: UplinkId, paid: Paid): Rule {
  g.uplinks = fixed([...g.uplinks, uplink])
  report(g, 'cybersamurai.install', { side: nameOf(CYBERSAMURAI), uplink, ...paid })
  yield* placeBrought(g, uplink)
}

/** [uplink.shogun] The unit that comes with an Uplink is placed like a new one. */
export function* placeBrought(g: State, uplink: UplinkId): Rule {
  const { brings } = effectOfUplink(uplink)
  if (brings) yield* placeNew(g, CYBERSAMURAI, brings)
}

/** [nomads.weapon-buy] The weapon is ready. */
function arm(g: State, weapon: WeaponKind, purse: Purse, cost: number): void {
  if (purse.freeWeapons > 0) purse.freeWeapons--
  const at = WEAPONS.indexOf(weapon)
  g.weapons = withEntry(g.weapons, at, g.weapons[at] + 1)
  report(g, 'nomads.weapon-buy', { side: nameOf(NOMADS), weapon, cost, ready: g.weapons[at] })
}

/** [nomads.discount] A weapon comes free with every two points spent on units in a phase. */
function earnWeapon(g: State, purse: Purse, cost: number): void {
  const each = g.content.numbers.pointsPerWeapon
  const before = Math.floor(purse.spent / each)
  purse.spent += cost
  purse.freeWeapons += Math.floor(purse.spent / each) - before
}

/** [uplink.amaterasu] A drone for nothing. */
export function* freeDrone(g: State): Rule {
  const drones = ['attack-drone', 'shield-drone'] as const
  const inStock = (kind: UnitKind) =>
    inSupply(g, kind) === undefined ? refuse('production.supply', { unit: kind }) : undefined
  const kind = yield* choose(g, CYBERSAMURAI, 'uplink.amaterasu', { from: drones, unless: inStock })
  yield* placeNew(g, CYBERSAMURAI, kind)
}
