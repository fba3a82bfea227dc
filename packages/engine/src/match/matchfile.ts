import type { Game, Result } from '../game/game.ts'
import { type Header, seedOf } from '../game/header.ts'
import { isHash } from '../hashing/chain.ts'
import type { BaseState } from '../state.ts'
import { BadInput } from '../values/errors.ts'
import { assertInput, isCount, isFields } from '../values/input.ts'
import { canonicalText, type Data, type Value } from '../values/value.ts'
import { type Decision, Match } from './match.ts'

/** The version of the file's own format: of a file with the decisions alone, and of one with its journal. */
export const FORMAT = 1
export const FORMAT_WITH_JOURNAL = 2

export interface MatchFile {
  readonly orrery: number
  readonly header: Header
  /** Seat and value; a third part `out` marks what was done without being asked. */
  readonly decisions: readonly (readonly [number, Value] | readonly [number, Value, 'out'])[]
  /** The hash of the position after the last decision, and the result when the game was over. */
  readonly end: { readonly hash: string; readonly result?: Result }
  /** Everything that happened at the table, linked entry by entry. */
  readonly journal?: FiledJournal
}

/** A journal as it stands in a match file: see `chain.ts`. */
export interface FiledJournal {
  /** What the table began with, without names; the engine's header is its `match`. */
  readonly table: Data
  /** The hash of the names at the table, which are not in the file. */
  readonly names: string
  /** Each with the hash of the one before as its last field; of what was said only the hash. */
  readonly entries: readonly Data[]
  /** The hash of the last entry. */
  readonly head: string
}

export function writeMatch<S extends BaseState>(match: Match<S>): MatchFile {
  const { header, decisions } = match
  const end = match.over ? { hash: match.hash(), result: match.game.result(match.state) } : { hash: match.hash() }
  return {
    orrery: FORMAT,
    header,
    decisions: decisions.map(({ seat, value, out }) => (out ? [seat, value, 'out'] : [seat, value])),
    end,
  }
}

const linesOf = (parts: readonly unknown[], indent: string): string =>
  parts.length === 0 ? '[]' : `[\n${parts.map((part) => `${indent}  ${JSON.stringify(part)}`).join(',\n')}\n${indent}]`

/** One decision and one entry a line, so that two files can be compared by eye and a damaged line is found. */
export function matchText({ orrery, header, decisions, end, journal }: MatchFile): string {
  const parts = [
    `"orrery": ${orrery}`,
    `"header": ${JSON.stringify(header)}`,
    `"decisions": ${linesOf(decisions, '  ')}`,
    `"end": ${JSON.stringify(end)}`,
  ]
  if (journal) parts.push(`"journal": ${journalText(journal)}`)
  return `{\n  ${parts.join(',\n  ')}\n}\n`
}

function journalText({ table, names, entries, head }: FiledJournal): string {
  const parts = [
    `"table": ${JSON.stringify(table)}`,
    `"names": ${JSON.stringify(names)}`,
    `"entries": ${linesOf(entries, '    ')}`,
    `"head": ${JSON.stringify(head)}`,
  ]
  return `{\n    ${parts.join(',\n    ')}\n  }`
}

/** Reads a match file's text. Whether its decisions are possible shows when it is replayed. */
export function readMatchText(text: string): MatchFile {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new BadInput('This is not a whole match file: its JSON breaks off or is damaged.')
  }
  assertInput(isFields(file) && 'orrery' in file, 'This is not a match file: it has no "orrery" version.')
  assertInput(
    file.orrery === FORMAT || file.orrery === FORMAT_WITH_JOURNAL,
    `This match file has format ${JSON.stringify(file.orrery)}; this program reads formats ${FORMAT} and ${FORMAT_WITH_JOURNAL}.`,
  )
  const { header, decisions, end, journal } = file
  assertInput(isFields(header), 'This match file has no header.')
  assertInput(typeof header.game === 'string', 'The header of this match file names no game.')
  assertInput(isCount(header.rules), 'The header of this match file names no rules version.')
  assertInput(isCount(header.seats), 'The header of this match file has no number of seats.')
  assertInput(typeof header.seed === 'string', 'The header of this match file has no seed.')
  seedOf(header as unknown as Header)
  assertInput(isFields(header.options), 'The header of this match file has no options.')
  assertInput(
    isFields(header.content) && typeof header.content.id === 'string',
    'The header of this match file names no content pack.',
  )
  assertInput(
    header.scene === undefined || typeof header.scene === 'string',
    'The scene in the header of this match file is not a name.',
  )
  assertInput(Array.isArray(decisions), 'This match file has no list of decisions.')
  decisions.forEach((decision: unknown, index) => {
    const whole = Array.isArray(decision) && isCount(decision[0]) && decision.length >= 2 && decision.length <= 3
    assertInput(whole, `Decision ${index + 1} of this match file is not of the form [seat, value].`)
    assertInput(
      decision.length === 2 || decision[2] === 'out',
      `Decision ${index + 1} of this match file has an unknown third part.`,
    )
  })
  assertInput(
    isFields(end) && typeof end.hash === 'string',
    'This match file does not say which position it ends with.',
  )
  assertJournal(file.orrery, journal)
  return file as unknown as MatchFile
}

/** A journal that was taken out, or put into a file of the old format, is no smaller a change than one inside it. */
function assertJournal(format: unknown, journal: unknown): void {
  assertInput(
    (journal !== undefined) === (format === FORMAT_WITH_JOURNAL),
    'The format of this match file was changed.',
  )
  if (journal === undefined) return
  assertInput(
    isFields(journal) && isFields(journal.table) && isFields(journal.table.match) && Array.isArray(journal.table.plan),
    'The journal of this match file does not say how the table began.',
  )
  const { names, entries, head } = journal
  assertInput(
    isHash(names) && isHash(head) && Array.isArray(entries) && entries.every(isFields),
    'The journal of this match file is damaged.',
  )
}

export const decisionsOf = (file: MatchFile): Decision[] =>
  file.decisions.map(([seat, value, out]) => (out ? { seat, value, out: true } : { seat, value }))

/** Plays a match file again, to its end or to its first `to` decisions. */
export const replayFile = <S extends BaseState, View>(
  game: Game<S, View>,
  file: MatchFile,
  to?: number,
): Match<S, View> => Match.replay(game, file.header, decisionsOf(file).slice(0, to))

/** Says how the end of a replayed match differs from what its file claims. */
export function differingEnd<S extends BaseState>(file: MatchFile, match: Match<S>): string | undefined {
  const hash = match.hash()
  if (hash !== file.end.hash)
    return `after its ${file.decisions.length} decisions the position is ${hash}, but the file says ${file.end.hash}`
  const { result } = file.end
  if (result === undefined) return undefined
  if (!match.over) return 'the file has a result, but the game is not over'
  return canonicalText(result) === canonicalText(match.game.result(match.state))
    ? undefined
    : 'the result is another one'
}
