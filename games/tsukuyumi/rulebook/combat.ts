import type { Chapter } from '@orrery/engine'

export const combat = {
  id: 'combat',
  title: 'Combat',
  lead: 'An attack is one combat card of the attacker, answered by counterattacks printed on that card.',
  rules: [
    {
      id: 'combat.action',
      text: 'A **combat action** is one attack in one area. Choose an area with at least one of your units; all your units there take part.',
      source: 'codex: Combat Cards',
    },
    {
      id: 'combat.again',
      detail: true,
      text: 'You may attack several times in the same area in one phase.',
      source: 'codex: Time Consuming; ruling 38',
    },
    {
      id: 'combat.aggressive',
      detail: true,
      text: 'In your red turn each **aggressive** unit gives you a combat action in its own area, even without a red phase on your card. All your units there take part. Under a Rocket marker it gives none. The four factions have no aggressive units, but a content pack can.',
      source: 'codex: Aggressive, Rocket Attack',
    },
    {
      id: 'combat.defenders',
      text: 'Every other player with a unit in the area is a **defender**, even if no damage is aimed at them. Oni there defend too. Strongholds and eggs do not make their owner a defender.',
      source: 'codex: Counterstrike, Stronghold, Eggs; ruling 40',
    },
    {
      id: 'combat.card',
      text: 'Only the attacker plays a **combat card**, one of their faction’s own. It is not used up. You can play a card only if you meet its condition: a conquest needs the points, an attack that only deals damage needs an enemy.',
      source: 'codex: Combat Cards, Kamikaze, Raging Horde; ruling 65',
    },
    {
      id: 'combat.conditions',
      detail: true,
      text: 'Raging Horde needs three units. Kamikaze needs another combat action that is left in the phase and possible. You then owe that attack: you cannot end your turn while you can make it.',
      source: 'codex: Combat Cards, Kamikaze, Raging Horde; ruling 65',
    },
    {
      id: 'combat.once',
      text: 'One card of each faction works once per round: Target Acquisition, Swarm Attack, Guerilla Attack, Stampede.',
      source: 'codex: Combat Cards; house: which cards',
    },
    {
      id: 'combat.no-enemy',
      text: 'Without an enemy in the area you can only play a card that conquers. No one counterattacks.',
      source: 'ruling 37',
    },
    {
      id: 'combat.homezone',
      detail: true,
      text: 'In a homezone only damage is possible. Hold the Line, Damaged Earth Crust, and Landscaping do nothing there.',
      source: 'codex: Homezones; ruling 75',
    },
    {
      id: 'combat.choose',
      text: 'When the card is played, each defender in initiative order may choose one **counterattack** printed on it, openly.',
      source: 'codex: Combat Cards; ruling 41',
    },
    {
      id: 'combat.pre',
      text: 'First, in initiative order, come the counterattacks that work before the attack: For the Queen, Defense Matrix, Escape, and Sacrifice.',
      source: 'codex: For the Queen; house: the others',
    },
    {
      id: 'combat.snapshot',
      detail: true,
      text: 'Now the units in the combat are fixed. Units that are gone by now do not count for Counterstrike; units that the attack is about to destroy do.',
      source: 'codex: Counterstrike; ruling 47',
    },
    {
      id: 'combat.attack',
      text: 'Then the attack takes effect: first the conquest, then the damage. Check the condition of a conquest again. If it fails now, the area is not conquered, and the other counterattacks still follow.',
      source: 'codex: Guerilla Attack, Stampede; ruling 56',
    },
    {
      id: 'combat.split',
      text: 'With several other factions in the area, the attacker splits the damage between them, in steps of 5, or of 2.5 if it was halved. A share may be 0. Deal each share separately.',
      source: 'codex: Counterstrike; ruling 42; house: the steps',
    },
    {
      id: 'combat.counter',
      text: 'Next, in initiative order, come the counterattacks that strike back: Counterstrike, Martyrs, Trampled to Death, Crush the Bugs, and Total Loss.',
      source: 'codex: Counterattacks; house: the order',
    },
    {
      id: 'combat.post',
      text: 'Last, in initiative order, come the counterattacks that work after the combat, and then the move of Guerilla Attack, even for units that were just pushed away.',
      source: 'codex: Guerilla Attack; ruling 53',
    },
    {
      id: 'combat.triggers',
      text: 'When a combat ends, the Conqueror that began it leaves the board, and Emergency Eggs are laid. Missions and goals count at once, with the marker or loss that completes them.',
      source: 'codex: Conqueror, Emergency Egg, Mission Cards; house: the order',
    },
  ],
} as const satisfies Chapter
