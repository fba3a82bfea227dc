import { changedByte, checkChain, readEntryText, sha256Hex } from '@orrery/engine'
import { faultText, rootOf } from '@orrery/host'
import type { Kysely } from 'kysely'
import type { Row, Tables } from '../database/schema.ts'
import { journalEntry } from '../journal/appends.ts'
import { readHeader } from '../journal/heads.ts'
import type { Finding } from './finding.ts'

type Match = Omit<Row<'matches'>, 'filed'> & { readonly head: string | null }
export type Entries = readonly Omit<Row<'journal'>, 'match'>[]

const PAGE = 200
/** Of a match that is wrong from end to end, so much is told. */
const MOST_TOLD = 5

/** Reads every header and entry, and says which are not what was stored. */
export async function findChanges(db: Kysely<Tables>, only?: string): Promise<Finding[]> {
  const found: Finding[] = []
  for (let last = ''; ; ) {
    const matches = await (only === undefined
      ? db.selectFrom('matches')
      : db.selectFrom('matches').where('id', '=', only)
    )
      .leftJoin('standings', 'standings.match', 'matches.id')
      .select(['id', 'game', 'header', 'seed_hash', 'visibility', 'created', 'standings.head'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const match of matches) {
      const entries = await db
        .selectFrom('journal')
        .select(['seq', 'at', 'by', 'kind', 'entry'])
        .where('match', '=', match.id)
        .orderBy('seq')
        .execute()
      const problems = [...changedEntries(match, entries), ...changedColumns(match, entries)].slice(0, MOST_TOLD)
      for (const problem of problems) found.push({ match: match.id, problem })
      last = match.id
    }
    if (matches.length < PAGE) return found
  }
}

/** What is wrong with the header and the entries of a match, as their hashes tell. */
export function changedEntries({ header: text, head }: Pick<Match, 'header' | 'head'>, entries: Entries): string[] {
  const header = readHeader(text)
  const broken = entries.filter(({ entry }) => !isJson(entry)).map(({ seq }) => `entry ${seq} is no JSON`)
  const texts = entries.map(({ entry }) => entry)
  const root = readEntryText(texts[0] ?? '').prev ?? (texts.length === 0 ? head : undefined) ?? undefined
  if (!isJson(text)) return [`the header is no JSON${changeIn(text, root)}`, ...broken]
  if (header === undefined && root !== undefined)
    return [`the header is not what was stored${changeIn(text, root)}`, ...broken]
  if (header === undefined || !isComplete(entries)) return broken
  const { faults } = checkChain(rootOf(header), texts, head ?? undefined)
  const told = faults.map((fault) =>
    fault.expected && fault.entry === 0
      ? `the header is not what was stored${changeIn(text, root)}`
      : faultText(fault, texts[fault.entry - 1] ?? ''),
  )
  const named = new Set(faults.map(({ entry }) => `entry ${entry} is no JSON`))
  return [...told, ...broken.filter((problem) => !named.has(problem))]
}

/** The byte of a header that was changed, if that can be found out from the hash that the first entry carries. */
function changeIn(text: string, root: string | undefined): string {
  const byte =
    root &&
    changedByte(text, (bytes) => {
      const header = readHeader(Buffer.from(bytes).toString())
      return header !== undefined && rootOf(header) === root
    })
  return byte ? `: byte ${byte.at + 1} of it is "${byte.is}" and was "${byte.was}"` : ''
}

/** Missing entries are found by their numbers: the hashes around a gap would only be told of the wrong ones. */
const isComplete = (entries: Entries): boolean => entries.every(({ seq }, index) => seq === index + 1)

/** The columns say again what the header and the entries say. */
function changedColumns({ game, header: text, seed_hash, created, visibility }: Match, entries: Entries): string[] {
  const found: string[] = []
  const header = readHeader(text)
  if (header !== undefined && 'seed' in header.match) {
    if (game !== header.match.game)
      found.push(`its game is stored as "${game}", but the header says "${header.match.game}"`)
    if (seed_hash !== header.seedHash) found.push('the hash of its seed is stored as another one than the header says')
    if (sha256Hex(header.match.seed) !== header.seedHash) found.push('its seed is not the one that was promised')
    if (created !== header.created) found.push('it is stored as created at another time than the header says')
  }
  if (visibility !== 'public' && visibility !== 'private')
    found.push(`it is neither public nor private but "${visibility}"`)
  for (const { entry, ...row } of entries) {
    if (!isJson(entry)) continue
    const right = journalEntry(JSON.parse(entry))
    for (const column of ['seq', 'at', 'by', 'kind'] as const)
      if (row[column] !== right[column])
        found.push(`entry ${row.seq} is stored with ${column} "${row[column]}", but says "${right[column]}"`)
  }
  return found
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
