import type { Chapter } from '@orrery/engine'

export const uplink = {
  id: 'uplink',
  title: 'Uplinks',
  lead: 'The ten Uplinks of the Cybersamurai.',
  rules: [
    {
      id: 'uplink.amaterasu',
      text: '**Amaterasu**: in each green phase, place an Attack Drone or a Shield Drone from your supply for free, like a new unit. You need no green phase on your card.',
      source: 'codex: Amaterasu',
    },
    {
      id: 'uplink.tetsuo',
      text: '**Tetsuo Orbital Laser**: once in each of your red turns, deal 10 damage to one faction in any area; its owner assigns it. You need no red phase on your card. It is not an attack: no combat action, no counterattack, no Samurai.',
      source: 'codex: Tetsuo; ruling 114',
    },
    {
      id: 'uplink.kaneda',
      text: '**Kaneda**: in a red turn with a red phase on your card, place or move the red marker on any edge. The moon and homezones are allowed.',
      source: 'codex: Kaneda',
    },
    {
      id: 'uplink.rocket-attack',
      text: '**Rocket Attack**: in a red turn with a red phase on your card, place or move the red marker in any area.',
      source: 'codex: Rocket Attack',
    },
    {
      id: 'uplink.tenno',
      text: '**Tenno Sub-AI**: each faction effect lets you use Tetsuo, Kaneda, or Rocket Attack once. The markers are blue.',
      source: 'codex: Tenno; ruling 116',
    },
    {
      id: 'uplink.samurai',
      text: '**Samurai**: when you are attacked, you may sacrifice one of your units in the area before the attacker chooses a card. Each of your other units there may leave for an adjacent area. Units that stay lose nothing to the attacker’s damage and may counterattack.',
      source: 'codex: Samurai; rulings 59, 60',
    },
    {
      id: 'uplink.samurai-limits',
      detail: true,
      text: 'The sacrificed unit is credited to the attacker. Units that stay count against the conquest, and another defender’s Counterstrike can hit them. If none stays, you have no counterattack. Decide for each attack; Samurai does not help against Tetsuo or mines.',
      source: 'codex: Samurai; rulings 59, 60',
    },
    {
      id: 'uplink.bushido',
      text: '**Bushido**: you may answer an attack with two different counterattacks. Each works at its own time.',
      source: 'codex: Bushido; ruling 61',
    },
    {
      id: 'uplink.espionage',
      text: '**Espionage**: when another player has finished drawing events in an action or by a counterattack, take the top card of the deck, one for all they drew.',
      source: 'codex: Espionage; ruling 111',
    },
    {
      id: 'uplink.ghost',
      text: '**Ghost**: before you draft, take a random action card from the draw pile or the discard pile. After you draft, remove another card in your hand from the game and pass the rest. Removed cards never return. In the first round the discard pile is empty.',
      source: 'codex: Ghost; ruling 113',
    },
    {
      id: 'uplink.shogun',
      text: '**Shogun**: place the Shogun like a new unit. In every event action you may play 1 more event, but not draw more. If the unit is destroyed, the Uplink is no longer installed; you can buy it again.',
      source: 'codex: Shogun; rulings 112, 125',
    },
  ],
} as const satisfies Chapter
