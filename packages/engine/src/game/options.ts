import { assertInput } from '../values/input.ts'
import { sameValue } from '../values/value.ts'
import { listing } from '../words/intl.ts'

export type OptionValue = string | boolean | number | readonly string[]
export type Options = { readonly [id: string]: OptionValue }

/** A value that another option must have, or must not have. */
export type OptionCondition =
  | { readonly option: string; readonly is: OptionValue }
  | { readonly option: string; readonly not: OptionValue }

interface Applies {
  /** The numbers of players for which it can be changed; all when absent. */
  readonly players?: readonly number[]
  /** When it means something; always when absent. Forms show it only then, and nobody else may choose it otherwise. */
  readonly when?: OptionCondition
}

/** Yes or no. */
export interface ToggleOption extends Applies {
  readonly kind: 'toggle'
  readonly default: boolean
}

/** A whole number in a range. */
export interface NumberOption extends Applies {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly default: number
  /** The numbers worth trying, for simulations of all options. */
  readonly tried: readonly number[]
}

/** One of some values. */
export interface OneOption<Value extends string = string> extends Applies {
  readonly kind: 'one'
  readonly values: readonly Value[]
  readonly default: Value
  /** By the number of players, where it is something else. */
  readonly defaultFor?: { readonly [players: number]: Value }
}

/** Any of some values, each at most once. */
export interface SomeOption<Value extends string = string> extends Applies {
  readonly kind: 'some'
  readonly values: readonly Value[]
  readonly default: readonly Value[]
}

/** A list with a rule of its own: forty cards of a deck. What one may take, and how often, is for its editor. */
export interface ListOption extends Applies {
  readonly kind: 'list'
  /** What it can hold, and how many of each at the most. */
  readonly members: readonly string[]
  readonly copies: number
  /** How long it is when it is not empty. */
  readonly size: number
  readonly default: readonly string[]
  /** Whole lists that are right: a start for editors, and what simulations of all options try. */
  readonly examples: readonly (readonly string[])[]
  /** Says what is wrong with a list, as a sentence. */
  readonly check: (list: readonly string[]) => string | undefined
}

/** One of some values for each seat. */
export interface PerSeatOption<Value extends string = string> extends Applies {
  readonly kind: 'per seat'
  readonly values: readonly Value[]
  /** Whether no two seats may have the same. By default each seat has the value at its own place. */
  readonly distinct: boolean
}

/** A choice that is made when a match is created. */
export type OptionSpec = ToggleOption | NumberOption | OneOption | SomeOption | ListOption | PerSeatOption

/** A game's options by their ids. */
export type OptionSpecs = { readonly [id: string]: OptionSpec }

type Chosen<Spec> = Spec extends ToggleOption
  ? boolean
  : Spec extends NumberOption
    ? number
    : Spec extends OneOption<infer Value>
      ? Value
      : Spec extends SomeOption<infer Value> | PerSeatOption<infer Value>
        ? readonly Value[]
        : Spec extends ListOption
          ? readonly string[]
          : never

/** What was chosen, by the options it was chosen from. */
export type ChosenOptions<Specs> = { readonly [id in keyof Specs]: Chosen<Specs[id]> }

export const toggle = (standard: boolean, applies: Applies = {}): ToggleOption => ({
  kind: 'toggle',
  default: standard,
  ...applies,
})

export const number = (range: Omit<NumberOption, 'kind'>): NumberOption => ({ kind: 'number', ...range })

export const one = <const Value extends string>(
  values: readonly Value[],
  standard: NoInfer<Value>,
  applies: Applies & Pick<OneOption<NoInfer<Value>>, 'defaultFor'> = {},
): OneOption<Value> => ({ kind: 'one', values, default: standard, ...applies })

export const some = <const Value extends string>(
  values: readonly Value[],
  standard: readonly NoInfer<Value>[] = [],
  applies: Applies = {},
): SomeOption<Value> => ({ kind: 'some', values, default: standard, ...applies })

export const list = (spec: Omit<ListOption, 'kind'>): ListOption => ({ kind: 'list', ...spec })

