import { assertPack, type Fields, isCount, isFields } from '@orrery/engine'
import { AREA_TYPES, COUNTERATTACKS, PROPERTIES } from './types.ts'

/** A field that may be changed: what it has to be, in words and as a test. */
interface Check {
  readonly is: string
  fits(value: unknown, before: unknown): boolean
}

const text: Check = { is: 'a text', fits: (value) => typeof value === 'string' && value !== '' }
const count: Check = { is: 'a whole number', fits: isCount }
const positive: Check = { is: 'a whole number above 0', fits: (value) => isCount(value) && value > 0 }
const truth: Check = { is: 'true or false', fits: (value) => typeof value === 'boolean' }
/** What cannot be produced stays so. */
const cost: Check = {
  is: 'a whole number above 0, or null for what cannot be produced',
  fits: (value, before) => (before === null ? value === null : positive.fits(value, before)),
}

const oneOf = (values: readonly unknown[]): Check => ({
  is: values.map((value) => JSON.stringify(value)).join(', '),
  fits: (value) => values.includes(value),
})

const listOf = (values: readonly unknown[], is: string): Check => ({
  is,
  fits: (list) =>
    Array.isArray(list) && list.every((one) => values.includes(one)) && new Set(list).size === list.length,
})

/** Some of the numbers it has now. */
const numbers: Check = {
  is: 'a table of the numbers it has',
  fits: (value, before) =>
    isFields(value) &&
    isFields(before) &&
    Object.entries(value).every(([key, part]) => Object.hasOwn(before, key) && isCount(part)),
}

/** Another name or text for something that is there. */
const wording: Check = {
  is: 'a table of "name" and "text"',
  fits: (value, before) =>
    isFields(value) &&
    isFields(before) &&
    Object.entries(value).every(([key, part]) => ['name', 'text'].includes(key) && text.fits(part, before[key])),
}

const phase = (keys: readonly string[], flags: readonly string[] = []): Check => ({
  is: `null or a table of ${[...flags, ...keys].join(', ')}`,
  fits: (value) =>
    value === null ||
    (isFields(value) &&
      Object.keys(value).length === keys.length + flags.length &&
      keys.every((key) => isCount(value[key])) &&
      flags.every((key) => typeof value[key] === 'boolean')),
})

const units: Check = {
  is: 'a list of pairs of a unit and a number',
  fits: (list) =>
    Array.isArray(list) &&
    list.every((pair) => Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string' && isCount(pair[1])),
}

const NAMED = { name: text }
const TOLD = { ...NAMED, text, numbers }

/** What an owner may change in each table. Effects are rules and stay. */
export const CHANGEABLE: { readonly [table: string]: { readonly [field: string]: Check } } = {
  tiles: {
    type: oneOf(AREA_TYPES.filter((type) => type !== 'moon')),
    mountain: count,
    property: oneOf([null, ...PROPERTIES]),
    blockades: listOf([0, 1, 2, 3, 4, 5], 'a list of different directions from 0 to 5'),
  },
  units: {
    ...NAMED,
    cost,
    conquest: count,
    health: positive,
    damage: count,
    count: positive,
    flying: truth,
    massive: truth,
    aggressive: truth,
    moveBonus: count,
    productive: count,
  },
  factions: {
    ...NAMED,
    initiative: count,
    complexity: oneOf([1, 2, 3]),
    protection: numbers,
    startingUnits: units,
    effect: wording,
    defense: wording,
  },
  actionCards: {
    ...NAMED,
    blue: phase(['draw', 'play', 'initiative'], ['factionEffect']),
    green: phase(['production', 'oniPlace', 'oniConquest', 'oniMove']),
    red: phase(['movement', 'combat']),
  },
  combatCards: {
    ...NAMED,
    text,
    moveAfter: count,
    minUnits: positive,
    oncePerRound: truth,
    counterattacks: listOf(COUNTERATTACKS, 'a list of different counterattacks'),
  },
  counterattacks: TOLD,
  uplinks: { ...TOLD, cost: count },
  events: NAMED,
  eventEffects: { text, numbers },
  weapons: { ...NAMED, bonus: count, count, cost: count },
  terraformings: { ...TOLD, count },
  missions: { ...TOLD, points: count },
  goals: { ...TOLD, points: count },
}

/** A table with the changes of an owner, who vouches for what they touch. */
export function changeTable<T extends { readonly [id: string]: object }>(table: string, before: T, given: unknown): T {
  if (given === undefined) return before
  assertPack(isFields(given), `"${table}" is not a table`)
  for (const id of Object.keys(given)) assertPack(Object.hasOwn(before, id), `"${table}" has no "${id}"`)
  const after = Object.entries(before).map(([id, entry]) => [id, changeEntry(table, id, entry as Fields, given[id])])
  return Object.fromEntries(after) as T
}

function changeEntry(table: string, id: string, entry: Fields, change: unknown): Fields {
  if (change === undefined) return entry
  assertPack(isFields(change), `"${table}.${id}" is not a table`)
  const after: { [field: string]: unknown } = { ...entry, basis: 'attested', source: 'owner’s pack' }
  for (const [field, value] of Object.entries(change)) {
    assertPack(Object.hasOwn(CHANGEABLE[table], field), `"${table}.${id}" has an unknown part "${field}"`)
    const check = CHANGEABLE[table][field]
    assertPack(check.fits(value, entry[field]), `"${table}.${id}.${field}" is not ${check.is}`)
    after[field] = isFields(value) ? { ...(entry[field] as Fields | null), ...value } : value
  }
  return after
}

/** A flat table of numbers with the changes of an owner. */
export function changeNumbers<T extends object>(name: string, before: T, given: unknown): T {
  if (given === undefined) return before
  assertPack(isFields(given), `"${name}" is not a table of numbers`)
  for (const [key, value] of Object.entries(given)) {
    assertPack(Object.hasOwn(before, key), `there is no number "${key}"`)
    assertPack(isCount(value), `"${name}.${key}" is not a whole number`)
  }
  return { ...before, ...given }
}
