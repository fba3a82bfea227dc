import {
  BadInput,
  type Decision,
  FORMAT,
  type Game,
  type MatchFile,
  type Scalar,
  type Seat,
  type Value,
  writeMatch,
} from '@orrery/engine'
import {
  type Actor,
  cloneJson,
  type EarlierLines,
  type MatchInfo,
  type Rejection,
  type ShownRefusals,
  type ShownSeat,
  type Sight,
  type Snapshot,
  type Status,
  showPast,
  showRefusals,
  type Update,
  type Viewer,
  type ViewFile,
  type Welcome,
  type Wish,
} from '@orrery/protocol'
import { BotTurns } from '../bots/bot-turns.ts'
import { type BotJob, type BotOutcome, type BotTurn, decideOn, plainAnswer, soleAnswer } from '../bots/bots.ts'
import type { BotAnswer, WhyJob } from '../bots/explaining.ts'
import { isFinal } from '../bots/foresight.ts'
import { newSalt } from '../journal/chain.ts'
import { checkHeader, infoOf } from '../journal/header.ts'
import type { Act, Entry, FailureReport, NotDone, TableHeader } from '../journal/journal.ts'
import { logPage, PAGE, pageStart, sizeOf, talkPage } from '../journal/pages.ts'
import { draft, FROZEN } from '../match/permits.ts'
import { MatchReducer } from '../match/reducer.ts'
import { isRematchAgreed, type RematchPlan, rematchPlan } from '../match/rematch.ts'
import { ViewerSnapshots } from '../views/viewer-snapshots.ts'

const NOT_OUT: Rejection = { reason: 'clock', text: 'No clock has run out.' }
const NO_MOMENT: Rejection = { reason: 'not-now', text: 'This match has not come to that position.' }
const NOT_YET: Rejection = { reason: 'not-now', text: 'Other seats’ views are available after the match ends.' }

/** What things take in memory, as measured on whole matches. */
const MATCH_BYTES = 600_000
const ENTRY_BYTES = 90
const DECISION_BYTES = 90
const LINE_BYTES = 240
const HEARD_LINE_BYTES = 10

/**
 * Hosts one match. All it knows is a fold over the journal: a host performs a wish, stores the entry that comes of it,
 * and tells the viewers when it is stored. When another process was faster, it drops the table and opens it again.
 *
 * Nothing it is asked to do makes it throw. What shows the match (`snapshot`, `welcome`, `changes`, `refusals`, `exportView`)
 * runs code of the game and can throw: then the host calls `freeze`.
 */
export class HostedMatch {
  readonly game: Game
  readonly info: MatchInfo
  readonly #reducer: MatchReducer
  readonly #snapshots: ViewerSnapshots
  readonly #bots: BotTurns

