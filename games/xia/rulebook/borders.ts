import type { Chapter } from '@orrery/engine'

export const borders = {
  id: 'borders',
  title: 'Borders',
  rules: [
    {
      id: 'border.sides',
      text: 'A border belongs to one side of one space. Planets, nebulae, gates and stars have it round their outline, asteroids and debris round every space of theirs. Sides without a border are normal space, and so are the inner sides of planets and nebulae.',
      source: 'rules: Borders; house: which sides have borders',
    },
    {
      id: 'border.resolve',
      text: 'As soon as a ship goes over a border that asks for a d20, it is rolled and its effect applied. After that, the move action goes on.',
      source: 'rules: Borders',
    },
    {
      id: 'border.exit',
      text: 'On the way out of a space only a planet’s shield or entrance has an effect.',
      source: 'rules: Borders',
    },
    {
      id: 'border.entry',
      text: 'On the way into a space, stars, asteroids, nebulae, debris, shields and entrances have an effect; gates and normal space have none.',
      source: 'rules: Borders',
    },
    {
      id: 'border.double',
      text: 'Where both spaces have a border on the side between them, one movement crosses two: first the one of the space you leave, then the one of the space you enter, also from tile to tile. When you have got out through a shield, you are in the new space before its asteroid, nebula or debris is rolled for, and die or are stranded there.',
      source: 'rules: Borders (Double Traversal); rulings E13, E15',
    },
    {
      id: 'border.star',
      text: 'A ship that enters a star is destroyed.',
      source: 'rules: Borders',
    },
    {
      id: 'border.asteroid',
      text: 'Entering an asteroid: roll a d20. 1–10: you take that much damage. 11–20: nothing happens. Every asteroid space you enter is rolled for, also from one to the next; leaving them is free.',
      source: 'rules: Borders; ruling E19',
    },
    {
      id: 'border.nebula',
      text: 'Entering a nebula: roll a d20. 1–10: you lose that much energy. 11–20: nothing happens. Leaving it is free.',
      source: 'rules: Borders',
    },
    {
      id: 'border.nebula-inside',
      text: 'Inside one nebula you move without rolls. Every new entry is rolled for, also one from a hole in its middle.',
      source: 'rules: Borders; rulings E19, E20',
    },
    {
      id: 'border.energy-loss',
      text: 'If you lose more energy than you have, your meter goes to 0, and for each missing point one armed marker is disarmed. Markers on outfits are safe. If that is still not enough, you are stranded. A ship that was stranded before has nothing to lose: it rolls, and flies on.',
      source: 'rules: Borders, Stranded, Mine/Salvage/Harvest; ruling E23',
    },
    {
      id: 'border.debris',
      text: 'Entering debris: roll a d20. On 1–3 your ship is destroyed, and nothing helps. On 4–20 nothing happens. Every debris space you enter is rolled for; leaving them is free.',
      source: 'rules: Borders; ruling E19',
    },
    {
      id: 'border.defend',
      text: 'Against the damage of an asteroid or of mining, and against energy lost to a nebula or in harvesting, you may use shields and defensive abilities after you have seen the d20. Markers spent on them stay on the shield until your status phase.',
      source: 'rules: Shields, Borders; rulings E21, E22',
    },
    {
      id: 'border.shield',
      text: 'Crossing a planetary shield, in or out: roll a d20. 1–10: you do not cross, lose the movement and take that much damage; with movement left, the move goes on. 11–17: you cross and are seen, and your bounty grows by 1,000. 18–20: you cross unseen.',
      source: 'rules: Borders, Planets',
    },
    {
      id: 'border.shield-damage',
      text: 'Neither shields nor abilities help against the damage of a planetary shield.',
      source: 'rules: Shields; ruling E16',
    },
    {
      id: 'border.two-shields',
      text: 'Where two planets touch, you stay in your space until both shields are crossed. If one of the rolls fails, you stay, lose the movement and take that damage. A bounty from the first crossing stays with you.',
      source: 'publisher’s FAQ; ruling E14',
    },
    {
      id: 'border.lawful',
      text: 'Outlaws cannot enter a lawful planet through its entrance. They may leave, and an Outlaw already there may stay and do business.',
      source: 'rules: Planets; rulings E17, E18',
    },
    {
      id: 'border.outlaw',
      text: 'An Innocent ship that passes the entrance of an outlaw planet, in or out, gets a bounty of 1,000. So does the Merchant; the Enforcer never has a bounty.',
      source: 'rules: Planets, NPC Types; ruling E17',
    },
    {
      id: 'border.neutral',
      text: 'The entrance of a neutral planet is open to all.',
      source: 'rules: Planets',
    },
    {
      id: 'border.gate',
      text: 'From a gate space, 1 movement takes a ship to any space of another working gate, and no border is crossed; to an occupied one only with movement left to go on. Gates do nothing for adjacency, range, sight or the distance between sectors; otherwise they are normal space.',
      source: 'rules: Borders (Gates), Movement; ruling E30',
    },
    {
      id: 'border.tigris',
      text: 'The Tigris gate leads to no other gate, and none to it. For 1 movement, roll a d20 there: you come out on the spawn point with the number nearest to it, the higher one of two; on a 20 on one of your choice. Occupied spawn points do not count. The move action goes on.',
      source: 'rules: Borders (Gates), publisher’s FAQ; ruling E30',
    },
  ],
} as const satisfies Chapter
