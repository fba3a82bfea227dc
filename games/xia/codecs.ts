import { type Codec, named, type PatternCodec, pattern, RuleFailure, type Scalar, spelled } from '@orrery/engine'
import { ACTION_IDS, type ActionId } from './content/ability-ids.ts'
import { CRAFT_NAMES, type Craft } from './crafts.ts'
import { DIRECTION_NAMES, type Direction, type Hex, hexName, hexNamed } from './map/hex.ts'

export { spots } from './hold/spots.ts'

/**
 * How everything that can be answered is written as an option. Rules make options with these, and rules, words and boards read them
 * with these: nobody else takes an option apart.
 */

const texts: Codec<string> = { encode: (text) => text, decode: String }

const numbers: Codec<number> = { encode: String, decode: Number }

/** A space of the map: `3,-2`. */
export const hexes: PatternCodec<Hex> = {
  encode: hexName,
  match(option) {
    const hex = hexNamed(String(option))
    return hex < 0 ? undefined : hex
  },
  decode(option) {
    const hex = hexNamed(String(option))
    if (hex < 0) throw new RuleFailure(`"${option}" is not a space of the map.`)
    return hex
  },
}

/** A side of a space: `NE`. */
export const directions: Codec<Direction> = named(DIRECTION_NAMES, 'a direction')

/** A ship on the board, and the player who flies it: `Blue`, `merchant`. */
export const crafts: Codec<Craft> = named(CRAFT_NAMES, 'a ship')

/** A space of a hold: `b3`. */
export const holdSpaces = ({ names }: { readonly names: readonly string[] }): Codec<number> => ({
  encode: (space) => names[space],
  decode(option) {
    const space = names.indexOf(String(option))
    if (space < 0) throw new RuleFailure(`"${option}" is not a space of this hold.`)
    return space
  },
})

/** An outfit in a hold, by the space of its first section: `m-22@b2`. */
export const fittings = pattern('{outfit}@{space}')

/** The outfit that an option names: `m-22` of `m-22@b2`; of what is none, itself. */
export const outfitOf = (option: string): string => fittings.match(option)?.outfit ?? option

/** One of several things of a kind, which are put or taken: `lattice.1`, `spice.2`. */
export const things = pattern('{kind}.{number}', { number: numbers })

/** What a thing is one of: `spice` of `spice.2`; of what is the only one, itself. */
export const kindOf = (option: string): string => things.match(option)?.kind ?? option

/** Things in a row as they are named there: `spice.1`, `holo.2`, `spice.3`. */
export const numbered = (kinds: readonly string[]): string[] =>
  kinds.map((kind, i) => things.encode({ kind, number: i + 1 }))

/** A weapon or an ability, and the ship it is aimed at: `m-22@b2>Blue`. */
export const aimed = pattern('{weapon}>{target}', { target: crafts })

/** Options of a word alone: to decline, to have finished, to end something, to go through the gate that leads to spawn points. */
export const NONE = 'none'
export const DONE = 'done'
export const FIRE = 'fire'
export const STOP = 'stop'
export const END = 'end'
export const TIGRIS = 'tigris'

/** The word before the colon, or the option itself: `fly` of `fly:m-22@b2`, `end` of `end`. */
export function wordOf(option: string): string {
  const colon = option.indexOf(':')
  return colon < 0 ? option : option.slice(0, colon)
}

/** Options of a word and what it is done with. Written out, not by a pattern: rules read all options of a turn with it. */
function worded<T>(word: string, thing: Codec<T>): PatternCodec<T> {
  const prefix = `${word}:`
  const written = new Map<T, string>()
  const read = (option: string): T => thing.decode(option.slice(prefix.length))
  return {
    encode(value) {
      const known = written.get(value)
      if (known !== undefined) return known
      const option = prefix + thing.encode(value)
      written.set(value, option)
      return option
    },
    match: (option) => (String(option).startsWith(prefix) ? read(String(option)) : undefined),
    decode(option) {
      if (!String(option).startsWith(prefix)) throw new RuleFailure(`"${option}" is not written like "${prefix}…".`)
      return read(String(option))
    },
  }
}

const abilities = worded('ability', texts)
const actions = spelled(ACTION_IDS, (id) => id, 'an ability that is an action')

/** What is done with something, by its word: `fly:m-22@b2`, `cross:NE`, `gate:3,-2`, `mine:spice`, `rescue:Blue`, `buy:m-22`. */
export const deeds = {
  fly: worded('fly', texts),
  ability: {
    ...abilities,
    /** Only actions are offered; boards look for any ability among the options. */
    decode: (option: Scalar): ActionId => actions.decode(abilities.decode(option)),
  },
  rescue: worded('rescue', crafts),
  cross: worded('cross', directions),
  jump: worded('jump', directions),
  use: worded('use', directions),
  gate: worded('gate', hexes),
  mine: worded('mine', texts),
  salvage: worded('salvage', texts),
  harvest: worded('harvest', texts),
  buy: worded('buy', texts),
  sell: worded('sell', texts),
  ship: worded('ship', texts),
} as const

/** What any option with a word is done with, as it is written: `m-22@b2` of `fly:m-22@b2`. */
export function withWhat(option: string): string | undefined {
  const colon = option.indexOf(':')
  return colon < 0 ? undefined : option.slice(colon + 1)
}
