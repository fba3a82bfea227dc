import { fillWords, type Messages, type NameForms, type Speaker } from '@orrery/engine'
import {
  type BuiltPiece,
  builtPieces,
  edges,
  type HexSide,
  hexes,
  hexSides,
  landscapings,
  numberedThings,
  products,
  upgrades,
} from '../codecs.ts'
import type { Reason } from '../content/counterattacks/in-vain.ts'
import { type Content, FACTIONS, type Tile, type UnitKind } from '../content/types.ts'
import { DIRECTION_NAMES } from '../map/hex.ts'
import { edgeHexes } from '../map/side.ts'

/** What can be counted. */
const COUNTED = ['area', 'card', 'event', 'mine', 'point', 'unit'] as const

/** What else a value can stand for. */
const STANDS_FOR = ['turn', 'counter', 'way', 'why'] as const

export type Kind = (typeof STANDS_FOR)[number] | (typeof COUNTED)[number]

export const KINDS: readonly string[] = [...STANDS_FOR, ...COUNTED]

type BuiltKind = BuiltPiece['kind']

/** How a language names things. */
export interface Naming {
  /** Its BCP 47 tag. */
  readonly language: string
  /** So many of a kind; `{{n}}` is the number. */
  readonly counted: { readonly [kind in (typeof COUNTED)[number]]: string }
  /** Options that are neither things nor places. */
  readonly spoken: { readonly [option: string]: string }
  /** The actions of a turn, and what needs more words where it is offered than where it is told. */
  readonly offered: { readonly [option: string]: string }
  /** No counterattack, where one is chosen. */
  readonly noCounter: string
  /** Ways of a marker on the initiative track. */
  readonly shifts: { readonly [way in 'up' | 'down']: string }
  /** Why something came to nothing, as a clause. */
  readonly reasons: { readonly [why in Reason | 'no-target']: string }
  /** Sides of a hex by their direction; `{{hex}}` is the hex. */
  readonly sides: { readonly [way in (typeof DIRECTION_NAMES)[number]]: string }
  /** A side in a sentence; `{{side}}` is what `sides` calls it. */
  readonly sideInSentence: string
  /** Where in `{{hex}}` something is built, by its direction `{{way}}`. */
  readonly sideAt: string
  /** What a side is offered for. */
  readonly landscaping: { readonly [what in 'open' | 'close']: string }
  /** The two hexes of an edge, `{{a}}` and `{{b}}`, where it is offered and in a sentence. */
  readonly edge: string
  readonly edgeInSentence: string
  /** The same where a Tunnel is. */
  readonly tunnelPlace: string
  readonly types: { readonly [type in Tile['type']]: string }
  /** `{{tile}}` with what is on it, `{{what}}`; and in a sentence. */
  readonly tile: string
  readonly tileInSentence: string
  /** `{{from}}` becomes `{{to}}`. */
  readonly upgrade: string
  /** A Terraforming `{{kind}}` in its place, `{{place}}`, where it is offered. */
  readonly built: { readonly [kind in BuiltKind]: string }
  /** A faction or the Oni in a sentence. */
  side(name: string): NameForms
  /** A unit or a weapon in a sentence; unique where there is one only. */
  thing(name: string, unique: boolean): NameForms
  /** A Terraforming in its place in a sentence. */
  builtInSentence(kind: BuiltKind, name: string, place: string): NameForms
  /** A card in a sentence, where it is more than its name. */
  card?(name: string): NameForms
}

/** Sides are told by the names of their factions. `seatName` calls them by what their pack calls them in English. */
export const sideFor =
  (english: Content['factions']) =>
  (value: string | number): string | undefined =>
    FACTIONS.find((faction) => faction === value || english[faction].name === value)

/** Names of cards, which some languages put in quotes. */
const cardsOf = (content: Content) => [
  content.actionCards,
  content.combatCards,
  content.counterattacks,
  content.events,
  content.missions,
  content.goals,
]

const namesIn = (tables: readonly object[]): [string, string][] =>
  tables
    .flatMap((table) => Object.values(table) as { readonly id: string; readonly name: string }[])
    .map(({ id, name }) => [id, name])

const effectNames = ({ factions }: Content): [string, string][] =>
  Object.values(factions).map(({ id, effect }) => [`${id}.effect`, effect.name])

/** What a language calls things: by a bare name, and in a sentence. */
export type Names = Required<Pick<Speaker, 'name' | 'forms'>>

