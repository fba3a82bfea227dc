import { BadInput, type BaseState, type Decision, type Game, Match, type Seat } from '@orrery/engine'
import type { Rejection, TalkLine } from '@orrery/protocol'
import { JournalChain } from '../journal/chain.ts'
import { Chronicle } from '../journal/chronicle.ts'
import type { Entry, EntryKind, FailureReport, TableHeader } from '../journal/journal.ts'
import { Clocks } from './clock.ts'
import { type SeatState, seatStates } from './seats.ts'
import { addToTalk } from './talk.ts'

/**
 * What a journal adds up to: the match, the seats, the clocks, what was said. Nothing here is known from anywhere but the
 * header and the entries, so whoever reads the same entries has the same.
 */
export class MatchReducer {
  readonly header: TableHeader
  /** The game as new matches are played: this one may be of an older version. */
  readonly newest: Game
  readonly match: Match<BaseState>
  readonly seats: SeatState[]
  readonly clocks: Clocks
  readonly chronicle = new Chronicle()
  readonly talk: TalkLine[] = []
  readonly chain: JournalChain
  /** The decisions that a clock has made: nobody takes those back alone. */
  readonly forced = new WeakSet<Decision>()
  /** Who found the answers of bots. */
  readonly found = new WeakMap<Decision, { readonly seat: Seat; readonly bot: string; readonly n: number }>()
  /** Those who have resigned, in that order. */
  readonly resigned: Seat[] = []
  /** Who has said whether they want a rematch. */
  readonly rematch = new Map<Seat, boolean>()
  seq = 0
  at: number
  paused: boolean
  report: FailureReport | undefined
  /** The entry that asked to take something back; it counts while the match has an open request. */
  asked = 0
  /** Counts what can have changed the match, so that others know when to look again. */
  revision = 0
  /** The same for what everybody sees of the seats. */
  seatsRevision = 0

  constructor(game: Game, header: TableHeader) {
    this.newest = game
    this.header = header
    this.chain = new JournalChain(header)
    this.match = Match.open(game, header.match)
    this.seats = seatStates(header.plan)
    this.paused = this.hasFreeSeats
    this.clocks = new Clocks(header.clock, header.match.seats)
    this.at = header.created
    this.chronicle.follow(this.match.log, 0, this.match.takeKeptLog())
    this.#runClocks()
  }

  /** While some are free the match waits for those who will take them. */
  get hasFreeSeats(): boolean {
    return this.seats.some(({ free }) => free)
  }

  /** Whether enough have resigned: one seat is left, or only bots. */
  get givenUp(): boolean {
    if (this.resigned.length === 0) return false
    const left = this.seats.filter((_, seat) => !this.resigned.includes(seat))
    return left.length < 2 || left.every(({ plan }) => plan.kind === 'bot')
  }

  get over(): boolean {
    return this.match.over || this.givenUp
  }

  /** Whether anything moves: neither over nor paused nor frozen. */
  get goesOn(): boolean {
    return this.report === undefined && !this.paused && !this.over
  }

  /** The bot that moves a seat now, if any does. */
  botOf(seat: Seat): string | undefined {
    const { plan, bot } = this.#seatState(seat)
    return bot ?? (plan.kind === 'bot' ? plan.bot : undefined)
  }

