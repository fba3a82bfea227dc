import type { Chapter } from '@orrery/engine'

export const npcs = {
  id: 'npcs',
  title: 'Non-player ships',
  rules: [
    {
      id: 'npc.cards',
      text: 'The Merchant, the Enforcer and the Scoundrel follow their cards. The player with a card carries it out and decides what it leaves open, without owning the ship.',
      source: 'rules: Non-Player Ships',
    },
    {
      id: 'npc.spawn',
      text: 'An NPC enters play as soon as its home sector is on the board: on that sector’s spawn point or, if it is occupied, on a free normal space beside it, drawn by lot.',
      source: 'rules: Non-Player Ships (Spawning); ruling E10',
    },
    {
      id: 'npc.spawn-crowded',
      text: 'If there is no such space either, it takes the nearest free normal space of the sector, by lot among equals.',
      source: 'ruling E11',
    },
    {
      id: 'npc.turn',
      text: 'An NPC’s turn comes right after that of the player who has its card, and has no phases. If its next turn is to be skipped, that is it. Its d20s bring nobody fame.',
      source: 'rules: Non-Player Ships; ruling E58',
    },
    {
      id: 'npc.absent',
      text: 'An NPC that has not entered play has no turn.',
      source: 'rules: Non-Player Ships; ruling E73',
    },
    {
      id: 'npc.path',
      text: 'NPCs take the shortest way that avoids asteroids, debris, planetary shields and stars. Nebulae do nothing to them; working gates cost them 1 movement. They never explore, fly through occupied spaces and do not stop there.',
      source: 'rules: Non-Player Ships (Movement)',
    },
    {
      id: 'npc.unsafe',
      text: 'If no such way leads to its goal, an NPC flies as near to it as a safe way leads in the goal’s sector. Only if it cannot reach that sector at all does it take the way with the fewest shields, among those the fewest debris, then the fewest asteroids, then the fewest steps. It rolls at those borders like a player, and risks nothing more once it is in the sector.',
      source: 'rules: Non-Player Ships (Unreachable Sectors); house: the order of counting',
    },
    {
      id: 'npc.ties',
      text: 'Among equal ways, safe or not, the player with the card chooses, where it makes a difference.',
      source: 'rules: Non-Player Ships; ruling E68',
    },
    {
      id: 'npc.stop',
      text: 'If its goal is occupied, an NPC stops on the nearest free space of its way. For the Merchant, a space of the same planet beside an occupied sell space is as good as the sell space.',
      source: 'ruling E70',
    },
    {
      id: 'npc.target',
      text: 'Among possible targets it takes the one with the shortest way, over whatever it avoids if no safe way leads to any of them; a d20 decides between equals. Nearby means within two sectors.',
      source: 'rules: Non-Player Ships, Ties / Disputes; ruling E67',
    },
    {
      id: 'npc.planets',
      text: 'The Enforcer enters every planet, and gets no bounty anywhere. The Scoundrel enters no lawful planet, neither through the entrance nor through the shield, and takes no notice of ships there. To reach a planet is to be on any space of it.',
      source: 'rules: NPC Types; ruling E69',
    },
    {
      id: 'npc.attack',
      text: 'NPCs attack by the rules of combat, with the dice on their card, once a turn.',
      source: 'rules: Non-Player Ships; house: their dice',
    },
    {
      id: 'npc.defense',
      text: 'An attacked NPC always defends with the dice on its card. They count as shield dice.',
      source: 'rules: Non-Player Ships (Defense); house: what they count as',
    },
    {
      id: 'npc.damage',
      text: 'Damage stays on the NPC’s card until it dies, and is never repaired. With as much as the card says, it is destroyed.',
      source: 'rules: Non-Player Ships (Damage); ruling E72b',
    },
    {
      id: 'npc.kill',
      text: 'Who destroys an NPC gets the fame on its card and all credits and bounty lying on it. It then loses a turn and respawns like a player’s ship.',
      source: 'rules: Non-Player Ships (Death and Respawn)',
    },
    {
      id: 'npc.spoils',
      text: 'An NPC that destroys another takes what lies on its card; one that destroys a player takes the bounty.',
      source: 'rules: Non-Player Ships; ruling E44',
    },
    {
      id: 'npc.memory',
      text: 'An NPC remembers who attacked it last, and goes for that ship first. It forgets when it dies, when it has destroyed the attacker, and when the attacker dies otherwise.',
      source: 'rules: NPC Types; ruling E72',
    },
    {
      id: 'npc.merchant',
      text: 'The Merchant flies along its route and earns 1,000 credits each time it reaches a sell space; then it stops for that turn. It never attacks. After an attack it flies 8 spaces instead of 5 in its next turn.',
      source: 'rules: NPC Types; house: the numbers',
    },
    {
      id: 'npc.route',
      text: 'The stops are Doravin V, Azure, Kemplar II, Neo Damascus and Lunari, round and round. Those not on the board yet are left out, and so are lawful planets while the Merchant has a bounty: their entrances are closed to it. After a respawn it goes on where it was.',
      source: 'rules: Planets; ruling E71; house: the route',
    },
    {
      id: 'npc.enforcer',
      text: 'The Enforcer hunts its last attacker, else an Outlaw nearby. It flies up to 7 spaces until it is adjacent and in sight, and attacks there, else from range 2 to 6. Without a target it patrols from one lawful planet to another. The bounty of whom it destroys goes onto its card. It never has a bounty of its own.',
      source: 'rules: NPC Types; house: the numbers',
    },
    {
      id: 'npc.scoundrel',
      text: 'The Scoundrel hunts its last attacker, else an Innocent ship nearby; never the Enforcer. It flies up to 6 spaces until it is adjacent and in sight, attacks, and flees up to 4 spaces towards Loath. For an Innocent victim it gets 1,000 credits onto its card. Without a target it flies home to Loath. It enters play with a bounty of 2,000.',
      source: 'rules: NPC Types; house: the numbers',
    },
  ],
} as const satisfies Chapter
