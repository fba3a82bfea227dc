import { fixed, type Refusal, type Rule } from '@orrery/engine'
import { hexes } from '../../codecs.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { edgeBetween } from '../../map/side.ts'
import { cannotCross, neighboursOf } from '../board/board.ts'
import { byName, countAt, figureName, figureNames, flies, hasKindAt, SUPPLY, underRocket } from '../board/figures.ts'
import { type Cited, choose, nameOf, pick, pickSome, present, refuse, report, STOP } from '../dialect.ts'
import { finish } from '../state/agenda.ts'
import type { Movement } from '../state/frames.ts'
import { plays, type State } from '../state/state.ts'
import { BOARLORDS, type Figure, NOMADS, ONI, type Side } from '../state/vocabulary.ts'
import { since } from '../versions.ts'
import { cannotMoveAgain, rememberMoves } from './massive.ts'
import { mayMeetMines, meetMines } from './mines.ts'

/** Marks of a unit in a movement: it has entered a hex; it has had Lt. Dan's bonus; it has gone through the first of the open tunnels, the second, … */
const ENTERED = 1
const LED = 2
const TUNNELLED = 4

export const DONE = 'done'

export interface MoveOrder {
  readonly side: Side
  /** The player who decides: the side's own, or whoever moves the Oni. */
  readonly by?: Side
  readonly range: number
  readonly figures: readonly Figure[]
  readonly least?: number
  /** They were just pushed out of this hex: they have entered where they stand, and do not go back. */
  readonly outOf?: Hex
}

/** [move.action] Puts a movement on the agenda: these units may move so far. */
export function beginMovement(g: State, why: Cited, order: MoveOrder): void {
  const { side, by = side, range, figures, least = 0, outOf } = order
  if (figures.length === 0) return
  g.agenda.push({
    kind: 'move',
    side,
    by,
    why,
    range,
    figures: fixed([...figures]),
    spent: figures.map(() => 0),
    marks: figures.map(() => (outOf === undefined ? 0 : ENTERED)),
    tunnels: [],
    least,
    outOf,
  })
}

/** [move.range] The range, the unit's own bonus, and [nomads.lt-dan] one more for those who are or have been with Lt. Dan. */
function rangeOf(g: State, move: Movement, at: number): number {
  const figure = move.figures[at]
  const led = (move.marks[at] & LED) !== 0 || isWithDan(g, figure)
  return move.range + g.content.tables.moveBonus[figure] + (led ? 1 : 0)
}

/** How many areas a unit can still go. */
const rangeLeft = (g: State, move: Movement, at: number): number => rangeOf(g, move, at) - move.spent[at]

const isWithDan = (g: State, figure: Figure): boolean =>
  g.content.tables.sides[figure] === NOMADS && hasKindAt(g, 'lt-dan', g.place[figure])

/**
 * [board.tunnel] A tunnel is open to the Boarlords in one movement of a round, once for each unit, unless a Rocket marker lies at an
 * end of it.
 */
function hasTunnel(g: State, move: Movement, at: number, from: Hex, to: Hex): boolean {
  if (move.side !== BOARLORDS || g.tunnels.length === 0) return false
  const edge = edgeBetween(from, to)
  const tunnel = g.tunnels.find((one) => one.edge === edge)
  if (tunnel === undefined || underRocket(g, BOARLORDS, from) || underRocket(g, BOARLORDS, to)) return false
  const open = move.tunnels.indexOf(edge)
  return open < 0 ? !tunnel.used : (move.marks[at] & (TUNNELLED << open)) === 0
}

/**
 * [move.pin] Whoever has entered a hex in this movement leaves it only with more units there than each other side.
 * [move.free-start] Where a move began one may always leave. [move.squad] The Squad Leader's company is not held.
 */
function isPinned(g: State, move: Movement, at: number): boolean {
  if (plays(g, 'no-pins') || (move.marks[at] & ENTERED) === 0) return false
  const hex = g.place[move.figures[at]]
  const { side } = move
  if (side === NOMADS && hasKindAt(g, 'squad-leader', hex)) return false
  const own = countAt(g, side, hex)
  for (const other of g.factions) if (other !== side && countAt(g, other, hex) >= own) return true
  return side !== ONI && countAt(g, ONI, hex) >= own
}

