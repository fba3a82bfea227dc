import { codec, numberedThings, type OptionCodec } from '../../codecs.ts'
import { type Content, UNIT_KINDS, type Unit, type UnitKind } from '../../content/types.ts'
import { sidesOf } from '../../map/side.ts'
import { type Figure, POWERS, PROPERTY_BITS, type Side } from './vocabulary.ts'

/** What rules look up again and again, worked out once for a content pack. By figure unless said otherwise. */
export interface Tables {
  readonly kinds: readonly UnitKind[]
  readonly units: readonly Unit[]
  readonly sides: readonly Side[]
  readonly names: readonly string[]
  readonly byName: OptionCodec<Figure>
  readonly conquest: readonly number[]
  /** In halves of a point. */
  readonly health: readonly number[]
  readonly damage: readonly number[]
  readonly flying: readonly boolean[]
  readonly massive: readonly boolean[]
  readonly aggressive: readonly boolean[]
  readonly moveBonus: readonly number[]
  readonly productive: readonly number[]
  /** By side: the first of its figures, and the one after the last. */
  readonly first: readonly Figure[]
  readonly end: readonly Figure[]
  /** By kind: its first figure, and the one after the last. */
  readonly firstOf: { readonly [kind in UnitKind]: Figure }
  readonly endOf: { readonly [kind in UnitKind]: Figure }
  /** By tile: printed blockades and properties, as bits. */
  readonly printedSides: { readonly [tile: string]: number }
  readonly printedProperties: { readonly [tile: string]: number }
  /** By side: whether any of its units is aggressive. */
  readonly hasAggressive: readonly boolean[]
  /** By kind: the properties that only packs give to units. */
  readonly traits: { readonly [kind: string]: readonly string[] }
  readonly total: number
}

/** A content pack with its tables. */
export interface Pack extends Content {
  readonly tables: Tables
}

/** One of a kind goes by the kind's name, several are numbered: `lt-dan`, `private-3`. */
const figureName = ({ id, count }: Unit, number: number): string =>
  numberedThings.encode({ thing: id, number: count === 1 ? undefined : number })

function namedBy(names: readonly string[]): OptionCodec<Figure> {
  const byName: ReadonlyMap<string, Figure> = new Map(names.map((name, figure) => [name, figure]))
  return codec(
    'a unit',
    (figure) => names[figure],
    (name) => byName.get(name),
  )
}

function traitsOf({ units }: Content): Tables['traits'] {
  const special = Object.values(units).filter(({ massive, aggressive }) => massive || aggressive)
  return Object.freeze(
    Object.fromEntries(
      special.map(({ id, massive, aggressive }) => [
        id,
        Object.freeze([...(massive ? ['massive'] : []), ...(aggressive ? ['aggressive'] : [])]),
      ]),
    ),
  )
}

export function withTables(content: Content): Pack {
  const kinds: UnitKind[] = []
  const sides: Side[] = []
  const names: string[] = []
  const first: Figure[] = []
  const end: Figure[] = []
  const firstOf: Partial<Record<UnitKind, Figure>> = {}
  const endOf: Partial<Record<UnitKind, Figure>> = {}
  POWERS.forEach((power, side) => {
    first.push(kinds.length)
    for (const kind of UNIT_KINDS[power]) {
      const unit = content.units[kind]
      firstOf[kind] = kinds.length
      for (let number = 1; number <= unit.count; number++) {
        kinds.push(kind)
        sides.push(side)
        names.push(figureName(unit, number))
      }
      endOf[kind] = kinds.length
    }
    end.push(kinds.length)
  })
  const units = kinds.map((kind) => content.units[kind])
  const tables: Tables = {
    kinds,
    units,
    sides,
    names,
    byName: namedBy(names),
    conquest: units.map((unit) => unit.conquest),
    health: units.map((unit) => 2 * unit.health),
    damage: units.map((unit) => 2 * unit.damage),
    flying: units.map((unit) => unit.flying),
    massive: units.map((unit) => unit.massive),
    aggressive: units.map((unit) => unit.aggressive),
    moveBonus: units.map((unit) => unit.moveBonus),
    productive: units.map((unit) => unit.productive),
    first,
    end,
    firstOf: firstOf as Tables['firstOf'],
    endOf: endOf as Tables['endOf'],
    printedSides: Object.fromEntries(Object.values(content.tiles).map(({ id, blockades }) => [id, sidesOf(blockades)])),
    printedProperties: Object.fromEntries(
      Object.values(content.tiles).map(({ id, property }) => [id, property === null ? 0 : PROPERTY_BITS[property]]),
    ),
    hasAggressive: POWERS.map((_, side) =>
      units.some(({ aggressive }, figure) => aggressive && sides[figure] === side),
    ),
    traits: traitsOf(content),
    total: kinds.length,
  }
  return Object.freeze({ ...content, tables: Object.freeze(tables) })
}
