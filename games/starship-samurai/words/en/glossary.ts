import type { GlossaryWords } from '@orrery/engine'
import type { TermId } from '../../glossary.ts'

/** What the terms and symbols of the game mean. */
export default {
  honor: { term: 'Honor', forms: ['honor'], text: 'Points. Most honor at the end wins.' },
  location: {
    term: 'Location',
    forms: ['location', 'locations'],
    text: 'A place to fight for. Its winner gains honor, its reward and its card.',
  },
  reward: {
    term: 'Reward',
    forms: ['reward', 'rewards'],
    text: 'The pay of a location: to its leader as each turn begins, and to the winner of the battle.',
  },
  power: {
    term: 'Power',
    forms: ['power'],
    text: 'How strong units are: a fighter least, a carrier more, mechs most. Wealth on a fighter adds to it.',
  },
  lead: {
    term: 'Lead',
    forms: ['lead', 'leads', 'leader'],
    text: 'To have more power at a location than each other player. A tie is no lead.',
  },
  'order-marker': {
    term: 'Order marker',
    forms: ['order marker', 'order markers'],
    text: 'You have four a round, numbered. Place one each turn; its number says how much the order does.',
  },
  allegiance: {
    term: 'Move Allegiance',
    forms: ['Move Allegiance'],
    text: 'An order: move one clan marker up to as many spaces as the marker says.',
  },
  'units-order': {
    term: 'Move Units',
    forms: ['Move Units'],
    text: 'An order: move up to as many different units as the marker says, one after another.',
  },
  draw: { term: 'Draw Cards', forms: ['Draw Cards'], text: 'An order: draw up to as many cards as the marker says.' },
  gain: { term: 'Gain Wealth', forms: ['Gain Wealth'], text: 'An order: gain as much wealth as the marker says.' },
  increase: {
    term: 'Increase',
    forms: ['increase it', 'increase this order', 'increase an order'],
    text: 'Spend wealth while placing an order marker: each token makes the order one larger.',
  },
  wealth: {
    term: 'Wealth',
    forms: ['wealth'],
    text: 'Tokens that pay for larger orders, cards and some mechs. On a fighter each adds power.',
  },
  unit: {
    term: 'Unit',
    forms: ['unit', 'units'],
    text: 'A fighter, a carrier or a mech. Each fills a space of its location.',
  },
  ship: { term: 'Ship', forms: ['ship', 'ships'], text: 'A fighter or a carrier, but no mech.' },
  fighter: {
    term: 'Fighter',
    forms: ['fighter', 'fighters'],
    text: 'The smallest ship. Wealth on it, or Shingen beside it, gives it more power.',
  },
  carrier: {
    term: 'Carrier',
    forms: ['carrier', 'carriers'],
    text: 'A large ship. It takes two fighters along when it moves, for free.',
  },
  mech: {
    term: 'Samurai mech',
    forms: ['mech', 'mechs', 'samurai mech', 'samurai mechs'],
    text: 'A giant with an ability of its own. Each player has two. Mechs enter even a full location.',
  },
  shingen: { term: 'Shingen', forms: ['Shingen'], text: 'A mech. Your ships at his location each have more power.' },
  mototada: {
    term: 'Mototada',
    forms: ['Mototada'],
    text: 'A mech. After each of his moves you may destroy the weakest ship where he arrived.',
  },
  hideyoshi: {
    term: 'Hideyoshi',
    forms: ['Hideyoshi'],
    text: 'A mech. After each of his moves you may move a clan marker one space.',
  },
  oda: {
    term: 'Oda',
    forms: ['Oda'],
    text: 'A mech. He may come along for free when your order or order card moves a ship.',
  },
  mori: {
    term: 'Mori',
    forms: ['Mori'],
    text: 'A mech. When he comes from your supply, discard a card to destroy up to two ships there.',
  },
  gozen: {
    term: 'Gozen',
    forms: ['Gozen'],
    text: 'A mech. In a battle with Gozen you commit last, when you have seen the other cards.',
  },
  tametomo: {
    term: 'Tametomo',
    forms: ['Tametomo'],
    text: 'A mech. Once a turn, pay wealth to destroy a ship at any location.',
  },
  masumune: { term: 'Masumune', forms: ['Masumune'], text: 'The strongest mech. Each of his moves costs wealth.' },
  'clan-marker': {
    term: 'Clan marker',
    forms: ['clan marker', 'clan markers', 'lesser clan', 'lesser clans'],
    text: 'One of eight lesser clans. On your branch it is your ally.',
  },
  branch: {
    term: 'Branch',
    forms: ['branch', 'branches'],
    text: 'Your arm of the alliance track. Markers on it pay you.',
  },
  track: {
    term: 'Alliance track',
    forms: ['alliance track'],
    text: 'The spaces of the clan markers. Beside each space is the honor it pays every round.',
  },
  neutral: {
    term: 'Neutral space',
    forms: ['neutral', 'neutral space'],
    text: 'The middle of the alliance track. A marker there pays nobody.',
  },
  ally: {
    term: 'Ally',
    forms: ['ally', 'allies'],
    text: 'A clan marker on a branch. It pays its owner the honor beside its space, every round.',
  },
  'order-card': {
    term: 'Order card',
    forms: ['order card', 'order cards'],
    text: 'A card for your own turn. You may play one each turn.',
  },
  'battle-card': {
    term: 'Battle card',
    forms: ['battle card', 'battle cards'],
    text: 'A card that is committed face down in a battle.',
  },
  'free-order': {
    term: 'Free order',
    forms: ['free order', 'free orders'],
    text: 'An extra action in your own turn. It needs no order marker.',
  },
  attach: {
    term: 'Attach',
    forms: ['attach', 'attached', 'attaching'],
    text: 'Put wealth on a fighter. Each token adds power until the fighter is destroyed or returns.',
  },
  commit: {
    term: 'Commit',
    forms: ['commit', 'commits', 'committed'],
    text: 'Lay a battle card face down, or none. Bluffing is allowed.',
  },
  contested: {
    term: 'Contested',
    forms: ['contested'],
    text: 'Two or more players have units at a location: there will be a battle.',
  },
  'hand-limit': {
    term: 'Hand limit',
    forms: ['hand limit'],
    text: 'The most cards you may have in hand. Discard any others at once.',
  },
  graveyard: {
    term: 'Graveyard',
    forms: ['graveyard'],
    text: 'The place of destroyed units until the end of the round.',
  },
  supply: {
    term: 'Your supply',
    forms: ['your supply', 'supply'],
    text: 'Your units that are at no location. From there they can go anywhere.',
  },
  'general-supply': {
    term: 'General supply',
    forms: ['general supply'],
    text: 'The wealth that nobody has.',
  },
  pips: {
    term: 'Pips',
    forms: ['pip', 'pips'],
    text: 'They say which location cards are used with how many players. They have no value.',
  },
  types: {
    term: 'Types of location',
    forms: ['types', 'types of location', 'type of location', 'Citadel', 'City', 'Temple', 'Outpost'],
    text: 'Citadel, city, temple, outpost. Different types among the locations you win pay honor at the end.',
  },
  'first-player': {
    term: 'First player',
    forms: ['first player', 'first player token'],
    text: 'Begins the round, and wins ties in battles.',
  },
} satisfies GlossaryWords<TermId>
