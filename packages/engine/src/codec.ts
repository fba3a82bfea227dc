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
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  const literals = text.split(/\{\w+\}/)
  const form = new RegExp(`^${literals.map((literal) => literal.replace(/[^\w\s]/g, '\\$&')).join('(.+?)')}$`)
  const codecOf = (name: string) => (parts as { readonly [name: string]: Codec<unknown> } | undefined)?.[name]

  function match(option: Scalar | undefined): Slots<Pattern, Parts> | undefined {
    const found = form.exec(String(option))
    if (found === null) return undefined
    const read = names.map((name, i) => {
      const part = found[i + 1] as string
      return [name, codecOf(name)?.decode(part) ?? part] as const
    })
    return Object.fromEntries(read) as Slots<Pattern, Parts>
  }

  return {
    match,
    encode(value) {
      const given = value as { readonly [name: string]: unknown }
      let written = literals[0] as string
      names.forEach((name, i) => {
        written += `${codecOf(name)?.encode(given[name]) ?? given[name]}${literals[i + 1]}`
      })
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
