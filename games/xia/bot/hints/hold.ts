import type { ChooseSome, Value } from '@orrery/engine'
import { holdSpaces, kindOf } from '../../codecs.ts'
import { matOf, outfitOf } from '../../rules/ship/vessel.ts'
import type { State } from '../../rules/state.ts'

/** What a space of the hold is worth to who has it: an outfit's use, its other sections, a cube, nothing. */
function spaceWorth(g: State, seat: number, space: number, keepsCubes: boolean): number {
  const vessel = g.vessels[seat]
  for (const fitted of vessel.outfits) {
    if (((fitted.spaces >> space) & 1) === 0) continue
    const { type, die } = outfitOf(g, fitted)
    const isUse = ((fitted.uses >> space) & 1) === 1
    return (isUse ? 20 : 4) + die * (type === 'engine' ? 0.3 : 0.2)
  }
  return vessel.cubes[space] > 0 ? (keepsCubes ? 30 : 6) : 1
}

/** Damage on what is worth least; once with the cubes saved at all costs, and once with the engines. */
export function damageHints(g: State, question: ChooseSome): readonly Value[] {
  const { seat, candidates, min } = question
  const codec = holdSpaces(matOf(g, seat).hold)
  const laid = [true, false].map((keepsCubes) =>
    [...candidates]
      .map((name) => ({ name, worth: spaceWorth(g, seat, codec.decode(name), keepsCubes) }))
      .sort((a, b) => a.worth - b.worth)
      .slice(0, min)
      .map(({ name }) => name),
  )
  const [first = [], second = []] = laid
  return first.every((name, i) => name === second[i]) ? [first] : laid
}

/** Cubes lie in the last spaces, where they are in nobody's way. */
export const placingHints = (_g: State, { candidates, min }: ChooseSome): readonly Value[] => [candidates.slice(-min)]

/** Everything that can be sold is sold: only who has sold all of it gets the fame. */
export const saleHints = (_g: State, { candidates, max }: ChooseSome): readonly Value[] => [candidates.slice(0, max)]

/** As many cubes of one colour as there is room for, the most of them first; and any cubes. */
export function collectHints(_g: State, { candidates, max }: ChooseSome): readonly Value[] {
  const byKind = new Map<string, string[]>()
  for (const name of candidates.map(String)) byKind.set(kindOf(name), [...(byKind.get(kindOf(name)) ?? []), name])
  const single = [...byKind.values()].map((names) => names.slice(0, max)).sort((a, b) => b.length - a.length)
  return byKind.size > 1 ? [...single, candidates.slice(0, max)] : single
}
