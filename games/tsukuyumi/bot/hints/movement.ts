import { optionsOf, type SingleQuestion, type Value } from '@orrery/engine'
import { type Hex, hexName, hexNamed, NEIGHBOURS } from '../../map/hex.ts'
import { exists } from '../../rules/board/board.ts'
import { flies, SUPPLY } from '../../rules/board/figures.ts'
import { STOP } from '../../rules/dialect.ts'
import { DONE } from '../../rules/movement/movement.ts'
import { currentFrame } from '../../rules/state/agenda.ts'
import type { Movement } from '../../rules/state/frames.ts'
import type { State } from '../../rules/state/state.ts'
import { type Figure, ONI, type Side } from '../../rules/state/vocabulary.ts'
import { type Spots, spotsOf } from './spots.ts'

/** Less than this is no reason to move. */
const WORTHWHILE = 0.02

/** What may be as good for all that one sees at a glance: another group, or another way for it. */
const CLOSE = { group: 0.25, step: 0.12 }

/** From here on it does not matter which group goes first, since all of them will go. */
const CLEAR = 0.3

/** So many hexes to start from are worth a thought, so many groups in one of them, and so many steps. */
const MOST = { starts: 4, groups: 3, steps: 2 }

/** Some units of a hex that could go together. */
interface Group {
  readonly figures: readonly Figure[]
  readonly points: number
  readonly range: number
  readonly flying: boolean
}

/** What a group brings where it would best go. */
interface Move {
  readonly group: Group
  readonly gain: number
}

function moveOf(g: State): Movement | undefined {
  const frame = currentFrame(g)
  return frame?.kind === 'move' && frame.side !== ONI ? frame : undefined
}

type Range = (figure: Figure) => number

/** How far a unit of a movement can still go. */
const rangeIn =
  (g: State, move: Movement): Range =>
  (figure) =>
    move.range + g.content.tables.moveBonus[figure] - move.spent[move.figures.indexOf(figure)]

/** [move.action] The hexes from which a move brings most, then to be content. */
export function fromWhere(g: State, question: SingleQuestion): Value[] | undefined {
  const move = moveOf(g)
  if (move === undefined || question.kind !== 'choose') return undefined
  const offered = optionsOf(question)
  const spots = spotsOf(g, move.side)
  const range = rangeIn(g, move)
  const starts: { hex: Hex; gain: number }[] = []
  for (const [hex, figures] of byHex(g, move.figures)) {
    const ready = figures.filter((figure) => range(figure) > 0)
    if (ready.length > 0 && offered.includes(hexName(hex)))
      starts.push({ hex, gain: bestOf(movesFrom(spots, hex, ready, range)) })
  }
  starts.sort((a, b) => b.gain - a.gain)
  if (starts.length > 0 && starts[0].gain > CLEAR) return [hexName(starts[0].hex)]
  const good = starts.filter(({ gain }) => gain > WORTHWHILE).slice(0, MOST.starts)
  const answers = good.map(({ hex }) => hexName(hex))
  answers.push(DONE)
  // Somebody may have to move.
  if (move.least > 0) for (const { hex } of starts) answers.push(hexName(hex))
  return answers
}

/** What a movement of all units would bring with its best group alone. */
export function movementGain(g: State, side: Side, range: number): number {
  const spots = spotsOf(g, side)
  const { first, end } = g.content.tables
  const all: Figure[] = []
  for (let figure = first[side]; figure < end[side]; figure++) all.push(figure)
  let most = 0
  for (const [hex, figures] of byHex(g, all))
    most = Math.max(
      most,
      bestOf(movesFrom(spots, hex, figures, (figure) => range + g.content.tables.moveBonus[figure])),
    )
  return most
}

/** [move.group] The units that would best go together. */
export function whoGoes(g: State, question: SingleQuestion): Value[] | undefined {
  const move = moveOf(g)
  const hex = hexNamed(String(question.about.hex))
  if (move === undefined || hex === undefined) return undefined
  const range = rangeIn(g, move)
  const ready = move.figures.filter((figure) => g.place[figure] === hex && range(figure) > 0)
  if (ready.length === 0) return undefined
  const moves = closest(movesFrom(spotsOf(g, move.side), hex, ready, range), MOST.groups, CLOSE.group)
  const { names } = g.content.tables
  return moves.map(({ group }) => group.figures.map((figure) => names[figure]))
}

