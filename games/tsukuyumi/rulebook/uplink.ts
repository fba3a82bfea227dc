import type { Chapter } from '@orrery/engine'

export const uplink = {
  id: 'uplink',
  title: 'Uplinks',
  rules: [
    {
      id: 'uplink.amaterasu',
      text: 'Amaterasu: in each green phase an Attack Drone or a Shield Drone from the supply for nothing, placed like a new unit, even if your card has no green phase.',
      source: 'codex: Amaterasu',
    },
    {
      id: 'uplink.tetsuo',
      text: 'Tetsuo Orbital Laser: once in each of your red turns, whatever your card shows, one faction in any area suffers 10 damage; its owner assigns. It is no attack: no combat action, no counterattack, no Samurai.',
      source: 'codex: Tetsuo; ruling 114',
    },
    {
      id: 'uplink.kaneda',
      text: 'Kaneda: in a red turn with a red phase on your card, put or move the red marker between any two hexes, also on the moon and at homezones.',
      source: 'codex: Kaneda',
    },
    {
      id: 'uplink.rocket-attack',
      text: 'Rocket Attack: in a red turn with a red phase on your card, put or move the red marker to any area.',
      source: 'codex: Rocket Attack',
    },
    {
      id: 'uplink.tenno',
      text: 'Tenno Sub-AI: each faction effect lets you use Tetsuo, Kaneda or Rocket Attack once; the markers are blue.',
      source: 'codex: Tenno; ruling 116',
    },
    {
      id: 'uplink.samurai',
      text: 'Samurai: when a card is about to be played against you, but before it is shown, you may name one of your units there. It is destroyed, credited to the attacker whatever the card is. Each other unit there may leave for an adjacent hex. Those that stay lose nothing to the attacker’s damage, count for the conquest and may counterattack; if none stays, you have no counterattack. Another defender’s Counterstrike can hit them. Each attack is decided anew, and it does not help against Tetsuo or mines.',
      source: 'codex: Samurai; rulings 59, 60',
    },
    {
      id: 'uplink.bushido',
      text: 'Bushido: you may answer an attack with two counterattacks, if they are different; each works at its own time.',
      source: 'codex: Bushido; ruling 61',
    },
    {
      id: 'uplink.espionage',
      text: 'Espionage: when another player has finished drawing events in an action or by a counterattack, take the top card of the deck, one for all they drew. It does not react to itself.',
      source: 'codex: Espionage; ruling 111',
    },
    {
      id: 'uplink.ghost',
      text: 'Ghost: before you choose, say draw pile or discard pile and take a random action card from it; in the first round the discard pile is empty. After you have chosen, remove another card of your hand from the game and pass on the rest. Removed cards never come back.',
      source: 'codex: Ghost; ruling 113',
    },
    {
      id: 'uplink.shogun',
      text: 'Shogun: the unit enters the board like a new one. In every event action, also in the white phase, you may play 1 event more, but not draw more. If the unit is destroyed, the Uplink is no longer installed and can be bought again.',
      source: 'codex: Shogun; rulings 112, 125',
    },
  ],
} as const satisfies Chapter
