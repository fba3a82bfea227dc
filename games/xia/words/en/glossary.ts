import type { GlossaryWords } from '@orrery/engine'
import type { TermId } from '../../glossary.ts'

/** What the terms and symbols of the game mean. */
export default {
  fame: {
    term: 'Fame',
    forms: ['Fame', 'Fame Point', 'Fame Points'],
    text: 'The points. The first player to reach the goal wins at once.',
  },
  credits: {
    term: 'Credits',
    forms: ['credits'],
    text: 'Money. It buys cargo, outfits, ships, repairs, and some Fame.',
  },
  movement: {
    term: 'Movement',
    forms: ['movement'],
    text: 'Spaces you may still fly in this move. Unused movement is lost when the move ends.',
  },
  impulse: {
    term: 'Impulse',
    forms: ['impulse'],
    text: 'A free move once per turn, as many spaces as your ship’s impulse says.',
  },
  engine: {
    term: 'Engine',
    forms: ['engine', 'engines'],
    text: 'An outfit to fly with: spend an armed marker and roll its die. The result is your movement.',
  },
  marker: {
    term: 'Marker',
    forms: ['marker', 'markers', 'armed marker', 'armed markers'],
    text: 'Markers pay for outfits. Only armed ones can be used; arm them for energy, or for free on a planet.',
  },
  'use-space': {
    term: 'Use space',
    forms: ['use space', 'use spaces'],
    text: 'A place for a marker on an outfit. An outfit works once per turn for each of them.',
  },
  energy: {
    term: 'Energy',
    forms: ['energy'],
    text: 'Arms markers, powers abilities, and pays for scans. Planets refill it for free.',
  },
  stranded: {
    term: 'Stranded',
    forms: ['stranded'],
    text: 'Without energy and armed markers. You still have impulse, minor actions, and business on planets.',
  },
  hold: {
    term: 'Hold',
    forms: ['hold', 'holds'],
    text: 'The grid in your ship. Outfits, cargo, and damage all take its spaces.',
  },
  outfit: {
    term: 'Outfit',
    forms: ['outfit', 'outfits'],
    text: 'Equipment in your hold: engines, shields, blasters, missiles. Using one takes an armed marker.',
  },
  damage: {
    term: 'Damage',
    forms: ['damage'],
    text: 'Each point covers a space of your hold, where you choose. When all are covered, the ship is destroyed.',
  },
  sector: {
    term: 'Sector',
    forms: ['sector', 'sectors'],
    text: 'A piece of the star map with a name of its own. New ones are found by scans and blind jumps.',
  },
  border: {
    term: 'Border',
    forms: ['border', 'borders'],
    text: 'The marked edge of a space. Crossing one may ask for a roll, or for a clean record.',
  },
  planet: {
    term: 'Planet',
    forms: ['planet', 'planets'],
    text: 'Ends of turns here are good: energy and markers are free, and you can do business.',
  },
  'planetary-shield': {
    term: 'Planetary shield',
    forms: ['planetary shield', 'planetary shields'],
    text: 'The wall around a planet. Half of all rolls throw you back with damage, and most others see you.',
  },
  entrance: {
    term: 'Entrance',
    forms: ['entrance', 'entrances'],
    text: 'The door of a planet. No roll, but the law of the planet decides who may pass.',
  },
  'lawful-planet': {
    term: 'Lawful planet',
    forms: ['lawful', 'lawful planet', 'lawful planets'],
    text: 'Its entrances are closed to Outlaws.',
  },
  'neutral-planet': {
    term: 'Neutral planet',
    forms: ['neutral', 'neutral planet', 'neutral planets'],
    text: 'Its entrances are open to all.',
  },
  'outlaw-planet': {
    term: 'Outlaw planet',
    forms: ['Outlaw planet', 'Outlaw planets'],
    text: 'Open to all, but using its entrance puts a bounty on Innocent ships.',
  },
  bounty: {
    term: 'Bounty',
    forms: ['bounty', 'bounties'],
    text: 'A price on a ship. The player who destroys it gets the credits.',
  },
  outlaw: {
    term: 'Outlaw',
    forms: ['Outlaw', 'Outlaws'],
    text: 'A ship with a bounty. Anyone may destroy it without becoming one, and lawful doors are closed to it.',
  },
  innocent: {
    term: 'Innocent',
    forms: ['Innocent'],
    text: 'A ship without a bounty. Destroying it puts a bounty on you.',
  },
  asteroid: {
    term: 'Asteroid',
    forms: ['asteroid', 'asteroids'],
    text: 'Half of all rolls on entering hit you, for as much damage as the die shows. Shields help.',
  },
  nebula: {
    term: 'Nebula',
    forms: ['nebula', 'nebulae'],
    text: 'Half of all rolls on entering drain you, as much energy as the die shows. Shields help.',
  },
  debris: {
    term: 'Debris',
    forms: ['debris'],
    text: 'A few rolls on entering destroy your ship, and nothing helps. The others do no harm.',
  },
  star: { term: 'Star', forms: ['star', 'stars'], text: 'Ships that enter one are destroyed. No roll, no shield.' },
  gate: {
    term: 'Gate',
    forms: ['gate', 'gates'],
    text: 'A space from which a little movement takes you to any other working gate.',
  },
  token: {
    term: 'Exploration token',
    forms: ['exploration token', 'exploration tokens', 'token', 'tokens'],
    text: 'Fly there and collect it: Fame, credits, or nothing. Most often Fame.',
  },
  scan: {
    term: 'Scan',
    forms: ['scan', 'scans'],
    text: 'Look at an unknown sector from its edge, for energy. Safe, but it ends your move.',
  },
  'blind-jump': {
    term: 'Blind jump',
    forms: ['blind jump', 'blind jumps'],
    text: 'Fly over the edge into an unknown sector without looking. It costs movement only.',
  },
  'spawn-point': {
    term: 'Spawn point',
    forms: ['spawn point', 'spawn points'],
    text: 'The start of ships, and the place they return to. Its number is for the d20 of a destroyed ship.',
  },
  cargo: {
    term: 'Cargo',
    forms: ['cargo', 'cube', 'cubes'],
    text: 'Goods in five colors. Each cube takes a space of your hold.',
  },
  'buy-space': {
    term: 'Buy space',
    forms: ['buy space', 'buy spaces'],
    text: 'Cargo of this color is sold to you here, in pairs.',
  },
  'sell-space': {
    term: 'Sell space',
    forms: ['sell space', 'sell spaces'],
    text: 'Sell cargo of this color here. Two cubes or more that empty your hold bring Fame.',
  },
  mine: {
    term: 'Mine',
    forms: ['mine', 'mining'],
    text: 'Get a cube from an asteroid. Half of all rolls hurt you instead.',
  },
  salvage: {
    term: 'Salvage',
    forms: ['salvage', 'salvaging'],
    text: 'Get a cube from debris. Most rolls succeed; the others destroy your ship.',
  },
  harvest: {
    term: 'Harvest',
    forms: ['harvest', 'harvesting'],
    text: 'Get a cube from a nebula. Half of all rolls drain your energy instead.',
  },
  jettison: {
    term: 'Jettison',
    forms: ['jettison', 'jettisoned'],
    text: 'Drop cargo into the space of your ship, to make room or to empty your hold.',
  },
  'mission-point': {
    term: 'Mission point',
    forms: ['mission point', 'mission points'],
    text: 'Here you draw missions, complete objectives, and deliver.',
  },
  mission: {
    term: 'Mission',
    forms: ['mission', 'missions', 'active mission'],
    text: 'A job: complete its objective, then deliver for credits and Fame. You can have one at a time.',
  },
  deliver: {
    term: 'Deliver',
    forms: ['deliver', 'delivery', 'delivered'],
    text: 'An action at the mission point that your mission names: it brings the payment and Fame.',
  },
  'minor-action': {
    term: 'Minor action',
    forms: ['minor action', 'minor actions'],
    text: 'A small thing like collecting a token. It is free and does not end a move.',
  },
  'action-phase': {
    term: 'Action Phase',
    forms: ['Action Phase'],
    text: 'The first part of your turn: as many actions as you can pay for, in any order.',
  },
  'business-phase': {
    term: 'Business Phase',
    forms: ['Business Phase'],
    text: 'If your actions end on a planet: recharge, repair, and buy outfits, ships, or Fame.',
  },
  'status-phase': {
    term: 'Status Phase',
    forms: ['Status Phase'],
    text: 'The end of your turn: claim titles, ready abilities and impulse, arm markers.',
  },
  tier: {
    term: 'Tier',
    forms: ['tier', 'tiers'],
    text: 'The size of a ship, one to three. Destroying it brings that much Fame.',
  },
  ability: {
    term: 'Ability',
    forms: ['ability', 'abilities'],
    text: 'A trick of your ship alone, for energy, once per turn.',
  },
  exhausted: {
    term: 'Exhausted',
    forms: ['exhausted'],
    text: 'An ability that was used. It is ready again after your Status Phase.',
  },
  range: {
    term: 'Range',
    forms: ['range'],
    text: 'Spaces from ship to ship by the shortest way. Nothing in between counts.',
  },
  sight: {
    term: 'Line of sight',
    forms: ['line of sight'],
    text: 'A straight line between two ships. Asteroids, debris, stars, and planets block it.',
  },
  blaster: { term: 'Blaster', forms: ['blaster', 'blasters'], text: 'A weapon for adjacent ships.' },
  missile: {
    term: 'Missile',
    forms: ['missile', 'missiles'],
    text: 'A weapon for distant ships, never for adjacent ones.',
  },
  shield: {
    term: 'Shield',
    forms: ['shield', 'shields'],
    text: 'An outfit that works in the turns of others: its die takes off damage, or lost energy.',
  },
  ramming: {
    term: 'Ramming',
    forms: ['ramming', 'ram'],
    text: 'Attack an adjacent ship with an engine. Your own ship takes the same dice as damage.',
  },
  rescue: {
    term: 'Rescue',
    forms: ['rescue', 'rescues'],
    text: 'Give energy to a stranded ship next to you, and gain Fame.',
  },
  title: {
    term: 'Title',
    forms: ['title', 'titles'],
    text: 'An open challenge for all. The first player to meet it gets Fame and a lasting skill.',
  },
  natural: {
    term: 'Natural 20',
    forms: ['natural 20'],
    text: 'The highest result of your own d20. It brings Fame, once per turn.',
  },
  npc: {
    term: 'NPC',
    forms: ['NPC', 'NPCs'],
    text: 'A ship that follows its card: the Merchant, the Enforcer, or the Scoundrel.',
  },
  loadout: { term: 'Loadout', forms: ['loadout', 'loadouts'], text: 'Ready outfits for a first game.' },
} satisfies GlossaryWords<TermId>
