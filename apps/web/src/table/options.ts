import type { Scalar } from '@orrery/engine'

/** Options that belong together, under what their names begin with. */
export interface OptionGroup {
  readonly title: string
  readonly options: readonly NamedOption[]
}

export interface NamedOption {
  readonly option: Scalar
  readonly name: string
}

/** Fewer than these need no order. */
const ENOUGH_TO_GROUP = 12

/** What an option's id begins with: `buy:m-22` and `units-3` begin with `buy` and `units`. */
const beginning = (option: Scalar): string => /^[a-z]+(?=[-:@ ])/i.exec(String(option))?.[0] ?? ''

/** The words that all names begin with, whole words only. */
function commonWords(names: readonly string[]): string {
  const [first = [], ...rest] = names.map((name) => name.split(' '))
  let length = 0
  while (length < first.length - 1 && rest.every((words) => words[length] === first[length])) length++
  return first.slice(0, length).join(' ')
}

/** Puts many options into groups by how they begin, where that makes two groups or more of a sensible size. */
export function groupOptions(options: readonly NamedOption[]): readonly OptionGroup[] {
  const plain = [{ title: '', options }]
  if (options.length < ENOUGH_TO_GROUP) return plain
  const found = new Map<string, NamedOption[]>()
  for (const one of options) {
    const key = beginning(one.option)
    found.set(key, [...(found.get(key) ?? []), one])
  }
  const large = [...found].filter(([key, list]) => key !== '' && list.length > 1)
  if (large.length < 2) return plain
  const rest = options.filter((one) => !large.some(([, list]) => list.includes(one)))
  const groups = large.map(([, list]) => ({ title: commonWords(list.map(({ name }) => name)), options: list }))
  return rest.length === 0 ? groups : [{ title: '', options: rest }, ...groups]
}

/** The options whose names hold what somebody typed. */
export function filterOptions(options: readonly NamedOption[], wanted: string): readonly NamedOption[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return options.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