export const perSeat = <const Value extends string>(
  values: readonly Value[],
  { distinct, ...applies }: Applies & { readonly distinct: boolean },
): PerSeatOption<Value> => ({ kind: 'per seat', values, distinct, ...applies })

/** How options were spelled in matches that are older than their present names. */
export interface OldOptions {
  readonly ids: readonly string[]
  /** The given options with present names and values. */
  read(given: Options, players: number): Options
}

/** A game, as far as its options go. */
interface HasOptions {
  readonly title: string
  readonly players: readonly number[]
  readonly options: OptionSpecs
  readonly oldOptions?: OldOptions | undefined
}

const appliesTo = ({ players }: Applies, count: number) => players === undefined || players.includes(count)

/** What an option is when nobody chooses. */
export function defaultOf(spec: OptionSpec, players: number): OptionValue {
  if (spec.kind === 'per seat')
    return Array.from({ length: players }, (_, seat) => spec.values[seat % spec.values.length] as string)
  return (spec.kind === 'one' ? spec.defaultFor?.[players] : undefined) ?? spec.default
}

/** Whether an option means something for so many players and with what else is chosen. */
export function appliesIn(specs: OptionSpecs, spec: OptionSpec, players: number, chosen: Options): boolean {
  if (!appliesTo(spec, players)) return false
  const { when } = spec
  const other = specs[when?.option ?? '']
  if (when === undefined || other === undefined) return true
  const value = chosen[when.option] ?? defaultOf(other, players)
  return 'is' in when ? sameValue(value, when.is) : !sameValue(value, when.not)
}

const isOneOf = (values: readonly string[], value: unknown): value is string =>
  typeof value === 'string' && values.includes(value)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

const hasTwice = (values: readonly string[]): boolean => new Set(values).size < values.length

/** Says what a value of an option must be, when it is not that. */
export function checkOption(spec: OptionSpec, value: unknown, players: number): string | undefined {
  switch (spec.kind) {
    case 'toggle':
      return typeof value === 'boolean' ? undefined : 'use true or false'
    case 'number': {
      const { min, max } = spec
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      return fits ? undefined : `use a whole number from ${min} to ${max}`
    }
    case 'one':
      return isOneOf(spec.values, value) ? undefined : `use one of ${spec.values.join(', ')}`
    case 'some': {
      const fits = isTexts(value) && value.every((part) => isOneOf(spec.values, part)) && !hasTwice(value)
      return fits ? undefined : `use a list of ${spec.values.join(', ')}, each at most once`
    }
    case 'list':
      return isTexts(value) ? undefined : 'use a list'
    case 'per seat': {
      const fits = isTexts(value) && value.length === players && value.every((part) => isOneOf(spec.values, part))
      if (!fits) return `use a list of ${players}, one per seat, of ${spec.values.join(', ')}`
      return spec.distinct && hasTwice(value) ? 'each seat needs a different value' : undefined
    }
  }
}

/** Numbers of players as people say them: 1–5, or 2 or 4. */
export function playersText(counts: readonly number[]): string {
  const [first = 0, last = 0] = [counts[0], counts.at(-1)]
  const isRow = counts.length > 2 && counts.every((count, i) => count === first + i)
  return isRow ? `${first}–${last}` : listing(counts.map(String), 'en', 'or')
}

const shown = (value: OptionValue): string => (Array.isArray(value) ? value.join('+') : String(value))

const unknownOption = ({ title, options }: HasOptions, id: string): string => {
  const ids = Object.keys(options)
  return ids.length === 0
    ? `${title} has no options.`
    : `${title} has no option "${id}". Use ${listing(ids, 'en', 'or')}.`
}

