import { assertPack, BadInput, type Fields, isCount, isFields } from '@orrery/engine'
import { table } from '../d20.ts'
import { DICE, type Die, type Numbers, type Table } from '../types.ts'

/** Runs a reader of drawings or map texts, whose errors are sentences without subject and full stop. */
export function reading<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadInput) throw error
    assertPack(false, `${what}: ${(error as Error).message}`)
  }
}

export function readFields(what: string, value: unknown, known: readonly string[]): Fields {
  assertPack(isFields(value), `${what} is not a table`)
  for (const key of Object.keys(value)) assertPack(known.includes(key), `${what} has an unknown part "${key}"`)
  return value
}

export function readCount(what: string, value: unknown, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  assertPack(isCount(value), `${what} is not a whole number`)
  assertPack(value >= least, `${what} is less than ${least}`)
  assertPack(value <= most, `${what} is more than ${most}`)
  return value
}

export function readText(what: string, value: unknown): string {
  assertPack(typeof value === 'string' && value.trim() !== '', `${what} is not a text`)
  return value
}

export function readOneOf<T extends string>(what: string, value: unknown, known: readonly T[]): T {
  assertPack(known.includes(value as T), `${what} is none of ${known.join(', ')}`)
  return value as T
}

export function readCounts(what: string, list: unknown): readonly number[] {
  assertPack(Array.isArray(list) && list.length > 0 && list.every(isCount), `${what} is not a list of whole numbers`)
  return Object.freeze([...list])
}

export function readTexts(what: string, list: unknown): readonly string[] {
  assertPack(Array.isArray(list) && list.every((one) => typeof one === 'string'), `${what} is not a list of ids`)
  return Object.freeze([...list])
}

/** Some of the numbers that something has. */
export function readNumbers(what: string, given: unknown, known: readonly string[]): Numbers {
  const fields = readFields(what, given, known)
  for (const [key, value] of Object.entries(fields)) readCount(`${what}.${key}`, value)
  return fields as Numbers
}

export function readRange(what: string, value: unknown): readonly [number, number] {
  const list = readCounts(what, value)
  assertPack(list.length === 2 && list[0] <= list[1], `${what} is not a least and a greatest range`)
  return [list[0], list[1]]
}

export function readDie(what: string, value: unknown): Die {
  assertPack(DICE.includes(value as Die), `${what} is no die with ${DICE.join(', ')} sides`)
  return value as Die
}

export function readDice(what: string, list: unknown): readonly Die[] {
  assertPack(Array.isArray(list), `${what} is not a list of dice`)
  return Object.freeze(list.map((die) => readDie(what, die)))
}

/** Rows `[upTo, value]` for a d20, in order, the last one up to 20. */
export function readTable(what: string, rows: unknown): Table {
  assertPack(Array.isArray(rows) && rows.length > 0, `${what} is not a list of rows`)
  let last = 0
  for (const row of rows) {
    assertPack(
      Array.isArray(row) && row.length === 2 && row.every(isCount),
      `${what} has a row that is not [up to, value]`,
    )
    assertPack(row[0] > last, `the rows of ${what} are not in order`)
    last = row[0]
  }
  assertPack(last === 20, `${what} does not end at 20`)
  return table(...(rows as [number, number][]))
}

/** Changes the entries of a table that are named; the others stay as they are. */
export function changeEach<T extends { readonly id: string }>(
  kind: string,
  entries: { readonly [id: string]: T },
  changes: unknown,
  change: (entry: T, what: string, given: Fields) => T,
  parts: (entry: T) => readonly string[],
): { readonly [id: string]: T } {
  if (changes === undefined) return entries
  assertPack(isFields(changes), `"${kind === 'ability' ? 'abilities' : `${kind}s`}" is not a table`)
  for (const id of Object.keys(changes)) assertPack(Object.hasOwn(entries, id), `there is no ${kind} "${id}"`)
  const changed = Object.values(entries).map((entry): [string, T] => {
    if (!Object.hasOwn(changes, entry.id)) return [entry.id, entry]
    const what = `${kind} ${entry.id}`
    const given = readFields(what, changes[entry.id], parts(entry))
    const marked = { ...change(entry, what, given), basis: 'attested' as const, source: 'the owner’s pack' }
    return [entry.id, Object.freeze(marked)]
  })
  return Object.freeze(Object.fromEntries(changed))
}
