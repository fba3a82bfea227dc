/** Everything that crosses the engine's border is plain JSON: answers, events, views, match files. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }

/** What an option is: something short that can be compared with `===` and read in a match file. */
export type Scalar = string | number

export type Data = { readonly [key: string]: Value }

/** A list that is replaced when it changes, which is rare: copies of the state share it. */
export type Fixed<T> = readonly T[]

let guarded = false

/**
 * From here on, lists that must not change are frozen: a rule which changes one in place fails there and then, and a view that shows one
 * needs no second look. Checks and hosts say so before they load games. Simulations and bots do not: there the types have to do, because
 * frozen lists are read several times as slowly.
 */
export function guardLists(): void {
  guarded = true
}

export const fixed = <T>(list: readonly T[]): Fixed<T> => (guarded ? Object.freeze(list) : list)

/** The list with another entry at a place. (The language's own `with` takes many times as long on a list that is frozen.) */
export function withEntry<T>(list: Fixed<T>, at: number, entry: T): Fixed<T> {
  const changed = list.slice()
  changed[at] = entry
  return fixed(changed)
}

export function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  return canonicalText(a) === canonicalText(b)
}

/**
 * JSON with the keys of every object in order, so that equal data gives equal text whatever way it was built.
 * Fields that are `undefined` count as absent, as they do in JSON.
 */
export function canonicalText(value: unknown): string {
  if (value === undefined) return 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) {
    let text = '['
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonicalText(value[i]) : `,${canonicalText(value[i])}`
    return `${text}]`
  }
  const record = value as Record<string, unknown>
  let text = ''
  for (const key of Object.keys(record).sort()) {
    if (record[key] === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalText(record[key])}`
  }
  return `{${text}}`
}

/** Whether two values are built alike: the same parts under the same keys in the same order. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isAlike(a[i], b[i])) return false
    return true
  }
  // Anything but a plain object may write itself as JSON in a way of its own.
  if (Object.getPrototypeOf(a) !== Object.prototype || Object.getPrototypeOf(b) !== Object.prototype) return false
  const keys = Object.keys(a)
  const others = Object.keys(b)
  if (keys.length !== others.length) return false
  // Far faster than to look up key by key: the objects have all kinds of shapes.
  const parts: unknown[] = Object.values(a)
  const otherParts: unknown[] = Object.values(b)
  for (let i = 0; i < keys.length; i++)
    if (keys[i] !== others[i] || (parts[i] !== otherParts[i] && !isAlike(parts[i], otherParts[i]))) return false
  return true
}
