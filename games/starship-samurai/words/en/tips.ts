import type { TipWords } from '@orrery/engine'
import type { TipId } from '../../tips.ts'

/** What the coach says in a match. */
export default {
  markers: 'Each round you place four order markers, one a turn. The number on a marker says how much its order does.',
  leading: 'You lead {{places}}. If it stays so, your next turn begins with the reward.',
  level: 'You are level at {{places}}. A tie is no lead: neither of you is paid.',
  behind:
    '{{place}}: you {{mine}} power, {{seat:rival}} {{theirs}}. Only the leader is paid. Bring more, or lead where nobody is.',
  units:
    'Power: fighter {{fighter}}, carrier {{carrier}}, mechs more. Each mech has an ability: point at it or touch it. Units in your supply can go anywhere.',
  where: 'A single fighter leads an empty location, and the leader is paid every turn.',
  passengers: 'Passengers travel for free: they do not count as moves.',
  displacing: 'A full location takes no more ships. A mech makes room: choose one of the weakest ships, even your own.',
  increasing: 'Each wealth makes this order one larger, and is gone. Cards and some mechs cost wealth too.',
  allies: 'A clan marker on your branch is your ally. Every round it pays you the honor beside its space.',
  swing: 'Markers near neutral swing most: an opponent loses what you gain. Deeper spaces pay only a little more.',
  'order-card': '{{card}} is an order card. You may play one each turn, before or after your order.',
  'hand-limit': 'Your hand limit is {{card:most}}. Discard what is more at once.',
  battle:
    'Without cards: you {{mine}}, {{seat:rival}} {{theirs}}. Elite General adds power, once. Or keep your cards for the next battle.',
  'open-hands': 'Hands are secret, their size is not: {{seat:rival}} {{has:rival}} [[{{card:cards}}|no cards]] left.',
  plan: 'A common plan: units early, so that rewards pay often; allies late, when nobody can answer.',
  paid: 'Allies have paid. Now you have {{honor}} honor, the best of the others {{most}}.',
  'last-round':
    'The last round: no new locations come. Battles and allies pay once more, and so do different types of location.',
  mechs:
    'Draft two mechs, in secret. Shingen adds power to ships, Hideyoshi moves clan markers, Masumune is strong but costs wealth.',
  'deck-draft': 'Choose one card, the rest goes to the left. You play with the deck that you draft.',
  'second-deck':
    '{{card}} is from Shattered Alliances. Its cards are about oaths, hostages and markers that change sides.',
  trading: 'You may offer trades at any time: wealth, cards, promises. Only what changes hands is binding.',
} satisfies TipWords<TipId>
