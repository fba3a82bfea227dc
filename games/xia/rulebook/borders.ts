import type { Chapter } from '@orrery/engine'

export const borders = {
  id: 'borders',
  title: 'Borders',
  lead: 'Borders make entering or leaving a space dangerous.',
  rules: [
    {
      id: 'border.sides',
      text: 'A **border** belongs to one side of one space. Planets, nebulae, gates, and stars have borders around their outline, asteroids and debris around each of their spaces. Sides without a border are normal space, and so are the inner sides of planets and nebulae.',
      source: 'rules: Borders; house: which sides have borders',
    },
    {
      id: 'border.resolve',
      text: 'When you cross a border that asks for a d20, roll it and apply its effect at once. Then your move action continues.',
      source: 'rules: Borders',
    },
    {
      id: 'border.exit',
      text: 'When you leave a space, only a planet’s shield or entrance has an effect.',
      source: 'rules: Borders',
    },
    {
      id: 'border.entry',
      text: 'When you enter a space, stars, asteroids, nebulae, debris, shields, and entrances have an effect. Gates and normal space have none.',
      source: 'rules: Borders',
    },
    {
      id: 'border.double',
      text: 'If both spaces have a border between them, one movement crosses two: first the border of the space you leave, then that of the space you enter.',
      example:
        'You leave a planet through its shield straight into a nebula: roll for the shield, then for the nebula.',
      source: 'rules: Borders (Double Traversal); rulings E13, E15',
    },
    {
      id: 'border.double-place',
      detail: true,
      text: 'Once you are out through a shield, you are in the new space before you roll for its asteroid, nebula, or debris. You die or are stranded there. This holds across sectors as well.',
      source: 'rules: Borders (Double Traversal); rulings E13, E15',
    },
    {
      id: 'border.star',
      text: 'A ship that enters a **star** is destroyed.',
      source: 'rules: Borders',
    },
    {
      id: 'border.asteroid',
      text: 'To enter an **asteroid** space, roll a d20. 1–10: you take that much damage. 11–20: nothing happens. Roll for every asteroid space you enter, even from one to the next. Leaving is free.',
      source: 'rules: Borders; ruling E19',
    },
    {
      id: 'border.nebula',
      text: 'To enter a **nebula**, roll a d20. 1–10: you lose that much energy. 11–20: nothing happens. Leaving is free.',
      source: 'rules: Borders',
    },
    {
      id: 'border.nebula-inside',
      detail: true,
      text: 'Inside a nebula you move without rolls. Roll for every new entry, even from a hole in its middle.',
      source: 'rules: Borders; rulings E19, E20',
    },
    {
      id: 'border.energy-loss',
      text: 'If you lose more energy than you have, your meter goes to 0, and you disarm one armed marker per missing point. Markers on outfits are safe. If that is not enough, you are stranded. A ship that was stranded before rolls and flies on.',
      example: 'You have 2 energy and must lose 5. Your meter goes to 0, and you disarm 3 markers.',
      source: 'rules: Borders, Stranded, Mine/Salvage/Harvest; ruling E23',
    },
    {
      id: 'border.debris',
      text: 'To enter **debris**, roll a d20. 1–3: your ship is destroyed, and nothing helps. 4–20: nothing happens. Roll for every debris space you enter. Leaving is free.',
      source: 'rules: Borders; ruling E19',
    },
    {
      id: 'border.defend',
      text: 'After you have seen the d20, you may use shields and defensive abilities against damage from asteroids and mining, and against energy lost to nebulae and harvesting. The markers stay on the shield until your Status Phase.',
      source: 'rules: Shields, Borders; rulings E21, E22',
    },
    {
      id: 'border.shield',
      text: 'To cross a **planetary shield**, in or out, roll a d20. 1–10: you do not cross, lose the movement, and take that much damage. 11–17: you cross but are seen; your bounty grows by 1,000. 18–20: you cross unseen. Your move continues with what is left.',
      source: 'rules: Borders, Planets',
    },
    {
      id: 'border.shield-damage',
      detail: true,
      text: 'Neither shields nor abilities help against the damage of a planetary shield.',
      source: 'rules: Shields; ruling E16',
    },
    {
      id: 'border.two-shields',
      detail: true,
      text: 'If two planets touch, you stay in your space until you have crossed both shields. If one roll fails, you stay, lose the movement, and take that damage. You keep a bounty from the first crossing.',
      source: 'publisher’s FAQ; ruling E14',
    },
    {
      id: 'border.lawful',
      text: 'Outlaws cannot enter a **lawful planet** through its entrance. They may leave, and an Outlaw already there may stay and do business.',
      source: 'rules: Planets; rulings E17, E18',
    },
    {
      id: 'border.outlaw',
      text: 'An Innocent ship that crosses the entrance of an **Outlaw planet**, in or out, gets a bounty of 1,000. So does the Merchant. The Enforcer never has a bounty.',
      source: 'rules: Planets, NPC Types; ruling E17',
    },
    {
      id: 'border.neutral',
      text: 'The entrance of a **neutral planet** is open to all.',
      source: 'rules: Planets',
    },
    {
      id: 'border.gate',
      text: 'From a **gate** space, 1 movement takes you to any space of another working gate, crossing no border. An occupied one needs movement left to fly on. Gates do not affect adjacency, range, sight, or distance.',
      source: 'rules: Borders (Gates), Movement; ruling E30',
    },
    {
      id: 'border.tigris',
      text: 'The **Tigris gate** leads to no other gate, and none leads to it. Pay 1 movement and roll a d20: you come out on the free spawn point with the nearest number, the higher of two. On a 20, choose one. Your move continues.',
      source: 'rules: Borders (Gates), publisher’s FAQ; ruling E30',
    },
  ],
} as const satisfies Chapter
