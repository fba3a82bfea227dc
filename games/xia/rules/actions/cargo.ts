import { fixed, type Refusal, type Rule, type Seat } from '@orrery/engine'
import { holdSpaces, numbered } from '../../codecs.ts'
import { CARGO, type Cargo, type Gathering, type Special } from '../../content/types.ts'
import { countSpaces, listSpaces, type Spaces } from '../../hold/hold.ts'
import type { Hex } from '../../map/hex.ts'
import { specialAt } from '../../map/sectors.ts'
import { offerBoost } from '../abilities/use.ts'
import { sufferDrain, sufferHazard } from '../borders/borders.ts'
import { wreck } from '../death/kill.ts'
import { type Cited, pick, pickSome, refuse, report, some } from '../dialect.ts'
import { d20, tellRoll } from '../fame/dice.ts'
import { gainFame } from '../fame/fame.ts'
import { count, mayUseOnce, useOnce } from '../fame/titles.ts'
import { dropCubes, returnCubes, takeCube } from '../ship/floating.ts'
import { cubeSpaces, cubesAboard, emptySpaces, matOf, setCubes } from '../ship/vessel.ts'
import type { FloatingCube, State } from '../state.ts'

type Trade = Extract<Special, { readonly cargo: readonly Cargo[] }>

/** What can be traded or gathered on a space. Its actions are offered nowhere else, so there is something. */
const tradeAt = (g: State, at: Hex): Trade => specialAt(g, at) as Trade

const room = (g: State, seat: Seat): number => countSpaces(emptySpaces(g, seat))

/** Colours that a space offers and the supply still has. */
const onOffer = (g: State, trade: Trade): Cargo[] =>
  trade.cargo.filter((cargo) => g.cubeSupply[CARGO.indexOf(cargo)] > 0)

/** [cargo.buy] Cubes come in pairs: two empty spaces, the price, and two cubes in the supply. */
export function mayBuy(g: State, seat: Seat, at: Hex): Refusal | undefined {
  const { cubesPerPurchase, purchasePrice } = g.content.constants
  const { credits } = g.vessels[seat]
  if (credits < purchasePrice) return refuse('cargo.buy#price', { price: purchasePrice, credits })
  const spaces = room(g, seat)
  if (spaces < cubesPerPurchase) return refuse('cargo.buy#space', { spaces, needed: cubesPerPurchase })
  const left = tradeAt(g, at).cargo.reduce((sum, cargo) => sum + g.cubeSupply[CARGO.indexOf(cargo)], 0)
  return left < cubesPerPurchase ? refuse('cargo.supply', { left }) : undefined
}

/** [cargo.buy] One pair in an action; where any colour is sold, a pair may be mixed. Boosts and a title add cubes for nothing. */
export function* buy(g: State, seat: Seat, at: Hex): Rule {
  const trade = tradeAt(g, at)
  const { cubesPerPurchase, purchasePrice } = g.content.constants
  const boost = yield* offerBoost(g, seat, 'buyBoost')
  let wanted = cubesPerPurchase + (boost ? g.content.abilities[boost].numbers.cubes : 0)
  if (mayUseOnce(g, seat, 'extraCube')) {
    useOnce(g, seat, 'extraCube')
    wanted++
  }
  g.vessels[seat].credits -= purchasePrice
  wanted = Math.min(wanted, room(g, seat))
  while (g.stowing.length < wanted) {
    const offered = onOffer(g, trade)
    if (offered.length === 0) break
    const cargo = yield* pick(g, seat, 'cargo.buy', {
      from: offered,
      about: { cube: g.stowing.length + 1, wanted },
    })
    takeCube(g, CARGO.indexOf(cargo))
  }
  report(g, 'cargo.buy', { seat, cubes: g.stowing, price: purchasePrice, credits: g.vessels[seat].credits })
  yield* stow(g, seat)
}

/** [cargo.place] Each new cube goes into an empty space of the player's choice, and stays there until the next Business Phase. */
function* stow(g: State, seat: Seat): Rule {
  const { length } = g.stowing
  if (length === 0) return
  const spaces = yield* pickSome(g, seat, 'cargo.place', {
    from: listSpaces(emptySpaces(g, seat)),
    as: holdSpaces(matOf(g, seat).hold),
    min: length,
    max: length,
    about: { cubes: g.stowing },
  })
  const cubes = g.stowing.map((cargo) => cargo + 1)
  setCubes(g.vessels[seat], spaces, cubes)
  g.stowing = fixed([])
}

/** One or more spaces of a hold, or so many. */
const someSpaces = (
  g: State,
  seat: Seat,
  ask: Cited,
  spaces: Spaces,
  { exactly = 0, price = 0 } = {},
): Rule<number[]> =>
  pickSome(g, seat, ask, {
    from: listSpaces(spaces),
    as: holdSpaces(matOf(g, seat).hold),
    min: exactly || 1,
    max: exactly || countSpaces(spaces),
    about: { cubes: exactly, price },
  })

/** Hold spaces with cubes that can be sold on a space. */
function saleable(g: State, seat: Seat, trade: Trade): Spaces {
  let spaces = 0
  g.vessels[seat].cubes.forEach((cube, space) => {
    if (cube > 0 && trade.cargo.includes(CARGO[cube - 1])) spaces |= 1 << space
  })
  return spaces
}

export function maySell(g: State, seat: Seat, at: Hex): Refusal | undefined {
  const trade = tradeAt(g, at)
  return saleable(g, seat, trade) === 0 ? refuse('cargo.sell#none', { cargo: [...trade.cargo] }) : undefined
}

