import type { Seat, SingleQuestion, Value } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { NONE } from '../../rules/dialect.ts'
import { powerOf } from '../../rules/state/power.ts'
import type { State, Unit } from '../../rules/state/state.ts'
import { isFighter, ownerOf, SUPPLY } from '../../rules/state/units.ts'
import { Prospects } from '../land.ts'
import { differentUnits, figuresIn } from './moves.ts'

const MOST = 4

/** Units in the order in which a seat would see them go: others' where it helps most first, its own where it hurts least last. */
export function byLoss(g: State, seat: Seat, candidates: readonly Unit[]): Unit[] {
  const prospects = new Prospects(g, seat)
  return differentUnits(g, candidates)
    .map((unit) => {
      const board = g.place[unit]
      const gain = board > SUPPLY ? prospects.gain(board, ownerOf(g, unit), -powerOf(g, unit), -1) : 0
      return { unit, gain: gain - (ownerOf(g, unit) === seat ? 0.1 * powerOf(g, unit) : 0) }
    })
    .sort((a, b) => b.gain - a.gain)
    .map(({ unit }) => unit)
}

/** A unit that has to go: whoever decides would rather see others' go, and of the own what is missed least. */
export const victim = (g: State, question: SingleQuestion): Value[] =>
  byLoss(g, question.seat, figuresIn(question))
    .slice(0, MOST)
    .map((unit) => units.encode(unit))

/** A unit that may go, or none. */
export function victimOrNone(g: State, question: SingleQuestion): Value[] {
  const others = figuresIn(question).filter((unit) => ownerOf(g, unit) !== question.seat)
  return [
    ...byLoss(g, question.seat, others)
      .slice(0, MOST)
      .map((unit) => units.encode(unit)),
    NONE,
  ]
}

/** Several units of others: as many as may go, those that help most. */
export function victims(g: State, question: SingleQuestion): Value[] {
  if (question.kind !== 'some') return []
  const all = figuresIn(question)
  const others = all.filter((unit) => ownerOf(g, unit) !== question.seat)
  const ranked = byLoss(g, question.seat, others)
  // Equal ones are counted once in the ranking: fill up with the others of the same kind.
  const rest = others.filter((unit) => !ranked.includes(unit))
  const names = [...ranked, ...rest].map((unit) => units.encode(unit))
  const lists = new Set<string>()
  const answers: Value[] = []
  for (const top of ranked.slice(0, 3).map((unit) => units.encode(unit)))
    for (let count = question.max; count >= Math.max(1, question.min); count--) {
      const list = [top, ...names.filter((name) => name !== top)].slice(0, count)
      const key = list.join()
      if (lists.has(key)) continue
      lists.add(key)
      answers.push(list)
    }
  if (question.min === 0) answers.push([])
  return answers
}

/** Who leaves a battle: all, the weaker ones as long as they pay, or nobody. */
export function leavers(g: State, question: SingleQuestion): Value[] {
  const weakest = figuresIn(question).sort((a, b) => powerOf(g, a) - powerOf(g, b))
  const names = weakest.map((unit) => units.encode(unit))
  const { most = names.length } = g.content.cards.B16.numbers
  return names.length > most ? [names.slice(0, most), [], names] : [names, []]
}

/** Units of the own supply to give up: as few as one likes, fighters first. */
export function fewest(_: State, question: SingleQuestion): Value[] {
  if (question.kind !== 'some') return []
  const names = figuresIn(question)
    .sort((a, b) => Number(!isFighter(a)) - Number(!isFighter(b)))
    .map((unit) => units.encode(unit))
  return Array.from({ length: question.max - question.min + 1 }, (_, i) => names.slice(0, question.max - i))
}
