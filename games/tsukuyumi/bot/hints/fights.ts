import type { SingleQuestion, Value } from '@orrery/engine'
import { optionsOf } from '@orrery/engine'
import type { CombatCard, CounterattackId } from '../../content/types.ts'
import { type Hex, hexNamed } from '../../map/hex.ts'
import { figuresAt, hexesOf } from '../../rules/board/figures.ts'
import { isLocked } from '../../rules/combat/cards.ts'
import { healthOf } from '../../rules/combat/damage.ts'
import { NONE } from '../../rules/dialect.ts'
import { currentFrame } from '../../rules/state/agenda.ts'
import type { Battle } from '../../rules/state/frames.ts'
import type { State } from '../../rules/state/state.ts'
import { ONI, type Side, sideNamed } from '../../rules/state/vocabulary.ts'
import { destroyedBy } from '../forces.ts'
import { WORTH } from '../worth.ts'
import { type Spots, spotsOf } from './spots.ts'

const sideAsked = (g: State, question: SingleQuestion): Side => g.factions[question.seat]

/** Options in the order of what they are worth; nothing when there is no choice. */
function ranked(question: SingleQuestion, worthOf: (option: string) => number): Value[] | undefined {
  if (question.kind !== 'choose') return undefined
  const options = optionsOf(question).map((option) => ({ option, worth: worthOf(String(option)) }))
  return options.sort((a, b) => b.worth - a.worth).map(({ option }) => option)
}

/** [combat.action] Where an attack brings most; nowhere else, if there is any such place. */
export function whereToAttack(g: State, question: SingleQuestion): Value[] | undefined {
  if (question.kind !== 'choose') return undefined
  const spots = spotsOf(g, sideAsked(g, question))
  const options = optionsOf(question).map((option) => ({ option, worth: attackWorth(spots, hexNamed(String(option))) }))
  options.sort((a, b) => b.worth - a.worth)
  const good = options.filter(({ worth }) => worth > 0.05)
  return (good.length > 0 ? good : options).map(({ option }) => option)
}

/** What an attack in a hex promises, with the best of the plain cards. */
function attackWorth(spots: Spots, hex: Hex | undefined): number {
  if (hex === undefined) return 0
  const conquest = spots.isReady(hex, spots.pointsAt(hex)) ? spots.valueOf(hex) : 0
  return Math.max(conquest, strikeWorth(spots, hex, 1)) - 0.7 * backlash(spots, hex, 0.5)
}

/** What the best attack in one of some hexes promises. */
export function bestAttack(spots: Spots, hexes: readonly Hex[]): number {
  let most = 0
  for (const hex of hexes) if (!isLocked(spots.g, spots.side, hex)) most = Math.max(most, attackWorth(spots, hex))
  return most
}

/** What damage of the attackers would destroy, of others and, for a little, of Oni. */
function strikeWorth({ g, side, forces }: Spots, hex: Hex, times: number): number {
  const dealt = times * forces.damage[side * forces.width + hex]
  let most = 0.1 * destroyedBy(forces, ONI, hex, dealt)
  for (const other of g.factions) if (other !== side) most = Math.max(most, destroyedBy(forces, other, hex, dealt))
  return (WORTH.kill * most) / 20
}

/** What those who are attacked could destroy of the attackers. */
function backlash({ g, side, forces }: Spots, hex: Hex, share: number): number {
  const { width, damage } = forces
  let dealt = damage[ONI * width + hex]
  for (const other of g.factions) if (other !== side) dealt += damage[other * width + hex]
  return (WORTH.kill * destroyedBy(forces, side, hex, share * dealt)) / 20
}

/** [combat.card] The card that brings most. */
export function whichCard(g: State, question: SingleQuestion): Value[] | undefined {
  const hex = hexNamed(String(question.about.hex))
  if (hex === undefined) return undefined
  const spots = spotsOf(g, sideAsked(g, question))
  const { combatCards } = g.content
  return ranked(question, (id) => cardWorth(spots, hex, combatCards[id as keyof typeof combatCards]))
}

function cardWorth(spots: Spots, hex: Hex, card: CombatCard): number {
  let worth = 0
  if (card.conquest !== null) {
    let points = spots.pointsAt(hex)
    if (card.conquest.adjacent)
      for (const to of spots.ground.within(1, hex)) if (to !== hex) points += spots.pointsAt(to)
    if (spots.isReady(hex, points * card.conquest.multiplier)) worth += spots.valueOf(hex)
  }
  if (card.damage !== null) worth += strikeWorth(spots, hex, card.damage.health ? 2 : 1)
  const answered = card.counterattacks.includes('counterstrike') ? (card.annihilation ? 0.5 : 1) : 0
  return worth - backlash(spots, hex, answered) - (card.notLast ? 0.2 : 0) - (card.oncePerRound ? 0.05 : 0)
}

function battleOf(g: State): Battle | undefined {
  const frame = currentFrame(g)
  return frame?.kind === 'battle' ? frame : undefined
}