/** [move.range] The steps that lead where the units would best be; the best may be to stay. */
export function whereTo(g: State, question: SingleQuestion): Value[] | undefined {
  const move = moveOf(g)
  const here = hexNamed(String(question.about.hex))
  const named = question.about.units
  if (move === undefined || here === undefined || !Array.isArray(named)) return undefined
  const figures = named.map((name) => g.content.tables.byName.decode(name as string))
  const spots = spotsOf(g, move.side)
  const group = groupOf(g, figures, rangeIn(g, move))
  const left = spots.leaving(here, figures.length, group.points)
  const steps: { value: string; gain: number }[] = [{ value: STOP, gain: 0 }]
  forEachWay(spots, here, figures.length, group.range, group.flying, (to, first) => {
    const gain = left + spots.entering(to, figures.length, group.points, here)
    const value = hexName(first)
    const known = steps.find((step) => step.value === value)
    if (known === undefined) steps.push({ value, gain })
    else if (gain > known.gain) known.gain = gain
  })
  const staying = question.ask === 'move.range#on'
  const open = staying ? steps : steps.slice(1)
  return closest(open, MOST.steps, CLOSE.step).map(({ value }) => value)
}

/** The best, and a few that are nearly as good. */
function closest<T extends { readonly gain: number }>(list: T[], most: number, close: number): T[] {
  list.sort((a, b) => b.gain - a.gain)
  const least = (list[0]?.gain ?? 0) - close
  return list.slice(0, most).filter(({ gain }) => gain >= least)
}

function byHex(g: State, figures: readonly Figure[]): Map<Hex, Figure[]> {
  const places = new Map<Hex, Figure[]>()
  for (const figure of figures) {
    const hex = g.place[figure]
    if (hex === SUPPLY) continue
    const list = places.get(hex)
    if (list) list.push(figure)
    else places.set(hex, [figure])
  }
  return places
}

function groupOf(g: State, figures: readonly Figure[], rangeOf: Range): Group {
  let points = 0
  let range = Number.POSITIVE_INFINITY
  let flying = true
  for (const figure of figures) {
    points += g.content.tables.conquest[figure]
    range = Math.min(range, rangeOf(figure))
    flying &&= flies(g, figure, g.place[figure])
  }
  return { figures, points, range, flying }
}

/** All of them; and one, two, half of them, all but one: the strongest, or the weakest. */
function groupsOf(g: State, figures: readonly Figure[], rangeOf: Range): Group[] {
  const { conquest } = g.content.tables
  const strong = [...figures].sort((a, b) => conquest[b] - conquest[a] || a - b)
  const all = figures.length
  const groups = [groupOf(g, figures, rangeOf)]
  for (const count of all <= 3 ? [1, 2] : [1, 2, all >> 1, all - 1]) {
    if (count >= all) break
    const best = groupOf(g, strong.slice(0, count), rangeOf)
    groups.push(best)
    const worst = groupOf(g, strong.slice(all - count), rangeOf)
    if (worst.points < best.points) groups.push(worst)
  }
  return groups
}

/** What each of the groups of a hex would bring where it would best go. */
function movesFrom(spots: Spots, from: Hex, figures: readonly Figure[], rangeOf: Range): Move[] {
  return groupsOf(spots.g, figures, rangeOf).map((group) => {
    const count = group.figures.length
    let most = Number.NEGATIVE_INFINITY
    forEachWay(spots, from, count, group.range, group.flying, (to) => {
      const worth = spots.entering(to, count, group.points, from)
      if (worth > most) most = worth
    })
    // Of two groups that bring the same, the smaller one goes.
    return { group, gain: most + spots.leaving(from, count, group.points) - 0.001 * count }
  })
}

function bestOf(moves: readonly Move[]): number {
  let most = 0
  for (const { gain } of moves) if (gain > most) most = gain
  return most
}

/** Where units can go from a hex within a range, as far as can be seen at a glance, and by which first step. */
function forEachWay(
  spots: Spots,
  from: Hex,
  units: number,
  range: number,
  flying: boolean,
  visit: (to: Hex, first: Hex) => void,
): void {
  const { ground, g } = spots
  const reached = [from]
  const firsts = [from]
  let begin = 0
  for (let step = 0; step < range && begin < reached.length; step++) {
    const end = reached.length
    for (; begin < end; begin++) {
      const hex = reached[begin]
      if (step > 0 && ((!flying && spots.holds(hex, units)) || spots.isMined(hex))) continue
      for (const to of flying ? NEIGHBOURS[hex] : ground.within(1, hex)) {
        if ((flying && !exists(g, to)) || reached.includes(to)) continue
        const first = step === 0 ? to : firsts[begin]
        reached.push(to)
        firsts.push(first)
        visit(to, first)
      }
    }
  }
}
