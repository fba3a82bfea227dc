import type { Seat } from '@orrery/engine'
import { countSpaces } from '../../../hold/hold.ts'
import { matOf } from '../../../rules/ship/vessel.ts'
import { NOWHERE, type State } from '../../../rules/state.ts'
import type { Happening, Standing } from '../../types.ts'

/** How what happens is counted: by adding, by the most at once, or by different kinds as bits. */
export const GROWTH: { readonly [counter in Happening]: 'sum' | 'most' | 'kinds' } = {
  tiles: 'sum',
  blindJumps: 'sum',
  mined: 'sum',
  salvaged: 'sum',
  harvested: 'sum',
  soldAtOnce: 'most',
  planets: 'kinds',
  equalKills: 'sum',
  longShots: 'sum',
  kindness: 'sum',
  missionTypes: 'kinds',
  shields: 'sum',
  spaces: 'sum',
  gates: 'sum',
}

/** What is looked at when titles are claimed. */
export const STANDING: { readonly [counter in Standing]: (g: State, seat: Seat) => number } = {
  tokens: (g, seat) => g.vessels[seat].tokens.length,
  bounty: (g, seat) => g.vessels[seat].bounty,
  credits: (g, seat) => g.vessels[seat].credits,
  halfDamage(g, seat) {
    const { hex, damage } = g.vessels[seat]
    return hex !== NOWHERE && 2 * countSpaces(damage) >= matOf(g, seat).hold.size ? 1 : 0
  },
}
