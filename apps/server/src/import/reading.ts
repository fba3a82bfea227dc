import { createHash } from 'node:crypto'
import {
  BadInput,
  type Decision,
  decisionsOf,
  differingEnd,
  type Game,
  gameFor,
  type Header,
  type MatchFile,
  readMatchText,
  replayFile,
  type Seat,
} from '@orrery/engine'
import { createHeader, differingJournal, type Entry, HostedMatch, type TableHeader } from '@orrery/host'
import { lobbyInfo, progressOf } from '../matches/progress.ts'
import { type JournalEntry, journalEntry, type NewMatch } from '../store/index.ts'

/** A match file as the store keeps a match. */
export interface ReadMatch {
  readonly header: TableHeader
  readonly entries: readonly JournalEntry[]
  readonly progress: NewMatch['progress']
  readonly names: readonly string[]
  /** The journal in the file, as JSON. */
  readonly filed: string | undefined
}

const LONGEST_SEED = 200
/** Sentences repeat what a header says: with more than this they would be none. */
const LONGEST_HEADER = 16_384
const MOST_DECISIONS = 50_000

/** A match goes on as it began: under its own rules, from its scene, with its kind of chance. Nothing else of a stranger's header is kept. */
const asBegun = ({ game, rules, seats, options, seed, chance, content: { id, version }, scene }: Header): Header => ({
  game,
  rules,
  seats,
  options,
  seed,
  ...(chance === undefined ? {} : { chance }),
  content: { id, version },
  ...(scene === undefined ? {} : { scene }),
})

/**
 * Plays a match file again and writes down what happened as a table would have. Throws a `BadInput` that says what is wrong with the
 * file. It runs the game's rules on what a stranger sent: in a thread that can be cut off.
 */
export async function readMatch(text: string, load: (id: string) => Promise<Game>, at: number): Promise<ReadMatch> {
  const file = readMatchText(text)
  const { seed } = file.header
  if (seed === '' || seed.length > LONGEST_SEED) throw new BadInput(`A seed must have 1 to ${LONGEST_SEED} characters.`)
  if (JSON.stringify(file.header).length > LONGEST_HEADER)
    throw new BadInput(`The header of a match file may have at most ${LONGEST_HEADER} characters.`)
  if (file.decisions.length > MOST_DECISIONS)
    throw new BadInput(`A match may have at most ${MOST_DECISIONS} decisions.`)
  const game = await load(file.header.game)
  const { names } = checkEnd(game, file)
  // Its options are those of the rules it was played under.
  const created = createHeader(gameFor(game, file.header), {
    plan: names.map((name) => ({ kind: 'person', name })),
    options: file.header.options,
    seed,
    seedHash: createHash('sha256').update(seed).digest('hex'),
    clock: { kind: 'none' },
    created: at,
    imported: file.decisions.length,
  })
  const header: TableHeader = { ...created, match: asBegun(file.header) }
  const table = HostedMatch.open(game, header)
  const entries: Entry[] = []
  for (const decision of decisionsOf(file)) {
    const entry = table.link(entered(decision, entries.length + 1, table.questionNumber, at))
    table.apply(entry)
    entries.push(entry)
  }
  if (table.report !== undefined) throw new BadInput('This server does not have the game or content of this match.')
  return {
    header,
    entries: entries.map(journalEntry),
    progress: { ...progressOf(table, at, 0), info: lobbyInfo(table) },
    names,
    filed: file.journal && JSON.stringify(file.journal),
  }
}

/** Replays the file as `orrery verify` does. */
function checkEnd(game: Game, file: MatchFile): { readonly names: readonly string[] } {
  const match = replayFile(game, file)
  const difference = differingJournal(game, file) ?? differingEnd(file, match)
  if (difference !== undefined) throw new BadInput(`This match file does not replay: ${difference}.`)
  const { seats } = file.header
  return { names: Array.from({ length: seats }, (_, seat: Seat) => game.seatName(seat, match.state)) }
}

const entered = ({ seat, value, out }: Decision, seq: number, n: number, at: number): Entry =>
  out ? { seq, at, by: seat, kind: 'interject', seat, value } : { seq, at, by: seat, kind: 'answer', seat, n, value }
