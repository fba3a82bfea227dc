const RUNNING = process.stderr.isTTY

/** Shows how far a bench is, on one line of a terminal. */
export function progress(done: number, all: number, what: string): void {
  if (!RUNNING) return
  const filled = Math.round((20 * done) / all)
  const bar = '#'.repeat(filled) + '.'.repeat(20 - filled)
  process.stderr.write(done === all ? '\r\x1b[K' : `\r\x1b[K[${bar}] ${done}/${all} ${what}`)
}

/** What one slice of work gave; the keys depend on the work. */
export type Slice = { readonly [key: string]: number }

/** What a slice says of one thing; a slice that does not say it was made by other work. */
export function valueIn(slice: Slice, key: string): number {
  const value = slice[key]
  if (value === undefined)
    throw new Error(`A slice says nothing of "${key}", only of ${Object.keys(slice).join(', ')}.`)
  return value
}

/** Works for about so many milliseconds. */
export type Work = (milliseconds: number) => Slice | Promise<Slice>

/**
 * Repeats something for about so many milliseconds of processor time, and gives how many it took: what others do on the machine
 * meanwhile does not count, and on a busy one code is warmed up as long as on an idle one.
 */
export function repeat(milliseconds: number, once: () => void): number {
  const started = process.cpuUsage()
  for (;;) {
    once()
    const { user, system } = process.cpuUsage(started)
    const elapsed = (user + system) / 1000
    if (elapsed >= milliseconds) return elapsed
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Three significant digits, with separators: what a noisy machine can tell apart. */
export const figure = (value: number): string =>
  value.toLocaleString('en-GB', { maximumSignificantDigits: value >= 1000 ? 4 : 3 })

/** Rows of cells, the first column to the left and the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column)))).join('  ')
  const [head = '', ...body] = rows.map(line)
  return [head, '-'.repeat(head.length), ...body].join('\n')
}