/** Why a unit cannot take a step, or nothing. */
function cannotStep(g: State, move: Movement, at: number, to: Hex): Refusal | undefined {
  const figure = move.figures[at]
  const from = g.place[figure]
  if (to === move.outOf) return refuse('move.forced#back', { hex: hexName(to) })
  const still = cannotMoveAgain(g, figure)
  if (still) return still
  // Through a tunnel nothing but Kaneda is in the way.
  if (hasTunnel(g, move, at, from, to)) return cannotCross(g, move.side, true, from, to)
  if (rangeLeft(g, move, at) < 1)
    return refuse('move.range', { unit: figureName(g, figure), range: rangeOf(g, move, at) })
  const flying = flies(g, figure, from)
  if (!flying && isPinned(g, move, at)) return refuse('move.pin', { unit: figureName(g, figure), hex: hexName(from) })
  return cannotCross(g, move.side, flying, from, to)
}

/** Whether a unit can take any step at all. */
function canGo(g: State, move: Movement, at: number): boolean {
  const figure = move.figures[at]
  const from = g.place[figure]
  if (from === SUPPLY) return false
  if (rangeLeft(g, move, at) < 1 && move.side !== BOARLORDS) return false
  for (const to of neighboursOf(g, from)) if (!cannotStep(g, move, at, to)) return true
  return false
}

/** The units of a movement in a hex that can still go somewhere, by their place in it. */
function readyAt(g: State, move: Movement, hex: Hex): number[] {
  const list: number[] = []
  for (let at = 0; at < move.figures.length; at++)
    if (g.place[move.figures[at]] === hex && canGo(g, move, at)) list.push(at)
  return list
}

/** The hexes of a movement's units. */
function startsOf(g: State, move: Movement): Hex[] {
  const list: Hex[] = []
  for (const figure of move.figures) {
    const hex = g.place[figure]
    if (hex !== SUPPLY && !list.includes(hex)) list.push(hex)
  }
  return list
}

/** Why no unit of a movement can leave a hex, or nothing. */
function cannotLeave(g: State, move: Movement, hex: Hex): Refusal | undefined {
  for (let at = 0; at < move.figures.length; at++)
    if (g.place[move.figures[at]] === hex && canGo(g, move, at)) return undefined
  return refuse('move.range#done', { hex: hexName(hex) })
}

/** One group of a movement: from where, who, and step by step how far; or the movement is over. */
export function* moveOn(g: State, move: Movement): Rule {
  const starts = startsOf(g, move)
  const mayLeave = (hex: Hex) => cannotLeave(g, move, hex)
  if (starts.every(mayLeave)) {
    finish(g)
    return
  }
  const about = { range: move.range, side: nameOf(move.side), why: move.why }
  const from =
    move.least > 0
      ? yield* pick(g, move.by, 'move.action', { from: starts, as: hexes, unless: mayLeave, about })
      : yield* choose(g, move.by, 'move.action', { from: starts, as: hexes, or: DONE, unless: mayLeave, about })
  if (from === DONE) {
    finish(g)
    return
  }
  yield* moveGroup(g, move, from)
}

/**
 * [move.group] Some of the units in a hex go together, area by area, as long as they can and want to. If no way is open to all of them,
 * those who cannot take the chosen one stay.
 */
function* moveGroup(g: State, move: Movement, start: Hex): Rule {
  const candidates = readyAt(g, move, start)
  const chosen = yield* pickSome(g, move.by, 'move.group', {
    from: candidates.map((at) => move.figures[at]),
    as: byName(g),
    min: 1,
    max: candidates.length,
    about: { hex: hexName(start) },
  })
  let group = candidates.filter((at) => chosen.includes(move.figures[at]))
  let from = start
  // Where they have been since their way was last told: it is told when they stop, part, or meet mines.
  let way: Hex[] = [start]
  for (let steps = 0; group.length > 0; steps++) {
    const ways = neighboursOf(g, from)
    const together = ways.some((to) => !firstRefusal(g, move, group, to))
    if (!together && steps > 0) break
    if (!together && !since(g, 2)) {
      // Under the first rules the first of them went on alone.
      group = [group[0]]
      continue
    }
    const to = yield* choose(
      g,
      move.by,
      together ? (steps === 0 ? 'move.range#to' : 'move.range#on') : 'move.group#apart',
      {
        from: ways,
        as: hexes,
        or: steps === 0 ? undefined : STOP,
        unless: (way) => (together ? firstRefusal(g, move, group, way) : refusalOfAll(g, move, group, way)),
        about: { hex: hexName(from), units: namesOf(g, move, group) },
      },
    )
    if (to === STOP) break
    const going = group.filter((at) => !cannotStep(g, move, at, to))
    stepInto(g, move, going, from, to)
    way.push(to)
    // [nomads.mine-entry] Mines come before anything else in the new hex.
    if (mayMeetMines(g, move.side, to)) {
      tellMove(g, move, going, way)
      way = [to]
      yield* meetMines(g, move.side, move.by, figuresOf(move, going), to)
    }
    group = going.filter((at) => g.place[move.figures[at]] === to && canGo(g, move, at))
    if (group.length < going.length) {
      tellMove(g, move, going, way)
      way = [to]
    }
    from = to
  }
  tellMove(g, move, group, way)
}

