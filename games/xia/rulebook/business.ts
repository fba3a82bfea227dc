import type { Chapter } from '@orrery/engine'

export const business = {
  id: 'business',
  title: 'Business Phase',
  lead: 'On a planet you recharge, repair, and spend your credits.',
  rules: [
    {
      id: 'business.when',
      text: 'If your Action Phase ends on any space of a planet, you have a Business Phase. You cannot take actions in it.',
      source: 'rules: Business Phase; ruling E63',
    },
    {
      id: 'business.order',
      text: 'Do business in any order, as often as you can pay. A stranded ship may do so too.',
      source: 'rules: Business Phase; ruling E64',
    },
    {
      id: 'business.recharge',
      text: 'Recharge your energy to its maximum for free.',
      source: 'rules: Business Phase',
    },
    {
      id: 'business.repair',
      text: 'Repair all damage on your ship for 1,000 credits (tier 1 and 2) or 2,000 (tier 3).',
      source: 'rules: Hold, Business Phase',
    },
    {
      id: 'business.buy-outfit',
      text: 'Buy outfits at their price if they fit into free, undamaged spaces of your hold.',
      source: 'rules: Business Phase',
    },
    {
      id: 'business.sell-outfit',
      text: 'Sell undamaged outfits for half their price, rounded up to full thousands: 1,000, 1,000, and 2,000 for the three sizes.',
      source: 'rules: Business Phase',
    },
    {
      id: 'business.rearrange',
      text: 'Rearrange undamaged outfits and cubes in your hold; only now is this possible. Damage and damaged outfits stay.',
      source: 'rules: Outfits, Business Phase; ruling E62',
    },
    {
      id: 'business.ship',
      text: 'Buy a ship exactly one tier above yours that no player has had. It brings 1 Fame. You may buy twice in one phase, one tier after the other.',
      source: 'rules: Buy New Ship; ruling E61',
    },
    {
      id: 'business.transfer',
      text: 'Outfits and cubes must fit into the new hold before you pay. Sell outfits that do not fit first; jettison cubes that do not fit, and no others. All your ability cards stay with you.',
      source: 'rules: Buy New Ship; rulings E61, E76',
    },
    {
      id: 'business.new-ship',
      detail: true,
      text: 'A new ship has no damage and no bounty, and full energy. Markers stay as they are.',
      source: 'rules: Buy New Ship; rulings E61, E76',
    },
    {
      id: 'business.fame',
      text: 'Buy 1 Fame for 5,000 credits, once per Business Phase, but never the Fame that reaches the goal.',
      source: 'rules: Fame, Business Phase; ruling E60',
    },
  ],
} as const satisfies Chapter
