import type { Scalar } from '@orrery/engine'

/** Options that belong together, under the title that the game gives them. */
export interface OptionGroup {
  readonly title: string
  readonly options: readonly NamedOption[]
}

export interface NamedOption {
  readonly option: Scalar
  readonly name: string
  /** The title of its group, if the game has put it into one. */
  readonly group?: string | undefined
}

/** Fewer than these need no order. */
const ENOUGH_TO_GROUP = 12

/** Puts many options into the groups that the game names, where that makes two or more; what has no group stands first. */
export function groupOptions(options: readonly NamedOption[]): readonly OptionGroup[] {
  const titles = [...new Set(options.flatMap(({ group }) => group ?? []))]
  if (options.length < ENOUGH_TO_GROUP || titles.length < 2) return [{ title: '', options }]
  const groups = titles.map((title) => ({ title, options: options.filter(({ group }) => group === title) }))
  const rest = options.filter(({ group }) => group === undefined)
  return rest.length === 0 ? groups : [{ title: '', options: rest }, ...groups]
}

/** The options whose names hold what somebody typed. */
export function filterOptions(options: readonly NamedOption[], wanted: string): readonly NamedOption[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return options.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
