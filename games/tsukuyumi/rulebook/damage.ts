import type { Chapter } from '@orrery/engine'

export const damage = {
  id: 'damage',
  title: 'Damage',
  lead: 'Damage destroys units one after the other, as their owner chooses.',
  rules: [
    {
      id: 'damage.assign',
      text: 'Deal damage to one unit after the other; their owner says which is next. Damage that equals or exceeds the unit’s health destroys it, and the rest hits the next unit.',
      example: 'You take 25 damage. You lose a unit with 10 health and one with 15.',
      source: 'codex: Annihilation; house',
    },
    {
      id: 'damage.absorb',
      text: 'Damage lower than the next unit’s health is lost. Units do not stay damaged.',
      source: 'codex: the factions’ views of Tetsuo; ruling 44',
    },
    {
      id: 'damage.spill',
      text: 'Damage that one faction’s units do not take is lost. It never passes to another faction.',
      source: 'ruling 43',
    },
    {
      id: 'damage.exact',
      text: 'Nothing is rounded except in For the Queen. Halve a sum once, weapons included.',
      example: 'Half of 15 is 7.5, which destroys a unit with 5 health; 2.5 remain.',
      source: 'codex: Counterstrike, Weapons; rulings 45, 127',
    },
    {
      id: 'damage.protection',
      text: '**Protection** raises the health of your units in this combat by your faction’s value: doubled for Cybersamurai, 5 more for Nomads, 10 more for Boarlords. It works against all damage, other defenders’ included. Dark Seed may choose it but gain nothing.',
      source: 'codex: Protection; rulings 48, 50',
    },
    {
      id: 'damage.cover',
      text: 'Each **Cover** takes 10 off damage dealt to Boarlords in its area, once for the whole sum, before it is assigned. It adds to Protection.',
      source: 'codex: Cover; rulings 36, 51',
    },
    {
      id: 'damage.shield-drone',
      text: 'The Cybersamurai may always give damage to a Shield Drone first, even with mines and Target Acquisition.',
      source: 'faction sheet; ruling 126',
    },
    {
      id: 'damage.destroyed',
      detail: true,
      text: 'Health, Protection, and Cover do not stop effects that destroy or remove units without dealing damage.',
      example: 'Martyrs, Trampled to Death, radioactivity, and Sacrifice are such effects.',
      source: 'ruling 49',
    },
    {
      id: 'damage.credit',
      detail: true,
      text: 'A destroyed unit is credited to the player whose damage or effect destroyed it, mines, Tetsuo, and counterattacks included. Radioactivity, your own sacrifices, and For the Queen are credited to no one.',
      source: 'codex: Survival of the Fittest; ruling 89',
    },
  ],
} as const satisfies Chapter
