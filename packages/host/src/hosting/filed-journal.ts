import {
  type ChainFault,
  canonicalText,
  checkChain,
  contentHash,
  type Data,
  entryHash,
  type FiledJournal,
  FORMAT_WITH_JOURNAL,
  faultyByte,
  type Game,
  gameFor,
  type Header,
  isCount,
  isFields,
  isHideable,
  linkHash,
  type MatchFile,
  rootHash,
  settleOptions,
  sha256Hex,
} from '@orrery/engine'
import { clockSchema } from '@orrery/protocol'
import { contentOf, factsOf, namesHash, rootOf } from '../journal/chain.ts'
import type { Entry, TableHeader } from '../journal/journal.ts'
import { HostedMatch } from './hosted-match.ts'

/** The file of a match that came as a file and has not gone on: with the journal that it came with, if there was one. */
export const asItCame = (file: MatchFile, journal: FiledJournal | undefined): MatchFile =>
  journal === undefined ? file : { ...file, orrery: FORMAT_WITH_JOURNAL, journal }

/** Puts the journal of a match into its file. */
export function withJournal(file: MatchFile, header: TableHeader, entries: Iterable<Entry>): MatchFile {
  return { ...file, orrery: FORMAT_WITH_JOURNAL, journal: filedJournal(header, entries) }
}

function filedJournal(header: TableHeader, entries: Iterable<Entry>): FiledJournal {
  let head = rootOf(header)
  const filed: Data[] = []
  for (const entry of entries) {
    const content = contentOf(entry)
    const shown = isHideable(content) ? { seq: entry.seq, hidden: contentHash(content) } : (JSON.parse(content) as Data)
    filed.push({ ...shown, prev: head })
    head = linkHash(head, entryHash(content))
  }
  return { table: factsOf(header) as Data, names: namesHash(header), entries: filed, head }
}

/** Says what is wrong with a part of a match file's journal, or of a stored one. */
export function faultText(fault: ChainFault, text: string): string {
  const { entry, from, tail, head } = fault
  if (from !== undefined) return `one of its entries ${from} to ${entry} is not what was stored`
  if (head !== undefined) return 'the hash of its last entry is not the one that was stored'
  const byte = faultyByte(fault, text)
  const where = byte && `: byte ${byte.at + 1} of it is "${byte.is}"${byte.was === '' ? '' : ` and was "${byte.was}"`}`
  if (tail !== undefined) return `entry ${entry} does not carry the hash of the one before it${where ?? ''}`
  return `${entry === 0 ? 'the header' : `entry ${entry}`} is not what was stored${where ?? ''}`
}

const factsText = (journal: FiledJournal): string => JSON.stringify(journal.table)

/** The hashes of a match file's journal after each entry, from its beginning on. */
export function headsOf(journal: FiledJournal): readonly string[] {
  return [...journal.entries.map(({ prev }) => String(prev)), journal.head]
}

/** Says how a match file's journal contradicts itself, its header or its decisions; nothing when it does not, or has none. */
export function differingJournal(game: Game, file: MatchFile): string | undefined {
  const { journal } = file
  if (journal === undefined) return undefined
  const promised = sha256Hex(file.header.seed) === journal.table.seedHash
  return (
    brokenChain(journal) ??
    (promised ? undefined : 'its seed is not the one that was promised') ??
    otherDecisions(game, file, journal)
  )
}

function brokenChain(journal: FiledJournal): string | undefined {
  const texts = journal.entries.map((entry) => JSON.stringify(entry))
  const facts = factsText(journal)
  const { faults } = checkChain(rootHash(contentHash(facts), journal.names), texts, journal.head)
  const [fault] = faults
  if (fault !== undefined) return faultText(fault, fault.entry === 0 ? facts : (texts[fault.entry - 1] ?? ''))
  const misplaced = journal.entries.findIndex(({ seq }, index) => seq !== index + 1)
  return misplaced < 0 ? undefined : `entry ${misplaced + 1} is numbered ${String(journal.entries[misplaced]?.seq)}`
}

/** What a journal begins with, if it can be read: nobody has looked at it yet. */
function tableOf(table: Data): TableHeader | undefined {
  const { plan, clock, created } = table
  const isSeat = (seat: unknown) => isFields(seat) && (seat.kind === 'person' || typeof seat.bot === 'string')
  const isWhole = Array.isArray(plan) && plan.every(isSeat) && clockSchema.safeParse(clock).success && isCount(created)
  return isWhole ? (table as unknown as TableHeader) : undefined
}

/** Hidden entries change nothing in the match. */
const shownEntry = (entry: Data): Entry =>
  ('hidden' in entry ? { seq: entry.seq, at: 0, by: 'table', kind: 'chat', seat: 0, text: '' } : entry) as Entry

/** Plays a journal again, with all that was taken back: the match file without it, or why there is none. */
export function playJournal(game: Game, journal: FiledJournal): MatchFile | string {
  const played = openJournal(game, journal)
  return typeof played === 'string' ? played : played.matchFile()
}

/** The match that a journal comes to, without the names of its seats, or why it comes to none. */
export function openJournal(game: Game, { table, entries }: FiledJournal): HostedMatch | string {
  const began = tableOf(table)
  if (began === undefined) return 'its journal does not say how the table began'
  const header = { ...began, plan: began.plan.map((seat) => ({ ...seat, name: '' })) }
  const played = HostedMatch.open(game, header, entries.map(shownEntry))
  if (played.report) return `its journal cannot be played: ${played.report.error.replace(/\.$/, '')}`
  return played
}

function otherDecisions(game: Game, file: MatchFile, journal: FiledJournal): string | undefined {
  const played = playJournal(game, journal)
  if (typeof played === 'string') return played
  const { header, decisions } = played
  if (!isSameHeader(game, header, file.header)) return 'its header is not the one that its journal begins with'
  for (let i = 0; i < Math.max(decisions.length, file.decisions.length); i++)
    if (canonicalText(decisions[i]) !== canonicalText(file.decisions[i]))
      return `decision ${i + 1} is not the one in its journal`
  return undefined
}

/** Options may be spelled as an older version of the game spelled them. */
export const isSameHeader = (game: Game, a: Header, b: Header): boolean =>
  canonicalText(settledHeader(game, a)) === canonicalText(settledHeader(game, b))

const settledHeader = (game: Game, header: Header): Header => ({
  ...header,
  options: settleOptions(gameFor(game, header), header.seats, header.options),
})
