import type { Tip } from '@orrery/engine'
import { otherShips, ownShip } from '../surroundings.ts'
import type { View } from '../view.ts'
import { acting, at, contentOf, inPlay } from './occasions.ts'

/** Those who fly without a player, the set-up, and what is wise. */
export const OF_THE_TABLE = [
  {
    id: 'merchant',
    kind: 'rule',
    when: acting,
    if: inPlay('merchant'),
    points: [at('ship-merchant')],
    cites: ['npc.merchant', 'npc.route', 'npc.kill'],
  },
  {
    id: 'enforcer',
    kind: 'rule',
    when: acting,
    if: inPlay('enforcer'),
    points: [at('ship-enforcer')],
    cites: ['npc.enforcer', 'npc.turn'],
  },
  {
    id: 'scoundrel',
    kind: 'rule',
    when: acting,
    if: inPlay('scoundrel'),
    points: [at('ship-scoundrel')],
    cites: ['npc.scoundrel', 'npc.kill'],
  },
  { id: 'npc-way', kind: 'rule', when: { asks: ['npc.ties'] }, cites: ['npc.cards', 'npc.ties'] },
  { id: 'ships', kind: 'rule', when: { asks: ['setup.ships'] }, cites: ['setup.ships', 'ship.hold', 'ship.energy'] },
  { id: 'loadout', kind: 'rule', when: { asks: ['option.first-game'] }, cites: ['option.loadouts', 'setup.outfits'] },
  {
    id: 'first-outfits',
    kind: 'rule',
    when: { asks: ['setup.outfits'] },
    points: [at('hold')],
    cites: ['setup.outfits', 'setup.credits', 'outfit.use'],
  },
  { id: 'fitting', kind: 'rule', when: { asks: ['outfit.shape'] }, cites: ['outfit.shape', 'ship.hold'] },
  {
    id: 'plan',
    kind: 'advice',
    when: acting,
    cites: ['fame.ways'],
    points: [at('fame')],
  },
  {
    id: 'keep-a-marker',
    kind: 'advice',
    when: acting,
    if: (view, _told, pack) => [
      ownShip(view)?.armed === 1,
      ownShip(view)?.outfits.some(({ outfit }) => contentOf(pack).outfits[outfit]?.type === 'shield') ?? false,
      otherShips(view).length > 0,
    ],
    points: [at('systems')],
    cites: ['outfit.shield', 'combat.defend'],
  },
] as const satisfies readonly Tip<View>[]
