import type { CompiledQuery } from 'kysely'

/** Stands for a value while a query is compiled. */
class Blank {
  readonly row: number
  readonly column: PropertyKey

  constructor(row: number, column: PropertyKey) {
    this.row = row
    this.column = column
  }
}

/** More shapes than these are not kept. */
const MOST_KEPT = 1_000

/**
 * Queries that differ only in their values, and in how many rows of them there are. To put such a query together costs far more than
 * to run it, so it is done once for each number of rows, with blanks that are filled in afterwards.
 */
export class Template<Row extends object> {
  readonly #columns: readonly (keyof Row)[]
  readonly #compile: (rows: readonly Row[]) => CompiledQuery
  readonly #kept = new Map<number, CompiledQuery>()

  constructor(columns: readonly (keyof Row)[], compile: (rows: readonly Row[]) => CompiledQuery) {
    this.#columns = columns
    this.#compile = compile
  }

  fill(rows: readonly Row[]): CompiledQuery {
    const blank = this.#blank(rows.length)
    // What is no blank is the same in all of these queries, such as a limit.
    const parameters = blank.parameters.map((value) =>
      value instanceof Blank ? rows[value.row]![value.column as keyof Row] : value,
    )
    return { ...blank, parameters }
  }

  #blank(count: number): CompiledQuery {
    const kept = this.#kept.get(count)
    if (kept) return kept
    const rows = Array.from({ length: count }, (_, row) =>
      Object.fromEntries(this.#columns.map((column) => [column, new Blank(row, column)])),
    )
    const made = this.#compile(rows as unknown as Row[])
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(count, made)
    return made
  }
}
