import type { Data, Told } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import type { View } from '../view.ts'
import { own } from './goals.ts'

/** Sides of the die that decides most things, as the odds of borders are counted. */
const D20 = 20

/** What the texts of lessons mention: the learner's ship as everybody sees it, what the dice have shown, and what the pack says. */
export function figures(view: View, told: readonly Told[], { constants, ships }: Content): Data {
  const { ship, fame, credits, bounty, energy, armed, disarmed, damage, outfits, cubes, mission } = own(view)
  const mat = ships[ship]
  const size = mat?.hold.names.length ?? 0
  const loaded = Object.keys(cubes).length
  const fitted = new Set([...outfits.flatMap(({ spaces }) => spaces), ...damage])
  const { hazardFails, undetected, purchasePrice, cubesPerPurchase, salePrice, tradeFameCubes } = constants
  return {
    have: fame,
    credits,
    bounty,
    energy,
    armed,
    disarmed,
    size,
    cubes: loaded,
    free: size - fitted.size - loaded,
    whole: size - damage.length,
    targets: wholeTargets(view, ships),
    left: view.move?.left ?? 0,
    goal: view.goal,
    pay: mission?.payment ?? 0,
    impulse: mat?.impulse ?? 0,
    scan: constants.scanEnergy,
    drawn: constants.missionsDrawn,
    pair: cubesPerPurchase,
    price: purchasePrice,
    sale: salePrice,
    pairSale: cubesPerPurchase * salePrice,
    least: tradeFameCubes,
    hazard: percent(hazardFails),
    seen: percent(undetected - 1 - hazardFails),
    ...rolls(told),
  }
}

/** How many spaces are whole in the hold of the weakest other ship. */
const wholeTargets = ({ seat, vessels }: View, ships: Content['ships']): number =>
  Math.min(
    ...vessels.flatMap(({ ship, damage }, other) =>
      other === seat ? [] : [(ships[ship]?.hold.names.length ?? 0) - damage.length],
    ),
  )

const percent = (results: number): number => (results * 100) / D20

/** What has come of the dice so far. */
function rolls(told: readonly Told[]): Data {
  const last = (what: string, key: string): number => Number(told.findLast((one) => one.what === what)?.data[key] ?? 0)
  return {
    lost: last('border.energy-loss', 'energy'),
    struck: last('border.asteroid#roll', 'natural'),
    bounced: last('border.shield#roll', 'natural'),
    income: last('cargo.sell', 'income'),
    attack: last('combat.resolve', 'attack'),
    taken: last('combat.resolve', 'damage'),
    reward: last('combat.kill', 'credits'),
    payment: last('mission.deliver', 'payment'),
  }
}
