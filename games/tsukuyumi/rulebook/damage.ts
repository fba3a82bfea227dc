import type { Chapter } from '@orrery/engine'

export const damage = {
  id: 'damage',
  title: 'Damage',
  rules: [
    {
      id: 'damage.assign',
      text: 'Damage is given to one unit after another. The owner of the units says which is next. If it is at least the unit’s health, the unit is destroyed and the rest goes on.',
      source: 'codex: Annihilation; house',
    },
    {
      id: 'damage.absorb',
      text: 'If what is left is less than the health of the next unit, it is absorbed and nothing more happens. No damage stays on a unit: each instance begins anew.',
      source: 'codex: the factions’ views of Tetsuo; ruling 44',
    },
    {
      id: 'damage.exact',
      text: 'Nothing is rounded except in For the Queen. Half of 15 is 7.5, which destroys a unit with 5 health and leaves 2.5. Sums are halved once, weapons included.',
      source: 'codex: Counterstrike, Weapons; rulings 45, 127',
    },
    {
      id: 'damage.spill',
      text: 'Damage that one faction’s units do not take up is lost. It never goes over to another faction.',
      source: 'ruling 43',
    },
    {
      id: 'damage.protection',
      text: 'Protection raises the health of your units in this fight by the value of your faction, against everything that deals damage, also against other defenders: doubled for Cybersamurai, 5 more for Nomads, 10 more for Boarlords. Dark Seed may choose it and gain nothing.',
      source: 'codex: Protection; rulings 48, 50',
    },
    {
      id: 'damage.cover',
      text: 'Each Cover marker takes 10 off damage that is dealt to Boarlords there, once for the whole and not for each unit, before it is assigned. It adds to Protection.',
      source: 'codex: Cover; rulings 36, 51',
    },
    {
      id: 'damage.shield-drone',
      text: 'The Cybersamurai may always give damage to a Shield Drone first, whoever chooses the targets: also with mines and with Target Acquisition.',
      source: 'faction sheet; ruling 126',
    },
    {
      id: 'damage.destroyed',
      text: 'Whatever destroys or removes units without dealing damage is not stopped by health, Protection or Cover: Martyrs, Trampled to Death, radioactivity, Sacrifice.',
      source: 'ruling 49',
    },
    {
      id: 'damage.credit',
      text: 'A destroyed unit is credited to the one whose damage or effect it was, mines, Tetsuo and counterattacks included. Radioactivity, one’s own sacrifices and For the Queen are nobody’s.',
      source: 'codex: Survival of the Fittest; ruling 89',
    },
  ],
} as const satisfies Chapter
