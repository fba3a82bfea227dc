import type { Chapter } from '@orrery/engine'

export const counter = {
  id: 'counter',
  title: 'Counterattacks',
  rules: [
    {
      id: 'counter.counterstrike',
      text: 'Counterstrike: all of yours that were in the fight deal their damage, also those it has destroyed; Nomads may add weapons. Against an Annihilation it is halved, against other cards not. Split it between the attacker and the other factions there as you like; each owner assigns a part.',
      source: 'codex: Counterstrike; ruling 46',
    },
    {
      id: 'counter.defense-action',
      text: 'Defense Action: use the defense action of your faction, at its own time. The Nomads have none and cannot choose this.',
      source: 'codex: Defense action; faction sheets',
    },
    {
      id: 'counter.protection',
      text: 'Protection: the health of your units is raised by your faction’s value against all damage of this fight.',
      source: 'codex: Protection',
    },
    {
      id: 'counter.slow-conquest',
      text: 'Slow Conquest: you may move the attacker’s initiative marker one place; you say in which direction, and at an end of the track there is only one.',
      source: 'codex: Slow Conquest; ruling 8',
    },
    {
      id: 'counter.retreat',
      text: 'Retreat: after the attack each of your surviving units may move to an adjacent hex, to different ones if you like. Blockades hold those that do not ignore them, bonuses count, and further steps are held by enemies as usual.',
      source: 'codex: Retreat; ruling 54',
    },
    {
      id: 'counter.hold-the-line',
      text: 'Hold the Line: if a unit of yours is left, you may put your territory marker there, also in place of one the attacker has just put. If several defenders do this, most conquest points decide, then initiative.',
      source: 'codex: Hold the Line; ruling 58',
    },
    {
      id: 'counter.time-consuming',
      text: 'Time Consuming: the attacker cannot attack in this hex again until the end of the round.',
      source: 'codex: Time Consuming; ruling 39',
    },
    {
      id: 'counter.natures-wisdom',
      text: 'Nature’s Wisdom: you may draw an event, an open one or the top of the deck. You may play it right then, on any area, or save it.',
      source: 'codex: Nature’s Wisdom',
    },
    {
      id: 'counter.damaged-earth-crust',
      text: 'Damaged Earth Crust: the area gets an unstable marker.',
      source: 'codex: Damaged Earth Crust',
    },
    {
      id: 'counter.sacrifice',
      text: 'Sacrifice: before the attack destroy any number of your units there. Their health is dealt to the attacker as one damage: 25 health make 25 damage. The attack hits what is left.',
      source: 'codex: Sacrifice; ruling 63',
    },
    {
      id: 'counter.pushback',
      text: 'Pushback: if the attacker has marked the area, the attacking units must all leave it by the shortest way. Blockades hold them, but flying and the Wasps’ bonus count, and homezones can be entered. Between equally short ways the defender chooses. Units that are shut in stay.',
      source: 'codex: Pushback, Homezones; ruling 67',
    },
    {
      id: 'counter.total-loss',
      text: 'Total Loss: the attacker loses all units there. An Emergency Egg is still possible.',
      source: 'codex: Total Loss; ruling 64',
    },
    {
      id: 'counter.a-darker-future',
      text: 'A Darker Future: take up to 2 eggs off the board, wherever they lie. They go back to the supply.',
      source: 'codex: A Darker Future',
    },
    {
      id: 'counter.crush-the-bugs',
      text: 'Crush the Bugs: the attacker picks 2 of the attacking units, which are lost; all of them if there are fewer.',
      source: 'codex: Crush the Bugs; ruling 72',
    },
    {
      id: 'counter.vendetta',
      text: 'Vendetta: when the Nomads’ turn in this phase is over, and before the next player, you may make one attack in any hex with units of yours, even if you have acted already. There is no movement, and the usual limits of cards hold. Each attack that is answered so gives one; several are taken in initiative order. Without units the right is lost.',
      source: 'codex: Vendetta; rulings 68, 69',
    },
    {
      id: 'counter.out-of-ammo',
      text: 'Out of Ammo: the Nomads put away one weapon of their choice that is ready. Pistols come back with the faction effect. If no weapon is ready, nothing happens: used Pistols lie aside already.',
      source: 'codex: Out of Ammo; ruling 71',
    },
    {
      id: 'counter.martyrs',
      text: 'Martyrs: the attacker picks 3 of the attacking units, which are destroyed whatever their health; all of them if there are fewer.',
      source: 'codex: Martyrs; ruling 72',
    },
    {
      id: 'counter.what-a-racket',
      text: 'What a Racket: a movement with range 1 for your units of one hex, or for the Oni of one area.',
      source: 'codex: What a Racket',
    },
    {
      id: 'counter.misfire',
      text: 'Misfire: take one mine off the board, wherever it lies. It goes back to the supply.',
      source: 'codex: Misfire',
    },
    {
      id: 'counter.trampled-to-death',
      text: 'Trampled to Death: destroy one attacking unit of your choice, whatever its health.',
      source: 'codex: Trampled to Death',
    },
    {
      id: 'counter.loss-of-control',
      text: 'Loss of Control: take away as many as 2 Terraformings in areas of yours; tunnels that lead into them count. They go back to the Boarlords.',
      source: 'codex: Loss of Control; ruling 73',
    },
    {
      id: 'counter.landscaping',
      text: 'Landscaping: close a side of the contested area as Swamp does, or open one as Ascent does.',
      source: 'codex: Landscaping; ruling 74',
    },
    {
      id: 'counter.de-evolution',
      text: 'De-Evolution: you may turn 2 Boarriors, wherever they stand, back into Squeakers. If the supply has no Squeaker, the Boarrior is destroyed, to your credit.',
      source: 'codex: De-Evolution; ruling 124',
    },
    {
      id: 'counter.escape',
      text: 'Escape: before the attack up to 2 of your units move to adjacent hexes.',
      source: 'codex: Escape; house: the effect',
    },
    {
      id: 'counter.hold-your-ground',
      text: 'Hold your Ground, also called You Shall Not Pass!: if you have more conquest points than the Oni and no player has more than you, you may put your own territory marker there. Between players with equally many, initiative decides.',
      source: 'codex: Hold your Ground; rulings 81, 82',
    },
    {
      id: 'counter.where-there-is-one',
      text: 'Where There is One…: place one Oni of your choice from the reserve by the rules for placing. It cannot be chosen without Oni in the reserve, and it never becomes a conquest.',
      source: 'codex: Where There is One; ruling 96',
    },
  ],
} as const satisfies Chapter
