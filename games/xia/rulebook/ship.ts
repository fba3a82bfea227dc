import type { Chapter } from '@orrery/engine'

export const ship = {
  id: 'ship',
  title: 'Ships',
  rules: [
    {
      id: 'ship.space',
      text: 'No space ever holds two ships for longer than it takes to fly through.',
      source: 'rules: Miniatures',
    },
    {
      id: 'ship.hold',
      text: 'The hold is a grid of spaces. Each section of an outfit and each cube takes one, and nothing lies on anything else or outside. What does not fit cannot be had.',
      source: 'rules: Hold',
    },
    {
      id: 'ship.energy',
      text: 'Energy arms markers, powers abilities and pays for scans. The meter never shows more than the ship’s maximum.',
      source: 'rules: Energy Meter',
    },
    {
      id: 'ship.markers',
      text: 'Each player has four markers for outfits. A marker is armed, on a use space, or disarmed; only armed ones can be spent.',
      source: 'rules: Markers',
    },
    {
      id: 'ship.damage',
      text: 'The owner of a damaged ship puts one damage marker for each point on undamaged spaces of the hold, all at once, and chooses which. A damaged space cannot be used until it is repaired.',
      source: 'rules: Hold, Damage; ruling E39',
    },
    {
      id: 'ship.damage-cube',
      text: 'A cube on a space that is damaged falls into the space the ship is on. Its owner cannot take it up again in that turn.',
      source: 'rules: Damage; ruling E40',
    },
    {
      id: 'ship.damage-use',
      text: 'A marker on a use space that is damaged is disarmed, and the use space is lost until the repair.',
      source: 'rules: Damage',
    },
    {
      id: 'ship.destroyed',
      text: 'A ship with as much damage as its hold has spaces, or more, is destroyed at once; no markers are placed then.',
      source: 'rules: Hold, Damage; ruling E39',
    },
    {
      id: 'ship.ability',
      text: 'To use an ability, pay its energy at the time its card says, and roll if it asks for a roll. Other ships’ abilities stay yours when you buy a larger one.',
      source: 'rules: Ability Cards',
    },
    {
      id: 'ship.exhaust',
      text: 'A used ability is exhausted until your next status phase, whether it succeeded or not. It may be ready again while its effect still lasts.',
      source: 'rules: Ability Cards',
    },
    {
      id: 'ship.drift',
      text: 'A ship that drifts on its own after the turns of others obeys all rules of movement; its owner rolls at borders, and takes no minor actions. It ends when the owner’s turn begins or the ship is destroyed.',
      source: 'rules: Ability Cards; ruling E77',
    },
    {
      id: 'ship.harpoon',
      text: 'A ship that hangs on another may follow, after each space the host moves, into the space the host has left, rolling at borders; if it does not, it lets go, unless it could not follow and is still beside its host. It cannot follow into an occupied space, nor as an Outlaw through a lawful entrance. It ends when either ship is destroyed or goes through a gate, and when the owner’s turn begins.',
      source: 'publisher’s FAQ; ruling E77',
    },
    {
      id: 'ship.replica',
      text: 'A copied ability is used once, as if it were one’s own, for its energy. The card of its owner is neither taken nor exhausted. The copy is gone in the copier’s status phase.',
      source: 'house: the replication token',
    },
    {
      id: 'bounty.status',
      text: 'A ship with a bounty is an Outlaw, one without is Innocent. A bounty is kept apart from credits.',
      source: 'rules: Bounty',
    },
    {
      id: 'bounty.gain',
      text: 'A bounty grows by 1,000 when you are seen crossing a planetary shield, when you pass an outlaw entrance while Innocent, and when you destroy an Innocent ship; and by what an outlaw mission says.',
      source: 'rules: Bounty, Planets',
    },
    {
      id: 'bounty.claim',
      text: 'The bounty of a ship that another player destroys goes to that player as credits.',
      source: 'rules: Bounty; ruling E43',
    },
    {
      id: 'bounty.lost',
      text: 'A bounty is gone when the ship is destroyed or exchanged for a new one.',
      source: 'rules: Bounty',
    },
  ],
} as const satisfies Chapter