/** The names of ids, options and numbers as people say them; cards and units are called what the pack calls them, house rules what `variants` does. */
export function namesFor(content: Content, naming: Naming, variants: Naming['spoken'] = {}): Names {
  const { language } = naming
  const sides = new Map<string, string>([...namesIn([content.factions]), ['oni', naming.spoken.oni]])
  const cards = new Map([...namesIn(cardsOf(content)), ...effectNames(content)])
  const names = new Map<string, string>([
    ...sides,
    ...namesIn([content.units, content.weapons, content.uplinks, content.terraformings]),
    ...cards,
    ...Object.entries(variants),
    ...Object.entries(naming.spoken),
  ])
  const fill = (text: string, data: { readonly [key: string]: unknown }): string =>
    fillWords(text, data, plainName, language)

  /** `private-3` is the third Private, `worker>warrior` an upgrade, `cover c3` something in a place, `c3-ne` a side, `b1-c2` an edge. */
  function plainName(value: string | number): string {
    const id = String(value)
    return names.get(id) ?? tileName(id, naming.tile) ?? placeName(id) ?? numberedName(id) ?? id
  }

  function numberedName(id: string): string | undefined {
    const upgrade = upgrades.match(id)
    if (upgrade) return fill(naming.upgrade, { ...upgrade })
    const numbered = numberedThings.match(id)
    const thing = names.get(numbered?.thing ?? '')
    return thing === undefined ? undefined : `${thing} ${numbered?.number}`
  }

  function placeName(id: string): string | undefined {
    const landscaping = landscapings.match(id)
    if (landscaping) return fill(naming.landscaping[landscaping.what], { side: sideName(landscaping) })
    const built = builtPieces.match(id)
    if (built) return fill(naming.built[built.kind], { kind: built.kind, place: placeOf(built) })
    const side = hexSides.match(id)
    if (side) return sideName(side)
    const edge = edges.match(id)
    return edge === undefined ? undefined : edgeName(edge, naming.edge)
  }

  const sideName = ({ hex, way }: HexSide): string =>
    fill(naming.sides[DIRECTION_NAMES[way]], { hex: hexes.encode(hex) })

  function edgeName(edge: number, text: string): string {
    const [a, b] = edgeHexes(edge).map((hex) => hexes.encode(hex))
    return fill(text, { a, b })
  }

  function placeOf(piece: BuiltPiece): string {
    if (piece.kind === 'pigs')
      return fill(naming.sideAt, { way: DIRECTION_NAMES[piece.way], hex: hexes.encode(piece.hex) })
    return piece.kind === 'tunnel' ? edgeName(piece.edge, naming.tunnelPlace) : String(hexes.encode(piece.hex))
  }

  /** A tile by what is on it: `T20 (ocean and radioactive)`. */
  function tileName(id: string, text: string): string | undefined {
    const tile = Object.hasOwn(content.tiles, id) ? content.tiles[id] : undefined
    if (tile === undefined) return undefined
    const { type, mountain, property } = tile
    const ground = naming.types[type] + (mountain > 0 ? ` ${mountain}` : '')
    const what = [ground, ...(property === null ? [] : [property])]
    return fillWords(text, { tile: id, what }, (part) => (part === id ? id : plainName(part)), language)
  }

  const name: Messages['name'] = (value, kind) => {
    if (typeof value === 'string') return nameOfKind(value, kind, naming) ?? plainName(value)
    if (kind === undefined || !Object.hasOwn(naming.counted, kind)) return String(value)
    return fillWords(naming.counted[kind as keyof Naming['counted']], { n: value }, String, language)
  }

  const forms: Names['forms'] = (value, kind) => {
    if (typeof value === 'number' || (kind !== undefined && kind !== 'counter')) return undefined
    const side = sides.get(value)
    if (side !== undefined) return naming.side(side)
    return thingForms(value) ?? placeForms(value) ?? cardForms(value)
  }

  function thingForms(id: string): NameForms | undefined {
    const kind = numberedThings.match(id)?.thing
    if (kind === undefined || kind === 'egg' || kind === 'mine') return undefined
    return naming.thing(names.get(kind) as string, isUnit(kind) && content.units[kind].count === 1)
  }

  const isUnit = (id: string): id is UnitKind => Object.hasOwn(content.units, id)

  function placeForms(id: string): NameForms | undefined {
    const built = builtPieces.match(id)
    if (built) return naming.builtInSentence(built.kind, plainName(built.kind), placeOf(built))
    const side = hexSides.match(id)
    if (side) return { nom: fill(naming.sideInSentence, { side: sideName(side) }) }
    const edge = edges.match(id)
    if (edge !== undefined) return { nom: edgeName(edge, naming.edgeInSentence) }
    const tile = tileName(id, naming.tileInSentence)
    return tile === undefined ? undefined : { nom: tile }
  }

  const cardForms = (id: string): NameForms | undefined => {
    const card = cards.get(id)
    return card === undefined ? undefined : naming.card?.(card)
  }

  return { name, forms }
}

/** What is called otherwise where it is offered, or stands for more than a word. */
function nameOfKind(value: string, kind: string | undefined, naming: Naming): string | undefined {
  if (kind === 'turn') return naming.offered[value]
  if (kind === 'counter') return value === 'none' ? naming.noCounter : undefined
  if (kind === 'way') return naming.shifts[value as keyof Naming['shifts']]
  return kind === 'why' ? naming.reasons[value as Reason] : undefined
}

/** The heading that an option stands under: what is produced by its sort, what is built by its kind, sides by what becomes of them. */
export const groupOf: Messages['groupOf'] = (option, ask) => {
  if (ask === 'production.points') return products.match(option)?.kind
  return builtPieces.match(option)?.kind ?? landscapings.match(option)?.what
}
