import type { Chapter } from '@orrery/engine'

export const npcs = {
  id: 'npcs',
  title: 'Non-player ships',
  lead: 'Three ships have a will of their own: the Merchant, the Enforcer, and the Scoundrel.',
  rules: [
    {
      id: 'npc.cards',
      text: 'The Merchant, the Enforcer, and the Scoundrel follow their cards. The player with a card carries it out and decides open questions, but does not own the ship.',
      source: 'rules: Non-Player Ships',
    },
    {
      id: 'npc.spawn',
      text: 'An NPC enters play as soon as its home sector is on the board, on that sector’s spawn point. If it is occupied, use a random free normal space next to it.',
      source: 'rules: Non-Player Ships (Spawning); ruling E10',
    },
    {
      id: 'npc.spawn-crowded',
      detail: true,
      text: 'If no space next to it is free, the NPC takes the nearest free normal space of the sector, at random among equals.',
      source: 'ruling E11',
    },
    {
      id: 'npc.turn',
      text: 'An NPC’s turn comes right after that of the player with its card, and has no phases. If it must skip its next turn, this is the one. Its d20s bring no Fame.',
      source: 'rules: Non-Player Ships; ruling E58',
    },
    {
      id: 'npc.absent',
      detail: true,
      text: 'An NPC that has not entered play has no turn.',
      source: 'rules: Non-Player Ships; ruling E73',
    },
    {
      id: 'npc.path',
      text: 'NPCs take the shortest way that avoids asteroids, debris, planetary shields, and stars. Nebulae do not affect them, and working gates cost them 1 movement. They never explore. They fly through occupied spaces but do not stop there.',
      source: 'rules: Non-Player Ships (Movement)',
    },
    {
      id: 'npc.unsafe',
      detail: true,
      text: 'If no safe way leads to its goal, an NPC flies as near as a safe way leads in the goal’s sector. Only if it cannot reach that sector does it take the way with the fewest shields, then debris, then asteroids, then steps. It rolls there like a player.',
      source: 'rules: Non-Player Ships (Unreachable Sectors); house: the order of counting',
    },
    {
      id: 'npc.unsafe-sector',
      detail: true,
      text: 'Once it is in the sector of its goal, an NPC takes no more risks.',
      source: 'rules: Non-Player Ships (Unreachable Sectors); house: the order of counting',
    },
    {
      id: 'npc.ties',
      detail: true,
      text: 'Between equal ways, safe or not, the player with the card chooses if it makes a difference.',
      source: 'rules: Non-Player Ships; ruling E68',
    },
    {
      id: 'npc.stop',
      detail: true,
      text: 'If its goal is occupied, an NPC stops on the nearest free space of its way. For the Merchant, a space of the same planet next to an occupied sell space is as good as the sell space.',
      source: 'ruling E70',
    },
    {
      id: 'npc.target',
      text: 'An NPC chooses the target with the shortest safe way, or the shortest unsafe one if no target has a safe way. A d20 decides ties. **Nearby** means within two sectors.',
      source: 'rules: Non-Player Ships, Ties / Disputes; ruling E67',
    },
    {
      id: 'npc.planets',
      detail: true,
      text: 'The Enforcer enters every planet and gets no bounty anywhere. The Scoundrel enters no lawful planet, by entrance or shield, and ignores ships there. A planet is reached on any of its spaces.',
      source: 'rules: NPC Types; ruling E69',
    },
    {
      id: 'npc.attack',
      text: 'NPCs attack by the rules of combat, with the dice on their card, once per turn.',
      source: 'rules: Non-Player Ships; house: their dice',
    },
    {
      id: 'npc.defense',
      text: 'An attacked NPC always defends with the dice on its card. They count as shield dice.',
      source: 'rules: Non-Player Ships (Defense); house: what they count as',
    },
    {
      id: 'npc.damage',
      text: 'Damage stays on the NPC’s card until it dies and is never repaired. With as much as the card says, it is destroyed.',
      source: 'rules: Non-Player Ships (Damage); ruling E72b',
    },
    {
      id: 'npc.kill',
      text: 'A player who destroys an NPC gets the Fame on its card and all credits and bounty on it. The NPC loses a turn and respawns like a player’s ship.',
      source: 'rules: Non-Player Ships (Death and Respawn)',
    },
    {
      id: 'npc.spoils',
      detail: true,
      text: 'An NPC that destroys another takes the credits and bounty on its card. An NPC that destroys a player’s ship takes the bounty.',
      source: 'rules: Non-Player Ships; ruling E44',
    },
    {
      id: 'npc.memory',
      text: 'An NPC remembers its last attacker and hunts that ship first. It forgets when it dies, when it has destroyed the attacker, and when the attacker dies otherwise.',
      source: 'rules: NPC Types; ruling E72',
    },
    {
      id: 'npc.merchant',
      text: 'The **Merchant** flies its route and earns 1,000 credits each time it reaches a sell space; then it stops for that turn. It never attacks. After an attack it flies 8 spaces instead of 5 in its next turn.',
      source: 'rules: NPC Types; house: the numbers',
    },
    {
      id: 'npc.route',
      text: 'Its stops are Doravin V, Azure, Kemplar II, Neo Damascus, and Lunari, in a circle. It skips stops that are not on the board, and lawful planets while it has a bounty. After a respawn it continues where it was.',
      source: 'rules: Planets; ruling E71; house: the route',
    },
    {
      id: 'npc.enforcer',
      text: 'The **Enforcer** hunts its last attacker, otherwise a nearby Outlaw. It flies up to 7 spaces until it is adjacent with line of sight and attacks there, otherwise from range 2 to 6. Without a target it patrols between lawful planets. It takes the bounty of ships it destroys and never has one of its own.',
      source: 'rules: NPC Types; house: the numbers',
    },
    {
      id: 'npc.scoundrel',
      text: 'The **Scoundrel** hunts its last attacker, otherwise a nearby Innocent ship, but never the Enforcer. It flies up to 6 spaces until it is adjacent with line of sight, attacks, and flees up to 4 spaces toward Loath. Without a target it flies home to Loath.',
      source: 'rules: NPC Types; house: the numbers',
    },
    {
      id: 'npc.scoundrel-purse',
      detail: true,
      text: 'The Scoundrel enters play with a bounty of 2,000. For an Innocent victim, put 1,000 credits on its card.',
      source: 'rules: NPC Types; house: the numbers',
    },
  ],
} as const satisfies Chapter
