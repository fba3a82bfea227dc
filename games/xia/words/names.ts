import { fillWords, type Messages } from '@orrery/engine'
import { type AbilityUse, CARGO, type Cargo, type Content } from '../content/types.ts'
import { type COLOURS, CRAFT_NAMES } from '../crafts.ts'

/** What can be counted. */
const COUNTED = ['space', 'card', 'marker'] as const

/** What else a value can stand for. */
const STANDS_FOR = ['craft', 'cargo', 'action', 'business', 'shot', 'use', 'die', 'figure', 'least'] as const

export type Kind = (typeof STANDS_FOR)[number] | (typeof COUNTED)[number]

export const KINDS: readonly string[] = [...STANDS_FOR, ...COUNTED]

/** How a language names things. */
export interface Naming {
  /** None, and the words after a number: for one, and for several. */
  readonly counted: {
    readonly [kind in (typeof COUNTED)[number]]: readonly [none: string, one: string, several: string]
  }
  readonly colours: { readonly [colour in (typeof COLOURS)[number]]: string }
  readonly cargo: { readonly [cargo in Cargo]: string }
  /** Options and words that are neither things nor places. */
  readonly spoken: { readonly [option: string]: string }
  /** What is offered with a word before the colon; `{{what}}` is what comes after it. */
  readonly offers: { readonly [word: string]: string }
  /** A point of fame where it is for sale. */
  readonly fameForSale: string
  readonly nobody: string
  /** When an ability is used. */
  readonly uses: { readonly [use in AbilityUse]: string }
  /** Before the number of sides. */
  readonly die: string
  /** Between the thousands of a figure. */
  readonly separator: string
  /** A place in a hold for something that is turned by so many degrees. */
  readonly turned: string
  /** What joins a weapon and its target. */
  readonly aimedAt: string
  /** Before the farthest space of a range that does not begin with the first one. */
  readonly least: string
}

export const english: Naming = {
  counted: {
    space: ['no space', 'space', 'spaces'],
    card: ['no mission card', 'mission card', 'mission cards'],
    marker: ['no marker', 'marker', 'markers'],
  },
  colours: { Red: 'Red', Blue: 'Blue', Yellow: 'Yellow', Green: 'Green', Purple: 'Purple' },
  cargo: { spice: 'spice', holo: 'holo', terra: 'terra', plasma: 'plasma', cyber: 'cyber' },
  spoken: {
    yes: 'Yes',
    no: 'No',
    none: 'None',
    done: 'Done',
    fire: 'Fire',
    stop: 'End the move',
    end: 'End the action phase',
    impulse: 'Fly by impulse',
    attack: 'Attack',
    draw: 'Draw missions',
    token: 'Turn up the exploration token',
    collect: 'Take floating cubes aboard',
    mission: 'Work on your mission',
    deliver: 'Complete your mission',
    buy: 'Buy cubes',
    sell: 'Sell cubes',
    gather: 'Gather a cube',
    scan: 'Scan for a new sector',
    jettison: 'Throw cubes out',
    abort: 'Give up your mission',
    tigris: 'Use the Tigris gate',
    gift: 'Give credits away',
    repair: 'Repair the ship',
    rearrange: 'Rearrange the hold',
    follow: 'Follow',
    'let-go': 'Let go',
    'face-down': 'face down',
    nothing: 'nothing',
    fame: 'fame',
    credits: 'credits',
    normal: 'open space',
    asteroid: 'asteroid',
    debris: 'debris',
    nebula: 'nebula',
    star: 'star',
    planet: 'planet',
    gate: 'gate',
    shield: 'planetary shield',
    damage: 'damage',
    energy: 'loss of energy',
    E: 'east',
    NE: 'north-east',
    NW: 'north-west',
    W: 'west',
    SW: 'south-west',
    SE: 'south-east',
  },
  offers: {
    fly: 'Fly with {{what}}',
    ability: 'Use {{what}}',
    rescue: 'Rescue {{what}}',
    cross: 'Cross the border to the {{what}}',
    jump: 'Jump blindly to the {{what}}',
    use: 'Use the occupied space to the {{what}}',
    gate: 'Through the gate to {{what}}',
    buy: 'Buy {{what}}',
    sell: 'Sell {{what}}',
    ship: 'Buy {{what}}',
  },
  fameForSale: 'Buy a point of fame',
  nobody: 'nobody',
  uses: {
    action: 'an action',
    minor: 'a minor action',
    attack: 'an attack action',
    defense: 'with a defense',
    attackBoost: 'with an attack',
    moveBoost: 'with an engine',
    buyBoost: 'with buying',
    sellBoost: 'with selling',
    gatherBoost: 'with gathering',
  },
  die: 'd',
  separator: ',',
  turned: '{{place}}, turned by {{degrees}}°',
  aimedAt: ' at ',
  least: '{{n}} to ',
}

