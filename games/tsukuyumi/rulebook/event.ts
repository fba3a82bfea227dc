import type { Chapter } from '@orrery/engine'

export const event = {
  id: 'event',
  title: 'Events',
  lead: 'Events change the land, or give you one more action.',
  rules: [
    {
      id: 'event.draw',
      text: 'To draw an event, take one of the two open ones or the top card of the deck. Draw and play in any order within one action, and decide each draw after seeing the last.',
      source: 'codex: Event Cards',
    },
    {
      id: 'event.open',
      text: 'Replace an open event from the deck as soon as it is taken; you may take the new one with your next draw. Keep your events face up in front of you, as many as you like, until you play them.',
      source: 'codex: Event Cards; ruling 110',
    },
    {
      id: 'event.play',
      text: 'Play events in an event action, at most as many as it says. You may play events from earlier rounds. Nature’s Wisdom also lets you play the event it draws. Played events go to the discard pile.',
      source: 'codex: Event Cards',
    },
    {
      id: 'event.occupied',
      text: 'Use an event on an area with units or territory markers only if the area is unstable or the event allows it. For Radioactive Contamination and New Alignment only units are in the way, not markers.',
      source: 'codex: Event Cards, Unstable; ruling 100',
    },
    {
      id: 'event.markers',
      detail: true,
      text: 'An event that needs a marker cannot be played for it if none is left.',
      source: 'house',
    },
    {
      id: 'event.reshuffle',
      detail: true,
      text: 'When the deck is empty, shuffle the discard pile into a new deck. If both are empty, draw nothing.',
      source: 'codex: Event Cards; ruling 110',
    },
    {
      id: 'event.rotate-tile',
      text: '**Tectonic Shift, Unsolid Ground**: rotate any area outside the moon, even with units and markers in it. Markers on its sides rotate along; units, tunnels, and Kaneda stay.',
      source: 'codex: Tectonic Shift; ruling 101',
    },
    {
      id: 'event.add-tsukuyumi',
      text: '**Oni Rule**: give any area the Tsukuyumi property, even with units or markers in it. On the moon, only an area that has lost it.',
      source: 'codex: Oni Rule; ruling 103',
    },
    {
      id: 'event.add-unstable',
      text: '**Danger in the Deep**: make any area unstable, on the moon as well.',
      source: 'codex: Danger in the Deep',
    },
    {
      id: 'event.open-blockade',
      text: '**Ascent, Passage**: open a side anywhere. Put a passage marker over the printed blockade, or remove a blockade marker. Pigs and Kaneda cannot be chosen.',
      source: 'codex: Ascent/Passage',
    },
    {
      id: 'event.march',
      text: '**Onward March**: choose an area. Each unit in it may move 1 area. You decide for the Oni, and all players for their own units. You cannot keep anyone from moving.',
      source: 'codex: Onward March; ruling 106',
    },
    {
      id: 'event.swap-tiles',
      text: '**New Alignment**: swap two adjacent areas outside the moon and rotate both as you like. Each must be without units, or unstable. Units and markers move along; tunnels and Kaneda stay on their edges.',
      source: 'codex: New Alignment; ruling 105',
    },
    {
      id: 'event.swap-follows',
      detail: true,
      text: 'Everything that counts for a swapped area moves along: conquests of this round, bans on attacking again, Emergency Eggs laid there, and a combat in progress.',
      source: 'codex: New Alignment; ruling 105',
    },
    {
      id: 'event.add-tile',
      text: '**Land Gain, New Land**: put any tile of the reserve on an empty spot that touches at least two areas or homezones, rotated as you like. Blockades do not matter.',
      source: 'codex: Land Gain; ruling 104',
    },
    {
      id: 'event.neutralise',
      text: '**Neutralization, Swallowed by the Earth**: neutralize one property of any area, even on the moon or with units in it. Remove its marker, or cover a printed property with a neutralization marker. Oni Rule can restore Tsukuyumi on the moon.',
      source: 'codex: Neutralization; ruling 102',
    },
    {
      id: 'event.replay',
      text: '**Play it again, Sam!** lets you choose any other event in the discard pile and play it at once. It stays in the discard pile.',
      source: 'codex: Play it again, Sam!; ruling 109',
    },
    {
      id: 'event.initiative',
      text: '**Change of Tactics**: move up or down one position in initiative.',
      source: 'codex: Change of Tactics',
    },
    {
      id: 'event.move-all',
      text: '**Change of Position**: take a movement action with range 1. All its rules apply.',
      source: 'codex: Change of Position',
    },
    {
      id: 'event.close-side',
      text: '**Swamp, Invisible Hazard**: put a blockade marker on an open side of any area, on the moon as well. To close a side with a passage, remove the passage marker.',
      source: 'codex: Swamp; ruling 13',
    },
    {
      id: 'event.produce',
      text: '**Stocking Up**: produce with exactly 1 point. Productive units, the free drone, and free weapons add nothing.',
      source: 'codex: Stocking Up; ruling 108',
    },
    {
      id: 'event.add-radioactive',
      text: '**Radioactive Contamination**: make an area radioactive. It must be without units, or unstable.',
      source: 'codex: Radioactive Contamination; ruling 100',
    },
    {
      id: 'event.combat',
      text: '**Offensive**: take one combat action, without movement. Cards for once per round keep that limit.',
      source: 'codex: Offensive; ruling 107',
    },
  ],
} as const satisfies Chapter
