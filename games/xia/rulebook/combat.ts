import type { Chapter } from '@orrery/engine'

export const combat = {
  id: 'combat',
  title: 'Combat',
  lead: 'An attack has six steps: find a target, declare the attack, declare the defense, roll, resolve, re-arm.',
  rules: [
    {
      id: 'combat.steps',
      text: 'An attack is one action. You need a target in range with line of sight, and an armed marker for each use of a weapon.',
      source: 'rules: Combat',
    },
    {
      id: 'combat.range',
      text: '**Range** is the number of spaces from ship to ship by the shortest way. Anything in between is ignored. Gates do not shorten it.',
      source: 'rules: Combat; ruling E35',
    },
    {
      id: 'combat.sight',
      text: 'Draw a straight line from the center of your space to the center of the target’s. You have **line of sight** if it crosses no border of asteroids, debris, stars, or planets. Nebulae, gates, and ships do not block it.',
      source: 'rules: Combat; ruling E34',
    },
    {
      id: 'combat.sight-corner',
      detail: true,
      text: 'If the line runs along a side or through a corner, it is enough that it would be clear if shifted a little to one side. So two ships always see each other, or neither does.',
      source: 'ruling E33',
    },
    {
      id: 'combat.sight-unexplored',
      detail: true,
      text: 'Unexplored space blocks line of sight like a wall.',
      source: 'rules: Combat; ruling E34',
    },
    {
      id: 'combat.declare',
      text: 'As the attacker, declare targets and weapons, and pay markers and energy. You may combine weapons into one attack or use them one after the other.',
      source: 'rules: Combat',
    },
    {
      id: 'combat.several',
      detail: true,
      text: 'Aim each use of a weapon at one target, and resolve each target separately. An ability that attacks an area hits every ship in it.',
      source: 'rules: Combat; ruling E37',
    },
    {
      id: 'combat.defend',
      text: 'Then each attacked player declares shields and abilities and pays for them, before any roll. You cannot add others later. This holds for attacks by NPCs too.',
      source: 'rules: Combat; rulings E21, E41',
    },
    {
      id: 'combat.roll',
      text: 'The attacker rolls first, then each defender, one die per marker.',
      source: 'rules: Combat',
    },
    {
      id: 'combat.resolve',
      text: 'Add up the attacker’s dice and abilities and subtract the defender’s. The rest is the damage.',
      example: 'An attack of 9 against a defense of 6 deals 3 damage.',
      source: 'rules: Combat',
    },
    {
      id: 'combat.rearm',
      text: 'After that, a defender may re-arm the markers just spent on shields for 1 energy each. The others are disarmed. The shields are free again for the next attack.',
      source: 'rules: Combat, Shields; ruling E42',
    },
    {
      id: 'combat.ram',
      text: '**Ramming**: use an engine as a weapon at range 1. The sum of its dice hits your own ship as well, and nothing prevents that. Both ships take their damage together. Impulse cannot ram.',
      source: 'rules: Engines (Ramming); ruling E38',
    },
    {
      id: 'combat.ram-sum',
      detail: true,
      text: 'Ramming needs line of sight. Your own damage is the sum of the dice after the engine’s damage and without boosts, even if the target prevents some.',
      source: 'rules: Engines (Ramming); ruling E38',
    },
    {
      id: 'combat.ram-death',
      detail: true,
      text: 'If ramming destroys both ships, the attacker gains nothing: no Fame, and no bounty of either kind. If it destroys only the attacker, no one gains anything.',
      source: 'rules: Death; ruling E38',
    },
    {
      id: 'combat.kill',
      text: 'If you destroy a ship, you gain Fame equal to its tier, and its bounty as credits. If it was Innocent when you declared the attack, your own bounty grows by 1,000. The Enforcer is always Innocent, the Merchant while it has no bounty.',
      example: 'You destroy a tier 2 ship with a bounty of 3,000. You gain 2 Fame and 3,000 credits.',
      source: 'rules: Fame, Bounty; ruling E43',
    },
  ],
} as const satisfies Chapter
