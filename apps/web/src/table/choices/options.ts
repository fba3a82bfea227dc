import type { Scalar } from '@orrery/engine'

/** A row of the list: an option, or several that nobody can tell apart. */
export interface OptionEntry {
  readonly name: string
  readonly options: readonly Scalar[]
  /** The title of its group, if the game has put it into one. */
  readonly group?: string | undefined
}

/** Rows that belong together, under the title that the game gives them. */
export interface OptionGroup {
  readonly title: string
  readonly entries: readonly OptionEntry[]
}

export interface NamedOption {
  readonly option: Scalar
  readonly name: string
  readonly group?: string | undefined
  /** What it is called together with those that do the same. */
  readonly bundle?: string | undefined
}

/** Fewer than these need no order. */
const ENOUGH_TO_GROUP = 12

/** Equal options are one row. Those without a bundle are rows of their own. */
export function bundleOptions(options: readonly NamedOption[]): readonly OptionEntry[] {
  const rows = new Map<string, { name: string; options: Scalar[]; group: string | undefined }>()
  for (const { option, name, group, bundle } of options) {
    const key = bundle === undefined ? `one ${option}` : `all ${group} ${bundle}`
    const row = rows.get(key)
    if (row === undefined) rows.set(key, { name, options: [option], group })
    else {
      row.name = bundle ?? name
      row.options.push(option)
    }
  }
  return [...rows.values()]
}

/** Puts many rows into the groups that the game names, where that makes two or more; what has no group stands first. */
export function groupOptions(entries: readonly OptionEntry[]): readonly OptionGroup[] {
  const titles = [...new Set(entries.flatMap(({ group }) => group ?? []))]
  const parts = titles.length + (entries.some(({ group }) => group === undefined) ? 1 : 0)
  if (entries.length < ENOUGH_TO_GROUP || parts < 2) return [{ title: '', entries }]
  const groups = titles.map((title) => ({ title, entries: entries.filter(({ group }) => group === title) }))
  const rest = entries.filter(({ group }) => group === undefined)
  return rest.length === 0 ? groups : [{ title: '', entries: rest }, ...groups]
}

/** The rows whose names hold what somebody typed. */
export function filterOptions<T extends { readonly name: string }>(
  options: readonly T[],
  wanted: string,
): readonly T[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return options.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
