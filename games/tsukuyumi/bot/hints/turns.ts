import type { SingleQuestion, Value } from '@orrery/engine'
import { optionsOf } from '@orrery/engine'
import { type Product, products } from '../../codecs.ts'
import type { UplinkId } from '../../content/types.ts'
import { type Hex, hexNamed } from '../../map/hex.ts'
import { hexesOf, ofKindOnBoard } from '../../rules/board/figures.ts'
import { uplinkCost } from '../../rules/green/production.ts'
import { runningTurn } from '../../rules/state/agenda.ts'
import type { State } from '../../rules/state/state.ts'
import { ONI, type Side } from '../../rules/state/vocabulary.ts'
import { END } from '../../rules/turn/actions/menu.ts'
import { roundsLeft } from '../ahead.ts'
import { areaWorth } from '../prospects.ts'
import { powerOfKind, powerOfUnit } from '../units.ts'
import { savedBy, UplinkWorths } from '../uplinks.ts'
import { unitWorth } from '../worth.ts'
import { bestAttack } from './fights.ts'
import { movementGain } from './movement.ts'
import { spotsOf } from './spots.ts'

/** What is done in any case, in this order, before anything else is thought of: nothing is lost by it. */
const AT_ONCE = ['draw', 'effect', 'swarm-eggs', 'drone', 'produce', 'oni-place', 'oni-move', 'oni-conquest', 'tetsuo']

/** What may be worth something. */
const PERHAPS = ['event', 'swarm-move', 'swarm-fly', 'rocket', 'kaneda']

/** Less than this is no reason to move or to attack. */
const WORTHWHILE = 0.03

/** [action.movement-first] From here on a march comes before any attack, since afterwards there is none. */
const MARCH_FIRST = 0.1

/** [round.turn] First what costs nothing; then what seems to bring something, movement before attacks; to end the turn only when nothing does. */
export function whatNext(g: State, question: SingleQuestion): Value[] | undefined {
  const turn = runningTurn(g)
  if (question.kind !== 'choose' || turn === undefined) return undefined
  const options = optionsOf(question).map(String)
  const atOnce = AT_ONCE.find((action) => options.includes(action))
  if (atOnce !== undefined) return [atOnce]
  const { side } = turn
  if (options.includes('initiative') && g.order[0] !== side) return ['initiative']
  const good: string[] = []
  const marching = options.includes('move') ? movementGain(g, side, turn.movement) : 0
  if (marching > MARCH_FIRST) return ['move']
  if (marching > WORTHWHILE) good.push('move')
  if (options.includes('swarm-move') && movementGain(g, side, 1) > WORTHWHILE) good.push('swarm-move')
  const spots = spotsOf(g, side)
  for (const attack of ATTACKS)
    if (options.includes(attack) && bestAttack(spots, hexesFor(g, side, attack)) > WORTHWHILE) good.push(attack)
  for (const action of PERHAPS) if (options.includes(action) && !good.includes(action)) good.push(action)
  const isSure = good.some((action) => !PERHAPS.includes(action) || action === 'swarm-move')
  return isSure ? good : [...good, END, ...options.filter((option) => option !== END && !good.includes(option))]
}

const ATTACKS = ['charge', 'attack', 'conqueror']

/** Where a kind of attack can be made. */
const hexesFor = (g: State, side: Side, attack: string): Hex[] =>
  attack === 'conqueror' ? ofKindOnBoard(g, 'conqueror').map((figure) => g.place[figure]) : hexesOf(g, side)

/** So many products are worth a thought. */
const PRODUCTS = 6

/** [production.points] What brings most for its price. */
export function whatToProduce(g: State, question: SingleQuestion): Value[] | undefined {
  if (question.kind !== 'choose') return undefined
  const { ground, forces } = spotsOf(g, g.factions[question.seat])
  const uplinks = new UplinkWorths(g, ground, forces)
  const options = optionsOf(question).map((option) => ({
    option,
    worth: productWorth(g, uplinks, products.decode(String(option))),
  }))
  options.sort((a, b) => b.worth - a.worth)
  return options.slice(0, PRODUCTS).map(({ option }) => option)
}

/** What a thing is good for, for each point that it costs. */
function productWorth(g: State, uplinks: UplinkWorths, product: Product): number {
  switch (product.kind) {
    case 'unit': {
      const unit = g.content.units[product.unit]
      return (powerOfUnit(unit) + 0.7 * unit.productive * roundsLeft(g)) / (unit.cost ?? 1)
    }
    case 'upgrade': {
      const { units } = g.content
      const more = units[product.to].productive - units[product.from].productive
      return (
        (powerOfKind(g, product.to) - powerOfKind(g, product.from) + 0.7 * more * roundsLeft(g)) /
        (units[product.to].upgrade?.cost ?? 1)
      )
    }
    case 'uplink':
      return uplinks.of(product.uplink) / (unitWorth(g) * uplinkCost(g, product.uplink))
    case 'weapon':
      return 0.5
  }
}

/** [setup.uplinks] What one would have to pay most for otherwise; what would never be bought is no gift either. */
export function whichUplinks(g: State, question: SingleQuestion): Value[] | undefined {
  if (question.kind !== 'some') return undefined
  const { ground, forces } = spotsOf(g, g.factions[question.seat])
  const worths = new UplinkWorths(g, ground, forces)
  const uplinks = optionsOf(question).map((option) => ({ option, worth: savedBy(g, worths, option as UplinkId) }))
  uplinks.sort((a, b) => b.worth - a.worth)
  return [uplinks.slice(0, question.min).map(({ option }) => option)]
}

/** [production.place] Where a new unit is good for most. */
export function whereToPlace(g: State, question: SingleQuestion): Value[] | undefined {
  if (question.kind !== 'choose') return undefined
  const { units } = g.content
  const unit = units[String(question.about.unit) as keyof typeof units]
  if (unit === undefined) return undefined
  const spots = spotsOf(g, g.factions[question.seat])
  const places = optionsOf(question).map((option) => {
    const hex = hexNamed(String(option)) ?? 0
    const [count, points] = [spots.unitsAt(hex), spots.pointsAt(hex)]
    return { option, worth: spots.worthOf(hex, count + 1, points + unit.conquest) - spots.worthOf(hex, count, points) }
  })
  places.sort((a, b) => b.worth - a.worth)
  return places.slice(0, 6).map(({ option }) => option)
}

/** [oni.place] [oni.conquest] Where Oni harm others, and not oneself. */
export function whereOniHarm(g: State, question: SingleQuestion): Value[] | undefined {
  if (question.kind !== 'choose') return undefined
  const side = g.factions[question.seat]
  const spots = spotsOf(g, side)
  const { units } = g.content
  const unit = units[String(question.about.unit) as keyof typeof units]
  const { width, points } = spots.forces
  const places = optionsOf(question).map((option) => {
    const hex = hexNamed(String(option)) ?? 0
    const owner = g.owner[hex]
    const value = areaWorth(g, spots.ground, hex)
    const oni = points[ONI * width + hex] + (unit?.conquest ?? 0)
    let strongest = 0
    for (const other of g.factions) strongest = Math.max(strongest, points[other * width + hex])
    let worth = spots.unitsAt(hex) > 0 ? -0.3 : 0
    if (owner === side) worth -= value
    else if (owner >= 0 && owner !== ONI) worth += oni >= strongest + spots.ground.mountain[hex] ? value : 0.2 * value
    return { option, worth }
  })
  places.sort((a, b) => b.worth - a.worth)
  return places.slice(0, 6).map(({ option }) => option)
}