/** `12000` as `12,000`. */
export const grouped = (amount: number, { separator }: Naming): string =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, separator)

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function contentNames(content: Content): [string, string][] {
  const { tiles, ships, abilities, outfits, missions, titles, npcs } = content
  const lists = [tiles, ships, abilities, outfits, missions, titles, npcs]
  return lists.flatMap((list) => Object.values(list).map(({ id, name }): [string, string] => [id, name]))
}

/** The names of ids, options and numbers as people say them. */
export function namesFor(content: Content, naming: Naming = english): Messages['name'] {
  const names = new Map<string, string>([
    ...Object.keys(content.firstGame.loadouts).map((id): [string, string] => [id, capitalised(id)]),
    ...Object.entries(naming.spoken),
    ...Object.entries(naming.cargo),
    ...Object.entries(naming.colours),
    ...contentNames(content),
  ])
  /** `m-22@b2` is an outfit and its first space, `a1.3` a space and a turn, `spice.1` one of several. */
  const plainName = (id: string): string => {
    const known = names.get(id)
    if (known !== undefined) return known
    const [outfit, place] = id.split('@')
    if (place !== undefined) return `${names.get(outfit) ?? outfit} (${place})`
    const spot = /^([a-g]\d)\.([0-3])$/.exec(id)
    if (spot !== null) return spotName(spot[1], Number(spot[2]) * 90, naming)
    return names.get(id.replace(/\.\d+$/, '')) ?? id
  }
  const offered = (option: string): string => {
    const [word, what] = option.split(':')
    if (what === undefined) return plainName(option)
    return fillWords(naming.offers[word] ?? `${word} {{what}}`, { what: plainName(what) }, String)
  }

  return (value, kind) => {
    if (kind === undefined) return typeof value === 'number' ? String(value) : plainName(value)
    if (typeof value === 'number') return numberName(value, kind, naming, plainName)
    if (kind === 'shot') return value.split('>').map(plainName).join(naming.aimedAt)
    if (kind === 'use') return naming.uses[value as AbilityUse]
    if (kind === 'business' && value === 'fame') return naming.fameForSale
    return kind === 'action' || kind === 'business' ? offered(value) : plainName(value)
  }
}

const spotName = (place: string, degrees: number, { turned }: Naming): string =>
  degrees === 0 ? place : fillWords(turned, { place, degrees }, String)

function numberName(value: number, kind: string, naming: Naming, plainName: (id: string) => string): string {
  if (kind === 'craft') return value < 0 ? naming.nobody : plainName(CRAFT_NAMES[value])
  if (kind === 'cargo') return plainName(CARGO[value] ?? String(value))
  if (kind === 'die') return `${naming.die}${value}`
  if (kind === 'figure') return grouped(value, naming)
  if (kind === 'least') return value <= 1 ? '' : fillWords(naming.least, { n: value }, String)
  if (!Object.hasOwn(naming.counted, kind)) return String(value)
  const [none, one, several] = naming.counted[kind as keyof Naming['counted']]
  return value === 0 ? none : `${value} ${value === 1 ? one : several}`
}