  private constructor(game: Game, header: TableHeader) {
    checkHeader(header)
    this.#reducer = new MatchReducer(game, header)
    const { match } = this.#reducer
    this.game = match.game
    this.info = { ...infoOf({ ...header, match: match.header }), root: this.#reducer.chain.root }
    this.#snapshots = new ViewerSnapshots(this.#reducer)
    this.#bots = new BotTurns(this.#reducer)
  }

  /**
   * Opens a match from its journal; a new one has no entries. Throws a `BadInput` when this is not the game, and does not
   * throw when the entries do not fit the rules: then the table is frozen where they stop.
   */
  static open(game: Game, header: TableHeader, entries: Iterable<Entry> = []): HostedMatch {
    const table = new HostedMatch(game, header)
    for (const entry of entries) table.apply(entry)
    return table
  }

  /** Opens it as `open` does, but not at one go: whatever `pause` gives after an entry is awaited, so that others can have their turn. */
  static async openWithPauses(
    game: Game,
    header: TableHeader,
    entries: Iterable<Entry>,
    pause: () => Promise<void> | undefined,
  ): Promise<HostedMatch> {
    const table = new HostedMatch(game, header)
    for (const entry of entries) {
      table.apply(entry)
      const pausing = pause()
      if (pausing) await pausing
    }
    return table
  }

  /** About how many bytes of memory it takes: more for what was decided and told, and for each who looks at it. */
  get bytes(): number {
    const { match, seq } = this.#reducer
    const perLine = LINE_BYTES + this.#snapshots.viewers * HEARD_LINE_BYTES
    return MATCH_BYTES + seq * ENTRY_BYTES + match.decisions.length * DECISION_BYTES + match.log.length * perLine
  }

  get header(): TableHeader {
    return this.#reducer.header
  }

  /** The game as it is played now: that of the match may be of an older version. */
  get newestGame(): Game {
    return this.#reducer.newest
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#reducer.seq
  }

  /** The hash of the last entry, and with it of all before: for the host's own records. */
  get head(): string {
    return this.#reducer.chain.head
  }

  /** The hash after an entry, as everybody may know it. */
  headAt(seq: number): string | undefined {
    return this.#reducer.chain.shown(seq)
  }

  /** When the last entry happened. */
  get at(): number {
    return this.#reducer.at
  }

  get over(): boolean {
    return this.#reducer.over
  }

  /** Why the match is frozen, if it is: with the seed, so for the host alone. */
  get report(): FailureReport | undefined {
    return this.#reducer.report
  }

  /** How many decisions have been made. */
  get decisions(): number {
    return this.#reducer.match.decisions.length
  }

  /** The canonical hash of the position. */
  hash(): string {
    return this.#reducer.match.hash()
  }

  /** What everybody may know of the seats. */
  get seats(): readonly ShownSeat[] {
    return this.#snapshots.seats
  }

  get status(): Status {
    return this.#snapshots.status
  }

  /** The seats that have to decide now: none while the match is paused, over or frozen. */
  waitingFor(): readonly Seat[] {
    return this.#reducer.goesOn ? this.#reducer.match.runner.waitingFor() : []
  }

  /** Those of them that people decide for. */
  waitingPeople(): readonly Seat[] {
    return this.waitingFor().filter((seat) => this.#reducer.botOf(seat) === undefined)
  }

  /** The seats that people play now: none of them is a bot's, was resigned, or is played by a bot while its person is away. */
  playedByPeople(): readonly Seat[] {
    return [...this.#reducer.seats.keys()].filter((seat) => this.#reducer.botOf(seat) === undefined)
  }

  /** The number of the open question; 0 when the match is over. */
  get questionNumber(): number {
    return this.#reducer.match.questionFor('spectator')?.number ?? 0
  }

  /** Does what a seat wants, or says why not. An entry that comes back has happened here, and waits to be stored. */
  perform(seat: Seat, wish: Wish, at: number): Entry | NotDone {
    const act = draft(this.#reducer, seat, wish)
    if ('reason' in act) return act
    if (wish.type === 'answer' && wish.final === false && this.#wouldBeFinal(seat, wish)) return { final: wish.n }
    return this.#enter(act, seat, at)
  }

  /** Whether a legal answer could not be taken back alone. It is found out on copies, and tells nothing that the seat cannot know. */
  #wouldBeFinal(seat: Seat, { n, value }: Extract<Wish, { type: 'answer' }>): boolean {
    const { match } = this.#reducer
    try {
      if (match.questionFor(seat)?.number !== n || match.runner.check(seat, value)) return false
      return isFinal(match.runner, seat, value)
    } catch {
      // Whoever cannot be told is asked once more.
      return true
    }
  }

  /** Takes over an entry that was read from the store. Throws a `BadInput` when one before it is missing. */
  apply(entry: Entry): void {
    if (entry.seq <= this.seq) return
    if (entry.seq !== this.seq + 1)
      throw new BadInput(`Entry ${entry.seq} of the journal comes after entry ${this.seq}.`)
    const { decisions, redoable } = this.#reducer.match
    try {
      const rejection = this.#reducer.report ? undefined : this.#reducer.fold(entry)
      if (rejection) throw new BadInput(rejection.text)
    } catch (error) {
      this.#reducer.report = reportOf(this.header, leadingTo(entry, decisions, redoable), error)
    }
    if (this.seq < entry.seq) this.#reducer.count(entry)
  }

  /** Links an entry to the last one: for whoever makes a journal of decisions that were made elsewhere. */
  link(entry: Entry): Entry {
    return { ...entry, salt: newSalt(), prev: this.head }
  }

  #next(act: Act, by: Actor, at: number): Entry {
    const { seq, at: last } = this.#reducer
    return this.link({ seq: seq + 1, at: Math.max(at, last), by, ...act })
  }

  #enter(act: Act, by: Actor, at: number): Entry | Rejection {
    const entry = this.#next(act, by, at)
    const { decisions, redoable } = this.#reducer.match
    try {
      return this.#reducer.fold(entry) ?? entry
    } catch (error) {
      return this.#freeze(reportOf(this.header, leadingTo(entry, decisions, redoable), error), at)
    }
  }

  /** Freezes the match because something of its game failed: nothing more happens in it. */
  freeze(error: unknown, at: number): Entry | Rejection {
    if (this.#reducer.report) return FROZEN
    return this.#freeze(reportOf(this.header, this.#reducer.match.decisions, error), at)
  }

  #freeze(report: FailureReport, at: number): Entry {
    const entry = this.#next({ kind: 'frozen', report }, 'table', at)
    this.#reducer.fold(entry)
    return entry
  }

  /** Whose time is out next, and when: then the host calls `timeOut`. */
  deadline(): { readonly seat: Seat; readonly at: number } | undefined {
    return this.#reducer.goesOn ? this.#reducer.clocks.deadline() : undefined
  }

  /** Lets clocks that run rest from one moment to another. When none runs, nothing needs to be entered. */
  restClocks(from: number, to: number): Entry[] {
    if (this.deadline() === undefined) return []
    const acts = [this.#enter({ kind: 'pause' }, 'table', from), this.#enter({ kind: 'resume' }, 'table', to)]
    return acts.filter((act): act is Entry => 'seq' in act)
  }

  /** Answers for a seat whose time is out. */
  timeOut(seat: Seat, at: number): Entry | Rejection {
    if (this.#reducer.report) return FROZEN
    const until =
      this.#reducer.goesOn && seat in this.#reducer.seats ? this.#reducer.clocks.shown(seat)?.until : undefined
    if (until === undefined || at < until) return NOT_OUT
    try {
      const n = this.#reducer.match.questionFor(seat)?.number ?? 0
      return this.#enter({ kind: 'timeout', seat, n, value: plainAnswer(this.#reducer.match, seat) }, 'table', at)
    } catch (error) {
      return this.freeze(error, at)
    }
  }

  /** The next seat that a bot is to move: to say something to what was proposed to it, or to answer. */
  botToMove(): BotTurn | undefined {
    return this.#bots.toMove()
  }

  /** The same, or a bot that may want to propose something first. It need not, and is asked once for a question. */
  botToSpeak(): BotTurn | undefined {
    return this.#bots.toSpeak()
  }

  /** What a bot decides, here and now, on a copy. What it throws is the caller's to catch, and nothing stops one that loops. */
  decideBot(turn: BotTurn): Value {
    const { match } = this.#reducer
    return decideOn(match.runner.fork(), turn, match.header.seed)
  }

  /** What a bot answers where there is but one answer. */
  soleAnswer({ seat, talk }: BotTurn): Value | undefined {
    if (talk !== undefined) return undefined
    try {
      return soleAnswer(this.#reducer.match, seat)
    } catch {
      return undefined
    }
  }

  /** The answers of bots that the match stands on, in their order. */
  botAnswers(): readonly BotAnswer[] {
    const { match, found } = this.#reducer
    return match.decisions.flatMap((decision, before) => {
      const turn = found.get(decision)
      return turn ? [{ ...turn, value: decision.value, at: before + 1 }] : []
    })
  }

  /** What `thinkAgain` needs in another thread, of an answer of a bot. It holds the seed. */
  exportForWhy(at: number): WhyJob | undefined {
    const answer = this.botAnswers().find((one) => one.at === at)
    return (
      answer && { ...this.exportForBot(answer), ...answer, decisions: this.#reducer.match.decisions.slice(0, at - 1) }
    )
  }

  /** What `decideBot` needs in another thread, where it can be cut off. It holds the seed. */
  exportForBot(turn: BotTurn): BotJob {
    return { ...turn, header: this.header.match, decisions: [...this.#reducer.match.decisions] }
  }

  /** Does for a bot what came of it. What is not legal, or missing, the stand-in finds, and else the game's fallback. */
  performBot(turn: BotTurn, outcome: BotOutcome, at: number): Entry | Rejection {
    if (this.#reducer.report) return FROZEN
    try {
      const act = this.#bots.actOf(turn, outcome)
      return 'reason' in act ? act : this.#enter(act, 'table', at)
    } catch (error) {
      return this.freeze(error, at)
    }
  }

  /** Everything a viewer may know now. */
  snapshot(viewer: Viewer): Snapshot {
    const { chronicle, talk } = this.#reducer
    const log = chronicle.all(viewer)
    return { ...this.#snapshots.sight(viewer), log, earlierLog: 0, talk: [...talk], earlierTalk: 0 }
  }

  /**
   * The same for somebody who comes, or comes back knowing the log as it was after entry `lastSeq`: of the log and the talk as much
   * of the newest as a message holds.
   */
  welcome(viewer: Viewer, lastSeq = -1): Welcome {
    const { chronicle, talk: all } = this.#reducer
    const sight = { ...this.#snapshots.sight(viewer), info: this.info }
    const rest = sizeOf(sight)
    const earlierTalk = pageStart(0, all.length, talkPage(rest), (line) => all[line])
    const talk = all.slice(earlierTalk)
    const log = chronicle.since(viewer, lastSeq, logPage(rest + sizeOf(talk)))
    return { ...sight, talk, earlierTalk, log }
  }

  /** Lines before some that the viewer has: of the log by their index, of the talk by the number of an entry. */
  earlier(viewer: Viewer, of: EarlierLines['of'], before: number): EarlierLines {
    const { chronicle, talk } = this.#reducer
    if (of === 'log') {
      const end = Math.min(before, chronicle.length(viewer))
      return { of, before: end, ...chronicle.page(viewer, end, PAGE) }
    }
    const end = talk.findLastIndex(({ seq }) => seq < before) + 1
    const earlier = pageStart(0, end, PAGE, (line) => talk[line])
    return { of, before, earlier, lines: talk.slice(earlier, end) }
  }

  /**
   * What changed for a viewer since an entry, one update after another (one, where the host asks after every entry). All who
   * were shown that entry get the same objects. Nothing when it is not known any more what was shown then: a welcome is due.
   */
  changes(viewer: Viewer, since: number): readonly Update[] | undefined {
    return this.#snapshots.changes(viewer, since)
  }

  /** The same as the texts of `update` messages, made once for all who see the same. */
  updateTexts(viewer: Viewer, since: number): readonly string[] | undefined {
    return this.#snapshots.messages(viewer, since)
  }

  /**
   * Why candidates of the seat's question are not options; nothing when it is not asked anything. Of an arrangement: the spots
   * of the item after those that are placed.
   */
  refusals(seat: Seat, placed?: readonly Scalar[]): ShownRefusals | undefined {
    return this.#reducer.goesOn ? showRefusals(this.#reducer.match, seat, placed) : undefined
  }

  /** What the viewer saw after so many decisions; once the match is over also what others saw. */
  look(viewer: Viewer, at: number, as: Viewer = viewer): Sight | Rejection {
    const { match, chronicle, report, over, seats } = this.#reducer
    if (report) return FROZEN
    if (!(at >= 0 && at <= match.decisions.length && Number.isInteger(at))) return NO_MOMENT
    if (as !== 'spectator' && !Object.hasOwn(seats, as)) return { reason: 'seat', text: 'Unknown seat.' }
    if (as !== viewer && !over) return NOT_YET
    const runner = match.runnerAt(at)
    const view = cloneJson(this.game.view(runner.state, as))
    return { at, as, view, question: showPast(runner, as), log: chronicle.lengthAt(viewer, at) }
  }

  /** One's own view and log, to keep, at any time. */
  exportView(viewer: Viewer): ViewFile {
    const { seq, status, seats, view, log } = this.snapshot(viewer)
    return { orreryView: 1, info: this.info, viewer, seq, status, seats, view, log }
  }

  /** The whole match with its seed, once it is over. */
  exportMatch(): MatchFile | Rejection {
    if (this.#reducer.report) return FROZEN
    if (!this.over) return { reason: 'not-now', text: 'The match file is available after the game ends.' }
    return this.matchFile()
  }

  /** What the rematch is made of, once all who played have agreed to one. */
  rematch(): RematchPlan | undefined {
    return this.over && isRematchAgreed(this.#reducer) ? rematchPlan(this.#reducer) : undefined
  }

  /** The match as it stands, with its seed: for the host alone. Of a frozen one, what leads to its failure. */
  matchFile(): MatchFile {
    return this.#reducer.report?.file ?? writeMatch(this.#reducer.match)
  }
}

/** The decisions, with the one that an entry adds to them. */
function leadingTo(entry: Entry, decisions: readonly Decision[], redoable: readonly Decision[]): readonly Decision[] {
  switch (entry.kind) {
    case 'answer':
    case 'timeout':
      return [...decisions, { seat: entry.seat, value: entry.value }]
    case 'interject':
      return [...decisions, { seat: entry.seat, value: entry.value, out: true }]
    case 'redo':
      return [...decisions, ...redoable.slice(0, 1)]
    default:
      return decisions
  }
}

/** A match file whose last decision leads to the failure. There is no position after it to take a hash of. */
function reportOf({ match }: TableHeader, decisions: readonly Decision[], error: unknown): FailureReport {
  return {
    error: error instanceof Error ? error.message : String(error),
    file: {
      orrery: FORMAT,
      header: match,
      decisions: decisions.map(({ seat, value, out }) => (out ? [seat, value, 'out'] : [seat, value])),
      end: { hash: '' },
    },
  }
}
