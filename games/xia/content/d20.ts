import type { Ability, Table } from './types.ts'

/** The value of a roll. Modified rolls below 1 or above 20 count as the first and the last row. */
export function tableValue(table: Table, rolled: number): number {
  for (const row of table) if (rolled <= row.upTo) return row.value
  return table[table.length - 1].value
}

/** A table of rows `[upTo, value]`, the last one up to 20. */
export const table = (...rows: readonly (readonly [upTo: number, value: number])[]): Table =>
  Object.freeze(rows.map(([upTo, value]) => Object.freeze({ upTo, value })))

/** What an ability's roll gives: the table's value; for a least roll 1 or 0; without a roll 1. */
export function abilityValue({ roll }: Ability, rolled: number): number {
  if (roll === 'none') return 1
  if ('table' in roll) return tableValue(roll.table, rolled)
  return rolled >= roll.least ? 1 : 0
}

/** A table as people read it: `1–10: 1, 11–17: 2, 18–20: 3`. */
export function tableText(rows: Table, say: (value: number) => string = String): string {
  let from = 1
  const parts: string[] = []
  for (const { upTo, value } of rows) {
    parts.push(`${from === upTo ? from : `${from}–${upTo}`}: ${say(value)}`)
    from = upTo + 1
  }
  return parts.join(', ')
}

/** What an ability's text leaves open: its numbers and its roll. */
export function abilityNumbers({ numbers, roll }: Ability) {
  const said: { [name: string]: string | number } = { ...numbers }
  if (roll !== 'none' && 'least' in roll) said.least = roll.least
  if (roll !== 'none' && 'table' in roll) said.table = tableText(roll.table)
  return said
}
