import type { GlossaryWords } from '@orrery/engine'
import type { TermId } from '../../glossary.ts'

/** What the terms and symbols of the game mean. */
export default {
  'victory-points': {
    term: 'Victory points',
    forms: ['victory point', 'victory points', 'VP'],
    text: 'Most win. The number beside a name is what that player would have if the game ended now.',
  },
  area: {
    term: 'Area',
    forms: ['area', 'areas'],
    text: 'A part of the board. Its letter is the ring around the moon, its number runs clockwise.',
  },
  control: {
    term: 'Control',
    forms: ['control', 'controls', 'controlled'],
    text: 'Your territory marker is on the area. Having units there is not control.',
  },
  'territory-marker': {
    term: 'Territory marker',
    forms: ['territory marker', 'territory markers'],
    text: 'Shows who controls an area, as a colored rim. It stays when units leave.',
  },
  faction: {
    term: 'Faction',
    forms: ['faction', 'factions'],
    text: 'A player’s people, with units, cards, and an effect that others do not have.',
  },
  unit: {
    term: 'Unit',
    forms: ['unit', 'units'],
    text: 'A miniature on the board. It has conquest, health, and damage.',
  },
  'conquest-points': {
    term: 'Conquest points',
    forms: ['conquest point', 'conquest points', 'conquest value', 'conquest values'],
    text: 'They decide who may conquer an area. A side adds up those of all its units there.',
  },
  health: { term: 'Health', forms: ['health'], text: 'Damage that destroys a unit at one blow. Less does nothing.' },
  damage: {
    term: 'Damage',
    forms: ['damage'],
    text: 'The strength of all units in an attack together. The victims’ owner chooses who is hit.',
  },
  homezone: {
    term: 'Homezone',
    forms: ['homezone', 'homezones'],
    text: 'A player’s base. New units start in it or beside it. It is worth no victory points.',
  },
  moon: {
    term: 'Moon',
    forms: ['moon', 'moon area', 'moon areas'],
    text: 'The seven areas in the middle, from which the Oni come.',
  },
  'moon-center': {
    term: 'Moon center',
    forms: ['moon center'],
    text: 'The area in the very middle. Controlling it gains a victory point at the end of every round.',
  },
  'action-card': {
    term: 'Action card',
    forms: ['action card', 'action cards'],
    text: 'Your plan for a round: what you may do in its blue, green, and red phase.',
  },
  draft: {
    term: 'Draft',
    forms: ['draft', 'drafts', 'drafted'],
    text: 'Choose one card in secret and pass the rest of your hand to the left.',
  },
  phase: {
    term: 'Phase',
    forms: ['phase', 'phases'],
    text: 'One of four parts of a round: white, blue, green, red. Everyone has a turn in each.',
  },
  'white-phase': {
    term: 'White phase',
    forms: ['white phase'],
    text: 'The same for all: two of production, movement, combat, and events, in small.',
  },
  'blue-phase': {
    term: 'Blue phase',
    forms: ['blue phase'],
    text: 'Faction effect, events, and initiative, as your card says.',
  },
  'green-phase': { term: 'Green phase', forms: ['green phase'], text: 'New units and Oni, as your card says.' },
  'red-phase': { term: 'Red phase', forms: ['red phase'], text: 'Movement first, then attacks, as your card says.' },
  initiative: {
    term: 'Initiative',
    forms: ['initiative'],
    text: 'The order in which players act and choose. The first two positions are worth victory points at the end.',
  },
  'faction-effect': {
    term: 'Faction effect',
    forms: ['faction effect', 'faction effects'],
    text: 'Something only your people can do, when your card shows it.',
  },
  event: {
    term: 'Event',
    forms: ['event', 'events'],
    text: 'A card that changes the land or gives you one more action. You keep it until you play it.',
  },
  production: {
    term: 'Production',
    forms: ['production', 'production point', 'production points'],
    text: 'Points for new units and what else your faction buys. Unspent ones are lost.',
  },
  upgrade: {
    term: 'Upgrade',
    forms: ['upgrade', 'upgrades', 'upgraded'],
    text: 'Swap a unit on the board for a stronger one, and pay the difference.',
  },
  range: { term: 'Range', forms: ['range'], text: 'How many areas each unit may move in a movement action.' },
  pin: {
    term: 'Pinned',
    forms: ['pin', 'pins', 'pinned'],
    text: 'A unit that entered among enemies cannot move on, unless you have more units there.',
  },
  flying: { term: 'Flying', forms: ['flying', 'flies', 'fly'], text: 'Crosses blockades, and is never pinned.' },
  'combat-action': {
    term: 'Combat action',
    forms: ['combat action', 'combat actions', 'attack', 'attacks'],
    text: 'One attack in one area, with all your units there.',
  },
  'combat-card': {
    term: 'Combat card',
    forms: ['combat card', 'combat cards'],
    text: 'How you attack: it conquers, destroys, or both. It is not used up.',
  },
  conquer: {
    term: 'Conquer',
    forms: ['conquer', 'conquers', 'conquered'],
    text: 'Put your territory marker on an area. You need at least as many conquest points as each other side.',
  },
  counterattack: {
    term: 'Counterattack',
    forms: ['counterattack', 'counterattacks'],
    text: 'A defender’s answer to an attack, out of those printed on the attacker’s card.',
  },
  'defense-action': {
    term: 'Defense action',
    forms: ['defense action', 'defense actions'],
    text: 'A counterattack that each faction has of its own. Only the Nomads have none.',
  },
  oni: {
    term: 'Oni',
    forms: ['Oni'],
    text: 'Demons that belong to no faction. The player whose card says so acts with them.',
  },
  fertile: {
    term: 'Fertile ground',
    forms: ['fertile ground', 'fertile'],
    text: 'An area worth more victory points than others.',
  },
  mountain: {
    term: 'Mountain range',
    forms: ['mountain range', 'mountain ranges', 'mountains'],
    text: 'Its value is added to the conquest points you need there.',
  },
  ocean: {
    term: 'Ocean floor',
    forms: ['ocean floor', 'ocean floors'],
    text: 'An ordinary area, without water since the moon fell.',
  },
  riverland: {
    term: 'Riverland',
    forms: ['riverland', 'riverlands'],
    text: 'Gives a production point in each green phase to the side that controls it.',
  },
  devastated: {
    term: 'Devastated land',
    forms: ['devastated land', 'devastated'],
    text: 'An area worth no victory points.',
  },
  radioactive: {
    term: 'Radioactive',
    forms: ['radioactive', 'radioactivity'],
    text: 'When the round ends, every unit here is destroyed. Dark Seed are immune.',
  },
  unstable: {
    term: 'Unstable',
    forms: ['unstable'],
    text: 'Every event can be used here, even with units in the area.',
  },
  tsukuyumi: {
    term: 'Tsukuyumi area',
    forms: ['Tsukuyumi area', 'Tsukuyumi areas', 'Tsukuyumi property'],
    text: 'Oni can be placed in it and beside it. All moon areas are like this at first.',
  },
  toxic: { term: 'Toxic', forms: ['toxic'], text: 'An area worth no victory points until it is neutralized.' },
  blockade: {
    term: 'Blockade',
    forms: ['blockade', 'blockades'],
    text: 'Closes a side of an area. Only flying units cross it.',
  },
  passage: {
    term: 'Passage',
    forms: ['passage', 'passages'],
    text: 'Opens a side that a printed blockade had closed.',
  },
  mission: {
    term: 'Mission',
    forms: ['mission', 'missions'],
    text: 'Open to everyone: a victory point as soon as you complete it, once.',
  },
  goal: {
    term: 'Goal',
    forms: ['goal', 'goals'],
    text: 'Your faction’s own task. It gives victory points once in a game.',
  },
  supply: {
    term: 'Supply',
    forms: ['supply', 'your supply'],
    text: 'Your miniatures and markers that are not on the board. Destroyed units return to it.',
  },
  reserve: {
    term: 'Reserve',
    forms: ['reserve'],
    text: 'Tiles and Oni that belong to nobody and are not on the board.',
  },
  uplink: {
    term: 'Uplink',
    forms: ['Uplink', 'Uplinks'],
    text: 'An ability of the Cybersamurai, bought with production points. It stays.',
  },
  egg: {
    term: 'Egg',
    forms: ['egg', 'eggs'],
    text: 'A new unit of the Dark Seed can start on it, even among enemies.',
  },
  productive: {
    term: 'Productive',
    forms: ['productive'],
    text: 'A unit that gives production points in each green phase.',
  },
  mine: {
    term: 'Mine',
    forms: ['mine', 'mines'],
    text: 'Damages those who enter its area. The Nomads decide whether it explodes.',
  },
  weapon: {
    term: 'Weapon',
    forms: ['weapon', 'weapons', 'Pistol', 'Pistols'],
    text: 'The Nomads add its damage in combat, one per unit. Only Pistols come back.',
  },
  terraforming: {
    term: 'Terraforming',
    forms: ['Terraforming', 'Terraformings'],
    text: 'The work of Boarriors: Strongholds, Covers, tunnels, and Blockades of Pigs.',
  },
  stronghold: {
    term: 'Stronghold',
    forms: ['Stronghold', 'Strongholds'],
    text: 'Conquest points for the Boarlords, even where they have no units.',
  },
  cover: {
    term: 'Cover',
    forms: ['Cover', 'Covers'],
    text: 'Takes off some of the damage dealt to Boarlords in its area.',
  },
  tunnel: {
    term: 'Tunnel',
    forms: ['tunnel', 'tunnels'],
    text: 'Joins two areas. Boarlords cross it without using range.',
  },
  pigs: {
    term: 'Blockade of Pigs',
    forms: ['Blockade of Pigs', 'Blockades of Pigs'],
    text: 'Closes a side for everyone but the Boarlords.',
  },
} satisfies GlossaryWords<TermId>
