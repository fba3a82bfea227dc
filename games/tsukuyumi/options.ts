import { type ChosenOptions, number, type OldOptions, one, perSeat, some } from '@orrery/engine'
import { FACTIONS } from './content/types.ts'
import { VARIANTS } from './rules/state/state.ts'

/** What can be chosen when a match is created. */
export const options = {
  /** House rules, as many as you like. */
  variants: some(VARIANTS),
  rounds: number({ min: 3, max: 6, default: 4, tried: [4, 3, 5, 6] }),
  map: one(['fixed', 'random'], 'fixed'),
  factions: perSeat(FACTIONS, { distinct: true }),
}

export type Chosen = ChosenOptions<typeof options>

/** The factions by seat were once three options, one for each number of players, written as `nomads+dark-seed`. */
const LINEUPS: { readonly [players: number]: string } = { 2: 'pair', 3: 'triple', 4: 'quartet' }

export const oldOptions: OldOptions = {
  ids: Object.values(LINEUPS),
  read({ pair, triple, quartet, ...others }, players) {
    const lineup = { pair, triple, quartet }[LINEUPS[players] ?? '']
    return lineup === undefined ? others : { ...others, factions: String(lineup).split('+') }
  },
}
