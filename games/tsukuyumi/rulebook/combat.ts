import type { Chapter } from '@orrery/engine'

export const combat = {
  id: 'combat',
  title: 'Combat',
  rules: [
    {
      id: 'combat.action',
      text: 'A combat action is one attack with your units in one hex. Name a hex with at least one unit of yours; all your units there take part.',
      source: 'codex: Combat Cards',
    },
    {
      id: 'combat.aggressive',
      text: 'In your red turn each aggressive unit gives you a combat action where it stands, even if your card has no red phase. All your units there take part. It cannot be used elsewhere, and not under a Rocket marker. No unit of the four factions is aggressive, but a pack can have some.',
      source: 'codex: Aggressive, Rocket Attack',
    },
    {
      id: 'combat.defenders',
      text: 'Every other player with a unit there is a defender, even if no damage is aimed at them. Oni there defend themselves. Strongholds and eggs make nobody a defender.',
      source: 'codex: Counterstrike, Stronghold, Eggs; ruling 40',
    },
    {
      id: 'combat.card',
      text: 'The attacker alone plays a card, one of the faction’s own, which is not used up. It must be possible: a conquest needs the points, an attack that only deals damage needs an enemy there, and Raging Horde needs three units. Kamikaze needs another combat action that is left in the phase and possible, so it is out with a single one. You then owe that other one: you cannot end your turn as long as you can attack.',
      source: 'codex: Combat Cards, Kamikaze, Raging Horde; ruling 65',
    },
    {
      id: 'combat.once',
      text: 'One card of each faction works once a round: Target Acquisition, Swarm Attack, Guerilla Attack, Stampede.',
      source: 'codex: Combat Cards; house: which cards',
    },
    {
      id: 'combat.no-enemy',
      text: 'Without an enemy there, only a card that conquers can be played, and nobody counterattacks.',
      source: 'ruling 37',
    },
    {
      id: 'combat.homezone',
      text: 'In a homezone only damage is possible. Hold the Line, Damaged Earth Crust and Landscaping do nothing there.',
      source: 'codex: Homezones; ruling 75',
    },
    {
      id: 'combat.choose',
      text: 'After the card is shown, each defender in initiative order chooses one counterattack printed on it, openly. Choosing none is allowed.',
      source: 'codex: Combat Cards; ruling 41',
    },
    {
      id: 'combat.pre',
      text: 'Some counterattacks work before the attack, in initiative order: For the Queen, the Defense Matrix, Escape and Sacrifice.',
      source: 'codex: For the Queen; house: the others',
    },
    {
      id: 'combat.snapshot',
      text: 'Then it is settled who is in the fight. Units that have gone by now do not count for Counterstrike; units that the attack is about to destroy do.',
      source: 'codex: Counterstrike; ruling 47',
    },
    {
      id: 'combat.attack',
      text: 'Then the attack takes effect: first the conquest, then the damage. The condition of a conquest is looked at again; if it fails now, nothing is marked, and the counterattacks still follow.',
      source: 'codex: Guerilla Attack, Stampede; ruling 56',
    },
    {
      id: 'combat.split',
      text: 'If several factions are there, the attacker splits the damage between them as they like, in steps of 5, or of 2.5 if it was halved; a part may be 0. Each part is dealt by itself.',
      source: 'codex: Counterstrike; ruling 42; house: the steps',
    },
    {
      id: 'combat.counter',
      text: 'Then come the counterattacks that hit back, in initiative order: Counterstrike, Martyrs, Trampled to Death, Crush the Bugs, Total Loss.',
      source: 'codex: Counterattacks; house: the order',
    },
    {
      id: 'combat.post',
      text: 'Then come those that work after the fight, in initiative order, and last what the attacker’s own card leaves to do: the move of Guerilla Attack, also for units that were just pushed away.',
      source: 'codex: Guerilla Attack; ruling 53',
    },
    {
      id: 'combat.triggers',
      text: 'At the end of a fight a Conqueror that began it leaves the board, and Emergency Eggs are laid. Missions and goals count at once, with the marker or the kill that fulfils them.',
      source: 'codex: Conqueror, Emergency Egg, Mission Cards; house: the order',
    },
    {
      id: 'combat.again',
      text: 'You may attack several times in the same hex in one phase.',
      source: 'codex: Time Consuming; ruling 38',
    },
  ],
} as const satisfies Chapter
