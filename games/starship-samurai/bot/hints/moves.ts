import type { Seat, SingleQuestion, Value } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { NONE, STOP } from '../../rules/dialect.ts'
import { powerOf } from '../../rules/state/power.ts'
import { type Board, boardNumbers, type State, type Unit } from '../../rules/state/state.ts'
import {
  freeSpaces,
  GRAVEYARD,
  isCarrier,
  isFighter,
  isShip,
  ownerOf,
  SUPPLY,
  samuraiUnit,
} from '../../rules/state/units.ts'
import { Prospects } from '../land.ts'

const MASUMUNE = samuraiUnit('masumune')
const PASSENGERS = 2
const MOST = 5

/** Units that come to the same when they are moved: fighters in one place with the same power. */
export function differentUnits(g: State, candidates: readonly Unit[]): Unit[] {
  const seen = new Set<number>()
  return candidates.filter((unit) => {
    if (!isFighter(unit)) return true
    const key = (ownerOf(g, unit) * 16 + g.place[unit] + 2) * 64 + g.attachedWealth[unit]
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The figures that a question offers. */
export const figuresIn = (question: SingleQuestion): Unit[] =>
  question.kind === 'choose' || question.kind === 'some'
    ? question.candidates.filter((one) => one !== STOP && one !== NONE).map((one) => units.decode(one))
    : []

/** What comes along with a unit: a carrier takes passengers. */
function convoyOf(g: State, unit: Unit): { readonly power: number; readonly units: number } {
  let power = powerOf(g, unit)
  let count = 1
  if (!isCarrier(unit)) return { power, units: count }
  const seat = ownerOf(g, unit)
  for (let other = unit - 1; other >= 0 && ownerOf(g, other) === seat && count <= PASSENGERS; other--) {
    if (g.place[other] !== g.place[unit]) continue
    power += powerOf(g, other)
    count++
  }
  return { power, units: count }
}

/** What it brings to move a unit to a board. */
function moveGain(g: State, prospects: Prospects, seat: Seat, unit: Unit, to: Board): number {
  const convoy = convoyOf(g, unit)
  const from = g.place[unit]
  const room = freeSpaces(g, to)
  if (room === 0 && isShip(unit)) return Number.NEGATIVE_INFINITY
  const count = Math.min(convoy.units, Math.max(1, room))
  const power = count === convoy.units ? convoy.power : powerOf(g, unit) + count - 1
  const left = from > SUPPLY ? prospects.gain(from, seat, -convoy.power, -convoy.units) : 0
  return prospects.gain(to, seat, power, count) + left - (unit === MASUMUNE ? 0.7 : 0)
}

/** Whom to move: where it brings most. */
export function whom(g: State, question: SingleQuestion): Value[] {
  const { seat } = question
  const prospects = new Prospects(g, seat)
  const gains: { readonly unit: Unit; readonly gain: number }[] = []
  for (const unit of differentUnits(g, figuresIn(question))) {
    if (g.place[unit] === GRAVEYARD) continue
    let gain = Number.NEGATIVE_INFINITY
    for (const to of boardNumbers(g))
      if (to !== g.place[unit] && g.boards[to - 1] !== '') gain = Math.max(gain, moveGain(g, prospects, seat, unit, to))
    gains.push({ unit, gain })
  }
  gains.sort((a, b) => b.gain - a.gain)
  const good = gains.filter(({ gain }) => gain > 0).slice(0, MOST)
  return [...good.map(({ unit }) => units.encode(unit)), STOP]
}

/** Where a unit brings most. */
export function where(g: State, { seat, about }: SingleQuestion): Value[] {
  return rankedBoards(g, seat, units.decode(about.unit as string)).slice(0, 3)
}

export function rankedBoards(g: State, seat: Seat, unit: Unit): Board[] {
  const prospects = new Prospects(g, seat)
  return boardNumbers(g)
    .filter((to) => to !== g.place[unit])
    .map((to) => ({ to, gain: moveGain(g, prospects, seat, unit, to) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ to }) => to)
}

/** As many as fit, the strongest; or none. */
export function passengers(g: State, question: SingleQuestion): Value[] {
  const strongest = figuresIn(question).sort((a, b) => powerOf(g, b) - powerOf(g, a))
  const names = strongest.slice(0, PASSENGERS).map((unit) => units.encode(unit))
  return names.length > 1 ? [names, names.slice(0, 1), []] : [names, []]
}

/** Oda comes along where he brings most. */
export const withOda = (g: State, { seat }: SingleQuestion): Value[] => [
  ...rankedBoards(g, seat, samuraiUnit('oda')).slice(0, 2),
  NONE,
]
