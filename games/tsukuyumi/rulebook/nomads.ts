import type { Chapter } from '@orrery/engine'

export const nomads = {
  id: 'nomads',
  title: 'Nomads',
  rules: [
    {
      id: 'nomads.mine',
      text: 'A mine deals 15 damage to units that enter its area. Whenever a group has entered, the Nomads decide how many of the mines there go off, from none to all. These go back to the supply. There are 20 mines, any number of them in an area.',
      source: 'codex: Mines; ruling 27',
    },
    {
      id: 'nomads.mine-weakest',
      text: 'Mines that go off together deal one sum of damage. It goes to the weakest unit first, by printed health, then to the next weakest; between equals their owner chooses. Protection does not apply.',
      source: 'codex: Mines; rulings 30, 31',
    },
    {
      id: 'nomads.mine-entry',
      text: 'Whoever enters sets off mines: flying units, units that are pushed or retreat, Oni. Units that are placed, hatch, leave or are there already do not. Mines come before the question whether a group may go on.',
      source: 'codex: Mines; rulings 28, 29, 32, 33',
    },
    {
      id: 'nomads.mine-own',
      text: 'Mines do nothing to Nomads. Oni can be destroyed by them, but do not count for missions.',
      source: 'rulings 34, 35',
    },
    {
      id: 'nomads.weapons',
      text: 'When the Nomads deal damage in a fight, as attackers or by Counterstrike, they may use one weapon for each of their units in it, Dogs excepted; destroyed units count as well. A Pistol adds 10, others 15, 20 or 25. Pistols are put aside until the faction effect, others go back to the supply.',
      source: 'codex: Weapons; ruling 121',
    },
    {
      id: 'nomads.weapon-buy',
      text: 'Weapons other than Pistols cost 1 point each. They are not assigned to units or places.',
      source: 'codex: Weapons; faction sheet',
    },
    {
      id: 'nomads.discount',
      text: 'For every 2 points spent on units in one phase the Nomads get a weapon of their choice for nothing. Points of different phases are not added.',
      source: 'codex: Weapons; ruling 122',
    },
    {
      id: 'nomads.effect',
      text: 'The Nomads’ faction effect readies all Pistols. Then choose: each Stuff Sergeant may lay a mine in its area, or the Nomads are safe from radioactivity until the end of the round.',
      source: 'faction sheet; codex: Weapons',
    },
    {
      id: 'nomads.radiation',
      text: 'Nomads that have chosen so are immune to radioactivity until the end of the round.',
      source: 'faction sheet',
    },
    {
      id: 'nomads.lt-dan',
      text: 'A Nomad that begins, passes or ends in Lt. Dan’s hex during a movement goes 1 further, once in an action, he himself included. Where he is at that moment counts; if he dies, steps already granted stay.',
      source: 'codex: Lt. Dan; rulings 18, 19',
    },
    {
      id: 'nomads.squad-leader',
      text: 'If the Squad Leader takes part in an attack, the value of a mountain range is 0, for both sides. The codex can be read in two ways here: he takes the bonus of the defenders away when he attacks, or any attacker profits where he stands, enemies as well. We play the former; the option open-mountains is the latter.',
      source: 'codex: Squad Leader; ruling 78',
    },
  ],
} as const satisfies Chapter
