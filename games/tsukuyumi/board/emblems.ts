import { icons } from './icons.ts'

export type IconName = keyof typeof icons

/** The silhouette of every kind of unit. */
const UNITS: { readonly [kind: string]: IconName } = {
  'attack-drone': 'delivery-drone',
  'shield-drone': 'winged-shield',
  'cs-2-1': 'cyborg-face',
  'cs-2-2': 'mecha-mask',
  cyberoid: 'battle-mech',
  shogun: 'samurai-helmet',
  worker: 'ant',
  breeder: 'maggot',
  wasp: 'bee',
  warrior: 'insect-jaws',
  conqueror: 'spider-alt',
  planter: 'plant-seed',
  stinger: 'scorpion-tail',
  dog: 'sitting-dog',
  private: 'brodie-helmet',
  'stuff-sergeant': 'sergeant',
  hunter: 'crosshair',
  launcher: 'missile-launcher',
  'squad-leader': 'rank-3',
  'lt-dan': 'star-medal',
  squeaker: 'pig',
  boarrior: 'wood-axe',
  boarmaiden: 'boar-tusks',
  boarguard: 'horned-helm',
  boarmaster: 'boar',
  boarmother: 'queen-crown',
  'oni-small': 'imp-laugh',
  'oni-medium': 'devil-mask',
  'oni-large': 'minotaur',
}

const POWERS: { readonly [power: string]: IconName } = {
  cybersamurai: 'shuriken',
  'dark-seed': 'flying-beetle',
  nomads: 'gas-mask',
  boarlords: 'boar-ensign',
  oni: 'devil-mask',
}

/** Uplinks, weapons, Terraformings, properties, piles: whatever can be chosen or lies somewhere. */
const THINGS: { readonly [thing: string]: IconName } = {
  amaterasu: 'delivery-drone',
  tetsuo: 'laser-precision',
  kaneda: 'forward-field',
  'rocket-attack': 'firework-rocket',
  tenno: 'mecha-head',
  samurai: 'katana',
  bushido: 'shield-echoes',
  espionage: 'hunter-eyes',
  ghost: 'ghost',
  pistol: 'pistol-gun',
  rifle: 'bolter-gun',
  tube: 'field-gun',
  grenade: 'grenade',
  egg: 'big-egg',
  mine: 'land-mine',
  mines: 'land-mine',
  radiation: 'radioactive',
  stronghold: 'stone-tower',
  cover: 'brick-wall',
  pigs: 'pig',
  tunnel: 'cave-entrance',
  radioactive: 'radioactive',
  unstable: 'earth-crack',
  tsukuyumi: 'evil-moon',
  toxic: 'biohazard',
  ocean: 'waves',
  fertile: 'sprout',
  mountain: 'peaks',
  river: 'river',
  devastated: 'burning-embers',
  moon: 'moon',
  home: 'castle',
  conquest: 'flying-flag',
  health: 'hearts',
  damage: 'crossed-swords',
  flying: 'feathered-wing',
  move: 'walking-boot',
  productive: 'anvil',
  upgrade: 'upgrade',
  deck: 'up-card',
  'draw-pile': 'up-card',
  'discard-pile': 'card-play',
}

/** What can be done in a turn. */
const ACTIONS: { readonly [action: string]: IconName } = {
  effect: 'lightning-storm',
  draw: 'up-card',
  event: 'card-play',
  events: 'card-play',
  initiative: 'fast-forward-button',
  produce: 'anvil',
  production: 'anvil',
  drone: 'delivery-drone',
  'oni-place': 'devil-mask',
  'oni-conquest': 'black-flag',
  'oni-move': 'footprint',
  movement: 'walking-boot',
  attack: 'crossed-swords',
  combat: 'crossed-swords',
  rocket: 'firework-rocket',
  'swarm-move': 'walking-boot',
  'swarm-fly': 'feathered-wing',
  'swarm-eggs': 'big-egg',
}

const ALL: { readonly [id: string]: IconName } = { ...ACTIONS, ...THINGS, ...UNITS, ...POWERS }

/** The path of the icon of a unit, a power, a thing or an action; nothing for what has none. */
export const iconOf = (id: string): string | undefined => (Object.hasOwn(ALL, id) ? icons[ALL[id]] : undefined)
