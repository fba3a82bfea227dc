import { fixed, type Options, type Scene, type Setup } from '@orrery/engine'
import { housePack } from '../content/house.ts'
import type { Chosen } from '../options.ts'
import { withOffers } from '../rules/offers.ts'
import { setUp } from '../rules/setup.ts'
import type { State } from '../rules/state.ts'
import { NEWEST } from '../rules/versions.ts'
import { buildScene, type Setting, type ShipSetting } from '../scenes/build.ts'

const PACK = withOffers(housePack)

export const RED = 0
export const BLUE = 1

/** A position of three players to 10 fame without NPCs, unless said otherwise. */
export const position = (setting: Setting, options: Options = {}, players = 3): Scene<State> => ({
  players: [players],
  options: { npcs: false, ...options },
  position: (setup: Setup) => buildScene(setUp(PACK, NEWEST, setup as Setup<Chosen>), setting),
})

/** A market, and two sectors where nothing happens. Holo is sold at -1,1 of the first tile, missions are at 0,0. */
export const KEMPLAR: Setting = { tiles: ['kemplar-ii', 'quiet-reach', 'hollow-expanse'] }

/** Open space: nothing between the ships. */
export const OPEN_SPACE: Setting = { tiles: ['quiet-reach', 'hollow-expanse', 'burning-horse'] }

const SPACES_OF_TWELVE = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3', 'd3']

/** A Swamp Rat that the next hit destroys, whatever is rolled: it has nothing to defend itself with. */
export const WRECK: ShipSetting = { ship: 'swamp-rat', damage: SPACES_OF_TWELVE.slice(0, 11) }

/** A ship that cannot do anything but what its place offers: no impulse, no energy for abilities. */
export const AT_REST: ShipSetting = { ship: 'puddle-jumper', impulse: false, energy: 0, credits: 0 }

/** The set-up of two players before the first choice; Red is first to choose. */
export const SETTING_UP: Scene<State> = {
  players: [2],
  options: { npcs: false },
  position: (setup: Setup) => {
    const g = setUp(PACK, NEWEST, setup as Setup<Chosen>)
    g.pickOrder = fixed([RED, BLUE])
    g.turn = BLUE
    return g
  },
}
