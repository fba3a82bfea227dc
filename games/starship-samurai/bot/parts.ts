import type { Seat, TermPart } from '@orrery/engine'
import { LESSER_CLANS, type State } from '../rules/state/state.ts'
import { allianceWorth, isSworn } from './alliances.ts'
import { clockOf } from './clock.ts'
import { groundOf } from './ground.ts'
import { boardWorth, type Land } from './land.ts'

/** [table.public] What a term of a clan's standing is about: the locations of what they promise, the clans of its branch. */
export function partsOf(g: State, seat: Seat, term: string): readonly TermPart[] {
  if (g.phase === 'over' || g.phase === 'mech-draft') return []
  if (term === 'alliances') return clansOf(g, seat)
  return term === 'locations' || term === 'claims' ? locationsOf(g, seat, term) : []
}

function locationsOf(g: State, seat: Seat, term: keyof Land): TermPart[] {
  const clock = clockOf(g)
  const ground = groundOf(g)
  return g.boards.flatMap((location, at) =>
    location === ''
      ? []
      : [{ about: { place: location }, worth: boardWorth(g, clock, ground, at + 1)[term][seat] ?? 0 }],
  )
}

function clansOf(g: State, seat: Seat): TermPart[] {
  const clock = clockOf(g)
  return LESSER_CLANS.flatMap((clan, marker) =>
    g.depth[marker] > 0 && g.branch[marker] === seat
      ? [{ about: { clan }, worth: allianceWorth(g, clock, seat, g.depth[marker], isSworn(g, marker)) }]
      : [],
  )
}
