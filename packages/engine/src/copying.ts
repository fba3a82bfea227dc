/** For a game's own `copy`: a table whose rows change in place. */
export function copyRows<T>(table: readonly (readonly T[])[]): T[][] {
  const copies: T[][] = []
  for (let i = 0; i < table.length; i++) copies.push((table[i] as readonly T[]).slice())
  return copies
}

/** For a game's own `copy`: a list of flat objects that change in place, nearly always empty. */
export const copyObjects = <T extends object>(list: readonly T[]): T[] =>
  list.length === 0 ? [] : list.map((one) => ({ ...one }))

/** For a game's own `copy`: a list of what has a copy of its own. */
export function copyEach<T>(list: readonly T[], copyOne: (one: T) => T): T[] {
  const copies: T[] = []
  for (let i = 0; i < list.length; i++) copies.push(copyOne(list[i] as T))
  return copies
}

/** A copy, with all its parts, that can never change: copies of the state may share it. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)]))) as T
}
