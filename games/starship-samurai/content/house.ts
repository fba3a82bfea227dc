import type { Content } from '../rules/state/state.ts'
import { unitPowers } from '../rules/state/units.ts'
import { cards } from './cards/index.ts'
import { LOCATIONS } from './locations.ts'

const byId = <T extends { readonly id: string }>(list: readonly T[]): { readonly [id: string]: T } =>
  Object.freeze(Object.fromEntries(list.map((one) => [one.id, Object.freeze(one)])))

for (const card of Object.values(cards)) Object.freeze(card)

const POWER: Content['power'] = {
  fighter: 1,
  carrier: 2,
  mototada: 3,
  tametomo: 4,
  gozen: 4,
  oda: 3,
  shingen: 2,
  hideyoshi: 3,
  mori: 3,
  masumune: 6,
}

/** The pack that comes with the game: what is known of the printed one, and ours where nothing is. */
export const housePack: Content = Object.freeze({
  id: 'house',
  version: '3',
  name: 'House pack',
  spacesPerLocation: 7,
  startingWealth: 0,
  handLimit: 5,
  wealthSupply: 44,
  locationHonor: 5,
  typeBonus: [0, 0, 3, 6, 9],
  branches: { standard: [2, 3, 3, 4, 4, 5], attested: [3, 3, 4, 4, 5, 5], gentle: [1, 1, 2, 2, 3, 3] },
  copies: 2,
  power: POWER,
  unitPower: unitPowers(POWER),
  cards: Object.freeze(cards),
  locations: byId(LOCATIONS),
})
