import type { OptionSpec } from '@orrery/engine'
import { FACTIONS } from './content/types.ts'
import { VARIANTS } from './rules/state.ts'

/** All ways to seat so many of the factions, each written as `nomads+dark-seed`. */
function seatings(players: number, taken: readonly string[] = []): string[] {
  if (taken.length === players) return [taken.join('+')]
  return FACTIONS.filter((faction) => !taken.includes(faction)).flatMap((faction) =>
    seatings(players, [...taken, faction]),
  )
}

/** The options that hold the factions by seat, by the number of players. */
export const LINEUPS: { readonly [players: number]: string } = { 2: 'pair', 3: 'triple', 4: 'quartet' }

const lineup = (players: number): OptionSpec => {
  const values = seatings(players)
  return {
    id: LINEUPS[players],
    text: `The factions of ${players} players, by seat`,
    values,
    default: values[0],
    players: [players],
  }
}

const HALF = VARIANTS.filter((_, i) => i % 2 === 0)

/** What can be chosen when a match is created. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'variants',
    text: `House rules, as many as you like: ${VARIANTS.join(', ')}`,
    values: [[], [...VARIANTS], HALF],
    default: [],
    check: (list) => {
      const unknown = list.find((variant) => !VARIANTS.some((known) => known === variant))
      return unknown === undefined ? undefined : `there is no variant "${unknown}"; there are ${VARIANTS.join(', ')}.`
    },
  },
  { id: 'rounds', text: 'Rounds', values: [4, 3, 5, 6], default: 4 },
  { id: 'map', text: 'The map: fixed, or laid by chance', values: ['fixed', 'random'], default: 'fixed' },
  lineup(2),
  lineup(3),
  lineup(4),
]
