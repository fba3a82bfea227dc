import type { Chapter } from '@orrery/engine'

export const event = {
  id: 'event',
  title: 'Events',
  rules: [
    {
      id: 'event.draw',
      text: 'To draw an event, take one of the two open ones or the top card of the deck. In one action you may draw and play in any order; you decide each draw after seeing the one before.',
      source: 'codex: Event Cards',
    },
    {
      id: 'event.open',
      text: 'An open event that was taken is replaced at once from the deck; you may take the new one with your next draw. Events you own lie open before you, as many as you like, until you play them.',
      source: 'codex: Event Cards; ruling 110',
    },
    {
      id: 'event.play',
      text: 'Events are played in an event action, at most as many as it says, and also those you have kept from before. Nature’s Wisdom lets you play the one it draws. A played event goes to the discard pile.',
      source: 'codex: Event Cards',
    },
    {
      id: 'event.occupied',
      text: 'An event can only be aimed at an area with units or territory markers if the area is unstable or the event says so. Radioactive Contamination and New Alignment ask only for areas without units: markers are no hindrance.',
      source: 'codex: Event Cards, Unstable; ruling 100',
    },
    {
      id: 'event.markers',
      text: 'An event that needs a marker cannot be played for that if none is left.',
      source: 'house',
    },
    {
      id: 'event.reshuffle',
      text: 'When the deck is empty, the discard pile is shuffled and becomes the deck. If both are empty, nothing is drawn.',
      source: 'codex: Event Cards; ruling 110',
    },
    {
      id: 'event.rotate-tile',
      text: 'Tectonic Shift, Unsolid Ground: turn any area, also with units and markers, but not on the moon. What lies on its sides turns with it; tunnels and Kaneda stay, units are not affected.',
      source: 'codex: Tectonic Shift; ruling 101',
    },
    {
      id: 'event.add-tsukuyumi',
      text: 'Oni Rule: give an area the Tsukuyumi property, whoever is there. On the moon only an area that has lost it.',
      source: 'codex: Oni Rule; ruling 103',
    },
    {
      id: 'event.add-unstable',
      text: 'Danger in the Deep: give any area the unstable property, also on the moon.',
      source: 'codex: Danger in the Deep',
    },
    {
      id: 'event.open-blockade',
      text: 'Ascent, Passage: open a side anywhere, by a passage marker over the printed blockade or by taking a blockade marker away. Pigs and Kaneda cannot be touched.',
      source: 'codex: Ascent/Passage',
    },
    {
      id: 'event.march',
      text: 'Onward March: choose an area. Each unit in it may move 1 hex. You decide for the Oni there, all others for their own units, as many as they like; you cannot keep anybody from moving.',
      source: 'codex: Onward March; ruling 106',
    },
    {
      id: 'event.swap-tiles',
      text: 'New Alignment: swap two adjacent areas outside the moon, each without units or unstable. Units and markers go with them, and so does everything that counts for an area: who has conquered it, where nobody may attack again, where an Emergency Egg was laid, a fight that is going on. Both are turned as you like. Tunnels and Kaneda stay on their edges.',
      source: 'codex: New Alignment; ruling 105',
    },
    {
      id: 'event.add-tile',
      text: 'Land Gain, New Land: take any tile of the reserve and put it, turned as you like, on an empty hex that touches at least two areas, moon areas or homezones. Blockades do not matter.',
      source: 'codex: Land Gain; ruling 104',
    },
    {
      id: 'event.neutralise',
      text: 'Neutralisation, Swallowed by the Earth: cancel one property of any area, also on the moon and whoever is there. A marker is removed, a printed property is covered by a negation marker. Where the moon has lost Tsukuyumi, Oni Rule can restore it.',
      source: 'codex: Neutralization; ruling 102',
    },
    {
      id: 'event.replay',
      text: 'Play it again, Sam!: choose an event from the discard pile other than this one and play it at once. It stays in the discard pile.',
      source: 'codex: Play it again, Sam!; ruling 109',
    },
    {
      id: 'event.initiative',
      text: 'Change of Tactics: move one place in the initiative order.',
      source: 'codex: Change of Tactics',
    },
    {
      id: 'event.move-all',
      text: 'Change of Position: a movement action with range 1, by all the rules for one.',
      source: 'codex: Change of Position',
    },
    {
      id: 'event.close-side',
      text: 'Swamp, Invisible Hazard: put a blockade marker on an open side of any area, also on the moon, or remove a passage marker. A side with a passage is closed by removing that one.',
      source: 'codex: Swamp; ruling 13',
    },
    {
      id: 'event.produce',
      text: 'Stocking Up: production with exactly 1 point. Nothing is added to it: no productive units, no drone, no weapon for nothing.',
      source: 'codex: Stocking Up; ruling 108',
    },
    {
      id: 'event.add-radioactive',
      text: 'Radioactive Contamination: make an area radioactive. It must be without units, or unstable.',
      source: 'codex: Radioactive Contamination; ruling 100',
    },
    {
      id: 'event.combat',
      text: 'Offensive: one combat action, without movement. Cards that work once a round keep that limit.',
      source: 'codex: Offensive; ruling 107',
    },
  ],
} as const satisfies Chapter
