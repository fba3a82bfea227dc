import { type ChosenOptions, number, type OldOptions, one, perSeat, some } from '@orrery/engine'
import { FACTIONS } from './content/types.ts'
import { FIRST_MAPS, MAPS, type MapChoice } from './map/layout.ts'
import { FIRST_VARIANTS, VARIANTS, type Variant } from './rules/state/state.ts'
import { since } from './rules/versions.ts'

const variantsUnder = (rules: number): readonly Variant[] => (since({ rules }, 2) ? VARIANTS : FIRST_VARIANTS)

const mapsUnder = (rules: number): readonly MapChoice[] => (since({ rules }, 2) ? MAPS : FIRST_MAPS)

/** What can be chosen when a match is created, under a version of the rules. */
export const optionsUnder = (rules: number) => ({
  /** House rules, as many as you like. */
  variants: some(variantsUnder(rules)),
  rounds: number({ min: 3, max: 6, default: 4, tried: [4, 3, 5, 6] }),
  map: one(mapsUnder(rules), 'fixed'),
  factions: perSeat(FACTIONS, { distinct: true }),
})

export type Chosen = ChosenOptions<ReturnType<typeof optionsUnder>>

/** The factions by seat were once three options, one for each number of players, written as `nomads+dark-seed`. */
const LINEUPS: { readonly [players: number]: string } = { 2: 'pair', 3: 'triple', 4: 'quartet' }

/** House rules that are gone: one that changed nothing, and one that the codex has for everybody. */
const GONE = FIRST_VARIANTS.filter((variant) => !(VARIANTS as readonly string[]).includes(variant)) as readonly string[]

/** How options are spelled in older headers; house rules that are gone stay where they were played with. */
export const oldOptionsUnder = (rules: number): OldOptions => ({
  ids: [...Object.values(LINEUPS), 'variants'],
  read({ pair, triple, quartet, ...others }, players) {
    const lineup = { pair, triple, quartet }[LINEUPS[players] ?? '']
    const { variants } = others
    return {
      ...others,
      ...(lineup === undefined ? {} : { factions: String(lineup).split('+') }),
      ...(since({ rules }, 2) && Array.isArray(variants)
        ? { variants: variants.filter((variant) => !GONE.includes(variant)) }
        : {}),
    }
  },
})
