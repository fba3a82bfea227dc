import { type PatternCodec, RuleFailure } from '@orrery/engine'
import {
  TERRAFORMINGS,
  type TerraformingKind,
  UNIT_KINDS,
  type UnitKind,
  UPGRADES,
  UPLINKS,
  type UplinkId,
  WEAPONS,
  type WeaponKind,
} from './content/types.ts'
import { type Direction, type Hex, hexName, hexNamed } from './map/hex.ts'
import { type Edge, edgeName, edgeNamed, sideName, sideNamed } from './map/side.ts'
import { powerOf, type Side, sideNamed as sideOfPower } from './rules/state/vocabulary.ts'

/** The options of this game that are more than a plain word: how rules write them, and how boards and words read them. */

export type OptionCodec<T> = PatternCodec<T>

/** A codec by what it reads; `what` ends the sentence that says what an option is not. */
export function codec<T>(
  what: string,
  encode: (value: T) => string,
  read: (option: string) => T | undefined,
): OptionCodec<T> {
  return {
    encode,
    match: (option) => (typeof option === 'string' ? read(option) : undefined),
    decode(option) {
      const value = read(String(option))
      if (value === undefined) throw new RuleFailure(`"${option}" is not ${what}.`)
      return value
    },
  }
}

/** Options that are words of a list, each for itself. */
const wordsOf = <T extends string>(what: string, list: readonly T[]): OptionCodec<T> => {
  const known: ReadonlySet<string> = new Set(list)
  const isKnown = (option: string): option is T => known.has(option)
  return codec(
    what,
    (word) => word,
    (option) => (isKnown(option) ? option : undefined),
  )
}

/** `c3`. */
export const hexes: OptionCodec<Hex> = codec('a hex', hexName, hexNamed)

export interface HexSide {
  readonly hex: Hex
  readonly way: Direction
}

/** A side of a hex, as seen from within: `c3-ne`. */
export const hexSides: OptionCodec<HexSide> = codec(
  'a side of a hex',
  ({ hex, way }) => sideName(hex, way),
  (option) => {
    const side = sideNamed(option)
    return side && { hex: side[0], way: side[1] }
  },
)

/** What lies between two hexes, the inner one first: `b2-c3`. */
export const edges: OptionCodec<Edge> = codec('an edge', edgeName, edgeNamed)

/** Whose units are meant: `nomads`, `oni`. */
export const powers: OptionCodec<Side> = codec('a power', powerOf, (option) => {
  const side = sideOfPower(option)
  return side < 0 ? undefined : side
})

/** A Terraforming in its place. */
export type BuiltPiece =
  | { readonly kind: 'stronghold' | 'cover'; readonly hex: Hex }
  | ({ readonly kind: 'pigs' } & HexSide)
  | { readonly kind: 'tunnel'; readonly edge: Edge }

/** `stronghold c3`, `cover c3`, `pigs c3-ne`, `tunnel b2-c3`. */
export const builtPieces: OptionCodec<BuiltPiece> = codec('a Terraforming in a place', writePiece, readPiece)

function writePiece(piece: BuiltPiece): string {
  switch (piece.kind) {
    case 'stronghold':
    case 'cover':
      return `${piece.kind} ${hexes.encode(piece.hex)}`
    case 'pigs':
      return `pigs ${hexSides.encode(piece)}`
    case 'tunnel':
      return `tunnel ${edges.encode(piece.edge)}`
  }
}

function readPiece(option: string): BuiltPiece | undefined {
  const [word, place] = splitWord(option)
  const kind = TERRAFORMINGS.find((one) => one === word)
  if (kind === undefined) return undefined
  return pieceAt(kind, place)
}

function pieceAt(kind: TerraformingKind, place: string): BuiltPiece | undefined {
  switch (kind) {
    case 'stronghold':
    case 'cover': {
      const hex = hexes.match(place)
      return hex === undefined ? undefined : { kind, hex }
    }
    case 'pigs': {
      const side = hexSides.match(place)
      return side && { kind, ...side }
    }
    case 'tunnel': {
      const edge = edges.match(place)
      return edge === undefined ? undefined : { kind, edge }
    }
  }
}

