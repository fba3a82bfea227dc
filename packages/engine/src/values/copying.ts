/** For a game's own `copy`: a table whose rows change in place. */
export function copyRows<T>(table: readonly (readonly T[])[]): T[][] {
  const copies = table.slice() as T[][]
  for (let i = 0; i < copies.length; i++) copies[i] = (copies[i] as T[]).slice()
  return copies
}

/** For a game's own `copy`: a list of flat objects that change in place, nearly always empty. */
export const copyObjects = <T extends object>(list: readonly T[]): T[] =>
  list.length === 0 ? [] : list.map((one) => ({ ...one }))

/**
 * For a game's own `copy`: a list of what has a copy of its own.
 *
 * To the compiler, the copy is of the same kind as the list. What `map` makes is of one kind at first, and of another once that call has
 * been compiled; where both kinds are met, all lists become the other one, and whatever reads them has to be compiled again. So lists that
 * are copied here, and others that a state always has, are made by a loop or by `fill`.
 */
export function copyEach<T>(list: readonly T[], copyOne: (one: T) => T): T[] {
  // A slice is as large as it has to be; a list that is pushed to takes room for sixteen more.
  const copies = list.slice()
  for (let i = 0; i < copies.length; i++) copies[i] = copyOne(copies[i] as T)
  return copies
}

/** A copy, with all its parts, that can never change: copies of the state may share it. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)]))) as T
}