/** [cargo.sell] As many as she likes, 1,000 each. [cargo.fame] Two or more that leave no cube in the hold bring 1 fame. */
export function* sell(g: State, seat: Seat, at: Hex): Rule {
  const trade = tradeAt(g, at)
  const { salePrice, tradeFameCubes } = g.content.constants
  const boost = yield* offerBoost(g, seat, 'sellBoost')
  const spaces = yield* someSpaces(g, seat, 'cargo.sell', saleable(g, seat, trade), { price: salePrice })
  const vessel = g.vessels[seat]
  const cubes = spaces.map((space) => vessel.cubes[space] - 1)
  setCubes(
    vessel,
    spaces,
    spaces.map(() => 0),
  )
  returnCubes(g, cubes)
  const { credits: bonus = 0, cubes: per = 1 } = boost ? g.content.abilities[boost].numbers : {}
  const income = cubes.length * salePrice + Math.floor(cubes.length / per) * bonus
  vessel.credits += income
  report(g, 'cargo.sell', { seat, cubes, income })
  count(g, seat, 'soldAtOnce', cubes.length)
  if (cubes.length >= tradeFameCubes && cubesAboard(vessel) === 0) gainFame(g, seat, 1, 'trade')
}

/** [cargo.gather] With an empty space in the hold. */
export const mayGather = (g: State, seat: Seat): Refusal | undefined =>
  room(g, seat) === 0 ? refuse('cargo.gather#space') : undefined

const RULE_OF: { readonly [kind in Gathering]: Cited } = {
  mine: 'cargo.mine',
  salvage: 'cargo.salvage',
  harvest: 'cargo.harvest',
}

const COUNTER_OF = { mine: 'mined', salvage: 'salvaged', harvest: 'harvested' } as const

/** [cargo.mine] [cargo.salvage] [cargo.harvest] A d20: a cube, or damage, or destruction, or a loss of energy. */
export function* gather(g: State, seat: Seat, at: Hex): Rule {
  const trade = tradeAt(g, at)
  const kind = trade.kind as Gathering
  const boost = yield* offerBoost(g, seat, 'gatherBoost')
  const bonus = boost ? g.content.abilities[boost].numbers.bonus : 0
  const rolled = yield* d20(g, seat, kind, bonus)
  const { natural, total } = rolled
  const { hazardFails, debrisFails } = g.content.constants
  const needed = 1 + (kind === 'salvage' ? debrisFails : hazardFails)
  if (total < needed) {
    tellRoll(g, seat, kind, rolled, needed)
    if (kind === 'salvage') wreck(g, seat)
    else if (kind === 'mine') yield* sufferHazard(g, seat, natural)
    else yield* sufferDrain(g, seat, natural)
    return
  }
  const [cargo] = onOffer(g, trade)
  if (cargo === undefined) {
    report(g, 'cargo.supply', { seat, cargo: trade.cargo[0], natural })
    return
  }
  takeCube(g, CARGO.indexOf(cargo))
  report(g, RULE_OF[kind], { seat, cargo, natural, bonus: total - natural, needed })
  count(g, seat, COUNTER_OF[kind])
  yield* stow(g, seat)
}

/** [cargo.jettison] Any cubes of the hold, or so many that have to go, float in the ship's own space. */
export function* jettison(g: State, seat: Seat, ask: Cited = 'cargo.jettison', exactly = 0): Rule {
  const spaces = yield* someSpaces(g, seat, ask, cubeSpaces(g.vessels[seat]), { exactly })
  const cubes = spaces.map((space) => g.vessels[seat].cubes[space] - 1)
  setCubes(
    g.vessels[seat],
    spaces,
    spaces.map(() => 0),
  )
  dropCubes(g, seat, g.vessels[seat].hex, cubes, 'jettison')
}

/** [cargo.collect] What floats in a space, except what she has dropped herself in this turn. */
const isHers = (g: State, seat: Seat, cube: FloatingCube): boolean => cube.by === seat && cube.turn === g.turnNumber

const collectable = (g: State, seat: Seat, at: Hex): FloatingCube[] =>
  g.floating.filter((cube) => cube.hex === at && !isHers(g, seat, cube))

export function floatsAt({ floating }: State, at: Hex): boolean {
  for (let i = 0; i < floating.length; i++) if (floating[i].hex === at) return true
  return false
}

export function mayCollect(g: State, seat: Seat, at: Hex): Refusal | undefined {
  if (collectable(g, seat, at).length === 0) return refuse('cargo.collect#own')
  return room(g, seat) === 0 ? refuse('cargo.collect#space') : undefined
}

/** [cargo.collect] Colour by colour as many as there is room for. */
export function* collect(g: State, seat: Seat, at: Hex): Rule {
  const here = collectable(g, seat, at)
  const names = numbered(here.map((cube) => CARGO[cube.cargo]))
  const most = room(g, seat)
  // Where there is room for more than the one that floats here, she is still asked.
  const ask = most === 1 ? pickSome : some
  const chosen = yield* ask(g, seat, 'cargo.collect', { from: names, min: 1, max: most, about: { most } })
  const taken = chosen.map((name) => here[names.indexOf(name)])
  g.floating = fixed(g.floating.filter((cube) => !taken.includes(cube)))
  g.stowing = fixed(taken.map((cube) => cube.cargo))
  report(g, 'cargo.collect', { seat, cubes: g.stowing })
  yield* stow(g, seat)
}
