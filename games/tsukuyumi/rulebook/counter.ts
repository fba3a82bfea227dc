import type { Chapter } from '@orrery/engine'

export const counter = {
  id: 'counter',
  title: 'Counterattacks',
  lead: 'Defenders choose from the counterattacks printed on the attacker’s card.',
  rules: [
    {
      id: 'counter.counterstrike',
      text: '**Counterstrike**: all your units that were in the combat deal their damage, destroyed ones included; Nomads may add weapons. Halve it against an Annihilation. Split it between the attacker and other factions there; each owner assigns their share.',
      source: 'codex: Counterstrike; ruling 46',
    },
    {
      id: 'counter.defense-action',
      text: '**Defense Action**: use your faction’s defense action, at its own time. The Nomads have none and cannot choose this.',
      source: 'codex: Defense action; faction sheets',
    },
    {
      id: 'counter.protection',
      text: '**Protection**: raise the health of your units by your faction’s value against all damage in this combat.',
      source: 'codex: Protection',
    },
    {
      id: 'counter.slow-conquest',
      text: '**Slow Conquest**: you may move the attacker’s initiative marker one position up or down.',
      source: 'codex: Slow Conquest; ruling 8',
    },
    {
      id: 'counter.retreat',
      text: '**Retreat**: after the attack, each of your surviving units may move to an adjacent area, each to a different one if you like. Blockades apply, bonuses count, and enemies can pin units on further steps.',
      source: 'codex: Retreat; ruling 54',
    },
    {
      id: 'counter.hold-the-line',
      text: '**Hold the Line**: if you have a unit left, you may put your territory marker on the area, even over one the attacker has just placed. If several defenders do this, the most conquest points decide, then initiative.',
      source: 'codex: Hold the Line; ruling 58',
    },
    {
      id: 'counter.time-consuming',
      text: '**Time Consuming**: the attacker cannot attack in this area again until the end of the round.',
      source: 'codex: Time Consuming; ruling 39',
    },
    {
      id: 'counter.natures-wisdom',
      text: '**Nature’s Wisdom**: you may draw an event, an open one or the top of the deck. Play it at once on any area, or keep it.',
      source: 'codex: Nature’s Wisdom',
    },
    {
      id: 'counter.damaged-earth-crust',
      text: '**Damaged Earth Crust**: put an unstable marker on the area.',
      source: 'codex: Damaged Earth Crust',
    },
    {
      id: 'counter.sacrifice',
      text: '**Sacrifice**: before the attack, destroy any number of your units in the area and deal the sum of their health to the attacker. The attack hits your remaining units.',
      example: 'Units with 25 health in all deal 25 damage.',
      source: 'codex: Sacrifice; ruling 63',
    },
    {
      id: 'counter.pushback',
      text: '**Pushback**: if the attacker has conquered the area, all attacking units must leave it by the shortest way. The defender chooses between equally short ways. Blockades apply, but flying and bonuses count, and homezones may be entered. Units without a way out stay.',
      source: 'codex: Pushback, Homezones; ruling 67',
    },
    {
      id: 'counter.total-loss',
      text: '**Total Loss**: the attacker loses all units in the area. An Emergency Egg is still possible.',
      source: 'codex: Total Loss; ruling 64',
    },
    {
      id: 'counter.a-darker-future',
      text: '**A Darker Future**: remove up to 2 eggs anywhere on the board. They return to the supply.',
      source: 'codex: A Darker Future',
    },
    {
      id: 'counter.crush-the-bugs',
      text: '**Crush the Bugs**: the attacker chooses 2 of the attacking units and loses them, or all if there are fewer.',
      source: 'codex: Crush the Bugs; ruling 72',
    },
    {
      id: 'counter.vendetta',
      text: '**Vendetta**: after the Nomads’ turn in this phase, before the next player, you may attack once in any area with your units. You may do so even if you have already acted. You cannot move, and the limits of cards apply.',
      source: 'codex: Vendetta; rulings 68, 69',
    },
    {
      id: 'counter.vendetta-order',
      detail: true,
      text: 'Each attack answered with Vendetta gives one attack. Several are made in initiative order. Without units on the board the attack is lost.',
      source: 'codex: Vendetta; rulings 68, 69',
    },
    {
      id: 'counter.out-of-ammo',
      text: '**Out of Ammo**: the Nomads put away a ready weapon of their choice. Pistols return with the faction effect. If no weapon is ready, nothing happens.',
      source: 'codex: Out of Ammo; ruling 71',
    },
    {
      id: 'counter.martyrs',
      text: '**Martyrs**: the attacker chooses 3 of the attacking units, or all if there are fewer. They are destroyed regardless of health.',
      source: 'codex: Martyrs; ruling 72',
    },
    {
      id: 'counter.what-a-racket',
      text: 'With **What a Racket**, move your units in one area, or the Oni in one area, with range 1.',
      source: 'codex: What a Racket',
    },
    {
      id: 'counter.misfire',
      text: '**Misfire**: remove one mine anywhere on the board. It returns to the supply.',
      source: 'codex: Misfire',
    },
    {
      id: 'counter.trampled-to-death',
      text: '**Trampled to Death**: destroy one attacking unit of your choice, regardless of its health.',
      source: 'codex: Trampled to Death',
    },
    {
      id: 'counter.loss-of-control',
      text: '**Loss of Control**: remove up to 2 Terraformings from areas you control; tunnels into them count. They return to the Boarlords.',
      source: 'codex: Loss of Control; ruling 73',
    },
    {
      id: 'counter.landscaping',
      text: '**Landscaping**: close a side of the contested area as Swamp does, or open one as Ascent does.',
      source: 'codex: Landscaping; ruling 74',
    },
    {
      id: 'counter.de-evolution',
      text: '**De-Evolution**: you may turn up to 2 Boarriors anywhere back into Squeakers. If the supply has no Squeaker, the Boarrior is destroyed and credited to you.',
      source: 'codex: De-Evolution; ruling 124',
    },
    {
      id: 'counter.escape',
      text: '**Escape**: before the attack, up to 2 of your units move to adjacent areas.',
      source: 'codex: Escape; house: the effect',
    },
    {
      id: 'counter.hold-your-ground',
      text: '**Hold your Ground** (You Shall Not Pass!): you may put your own territory marker on the area. You need more conquest points than the Oni, and no player may have more than you. Initiative decides ties between players.',
      source: 'codex: Hold your Ground; rulings 81, 82',
    },
    {
      id: 'counter.where-there-is-one',
      text: 'With **Where There is One…** you place one Oni of your choice from the reserve by the usual rules. You cannot choose it without Oni in the reserve, and it never becomes a conquest.',
      source: 'codex: Where There is One; ruling 96',
    },
  ],
} as const satisfies Chapter
