import type { Chapter } from '@orrery/engine'

export const combat = {
  id: 'combat',
  title: 'Combat',
  rules: [
    {
      id: 'combat.steps',
      text: 'An attack action has six steps: find a target, declare the attack, declare the defense, roll, resolve, re-arm.',
      source: 'rules: Combat',
    },
    {
      id: 'combat.range',
      text: 'Range is the number of spaces from ship to ship, by the shortest way whatever lies there; gates do not shorten it.',
      source: 'rules: Combat; ruling E35',
    },
    {
      id: 'combat.sight',
      text: 'You see a ship if a straight line from the centre of your space to the centre of its space crosses no border of asteroids, debris, stars or planets, of either space that a side belongs to. Nebulae and gates do not matter, and ships hide nothing.',
      source: 'rules: Combat; ruling E34',
    },
    {
      id: 'combat.sight-corner',
      text: 'Where the line runs along a side or through a corner, it is enough that it would be clear when shifted by next to nothing to one side. So two ships always see each other both ways.',
      source: 'ruling E33',
    },
    {
      id: 'combat.sight-unexplored',
      text: 'Unexplored space blocks the sight like a wall.',
      source: 'rules: Combat; ruling E34',
    },
    {
      id: 'combat.declare',
      text: 'The attacker names targets and what is used against them, and pays the markers and energy. Weapons may be combined into one attack or used one after the other in several.',
      source: 'rules: Combat',
    },
    {
      id: 'combat.several',
      text: 'Each use of a weapon is aimed at one target, and each target is reckoned by itself. An ability that attacks an area hits every ship in it.',
      source: 'rules: Combat; ruling E37',
    },
    {
      id: 'combat.defend',
      text: 'Then each attacked player says which shields and abilities are used, and pays for them, before anything is rolled. What is not declared now cannot be used against this attack. NPC attacks are answered in the same way.',
      source: 'rules: Combat; rulings E21, E41',
    },
    {
      id: 'combat.roll',
      text: 'The attacker rolls first, then each defender, one die for each marker.',
      source: 'rules: Combat',
    },
    {
      id: 'combat.resolve',
      text: 'Add up the attacker’s dice and abilities, subtract the defender’s: what is left is the damage. A defense that is as high takes all of it.',
      source: 'rules: Combat',
    },
    {
      id: 'combat.rearm',
      text: 'After that a defender may re-arm the markers just spent on shields for 1 energy each; the others are disarmed. The shields are free again for the next attack.',
      source: 'rules: Combat, Shields; ruling E42',
    },
    {
      id: 'combat.ram',
      text: 'Engines can be used as weapons at range 1, with a line of sight. The sum of the ramming dice, after the engine’s damage and without boosts, also hits the attacker, whatever the target prevents, and cannot be prevented. Both take their damage together. Impulse cannot ram.',
      source: 'rules: Engines (Ramming); ruling E38',
    },
    {
      id: 'combat.ram-death',
      text: 'If both ships are destroyed by ramming, the attacker gains nothing: no fame, no bounty, neither taken nor added. If only the attacker is destroyed, nobody gains anything.',
      source: 'rules: Death; ruling E38',
    },
    {
      id: 'combat.kill',
      text: 'Who destroys a ship gains fame equal to its tier and its bounty as credits. Destroying a ship that was Innocent at the declaration of the attack raises the destroyer’s own bounty by 1,000; the Merchant and the Enforcer are such ships.',
      source: 'rules: Fame, Bounty; ruling E43',
    },
  ],
} as const satisfies Chapter
