import type { Chapter } from '@orrery/engine'

export const nomads = {
  id: 'nomads',
  title: 'Nomads',
  lead: 'Fast squads with weapons to spend and mines to hide behind.',
  rules: [
    {
      id: 'nomads.mine',
      text: 'A **mine** deals 15 damage to units that enter its area. Each time a group has entered, the Nomads decide how many of the mines there explode, from none to all. These return to the supply. There are 20, any number in an area.',
      source: 'codex: Mines; ruling 27',
    },
    {
      id: 'nomads.mine-weakest',
      text: 'Mines that explode together deal one sum of damage. It hits the weakest unit by printed health first, then the next weakest; the owner chooses between equals. Protection does not apply.',
      source: 'codex: Mines; rulings 30, 31',
    },
    {
      id: 'nomads.mine-entry',
      text: 'All units that enter trigger mines: flying, pushed, and retreating units, and Oni. Units that are placed, hatch, leave, or are already there do not. Mines explode before you check whether a group is pinned.',
      source: 'codex: Mines; rulings 28, 29, 32, 33',
    },
    {
      id: 'nomads.mine-own',
      text: 'Mines do nothing to Nomads. They can destroy Oni, but that does not count for missions.',
      source: 'rulings 34, 35',
    },
    {
      id: 'nomads.weapons',
      text: 'When the Nomads deal damage in combat, they may use one **weapon** for each of their units in it, except Dogs; destroyed units count. A Pistol adds 10, others add 15, 20, or 25. Put used Pistols aside until your faction effect; others return to the supply.',
      source: 'codex: Weapons; ruling 121',
    },
    {
      id: 'nomads.weapon-buy',
      text: 'Weapons other than Pistols cost 1 point each. They do not belong to a unit or an area.',
      source: 'codex: Weapons; faction sheet',
    },
    {
      id: 'nomads.discount',
      text: 'For every 2 points spent on units in one phase, the Nomads get a weapon of their choice for free. Points from different phases do not add up.',
      source: 'codex: Weapons; ruling 122',
    },
    {
      id: 'nomads.effect',
      text: 'The faction effect readies all Pistols. Then choose: each Stuff Sergeant may lay a mine in its area, or the Nomads are immune to radioactivity until the end of the round.',
      source: 'faction sheet; codex: Weapons',
    },
    {
      id: 'nomads.radiation',
      detail: true,
      text: 'The immunity lasts until the radioactive areas of this round have taken effect.',
      source: 'faction sheet',
    },
    {
      id: 'nomads.lt-dan',
      text: 'A Nomad that starts, crosses, or ends in **Lt. Dan**’s area during a movement moves 1 area farther, once per action. So does he. His area at that moment counts; if he dies, bonuses already granted stay.',
      source: 'codex: Lt. Dan; rulings 18, 19',
    },
    {
      id: 'nomads.squad-leader',
      text: 'If the **Squad Leader** takes part in an attack, the value of a mountain range is 0, for both sides.',
      source: 'codex: Squad Leader; ruling 78',
    },
    {
      id: 'nomads.squad-reading',
      detail: true,
      text: 'The codex can be read in two ways: he takes the defenders’ bonus when he attacks, or every attacker in his area profits, enemies included. We play the first; a house rule offers the second.',
      source: 'codex: Squad Leader; ruling 78',
    },
  ],
} as const satisfies Chapter