/** The first word and the rest: places have no spaces. */
function splitWord(option: string): readonly [word: string, rest: string] {
  const space = option.indexOf(' ')
  return [option.slice(0, Math.max(0, space)), option.slice(space + 1)]
}

const LANDSCAPING = ['close', 'open'] as const

export interface Landscaping extends HexSide {
  readonly what: (typeof LANDSCAPING)[number]
}

/** A blockade to be placed or removed: `close c3-ne`, `open c3-ne`. */
export const landscapings: OptionCodec<Landscaping> = codec(
  'a side to close or to open',
  ({ what, hex, way }) => `${what} ${sideName(hex, way)}`,
  (option) => {
    const [word, place] = splitWord(option)
    const what = LANDSCAPING.find((one) => one === word)
    const side = hexSides.match(place)
    return what && side && { what, ...side }
  },
)

const ALL_KINDS: readonly UnitKind[] = Object.values(UNIT_KINDS).flat()

export const unitKinds: OptionCodec<UnitKind> = wordsOf('a kind of unit', ALL_KINDS)

export interface Upgrade {
  readonly from: UnitKind
  readonly to: UnitKind
}

/** A unit on the board becomes another: `worker>warrior`. */
export const upgrades: OptionCodec<Upgrade> = codec(
  'an upgrade',
  ({ from, to }) => `${from}>${to}`,
  (option) => {
    const sign = option.indexOf('>')
    const from = unitKinds.match(option.slice(0, Math.max(0, sign)))
    const to = unitKinds.match(option.slice(sign + 1))
    return from && to && { from, to }
  },
)

/** Something that points can buy. */
export type Product =
  | { readonly kind: 'unit'; readonly unit: UnitKind }
  | ({ readonly kind: 'upgrade' } & Upgrade)
  | { readonly kind: 'uplink'; readonly uplink: UplinkId }
  | { readonly kind: 'weapon'; readonly weapon: WeaponKind }

/** `private`, `worker>warrior`, `ghost`, `rifle`. The Shogun comes with the Uplink of his name, so that is what is bought. */
export const products: OptionCodec<Product> = codec('a product', writeProduct, (option) => PRODUCTS.get(option))

function writeProduct(product: Product): string {
  switch (product.kind) {
    case 'unit':
      return product.unit
    case 'upgrade':
      return upgrades.encode(product)
    case 'uplink':
      return product.uplink
    case 'weapon':
      return product.weapon
  }
}

const PRODUCTS: ReadonlyMap<string, Product> = new Map(
  [
    ...ALL_KINDS.map((unit): Product => ({ kind: 'unit', unit })),
    ...Object.values(UPGRADES).flatMap((list) => list.map((one): Product => ({ kind: 'upgrade', ...one }))),
    ...UPLINKS.map((uplink): Product => ({ kind: 'uplink', uplink })),
    ...WEAPONS.map((weapon): Product => ({ kind: 'weapon', weapon })),
  ].map((product) => [writeProduct(product), product]),
)

/** One of several equal things. */
export interface Numbered<Thing extends string> {
  readonly thing: Thing
  /** Nothing for the only one of its kind. */
  readonly number: number | undefined
}

function numbered<Thing extends string>(what: string, list: readonly Thing[]): OptionCodec<Numbered<Thing>> {
  const things = wordsOf(what, list)
  return codec(
    what,
    ({ thing, number }) => (number === undefined ? thing : `${thing}-${number}`),
    (option) => {
      const only = things.match(option)
      if (only) return { thing: only, number: undefined }
      const [, word, number] = /^(.+)-(\d+)$/.exec(option) ?? []
      const thing = things.match(word)
      return thing && { thing, number: Number(number) }
    },
  )
}

/** `pistol-2`. */
export const numberedWeapons = numbered('a weapon', WEAPONS)

/** What there can be several of. */
export type Thing = UnitKind | WeaponKind | 'egg' | 'mine'

/** `private-3`, `lt-dan`, `pistol-2`, `egg-1`. */
export const numberedThings = numbered<Thing>('a unit, a weapon or a marker', [...ALL_KINDS, ...WEAPONS, 'egg', 'mine'])

/** So many of a thing, each by its number. */
export const numberedFrom1 = <T extends Thing>(thing: T, count: number): Numbered<T>[] =>
  Array.from({ length: count }, (_, i) => ({ thing, number: i + 1 }))