const figuresOf = (move: Movement, group: readonly number[]): Figure[] => group.map((at) => move.figures[at])

const namesOf = (g: State, move: Movement, group: readonly number[]): string[] => figureNames(g, figuresOf(move, group))

/** Why none of a group can take a step, or nothing. */
function refusalOfAll(g: State, move: Movement, group: readonly number[], to: Hex): Refusal | undefined {
  const refusals = group.map((at) => cannotStep(g, move, at, to))
  return refusals.includes(undefined) ? undefined : refusals[0]
}

/** Why a group cannot take a step together, or nothing. */
function firstRefusal(g: State, move: Movement, group: readonly number[], to: Hex): Refusal | undefined {
  for (const at of group) {
    const refusal = cannotStep(g, move, at, to)
    if (refusal) return refusal
  }
  return undefined
}

/** The group takes a step. */
function stepInto(g: State, move: Movement, group: readonly number[], from: Hex, to: Hex): void {
  for (const at of group) {
    const figure = move.figures[at]
    if (isWithDan(g, figure)) move.marks[at] |= LED
    if (hasTunnel(g, move, at, from, to)) useTunnel(g, move, at, from, to)
    else move.spent[at]++
    move.marks[at] |= ENTERED
  }
  const figures = figuresOf(move, group)
  for (const figure of figures) g.place[figure] = to
  rememberMoves(g, figures)
  for (const at of group) if (isWithDan(g, move.figures[at])) move.marks[at] |= LED
  move.least = 0
}

/** Who moved which way; by whom if not by their own side, and what granted it if it was no movement action. */
function tellMove(g: State, move: Movement, group: readonly number[], way: readonly Hex[]): void {
  if (!g.trace || way.length < 2) return
  const [from, ...via] = way.map(hexName)
  const to = via.pop() as string
  const by = move.by === move.side ? undefined : nameOf(move.by)
  const why = move.why === 'move.action' ? undefined : move.why
  const units = namesOf(g, move, group)
  report(g, 'move.action', present({ side: nameOf(move.side), units, from, via, to, by, why }))
}

/** [boarlords.tunnel] The tunnel stays open for the rest of this movement and is then used up for the round. */
function useTunnel(g: State, move: Movement, at: number, from: Hex, to: Hex): void {
  const edge = edgeBetween(from, to)
  if (!move.tunnels.includes(edge)) move.tunnels.push(edge)
  move.marks[at] |= TUNNELLED << move.tunnels.indexOf(edge)
  g.tunnels = fixed(g.tunnels.map((tunnel) => (tunnel.edge === edge ? Object.freeze({ edge, used: true }) : tunnel)))
}

/** What makes units move, and the side that does. */
export interface Push {
  readonly why: 'counter.pushback' | 'boarlords.displacement' | 'darkseed.for-the-queen'
  readonly by: Side
}

/** [move.forced] Units that are moved by a rule or by others take one step, and meet mines there. `chooser` decides for their side. */
export function* forceInto(g: State, side: Side, chooser: Side, figures: readonly Figure[], to: Hex, push: Push): Rule {
  if (figures.length === 0) return
  const from = g.place[figures[0]]
  for (const figure of figures) g.place[figure] = to
  rememberMoves(g, figures)
  const moved = { side: nameOf(side), units: figureNames(g, figures), from: hexName(from), to: hexName(to) }
  if (push.by === side) report(g, 'move.forced#own', { ...moved, why: push.why })
  else report(g, 'move.forced', { ...moved, by: nameOf(push.by), why: push.why })
  yield* meetMines(g, side, chooser, figures, to)
}

/** [move.forced] Units with a bonus of their own may go on where they were pushed, by their owner's choice; under the first rules not. */
export function goOn(g: State, why: Cited, order: Pick<MoveOrder, 'side' | 'by' | 'figures' | 'outOf'>): void {
  if (!since(g, 2)) return
  const { moveBonus } = g.content.tables
  const figures = order.figures.filter((figure) => moveBonus[figure] > 0 && g.place[figure] !== SUPPLY)
  beginMovement(g, why, { ...order, figures, range: 0 })
}
