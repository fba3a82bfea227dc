import type { Case, Value } from '@orrery/engine'
import type { State } from '../rules/state.ts'
import type { ShipSetting } from '../scenes/build.ts'
import { KEMPLAR, position, RED } from './position.ts'

/** On a planet, with the actions of the turn over. */
const onPlanet = (red: ShipSetting) =>
  position({
    ...KEMPLAR,
    phase: 'business',
    ships: { red: { ship: 'puddle-jumper', at: 'kemplar-ii 0,0', ...red } },
  })

const isShip = (answer: Value) => String(answer).startsWith('ship:')

/** What credits are for. */
export const business: readonly Case<State>[] = [
  {
    id: 'a-new-ship-wins',
    ...onPlanet({ credits: 5000, fame: 9 }),
    seat: RED,
    asks: 'business.order',
    right: isShip,
  },
  {
    id: 'fame-first-then-the-ship',
    ...onPlanet({ credits: 10000, fame: 8 }),
    seat: RED,
    asks: 'business.order',
    right: ['fame'],
  },
  {
    id: 'sell-a-shield-for-the-ship',
    ...onPlanet({ credits: 4000, fame: 9, outfits: ['targe a1.0'] }),
    seat: RED,
    asks: 'business.order',
    right: ['sell:targe@a1'],
  },
  {
    id: 'repair-the-wreck',
    ...position({
      ...KEMPLAR,
      phase: 'business',
      ships: {
        red: {
          ship: 'puddle-jumper',
          at: 'kemplar-ii 0,0',
          credits: 1000,
          fame: 9,
          damage: ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'b3'],
          mission: 'S08',
          payment: 3000,
        },
        blue: { ship: 'gaiden', at: 'kemplar-ii 2,0', outfits: ['saker-v c1.0'], bounty: 2000, fame: 9 },
      },
    }),
    seat: RED,
    asks: 'business.order',
    right: ['repair'],
  },
  {
    id: 'two-steps-in-one-market',
    ...onPlanet({ credits: 13000, fame: 8 }),
    seat: RED,
    asks: 'business.order',
    right: (answer) => isShip(answer) || answer === 'fame',
  },
]
