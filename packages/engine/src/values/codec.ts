import { RuleFailure } from './errors.ts'
import type { Scalar } from './value.ts'

/** How something is written as an option, and read from one. Rules and boards share it, so that nobody takes options apart by hand. */
export interface Codec<T> {
  encode(value: T): Scalar
  decode(option: Scalar): T
}

/** The names in the braces of a pattern: `weapon` and `target` of `{weapon}>{target}`. */
type Slot<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}` ? Name | Slot<Rest> : never

type Slots<Pattern extends string, Parts> = {
  readonly [name in Slot<Pattern>]: name extends keyof Parts
    ? Parts[name] extends Codec<infer T>
      ? T
      : string
    : string
}

/** The codec of options that are made of several parts. */
export interface PatternCodec<T> extends Codec<T> {
  encode(value: T): string
  /** What an option says, or nothing when it is of another kind. */
  match(option: Scalar | undefined): T | undefined
}

/**
 * Options of several parts, by an example of how they are written:
 *
 *     const shot = pattern('{weapon}@{from}>{target}', { from: hexes })
 *     shot.encode({ weapon: 'm-22', from: 17, target: 'Blue' }) // 'm-22@a1>Blue'
 *
 * A part ends where the text that follows it in the pattern first occurs. Parts are texts unless they have a codec of their own.
 */
export function pattern<
  const Pattern extends string,
  Parts extends { readonly [name: string]: Codec<unknown> } = Record<never, never>,
>(text: Pattern, parts?: Parts): PatternCodec<Slots<Pattern, Parts>> {
  const literals = text.split(/\{\w+\}/)
  const beginning = literals[0] as string
  const slots = [...text.matchAll(/\{(\w+)\}/g)].map(([, name], i) => ({
    name: name as string,
    codec: (parts as { readonly [name: string]: Codec<unknown> } | undefined)?.[name as string],
    after: literals[i + 1] as string,
  }))
  const last = slots.length - 1

  function match(option: Scalar | undefined): Slots<Pattern, Parts> | undefined {
    const written = String(option)
    if (!written.startsWith(beginning)) return undefined
    const read: { [name: string]: unknown } = {}
    let from = beginning.length
    for (let i = 0; i <= last; i++) {
      const { name, codec, after } = slots[i] as (typeof slots)[number]
      // A part has a character at least; the last one goes as far as it can.
      const to = i < last ? written.indexOf(after, from + 1) : written.length - after.length
      if (to <= from || (i === last && !written.endsWith(after))) return undefined
      const part = written.slice(from, to)
      read[name] = codec === undefined ? part : codec.decode(part)
      from = to + after.length
    }
    return from === written.length ? (read as Slots<Pattern, Parts>) : undefined
  }

  return {
    match,
    encode(value) {
      const given = value as { readonly [name: string]: unknown }
      let written = beginning
      for (const { name, codec, after } of slots)
        written += `${codec === undefined ? given[name] : codec.encode(given[name])}${after}`
      return written
    },
    decode(option) {
      const read = match(option)
      if (read === undefined) throw new RuleFailure(`"${option}" is not written like "${text}".`)
      return read
    },
  }
}

/** Few things, each with one spelling, which is looked up to read it. `what` ends the sentence that says what an option is not. */
export function spelled<T>(things: readonly T[], encode: (thing: T) => string, what: string): PatternCodec<T> {
  const bySpelling = new Map<Scalar | undefined, T>(things.map((thing) => [encode(thing), thing]))
  return {
    encode,
    match: (option) => bySpelling.get(option),
    decode(option) {
      const thing = bySpelling.get(option)
      if (thing === undefined) throw new RuleFailure(`"${option}" is not ${what}.`)
      return thing
    },
  }
}

/** Things that are the places in a list of their names. */
export const named = (names: readonly string[], what: string): PatternCodec<number> =>
  spelled(
    names.map((_, place) => place),
    (place) => names[place] as string,
    what,
  )
