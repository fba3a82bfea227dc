import type { Chapter } from '@orrery/engine'

export const missions = {
  id: 'missions',
  title: 'Missions',
  rules: [
    {
      id: 'mission.draw',
      text: 'On a mission point, without an active mission, you may draw as a minor action, once for each point in a turn: look at three cards, keep one or none, and discard the rest.',
      source: 'rules: Missions Overview; ruling E47',
    },
    {
      id: 'mission.active',
      text: 'The card you keep is your active mission, face down. You have one at most, and only you know it until it is revealed.',
      source: 'rules: Missions Overview; ruling E47',
    },
    {
      id: 'mission.objective',
      text: 'Each type of mission has its own objective. Most are actions; what a mission carries is no cargo and needs no room.',
      source: 'rules: Missions Overview, Missions Details',
    },
    {
      id: 'mission.reveal',
      text: 'When the objective is done, the card is turned up and the payment put on it.',
      source: 'rules: Missions Overview',
    },
    {
      id: 'mission.deliver',
      text: 'Completing is an action on the mission point of the delivery sector: you get the payment and 1 fame, your bounty grows if the card says so, and the card is kept face down as experience. It is no minor action.',
      source: 'rules: Missions Overview',
    },
    {
      id: 'mission.experience',
      text: 'Right after a d20 for a mission you may discard a completed mission of the same type and roll again; the new roll counts. You may do so as long as you have such cards. A 20 that is rolled again was still lucky.',
      source: 'rules: Missions Details (Experience); rulings E48, E58',
    },
    {
      id: 'mission.abort',
      text: 'Giving up the active mission is a minor action without penalty. The card is discarded, and a payment on it goes back to the bank.',
      source: 'rules: Missions Details (Abort Mission); ruling E75',
    },
    {
      id: 'mission.deck',
      text: 'When the deck runs out, the discarded cards are shuffled into a new one, also in the middle of a draw.',
      source: 'rules: Missions Details (Discard Pile); ruling E47',
    },
    {
      id: 'mission.keep',
      text: 'A new ship changes nothing about missions, titles and credits; only death discards the active mission.',
      source: 'rules: Missions Details (Death); ruling E76',
    },
    {
      id: 'mission.research',
      text: 'Research: at the sector on the card, as an action, roll a d20 for the payment. Then deliver.',
      source: 'rules: Missions Details',
    },
    {
      id: 'mission.shuttle',
      text: 'Shuttle: take the passengers aboard at the sector on the card, as an action. The distance to the delivery sector decides the payment, as soon as it can be measured. Then deliver.',
      source: 'rules: Missions Details; ruling E46',
    },
    {
      id: 'mission.smuggler',
      text: 'Smuggler: take the contraband aboard at the sector on the card, as an action; the payment is decided by the distance. Then get it past the planet’s detection, and deliver.',
      source: 'rules: Missions Details; ruling E46',
    },
    {
      id: 'mission.sneak',
      text: 'Each time you move onto the delivery planet with the contraband, over any border, you roll a d20 against the number on the card as soon as you are there; a shield is rolled for besides. On a failure, after experience, your bounty grows by the number on the card and the mission is discarded with its payment.',
      source: 'rules: Missions Details; ruling E48',
    },
    {
      id: 'mission.thief',
      text: 'Thief: adjacent to the target, as an action, roll a d20 for the payment. Then deliver. No line of sight is needed, and the target loses nothing.',
      source: 'rules: Missions Details, Adjacency',
    },
    {
      id: 'mission.caught',
      text: 'A thief whose roll pays nothing is caught: the bounty grows by 1,000, the card is kept, and it cannot be tried again in this turn.',
      source: 'house: the thief cards',
    },
    {
      id: 'mission.assassin',
      text: 'Assassin: destroy the target while the card is active; its tier decides the payment. Then deliver. Who is next or before you in turn order is fixed when you accept the card, among the ships then in play, NPCs included. The Merchant and the Scoundrel count as tier 1, the Enforcer as tier 2.',
      source: 'rules: Missions Details; ruling E50',
    },
    {
      id: 'mission.hunter',
      text: 'Bounty hunter: destroy an Outlaw, player or Scoundrel, while the card is active, and roll a d20 for the payment at once. Then deliver.',
      source: 'rules: Missions Details; ruling E49',
    },
  ],
} as const satisfies Chapter
