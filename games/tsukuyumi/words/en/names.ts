import { type NameForms, the } from '@orrery/engine'
import type { Naming } from '../names.ts'

/** Several of a thing; Oni and numbered models are called the same. */
const pluralOf = (name: string): string => (/(?:Oni|Cover|\d)$/.test(name) ? name : `${name}s`)

const article = (name: string): string => (/^[AEIOU]/.test(name) ? 'an' : 'a')

const one = (name: string, more: Omit<NameForms, 'nom'>): NameForms => ({ nom: `${article(name)} ${name}`, ...more })

const WHERE = { stronghold: 'in', cover: 'in', pigs: 'in', tunnel: 'from' } as const

/** The only one of its kind; people have no article. */
const only = (name: string): NameForms =>
  name.includes('.') ? { nom: name, counted: name } : the(name, { counted: `the ${name}` })

export const naming: Naming = {
  language: 'en',
  counted: {
    area: '{{n|# area|# areas}}',
    card: '{{n|# card|# cards}}',
    event: '{{n|# event|# events}}',
    mine: '{{n|# mine|# mines}}',
    point: '{{n|# production point|# production points}}',
    unit: '{{n|# unit|# units}}',
  },
  spoken: {
    yes: 'Yes',
    no: 'No',
    none: 'None',
    nothing: 'nothing',
    stop: 'Stop here',
    done: 'Done',
    oni: 'Oni',
    egg: 'Egg',
    mine: 'Mine',
    deck: 'Top of the deck',
    mines: 'Lay mines',
    radiation: 'Immunity to radioactivity',
    'draw-pile': 'Draw pile',
    'discard-pile': 'Discard pile',
    radioactivity: 'radioactivity',
    radioactive: 'radioactive',
    unstable: 'unstable',
    tsukuyumi: 'Tsukuyumi',
    toxic: 'toxic',
    production: 'production',
    movement: 'movement',
    combat: 'combat',
    events: 'events',
    e: 'east',
    ne: 'northeast',
    nw: 'northwest',
    w: 'west',
    sw: 'southwest',
    se: 'southeast',
    white: 'white',
    blue: 'blue',
    green: 'green',
    red: 'red',
  },
  offered: {
    effect: 'Use your faction effect',
    draw: 'Draw an event',
    event: 'Play an event',
    initiative: 'Move your initiative marker',
    produce: 'Produce',
    drone: 'Take a free drone',
    'oni-place': 'Place an Oni',
    'oni-conquest': 'Conquer with the Oni',
    'oni-move': 'Move Oni',
    move: 'Move your units',
    attack: 'Attack',
    charge: 'Attack with an aggressive unit',
    tetsuo: 'Fire Tetsuo',
    kaneda: 'Place the Kaneda marker',
    rocket: 'Place the Rocket marker',
    'swarm-move': 'Order the swarm to move',
    'swarm-fly': 'Order the swarm to fly',
    'swarm-eggs': 'Order the swarm to lay eggs',
    conqueror: 'Attack with a Conqueror',
    end: 'End turn',
    production: 'Production',
    movement: 'Movement',
    combat: 'Combat',
    events: 'Events',
  },
  noCounter: 'No counterattack',
  shifts: { up: 'Move up', down: 'Move down' },
  reasons: {
    'no-units': 'no units were left',
    'no-target': 'no target was in reach',
    'no-damage': 'it dealt no damage',
    'no-way': 'no way out was open',
    'not-marked': 'the area was not conquered',
    'none-left': 'none were left',
    weaker: 'others were stronger',
    already: 'nothing was left to change',
    'in-homezone': 'homezones stay as they are',
  },
  sides: {
    e: 'east side of {{hex}}',
    ne: 'northeast side of {{hex}}',
    nw: 'northwest side of {{hex}}',
    w: 'west side of {{hex}}',
    sw: 'southwest side of {{hex}}',
    se: 'southeast side of {{hex}}',
  },
  sideInSentence: 'the {{side}}',
  sideAt: '{{way}} {{hex}}',
  landscaping: { open: 'Open the {{side}}', close: 'Close the {{side}}' },
  edge: '{{a}}–{{b}}',
  edgeInSentence: '{{a}} and {{b}}',
  tunnelPlace: '{{a}} to {{b}}',
  types: { ocean: 'ocean', fertile: 'fertile', mountain: 'mountain', river: 'river', devastated: 'devastated' },
  tile: '{{tile}} ({{what}})',
  tileInSentence: 'tile {{tile}} ({{what}})',
  upgrade: '{{from}} to {{to}}',
  built: {
    stronghold: '{{kind}} in {{place}}',
    cover: '{{kind}} in {{place}}',
    pigs: '{{kind}} in {{place}}',
    tunnel: '{{kind}} from {{place}}',
  },
  side: (name) => the(name, { plural: true }),
  thing: (name, unique) => (unique ? only(name) : one(name, { counted: `{{n|# ${name}|# ${pluralOf(name)}}}` })),
  builtInSentence(kind, name, place) {
    const where = WHERE[kind]
    const counted = `{{n|${article(name)} ${name}|# ${pluralOf(name)}}} ${where} ${place}`
    return { nom: `${article(name)} ${name} ${where} ${place}`, counted }
  },
}

/** The headings over parts of a list of options. */
export const groups = {
  unit: 'Units',
  upgrade: 'Upgrades',
  uplink: 'Uplinks',
  weapon: 'Weapons',
  stronghold: 'Strongholds',
  cover: 'Cover',
  pigs: 'Blockades of Pigs',
  tunnel: 'Tunnels',
  close: 'Close a side',
  open: 'Open a side',
}
