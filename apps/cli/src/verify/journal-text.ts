import {
  type ChainFault,
  type ChangedByte,
  changedByte,
  checkChain,
  contentHash,
  type FiledJournal,
  faultyByte,
  firstDifference,
  rootHash,
  utf8,
} from '@orrery/engine'

/** A part of a match file's text, and where it begins. */
interface Part {
  readonly text: string
  readonly at: number
}

/**
 * The journal of a match file as it is written, without being read as JSON: so a change is found where it is, also one after which
 * the file cannot be read any more.
 */
interface JournalText {
  readonly table: Part
  readonly names: Part
  readonly entries: readonly Part[]
  readonly head: Part
}

/** What of a file was changed, and the byte of it, counted from 1. */
export interface FileChange {
  readonly what: string
  readonly byte?: number
  readonly is?: string
  readonly was?: string
}

const MARKS = [
  '\n  "journal": {\n    "table": ',
  ',\n    "names": "',
  '",\n    "entries": ',
  ',\n    "head": "',
] as const
const END = '"\n  }\n}\n'
const ENTRY = '      '

/** Finds the journal in the text of a match file that has one. */
export function journalIn(text: string): JournalText | undefined {
  const from = MARKS.map((mark) => text.indexOf(mark))
  const until = [...from.slice(1), text.lastIndexOf(END)]
  if ([...from, ...until].some((place) => place < 0)) return undefined
  const [table, names, list, head] = MARKS.map((mark, i): Part => {
    const at = (from[i] ?? 0) + mark.length
    return { text: text.slice(at, until[i]), at }
  }) as [Part, Part, Part, Part]
  return { table, names, entries: entriesIn(list), head }
}

function entriesIn({ text, at }: Part): Part[] {
  const parts: Part[] = []
  let from = at
  for (const line of text.split('\n')) {
    if (line.startsWith(ENTRY))
      parts.push({ text: line.slice(ENTRY.length).replace(/,$/, ''), at: from + ENTRY.length })
    from += line.length + 1
  }
  return parts
}

/** A journal whose hashes are in order can be read. */
export const readJournal = ({ table, names, entries, head }: JournalText): FiledJournal => ({
  table: JSON.parse(table.text),
  names: names.text,
  entries: entries.map(({ text }) => JSON.parse(text)),
  head: head.text,
})

/** Follows the hashes of a journal, and says where it is first not what was written. */
export function changeIn(file: string, { table, names, entries, head }: JournalText): FileChange | undefined {
  const texts = entries.map(({ text }) => text)
  const [fault] = checkChain(rootHash(contentHash(table.text), names.text), texts, head.text).faults
  if (fault === undefined) return undefined
  if (fault.head !== undefined)
    return located(file, head, firstDifference(head.text, fault.head), 'the hash of its last entry')
  const entry = entries[fault.entry - 1]
  return entry === undefined
    ? changedBeginning(file, fault, table, names)
    : located(file, entry, faultyByte(fault, entry.text), `entry ${fault.entry}`)
}

function changedBeginning(file: string, { expected }: ChainFault, table: Part, names: Part): FileChange {
  const what = 'the beginning of its journal'
  const facts = contentHash(table.text)
  const inTable = changedByte(table.text, (bytes) => rootHash(contentHash(bytes), names.text) === expected?.head)
  if (inTable) return located(file, table, inTable, what)
  const inNames = changedByte(names.text, (bytes) => rootHash(facts, String.fromCharCode(...bytes)) === expected?.head)
  return located(file, names, inNames, what)
}

const located = (file: string, part: Part, found: ChangedByte | undefined, what: string): FileChange =>
  found === undefined
    ? { what }
    : { what, byte: utf8(file.slice(0, part.at)).length + found.at + 1, is: found.is, was: found.was }

/** Where a file differs from what it must be, and in which of its parts. */
export function differenceFrom(right: string, file: string): FileChange | undefined {
  const found = firstDifference(file, right)
  if (found === undefined) return undefined
  const before = Buffer.from(right)
    .subarray(0, found.at + 1)
    .toString()
  const [, part = 'beginning', rest = ''] = /.*\n {2}"(\w+)": (.*)$/s.exec(before) ?? []
  const line = rest.split('\n').length - 1
  const what = part === 'decisions' && line > 0 ? `decision ${line}` : `its ${part}`
  return { what, byte: found.at + 1, is: found.is, was: found.was }
}
