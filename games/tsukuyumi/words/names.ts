import type { Words } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { DIRECTION_NAMES } from '../map/hex.ts'

/** What can be counted, one and several. */
const COUNTED = {
  area: 'areas',
  card: 'cards',
  event: 'events',
  mine: 'mines',
  point: 'points',
  unit: 'units',
} as const

/** What else a value can stand for. */
const STANDS_FOR = ['turn'] as const

export type Kind = (typeof STANDS_FOR)[number] | keyof typeof COUNTED

export const KINDS: readonly string[] = [...STANDS_FOR, ...Object.keys(COUNTED)]

/** Options that are neither things nor places. */
const SPOKEN: { readonly [option: string]: string } = {
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
}

/** The actions of a turn, and what needs more words where it is offered than where it is told. */
const OFFERED: { readonly [option: string]: string } = {
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
}

const WAYS: { readonly [way in (typeof DIRECTION_NAMES)[number]]: string } = {
  e: 'east',
  ne: 'north-east',
  nw: 'north-west',
  w: 'west',
  sw: 'south-west',
  se: 'south-east',
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
function tileName(content: Content, id: string): string | undefined {
  const tile = Object.hasOwn(content.tiles, id) ? content.tiles[id] : undefined
  if (tile === undefined) return undefined
  const parts = [tile.type + (tile.mountain > 0 ? ` ${tile.mountain}` : ''), tile.property ?? ''].filter(Boolean)
  return `${id} (${parts.join(', ')})`
}

/** The names of ids, options and numbers as people say them; cards and units are called what the pack calls them. */
export function namesFor(content: Content): Words['name'] {
  const names = contentNames(content)
  for (const [option, spoken] of Object.entries(SPOKEN)) names.set(option, spoken)

  /** `private-3` is the third Private, `worker>warrior` an upgrade, `cover c3` something in a place, `c3-ne` a side. */
  const plainName = (id: string): string => {
    const known = names.get(id) ?? tileName(content, id)
    if (known !== undefined) return known
    if (id.includes('>')) return id.split('>').map(plainName).join(' to ')
    if (id.includes(' ')) return id.split(' ').map(plainName).join(' ')
    const [, thing, number] = /^(.*)-(\d+)$/.exec(id) ?? []
    if (thing !== undefined && names.has(thing)) return `${names.get(thing)} ${number}`
    const [hex, way] = id.split('-')
    const spoken = DIRECTION_NAMES.find((direction) => direction === way)
    return spoken === undefined ? id : `${hex} ${WAYS[spoken]}`
  }

  return (value, kind) => {
    if (typeof value === 'string')
      return kind === 'turn' && Object.hasOwn(OFFERED, value) ? OFFERED[value] : plainName(value)
    if (kind === undefined || !Object.hasOwn(COUNTED, kind)) return String(value)
    return `${value} ${value === 1 ? kind : COUNTED[kind as keyof typeof COUNTED]}`
  }
}
