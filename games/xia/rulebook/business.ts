import type { Chapter } from '@orrery/engine'

export const business = {
  id: 'business',
  title: 'Business',
  rules: [
    {
      id: 'business.when',
      text: 'If your action phase ends on a planet, on any space inside its outline, you have a business phase. No more actions are possible then.',
      source: 'rules: Business Phase; ruling E63',
    },
    {
      id: 'business.order',
      text: 'You do business in any order and as often as you can pay. A stranded ship may, too.',
      source: 'rules: Business Phase; ruling E64',
    },
    {
      id: 'business.recharge',
      text: 'Recharging the energy to its maximum is free.',
      source: 'rules: Business Phase',
    },
    {
      id: 'business.repair',
      text: 'A repair takes all damage off the ship. It costs 1,000 credits for tier 1 and 2, and 2,000 for tier 3.',
      source: 'rules: Hold, Business Phase',
    },
    {
      id: 'business.buy-outfit',
      text: 'An outfit is bought for its price if it fits into the free, undamaged spaces of the hold.',
      source: 'rules: Business Phase',
    },
    {
      id: 'business.sell-outfit',
      text: 'An undamaged outfit is sold for half its price, rounded up to full thousands: 1,000, 1,000 and 2,000 for the three sizes.',
      source: 'rules: Business Phase',
    },
    {
      id: 'business.rearrange',
      text: 'Undamaged outfits and cubes may be moved about in the hold, only now. Damage and damaged outfits stay.',
      source: 'rules: Outfits, Business Phase; ruling E62',
    },
    {
      id: 'business.ship',
      text: 'You may buy a ship exactly one tier above yours that nobody has had. It brings 1 fame. You may buy twice in one phase, one tier after the other.',
      source: 'rules: Buy New Ship; ruling E61',
    },
    {
      id: 'business.transfer',
      text: 'Outfits and cubes must find room in the new hold before you pay. Outfits that do not are sold first; cubes that do not are jettisoned when you buy, and no others: it is no time for actions. Damage and bounty do not come along, energy is at its new maximum, and markers stay as they are. All your ability cards are kept.',
      source: 'rules: Buy New Ship; rulings E61, E76',
    },
    {
      id: 'business.fame',
      text: '1 fame can be bought for 5,000 credits, once in a business phase, but never the last point to the goal.',
      source: 'rules: Fame, Business Phase; ruling E60',
    },
  ],
} as const satisfies Chapter
