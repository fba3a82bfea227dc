import type { Chapter } from '@orrery/engine'

export const ship = {
  id: 'ship',
  title: 'Ships',
  lead: 'Your ship’s hold, energy, and markers limit what you can do in a turn.',
  rules: [
    {
      id: 'ship.hold',
      text: 'The **hold** is a grid of spaces. Each section of an outfit and each cube takes one. Nothing can overlap or stick out, and you cannot have what does not fit.',
      source: 'rules: Hold',
    },
    {
      id: 'ship.energy',
      text: '**Energy** arms markers, powers abilities, and pays for scans. The meter never goes above the ship’s maximum.',
      source: 'rules: Energy Meter',
    },
    {
      id: 'ship.markers',
      text: 'You have four **markers** for outfits. A marker is armed, used (on a use space), or disarmed. You can spend only armed ones.',
      source: 'rules: Markers',
    },
    {
      id: 'ship.space',
      text: 'Two ships never share a space for longer than it takes to fly through.',
      source: 'rules: Miniatures',
    },
    {
      id: 'ship.damage',
      text: 'For each point of damage, put a damage marker on an undamaged space of your hold. Place them all at once, on spaces of your choice. A damaged space cannot be used until it is repaired.',
      source: 'rules: Hold, Damage; ruling E39',
    },
    {
      id: 'ship.damage-cube',
      text: 'Cargo on a damaged space falls into the space your ship is on. You cannot collect it again in that turn.',
      source: 'rules: Damage; ruling E40',
    },
    {
      id: 'ship.damage-use',
      text: 'A marker on a damaged use space is disarmed. The use space is lost until it is repaired.',
      source: 'rules: Damage',
    },
    {
      id: 'ship.destroyed',
      text: 'A ship with as much damage as its hold has spaces, or more, is destroyed at once.',
      source: 'rules: Hold, Damage; ruling E39',
    },
    {
      id: 'ship.ability',
      text: 'To use an **ability**, pay its energy at the time its card says, and roll if it asks for a roll. You keep the abilities of earlier ships when you buy a larger one.',
      source: 'rules: Ability Cards',
    },
    {
      id: 'ship.exhaust',
      text: 'A used ability is exhausted until your next Status Phase, whether it worked or not. It may be ready again while its effect lasts.',
      source: 'rules: Ability Cards',
    },
    {
      id: 'ship.drift',
      detail: true,
      text: 'A ship **on autopilot** moves after the turns of others, by all rules of movement. Its owner rolls at borders and takes no minor actions. It stops when the owner’s turn begins or the ship is destroyed.',
      source: 'rules: Ability Cards; ruling E77',
    },
    {
      id: 'ship.harpoon',
      detail: true,
      text: 'A ship with a Mag-Harpoon on another may follow into each space its host leaves, rolling at borders. If it does not follow, it lets go, unless it could not follow and is still next to its host. It cannot follow into an occupied space, nor as an Outlaw through a lawful entrance.',
      source: 'publisher’s FAQ; ruling E77',
    },
    {
      id: 'ship.harpoon-end',
      detail: true,
      text: 'The hold of a Mag-Harpoon ends when either ship is destroyed or goes through a gate, and when the owner’s turn begins.',
      source: 'publisher’s FAQ; ruling E77',
    },
    {
      id: 'ship.replica',
      detail: true,
      text: 'You use a copied ability once, as if it were your own, for its energy. The owner’s card is neither taken nor exhausted. The copy is gone in your Status Phase.',
      source: 'house: the replication token',
    },
    {
      id: 'bounty.status',
      text: 'A ship with a **bounty** is an **Outlaw**; one without is **Innocent**. Keep bounty apart from your credits.',
      source: 'rules: Bounty',
    },
    {
      id: 'bounty.gain',
      text: 'Your bounty grows by 1,000 when you are seen crossing a planetary shield, when you cross an Outlaw entrance while Innocent, and when you destroy an Innocent ship. Outlaw missions add what they say.',
      source: 'rules: Bounty, Planets',
    },
    {
      id: 'bounty.claim',
      text: 'A player who destroys a ship gets its bounty as credits.',
      source: 'rules: Bounty; ruling E43',
    },
    {
      id: 'bounty.lost',
      text: 'A bounty is gone when the ship is destroyed or exchanged for a new one.',
      source: 'rules: Bounty',
    },
  ],
} as const satisfies Chapter
