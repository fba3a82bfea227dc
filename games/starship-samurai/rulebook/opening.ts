import type { Opening } from '@orrery/engine'

/** What a new player reads first. */
export const opening = {
  pitch:
    'You lead a clan of giant samurai mechs and their fleets, and bend the lesser clans of the galaxy to your side.',
  goal: [
    'Lead your clan to the most **honor**. You earn honor by winning locations, by keeping lesser clans on your branch of the alliance track, and by collecting different types of location.',
    'When the location deck runs out, the game ends. The player with the most honor wins.',
  ],
  round: [
    'Each round everyone takes four turns. On your turn you claim the reward of every location where you alone have the most power. Then place one **order marker** (1–4).',
    'There are four orders: move a clan marker, move units, draw cards, or gain wealth. The higher the marker, the stronger the order. You may also play one **order card**.',
    'After the turns, contested locations are fought over with **battle cards** played face down. Then alliances pay honor, and new locations appear.',
  ],
} as const satisfies Opening
