import type { Data, Tip } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { ownShip } from '../surroundings.ts'
import type { View } from '../view.ts'
import { acting, at, contentOf, inBusiness } from './occasions.ts'

/** Business and Fame. */
export const OF_BUSINESS_AND_FAME = [
  {
    id: 'business',
    kind: 'rule',
    when: inBusiness,
    cites: ['business.when', 'business.order', 'business.recharge'],
  },
  {
    id: 'bigger-ship',
    kind: 'rule',
    when: inBusiness,
    if: (view, _told, pack) => [(ownShip(view)?.credits ?? 0) >= contentOf(pack).constants.fameCost],
    taughtIn: ['last-point'],
    points: [at('purse')],
    cites: ['business.ship', 'business.fame'],
    figures: (view, _told, pack) => prices(view, contentOf(pack)),
  },
  {
    id: 'repairing',
    kind: 'rule',
    when: inBusiness,
    if: (view) => [(ownShip(view)?.damage.length ?? 0) > 0],
    points: [at('hold')],
    cites: ['business.repair'],
  },
  {
    id: 'weapons',
    kind: 'rule',
    when: { asks: ['business.order', 'setup.outfits'] },
    cites: ['outfit.blaster', 'outfit.missile', 'combat.range', 'combat.sight'],
  },
  {
    id: 'rearranging',
    kind: 'rule',
    when: inBusiness,
    points: [at('hold')],
    cites: ['business.rearrange', 'ship.hold'],
  },
  {
    id: 'luck',
    kind: 'rule',
    when: { tells: ['fame.time'] },
    if: ({ seat }, told) => [
      told.some(({ what, data }) => what === 'fame.time' && data.seat === seat && data.why === 'luck'),
    ],
    points: [at('fame')],
    cites: ['fame.luck', 'fame.natural'],
  },
  {
    id: 'title',
    kind: 'rule',
    when: { asks: ['turn.actions', 'move.step', 'business.order', 'status.arm'] },
    if: ({ openTitles }) => [openTitles.length > 0],
    points: [at('fame')],
    cites: ['title.draw', 'title.count', 'title.claim', 'title.ace', 'title.tycoon', 'title.comet'],
    figures: ({ openTitles }) => ({ title: openTitles[0]?.title ?? '' }),
  },
  {
    id: 'fame-due',
    kind: 'rule',
    when: acting,
    if: (view) => [(ownShip(view)?.fameDue ?? 0) > 0],
    points: [at('fame')],
    cites: ['option.fame', 'option.end'],
    figures: (view) => ({ due: ownShip(view)?.fameDue ?? 0 }),
  },
] as const satisfies readonly Tip<View>[]

/** [business.fame] [business.ship] What Fame costs, and the next larger ship. */
function prices(view: View, { constants, ships }: Content): Data {
  const tier = ships[ownShip(view)?.ship ?? '']?.tier ?? 0
  const price = Object.values(ships).find((ship) => ship.tier === tier + 1)?.price ?? 0
  return { cost: constants.fameCost, price }
}
