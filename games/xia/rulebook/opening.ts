import type { Opening } from '@orrery/engine'

/** What a new player reads first. */
export const opening = {
  pitch:
    'You are the captain of a small ship in a star system that nobody has mapped yet: trade, explore, fight, get famous.',
  goal: [
    'Be the first captain to reach the agreed **Fame**. Fame comes from trading, exploring, fighting, missions, titles, rescues – and natural 20s.',
    'Losing your ship costs you cargo, your mission, and sometimes a turn – never the game.',
  ],
  round: [
    'Players take turns. A turn has up to three phases.',
    'In the **Action Phase**, do as much as your energy and armed markers allow: fly, scan, trade, mine, fight, run missions.',
    'If you end it on a planet, the **Business Phase** lets you recharge, repair, and buy outfits or a bigger ship.',
    'In the **Status Phase**, arm your markers and ready your abilities.',
  ],
} as const satisfies Opening
