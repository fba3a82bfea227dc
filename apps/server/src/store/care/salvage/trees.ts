import { KEPT_TABLES, type KeptTable } from '../../database/schema.ts'
import { type Field, readNode } from './cells.ts'
import type { Pages } from './pages.ts'

/** A record, and the table it is of where the trees tell. */
export interface FoundRecord {
  readonly table: KeptTable | undefined
  readonly fields: readonly Field[]
}

export interface Trees {
  /** The root pages by the names of tables and indexes; none when the first page cannot be read. */
  readonly roots: ReadonlyMap<string, number>
  /** The version of the schema, where it can be read. */
  readonly schema: number | undefined
}

/** The first page lists what the database holds: kind, name, table, root page and text. */
export function readTrees(pages: Pages): Trees {
  const roots = new Map<string, number>()
  for (const { fields } of walk(pages, 1, undefined, new Set())) {
    const [kind, name, , root] = fields
    if ((kind === 'table' || kind === 'index') && typeof name === 'string' && typeof root === 'number' && root > 0)
      roots.set(name, root)
  }
  const versions = [...walk(pages, roots.get('schema_version') ?? 0, undefined, new Set())]
  const [version] = versions[0]?.fields ?? []
  return { roots, schema: typeof version === 'number' ? version : undefined }
}

/** All records of a tree, also from under pages that are damaged in part. */
function* walk(pages: Pages, root: number, table: KeptTable | undefined, seen: Set<number>): Generator<FoundRecord> {
  for (const open = [root]; open.length > 0; ) {
    const number = open.pop() ?? 0
    if (seen.has(number)) continue
    const node = readNode(pages, number)
    if (node === undefined) continue
    seen.add(number)
    for (const fields of node.records) yield { table, fields }
    open.push(...node.children)
  }
}

/**
 * All records of a database. Those that a tree leads to are of its table; those of pages that no tree leads to any more, because the way to
 * them is damaged, are of whatever table their fields look like.
 */
export function* records(pages: Pages, { roots }: Trees): Generator<FoundRecord> {
  const seen = new Set<number>()
  for (const [name, root] of roots) {
    const table = KEPT_TABLES.find((kept) => kept === name)
    for (const record of walk(pages, root, table, seen)) if (table !== undefined) yield record
  }
  const free = new Set(freePages(pages))
  for (let number = 2; number <= pages.count; number++) {
    if (seen.has(number) || free.has(number)) continue
    for (const fields of readNode(pages, number)?.records ?? []) yield { table: undefined, fields }
  }
}

/** The pages that are not in use hold what was removed. */
function freePages(pages: Pages): number[] {
  const first = pages.hasHeader ? pages.page(1) : undefined
  const free: number[] = []
  const seen = new Set<number>()
  for (let trunk = first?.readUInt32BE(32) ?? 0; trunk > 0 && !seen.has(trunk); ) {
    seen.add(trunk)
    free.push(trunk)
    const page = pages.page(trunk)
    if (page === undefined) break
    const count = Math.min(page.readUInt32BE(4), Math.floor(pages.usable / 4) - 2)
    for (let i = 0; i < count; i++) free.push(page.readUInt32BE(8 + 4 * i))
    trunk = page.readUInt32BE(0)
  }
  return free
}
