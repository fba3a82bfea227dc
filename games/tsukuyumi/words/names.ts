import type { Messages } from '@orrery/engine'
import type { Content, Tile } from '../content/types.ts'
import { DIRECTION_NAMES } from '../map/hex.ts'

/** What can be counted. */
const COUNTED = ['area', 'card', 'event', 'mine', 'point', 'unit'] as const

/** What else a value can stand for. */
const STANDS_FOR = ['turn'] as const

export type Kind = (typeof STANDS_FOR)[number] | (typeof COUNTED)[number]

export const KINDS: readonly string[] = [...STANDS_FOR, ...COUNTED]

/** How a language names things. */
export interface Naming {
  /** One, and several. */
  readonly counted: { readonly [kind in (typeof COUNTED)[number]]: readonly [one: string, several: string] }
  /** Options that are neither things nor places. */
  readonly spoken: { readonly [option: string]: string }
  /** The actions of a turn, and what needs more words where it is offered than where it is told. */
  readonly offered: { readonly [option: string]: string }
  readonly ways: { readonly [way in (typeof DIRECTION_NAMES)[number]]: string }
  readonly types: { readonly [type in Tile['type']]: string }
  /** What joins the unit and what it becomes. */
  readonly becomes: string
}

export const english: Naming = {
  counted: {
    area: ['area', 'areas'],
    card: ['card', 'cards'],
    event: ['event', 'events'],
    mine: ['mine', 'mines'],
    point: ['point', 'points'],
    unit: ['unit', 'units'],
  },
  spoken: {
    yes: 'Yes',
    no: 'No',
    none: 'None',
    stop: 'Stop',
    done: 'Done',
    nobody: 'nobody',
    oni: 'Oni',
    deck: 'the top of the deck',
    open: 'the open cards',
    up: 'up',
    down: 'down',
    mines: 'mines',
    radiation: 'safety from radioactivity',
    'draw-pile': 'draw pile',
    'discard-pile': 'discard pile',
    radioactive: 'radioactive',
    unstable: 'unstable',
    tsukuyumi: 'Tsukuyumi',
    production: 'production',
    movement: 'movement',
    combat: 'combat',
    events: 'events',
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
    produce: 'Produce something',
    drone: 'Take the free drone',
    'oni-place': 'Place an Oni',
    'oni-conquest': 'Conquer with Oni',
    'oni-move': 'Move Oni',
    move: 'Move your units',
    attack: 'Attack',
    tetsuo: 'Tetsuo Orbital Laser',
    kaneda: 'Kaneda',
    rocket: 'Rocket Attack',
    'swarm-move': 'Order: move all units',
    'swarm-fly': 'Order: all units fly',
    'swarm-eggs': 'Order: lay eggs',
    conqueror: 'Conqueror',
    end: 'End your turn',
    production: 'Production',
    movement: 'Movement',
    combat: 'Combat',
    events: 'Events',
  },
  ways: { e: 'east', ne: 'north-east', nw: 'north-west', w: 'west', sw: 'south-west', se: 'south-east' },
  types: { ocean: 'ocean', fertile: 'fertile', mountain: 'mountain' },
  becomes: 'to',
}

function contentNames(content: Content): Map<string, string> {
  const tables = [
    content.factions,
    content.units,
    content.actionCards,
    content.combatCards,
    content.counterattacks,
    content.uplinks,
    content.events,
    content.weapons,
    content.terraformings,
    content.missions,
    content.goals,
  ]
  const named = tables.flatMap((table) => Object.values(table) as { readonly id: string; readonly name: string }[])
  return new Map(named.map(({ id, name }) => [id, name]))
}

/** A tile by what is on it: `T20 (ocean, radioactive)`. */
function tileName(content: Content, id: string, { types, spoken }: Naming): string | undefined {
  const tile = Object.hasOwn(content.tiles, id) ? content.tiles[id] : undefined
  if (tile === undefined) return undefined
  const property = tile.property === null ? '' : spoken[tile.property]
  const parts = [types[tile.type] + (tile.mountain > 0 ? ` ${tile.mountain}` : ''), property].filter(Boolean)
  return `${id} (${parts.join(', ')})`
}

/** The names of ids, options and numbers as people say them; cards and units are called what the pack calls them. */
export function namesFor(content: Content, naming: Naming = english): Messages['name'] {
  const names = contentNames(content)
  for (const [option, spoken] of Object.entries(naming.spoken)) names.set(option, spoken)

  /** `private-3` is the third Private, `worker>warrior` an upgrade, `cover c3` something in a place, `c3-ne` a side. */
  const plainName = (id: string): string => {
    const known = names.get(id) ?? tileName(content, id, naming)
    if (known !== undefined) return known
    if (id.includes('>')) return id.split('>').map(plainName).join(` ${naming.becomes} `)
    if (id.includes(' ')) return id.split(' ').map(plainName).join(' ')
    const [, thing, number] = /^(.*)-(\d+)$/.exec(id) ?? []
    if (thing !== undefined && names.has(thing)) return `${names.get(thing)} ${number}`
    const [hex, way] = id.split('-')
    const spoken = DIRECTION_NAMES.find((direction) => direction === way)
    return spoken === undefined ? id : `${hex} ${naming.ways[spoken]}`
  }

  return (value, kind) => {
    if (typeof value === 'string')
      return kind === 'turn' && Object.hasOwn(naming.offered, value) ? naming.offered[value] : plainName(value)
    if (kind === undefined || !Object.hasOwn(naming.counted, kind)) return String(value)
    const [one, several] = naming.counted[kind as keyof Naming['counted']]
    return `${value} ${value === 1 ? one : several}`
  }
}
