import type { Chapter } from '@orrery/engine'

export const missions = {
  id: 'missions',
  title: 'Missions',
  lead: 'Missions pay credits and Fame for a task and a delivery.',
  rules: [
    {
      id: 'mission.draw',
      text: 'On a mission point, without an active mission, you may draw as a minor action, once per point and turn. Look at three cards, keep one or none, and discard the rest.',
      source: 'rules: Missions Overview; ruling E47',
    },
    {
      id: 'mission.active',
      text: 'The card you keep is your **active mission**, face down. You can have one, and only you know it until it is revealed.',
      source: 'rules: Missions Overview; ruling E47',
    },
    {
      id: 'mission.objective',
      text: 'Each type of mission has its own **objective**, most of them actions. Passengers and contraband are not cargo and need no space.',
      source: 'rules: Missions Overview, Missions Details',
    },
    {
      id: 'mission.reveal',
      text: 'When you complete the objective, reveal the card and put the payment on it.',
      source: 'rules: Missions Overview',
    },
    {
      id: 'mission.deliver',
      text: 'To **deliver** is an action on the mission point of the delivery sector. You get the payment and 1 Fame, and your bounty grows if the card says so. Keep the card face down as experience.',
      source: 'rules: Missions Overview',
    },
    {
      id: 'mission.experience',
      text: 'Right after a d20 for a mission, you may discard a completed mission of the same type and roll again. The new roll counts. You may repeat this. A 20 you reroll still brings its Fame.',
      source: 'rules: Missions Details (Experience); rulings E48, E58',
    },
    {
      id: 'mission.abort',
      text: 'To abandon your active mission is a minor action without penalty. Discard the card; a payment on it returns to the bank.',
      source: 'rules: Missions Details (Abort Mission); ruling E75',
    },
    {
      id: 'mission.deck',
      detail: true,
      text: 'When the deck runs out, shuffle the discarded cards into a new one, even in the middle of a draw.',
      source: 'rules: Missions Details (Discard Pile); ruling E47',
    },
    {
      id: 'mission.keep',
      detail: true,
      text: 'A new ship changes nothing about missions, titles, and credits. Only the loss of your ship discards the active mission.',
      source: 'rules: Missions Details (Death); ruling E76',
    },
    {
      id: 'mission.research',
      text: '**Research**: at the sector on the card, take an action and roll a d20 for the payment. Then deliver.',
      source: 'rules: Missions Details',
    },
    {
      id: 'mission.shuttle',
      text: '**Shuttle**: at the sector on the card, take an action to load the passengers. The distance to the delivery sector decides the payment, as soon as it can be measured. Then deliver.',
      source: 'rules: Missions Details; ruling E46',
    },
    {
      id: 'mission.smuggler',
      text: '**Smuggler**: at the sector on the card, take an action to load the contraband; the distance decides the payment. Get it past the planet’s detection, then deliver.',
      source: 'rules: Missions Details; ruling E46',
    },
    {
      id: 'mission.sneak',
      text: 'Each time you enter the delivery planet with contraband, over any border, roll a d20 against the number on the card. If you fail, your bounty grows by the amount on the card, and you discard the mission with its payment. A shield asks for a roll of its own.',
      source: 'rules: Missions Details; ruling E48',
    },
    {
      id: 'mission.thief',
      text: '**Thief**: adjacent to the target, take an action and roll a d20 for the payment. Then deliver. You need no line of sight, and the target loses nothing.',
      source: 'rules: Missions Details, Adjacency',
    },
    {
      id: 'mission.caught',
      detail: true,
      text: 'If the roll pays nothing, you are caught: your bounty grows by 1,000. You keep the card, but you cannot try again this turn.',
      source: 'house: the thief cards',
    },
    {
      id: 'mission.assassin',
      text: '**Assassin**: destroy the target while the card is active; its tier decides the payment. Then deliver. The Merchant and the Scoundrel count as tier 1, the Enforcer as tier 2.',
      source: 'rules: Missions Details; ruling E50',
    },
    {
      id: 'mission.assassin-target',
      detail: true,
      text: 'The ship before or after you in turn order is fixed when you accept the card, among the ships then in play, NPCs included.',
      source: 'rules: Missions Details; ruling E50',
    },
    {
      id: 'mission.hunter',
      text: '**Bounty hunter**: destroy any Outlaw while the card is active; the Scoundrel is one. Roll a d20 for the payment at once. Then deliver.',
      source: 'rules: Missions Details; ruling E49',
    },
  ],
} as const satisfies Chapter