/** What most counterattacks are worth about, whatever the fight is like. */
const USUAL: { readonly [counter in CounterattackId]?: number } = {
  'slow-conquest': 0.3,
  'natures-wisdom': 0.25,
  'time-consuming': 0.15,
  'defense-action': 0.1,
  retreat: 0.1,
  pushback: 0.3,
  'a-darker-future': 0.15,
  'loss-of-control': 0.12,
  'de-evolution': 0.15,
  'out-of-ammo': 0.06,
  misfire: 0.05,
  'what-a-racket': 0.08,
  'where-there-is-one': 0.05,
  landscaping: 0.05,
  sacrifice: 0.1,
}

/** [combat.choose] The counterattack that brings most. */
export function whichCounter(g: State, question: SingleQuestion): Value[] | undefined {
  const battle = battleOf(g)
  if (battle === undefined) return undefined
  const spots = spotsOf(g, sideAsked(g, question))
  return ranked(question, (id) => (id === NONE ? 0 : counterWorth(spots, battle, id as CounterattackId)))
}

function counterWorth(spots: Spots, battle: Battle, counter: CounterattackId): number {
  const { g, side, forces } = spots
  const { hex, card } = battle
  const { width, damage, health, points } = forces
  const attacker = battle.side * width + hex
  const own = side * width + hex
  const theirs = (halves: number) => (WORTH.kill * Math.min(halves, health[attacker])) / 20
  const dealt = damage[own] * (card !== '' && g.content.combatCards[card].annihilation ? 0.5 : 1)
  const isDamage = card !== '' && g.content.combatCards[card].damage !== null
  switch (counter) {
    case 'counterstrike':
      return (WORTH.kill * destroyedBy(forces, battle.side, hex, dealt)) / 20 + 0.02
    case 'protection':
      return isDamage ? (0.7 * WORTH.kill * destroyedBy(forces, side, hex, damage[attacker])) / 20 : 0
    case 'escape':
      return isDamage ? (0.5 * WORTH.kill * destroyedBy(forces, side, hex, damage[attacker])) / 20 : 0
    case 'hold-the-line':
      return g.owner[hex] !== side && damage[attacker] < health[own] ? spots.valueOf(hex) : 0
    case 'hold-your-ground':
      return g.owner[hex] !== side && points[own] > points[ONI * width + hex] ? spots.valueOf(hex) : 0
    case 'vendetta':
      return 0.7 * bestAttack(spots, hexesOf(g, side))
    case 'total-loss':
      return theirs(health[attacker])
    case 'martyrs':
      return theirs(60)
    case 'crush-the-bugs':
      return theirs(20)
    case 'trampled-to-death':
      return theirs(40)
    default:
      return USUAL[counter] ?? 0.01
  }
}

/** [damage.assign] Owners give up what is worth least, or let a unit take all of it that survives; attackers take the dearest they can destroy. */
export function whoIsHit(g: State, question: SingleQuestion): Value[] | undefined {
  const side = sideNamed(String(question.about.side))
  const amount = 2 * Number(question.about.damage)
  const isOwn = side === sideAsked(g, question)
  const { units } = g.content
  const costOf = (kind: string) => {
    const { cost, conquest, productive } = units[kind as keyof typeof units]
    return (cost ?? 3) + conquest / 20 + productive
  }
  const order = ranked(question, (kind) => {
    const health = 2 * units[kind as keyof typeof units].health
    const survives = health > amount
    if (isOwn) return survives ? 100 : -costOf(kind) + health / 100
    return survives ? -100 : costOf(kind)
  })
  return order?.slice(0, 1)
}

/** [combat.counter] The attacker gives up what is worth least. */
export function whoIsLost(g: State, question: SingleQuestion): Value[] | undefined {
  const { units } = g.content
  return ranked(question, (kind) => -(units[kind as keyof typeof units].cost ?? 3))?.slice(0, 1)
}

/** [combat.split] All to the first, as much as destroys all of it, half, or nothing. */
export function howMuch(g: State, question: SingleQuestion): Value[] | undefined {
  const battle = battleOf(g)
  if (question.kind !== 'amount' || battle === undefined) return undefined
  const side = sideNamed(String(question.about.side))
  const portion = 2 * Number(question.about.portion)
  const figures = figuresAt(g, side, battle.hex)
  const healths = figures.map((figure) => healthOf(g, figure, false)).sort((a, b) => a - b)
  const all = healths.reduce((sum, health) => sum + health, 0)
  const amounts = [all, all - (healths[0] ?? 0), healths[healths.length - 1] ?? 0, healths[0] ?? 0]
    .map((halves) => Math.ceil(halves / portion))
    .concat(question.max, 0)
    .map((part) => Math.min(question.max, Math.max(0, part)))
  return [...new Set(amounts)]
}

/** [nomads.weapons] Pistols come back by themselves; the others are for when they are needed. */
export function whichWeapons(_g: State, question: SingleQuestion): Value[] | undefined {
  if (question.kind !== 'some') return undefined
  const weapons = question.candidates.map(String)
  const pistols = weapons.filter((weapon) => weapon.startsWith('pistol')).slice(0, question.max)
  const others = weapons.filter((weapon) => !weapon.startsWith('pistol'))
  const best = [...others, ...pistols].slice(0, question.max)
  const one = [...pistols, ...others].slice(0, Math.min(1, question.max))
  return distinct([pistols, best, one, []])
}

const distinct = (lists: readonly (readonly string[])[]): Value[] =>
  lists.filter((list, at) => lists.findIndex((other) => other.join() === list.join()) === at).map((list) => [...list])