/** All options of a match, the given ones checked and the rest by default. Old spellings are read. */
export function settleOptions(game: HasOptions, players: number, given: Options): Options {
  assertInput(
    game.players.includes(players),
    `${game.title} takes ${playersText(game.players)} players, not ${players}.`,
  )
  const wanted = game.oldOptions?.ids.some((id) => id in given) ? game.oldOptions.read(given, players) : given
  for (const id of Object.keys(wanted)) assertInput(Object.hasOwn(game.options, id), unknownOption(game, id))
  const settled = Object.entries(game.options).map(([id, spec]) => {
    const standard = defaultOf(spec, players)
    const value = wanted[id] ?? standard
    if (sameValue(value, standard)) return [id, standard] as const
    assertInput(
      appliesTo(spec, players),
      `Option "${id}" is for ${playersText(spec.players ?? [])} players, not ${players}.`,
    )
    const wrong = checkOption(spec, value, players)
    assertInput(wrong === undefined, `Option "${id}" can’t be "${shown(value)}": ${wrong}.`)
    const broken = spec.kind === 'list' ? spec.check(value as readonly string[]) : undefined
    assertInput(broken === undefined, `Option "${id}": ${broken}`)
    return [id, value] as const
  })
  const options: Options = Object.fromEntries(settled)
  for (const [id, value] of settled) {
    const spec = game.options[id]
    if (spec?.when && !appliesIn(game.options, spec, players, options))
      assertInput(sameValue(value, defaultOf(spec, players)), `Option "${id}" ${conditionText(spec.when, options)}.`)
  }
  return options
}

/** Why an option cannot be chosen with what else is. */
function conditionText(when: OptionCondition, options: Options): string {
  const { option } = when
  return 'is' in when
    ? `goes with ${option}=${shown(when.is)}, not with ${option}=${shown(options[option] ?? '')}`
    : `does not go with ${option}=${shown(when.not)}`
}

/** Reads `key=value,key=value`; a list's parts are joined with `+`. What the values may be is checked when they are settled. */
export function parseOptions(game: HasOptions, text: string): Options {
  const options: Record<string, OptionValue> = {}
  for (const part of text.split(',').filter((piece) => piece !== '')) {
    const [id = '', raw] = part.split(/=(.*)/s)
    assertInput(raw !== undefined, `Write options as option=value, not "${part}".`)
    const spec = game.options[id]
    assertInput(spec !== undefined || game.oldOptions?.ids.includes(id) === true, unknownOption(game, id))
    options[id] = spec === undefined ? raw : readValue(spec, raw)
  }
  return options
}

function readValue(spec: OptionSpec, raw: string): OptionValue {
  switch (spec.kind) {
    case 'toggle':
      return raw === 'true' ? true : raw === 'false' ? false : raw
    case 'number':
      return /^-?\d+$/.test(raw) ? Number(raw) : raw
    case 'one':
      return raw
    case 'some':
    case 'list':
    case 'per seat':
      return raw === '' ? [] : raw.split('+')
  }
}

/** The values of an option that are worth trying. */
function triedValues(spec: OptionSpec, players: number): readonly OptionValue[] {
  switch (spec.kind) {
    case 'toggle':
      return [false, true]
    case 'number':
      return spec.tried
    case 'one':
      return spec.values
    case 'some':
      return [spec.default, spec.values, spec.values.filter((_, i) => i % 2 === 0)]
    case 'list':
      return spec.examples
    case 'per seat':
      return seatings(spec, players)
  }
}

/** All ways to give each seat one of the values. */
function seatings({ values, distinct }: PerSeatOption, players: number): readonly string[][] {
  let found: string[][] = [[]]
  for (let seat = 0; seat < players; seat++)
    found = found.flatMap((taken) =>
      values.filter((value) => !distinct || !taken.includes(value)).map((value) => [...taken, value]),
    )
  return found
}

/**
 * Every combination of options for a number of players; of numbers and lists those worth trying. An option comes after the one that
 * decides whether it applies.
 */
export function everyOptions(game: HasOptions, players: number): Options[] {
  let combinations: Record<string, OptionValue>[] = [{}]
  for (const [id, spec] of Object.entries(game.options))
    combinations = combinations.flatMap((options) => {
      const applies = appliesIn(game.options, spec, players, options)
      const values = applies ? triedValues(spec, players) : [defaultOf(spec, players)]
      return values.map((value) => ({ ...options, [id]: value }))
    })
  return combinations
}
