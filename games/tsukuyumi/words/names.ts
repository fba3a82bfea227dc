import { fillWords, type Messages } from '@orrery/engine'
import {
  type BuiltPiece,
  builtPieces,
  edges,
  type HexSide,
  hexes,
  hexSides,
  landscapings,
  numberedThings,
  upgrades,
} from '../codecs.ts'
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
  /** Its BCP 47 tag. */
  readonly language: string
  /** So many of a kind; `{{n}}` is the number. */
  readonly counted: { readonly [kind in (typeof COUNTED)[number]]: string }
  /** Options that are neither things nor places. */
  readonly spoken: { readonly [option: string]: string }
  /** The actions of a turn, and what needs more words where it is offered than where it is told. */
  readonly offered: { readonly [option: string]: string }
  readonly ways: { readonly [way in (typeof DIRECTION_NAMES)[number]]: string }
  readonly types: { readonly [type in Tile['type']]: string }
  /** What joins the unit and what it becomes. */
  readonly becomes: string
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
export function namesFor(content: Content, naming: Naming): Messages['name'] {
  const names = contentNames(content)
  for (const [option, spoken] of Object.entries({ ...naming.ways, ...naming.spoken })) names.set(option, spoken)

  /** `private-3` is the third Private, `worker>warrior` an upgrade, `cover c3` something in a place, `c3-ne` a side. */
  const plainName = (id: string): string => {
    const known = names.get(id) ?? tileName(content, id, naming)
    if (known !== undefined) return known
    const upgrade = upgrades.match(id)
    if (upgrade) return `${plainName(upgrade.from)} ${naming.becomes} ${plainName(upgrade.to)}`
    const landscaping = landscapings.match(id)
    if (landscaping) return `${plainName(landscaping.what)} ${sideText(landscaping)}`
    const built = builtPieces.match(id)
    if (built) return `${plainName(built.kind)} ${builtPlace(built)}`
    const numbered = numberedThings.match(id)
    const thing = names.get(numbered?.thing ?? '')
    if (thing !== undefined) return `${thing} ${numbered?.number}`
    const side = hexSides.match(id)
    return side === undefined ? id : sideText(side)
  }
  const sideText = ({ hex, way }: HexSide): string => `${hexes.encode(hex)} ${naming.ways[DIRECTION_NAMES[way]]}`
  const builtPlace = (piece: BuiltPiece): string => {
    if (piece.kind === 'pigs') return sideText(piece)
    return String(piece.kind === 'tunnel' ? edges.encode(piece.edge) : hexes.encode(piece.hex))
  }

  return (value, kind) => {
    if (typeof value === 'string')
      return kind === 'turn' && Object.hasOwn(naming.offered, value) ? naming.offered[value] : plainName(value)
    if (kind === undefined || !Object.hasOwn(naming.counted, kind)) return String(value)
    return fillWords(naming.counted[kind as keyof Naming['counted']], { n: value }, String, naming.language)
  }
}
