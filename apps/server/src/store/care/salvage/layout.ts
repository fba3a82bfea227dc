import { sql } from 'kysely'
import type { Backend } from '../../database/backend.ts'
import { KEPT_TABLES, type KeptTable, STATUSES, VISIBILITIES } from '../../database/schema.ts'
import type { Field } from './cells.ts'

interface Column {
  readonly name: string
  readonly isText: boolean
  readonly mayBeNull: boolean
  /** Rows from before the column was added do without it. */
  readonly isOptional: boolean
}

/** The columns of the tables as they are stored: those of the key first. */
export type Layout = { readonly [T in KeptTable]?: readonly Column[] }

export type SavedRow = { readonly [column: string]: string | number | null }

/** How the tables of a schema are stored, as an empty database of that schema tells. */
export async function layoutOf({ db }: Backend): Promise<Layout> {
  const layout: { [T in KeptTable]?: Column[] } = {}
  for (const table of KEPT_TABLES) {
    const { rows } = await sql<{ name: string; type: string; notnull: number; dflt_value: unknown; pk: number }>`
      select name, type, "notnull", dflt_value, pk from pragma_table_info(${table})`.execute(db)
    if (rows.length === 0) continue
    const keys = rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
    layout[table] = [...keys, ...rows.filter(({ pk }) => pk === 0)].map(({ name, type, notnull, dflt_value }) => ({
      name,
      isText: type.toLowerCase() === 'text',
      mayBeNull: notnull === 0,
      isOptional: notnull === 0 || dflt_value !== null,
    }))
  }
  return layout
}

/** A record as a row of a table; nothing when it cannot be one. */
function rowOf(columns: readonly Column[], fields: readonly Field[]): SavedRow | undefined {
  if (fields.length > columns.length) return undefined
  const row: { [column: string]: string | number | null } = {}
  for (const [i, { name, isText, mayBeNull, isOptional }] of columns.entries()) {
    const field = fields[i]
    if (field === undefined && isOptional) continue
    if (field === null ? !mayBeNull : typeof field !== (isText ? 'string' : 'number')) return undefined
    row[name] = field as string | number | null
  }
  return row
}

const SHA256_HEX = /^[\da-f]{64}$/
const HASHED_TOKEN = /^[\w-]{43}$/
const ID = /^[\w-]{1,64}$/

/** By what the rows of a table are recognised where nothing else tells which table they are of. */
const SIGNS: { readonly [T in KeptTable]?: (row: SavedRow) => boolean } = {
  journal: ({ match, seq, entry }) =>
    ID.test(String(match)) && Number(seq) > 0 && String(entry).startsWith(`{"seq":${seq},`),
  matches: ({ id, header, seed_hash, visibility }) =>
    ID.test(String(id)) &&
    String(header).startsWith('{"') &&
    SHA256_HEX.test(String(seed_hash)) &&
    isOneOf(VISIBILITIES, visibility),
  standings: ({ match, status, info }) =>
    ID.test(String(match)) && isOneOf(STATUSES, status) && String(info).startsWith('{'),
  seats: ({ match, seat, token_hash }) =>
    ID.test(String(match)) && Number(seat) >= 0 && Number(seat) < 100 && isHashOrNull(token_hash),
  accounts: ({ id, password_hash }) => ID.test(String(id)) && String(password_hash).startsWith('$'),
  sessions: ({ token_hash, expires, created }) =>
    HASHED_TOKEN.test(String(token_hash)) && Number(expires) > Number(created),
}

const isOneOf = (list: readonly string[], value: unknown): boolean => list.includes(String(value))
const isHashOrNull = (value: unknown): boolean => value === null || HASHED_TOKEN.test(String(value))

/** The row that a record is, of the table that a tree says or, should the tree be wrong, of the one that it looks like. */
export function recognise(
  layout: Layout,
  { table: told, fields }: { readonly table: KeptTable | undefined; readonly fields: readonly Field[] },
): readonly [KeptTable, SavedRow] | undefined {
  const row = told && rowOf(layout[told] ?? [], fields)
  if (told && row && (SIGNS[told]?.(row) ?? true)) return [told, row]
  for (const table of KEPT_TABLES) {
    const columns = layout[table]
    const isLike = SIGNS[table]
    // Nothing at the end may be missing but columns that were added later.
    if (!columns || !isLike || fields.length < columns.length - 2) continue
    const row = rowOf(columns, fields)
    if (row && isLike(row)) return [table, row]
  }
  return undefined
}