  #seatState(seat: Seat): SeatState {
    const state = this.seats[seat]
    if (state === undefined) throw new BadInput(`This match has no seat ${seat}.`)
    return state
  }

  /** Adds an entry. What the match rejects changes nothing; an error of a rule is thrown and leaves the match as it was. */
  fold(entry: Entry): Rejection | undefined {
    const { length } = this.match.decisions
    const rejection = this.#happen(entry)
    if (rejection) return rejection
    this.count(entry)
    this.at = entry.at
    this.revision += touchesMatch(entry) ? 1 : 0
    this.seatsRevision += this.header.clock.kind !== 'none' || touchesSeats(entry) ? 1 : 0
    this.chronicle.follow(this.match.log, entry.seq, this.match.takeKeptLog())
    addToTalk(this.talk, entry)
    this.#keepTime(entry, length)
    return undefined
  }

  /** Takes note of an entry, whatever comes of it. */
  count(entry: Entry): void {
    this.seq = entry.seq
    this.chain.add(entry)
  }

  #happen(entry: Entry): Rejection | undefined {
    const { match } = this
    switch (entry.kind) {
      case 'answer':
        return match.answer(entry.seat, entry.value, entry.n) ?? this.#attribute(entry)
      case 'timeout':
        return match.answer(entry.seat, entry.value, entry.n) ?? this.#force()
      case 'interject':
        return match.actOutOfTurn(entry.seat, entry.value)
      case 'undo':
        return this.#undo(entry.seat, entry.to)
      case 'redo':
        return match.redo(entry.seat)
      case 'ask-undo':
        return this.#ask(entry.seat, entry.to, entry.seq)
      case 'agree':
        return match.acceptUndo(entry.seat)
      case 'disagree':
        return match.declineUndo(entry.seat)
      case 'resign':
        this.#agreeFor(entry.seat)
        this.#seatState(entry.seat).bot = entry.bot
        this.resigned.push(entry.seat)
        return undefined
      case 'away':
        this.#agreeFor(entry.seat)
        this.#seatState(entry.seat).bot = entry.bot
        return undefined
      case 'back':
        this.#seatState(entry.seat).bot = undefined
        return undefined
      case 'pause':
      case 'resume':
        this.paused = entry.kind === 'pause'
        return undefined
      case 'name':
        this.#seat(entry.seat, entry.name)
        return undefined
      case 'frozen':
        this.report = entry.report
        return undefined
      case 'rematch':
      case 'no-rematch':
        this.rematch.set(entry.seat, entry.kind === 'rematch')
        return undefined
      case 'chat':
        return undefined
    }
  }

  /** Who gives a free seat a name has taken it; with the last one the match begins. */
  #seat(seat: Seat, name: string): void {
    const state = this.#seatState(seat)
    const taken = state.free
    state.name = name
    state.free = false
    if (taken && !this.hasFreeSeats) this.paused = false
  }

  #force(): undefined {
    const last = this.match.decisions.at(-1)
    if (last) this.forced.add(last)
  }

  #attribute({ seat, bot, n }: Extract<Entry, { kind: 'answer' }>): undefined {
    const last = this.match.decisions.at(-1)
    if (last && bot !== undefined) this.found.set(last, { seat, bot, n })
  }

  #undo(seat: Seat, to: number | undefined): Rejection | undefined {
    const fence = to === undefined ? this.match.undo(seat) : this.match.undoTo(seat, to)
    return fence && { reason: 'fence', text: 'You can’t undo this alone. Request an undo.' }
  }

  /** Bots, and those whose seat a bot plays, agree by themselves. */
  #ask(seat: Seat, to: number, seq: number): Rejection | undefined {
    const rejection = this.match.requestUndo(seat, to)
    if (rejection) return rejection
    this.asked = seq
    for (const other of this.match.undoRequest?.pending ?? [])
      if (this.botOf(other) !== undefined) this.match.acceptUndo(other)
    return undefined
  }

  #agreeFor(seat: Seat): void {
    if (this.match.undoRequest?.pending.includes(seat)) this.match.acceptUndo(seat)
  }

  #keepTime(entry: Entry, decisionsBefore: number): void {
    const { clocks, seats } = this
    if (entry.kind === 'interject') clocks.interjected()
    else if (entry.kind === 'answer' || entry.kind === 'redo') clocks.decided(entry.seat, entry.at)
    else if (entry.kind === 'timeout') {
      clocks.decided(entry.seat, entry.at)
      clocks.grantAnew([entry.seat], entry.at)
    } else if (entry.kind !== 'undo' && this.match.decisions.length < decisionsBefore)
      clocks.grantAnew([...seats.keys()], entry.at)
    this.#runClocks()
  }

  #runClocks(): void {
    const waiting = this.goesOn ? this.match.runner.waitingFor() : []
    const people = waiting.filter((seat) => this.botOf(seat) === undefined)
    this.clocks.run(people, this.match.decisions.length, this.at)
  }
}

const BESIDE_THE_MATCH: readonly EntryKind[] = ['chat', 'name', 'pause', 'resume', 'back', 'rematch', 'no-rematch']

const touchesMatch = ({ kind }: Entry): boolean => !BESIDE_THE_MATCH.includes(kind)

const touchesSeats = ({ kind }: Entry): boolean =>
  kind === 'name' || kind === 'away' || kind === 'back' || kind === 'resign'
