import type { Scene, Setup } from '@orrery/engine'
import { housePack } from '../content/house.ts'
import type { Faction } from '../content/types.ts'
import type { Chosen } from '../options.ts'
import { setUp } from '../rules/setup/setup.ts'
import type { State } from '../rules/state/state.ts'
import { withTables } from '../rules/state/tables.ts'
import { NEWEST } from '../rules/versions.ts'
import { buildScene, type Setting } from '../scenes/build.ts'

const PACK = withTables(housePack)

/** The seats of the first and of the second faction of a position. */
export const FIRST = 0
export const SECOND = 1

/** A position of these factions. On the map of two, the one with the better initiative has its homezone on c3, the other one on c9. */
export const position = (factions: readonly Faction[], setting: Setting): Scene<State> => ({
  players: [factions.length],
  options: { factions },
  position: (setup: Setup) => buildScene(setUp(PACK, NEWEST, setup as unknown as Setup<Chosen>), setting),
})

/** The same before the cards of the round are chosen. */
export const beforeTheDraft = (factions: readonly Faction[], setting: Setting): Scene<State> =>
  position(factions, { ...setting, phase: 'select' })

/** The last turn of the match: Boarlords after Nomads, in the red phase of the last round. */
export const LAST_TURN: Setting = { round: 4, phase: 'red', turn: 'boarlords', handSize: 2 }

export const NOMADS_BOARLORDS = ['nomads', 'boarlords'] as const
export const CYBER_BOARLORDS = ['cybersamurai', 'boarlords'] as const
export const CYBER_NOMADS = ['cybersamurai', 'nomads'] as const
export const SEED_BOARLORDS = ['dark-seed', 'boarlords'] as const
export const SEED_NOMADS = ['dark-seed', 'nomads'] as const
