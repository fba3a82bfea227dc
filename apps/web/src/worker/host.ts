import type { Advice, JudgedDecision, OptionOdds, OwnDecision, Review, ReviewedMatch } from '@orrery/bots'
import {
  BadInput,
  type Decision,
  decisionsOf,
  type FiledJournal,
  type Game,
  type Lesson,
  matchText,
  readMatchText,
  type Seat,
} from '@orrery/engine'
import { type Attachment, type Explained, HostedMatch, type PlayedMatch } from '@orrery/host'
import type { Hello, SeatPlan } from '@orrery/protocol'
import type { Deciders, Explainers } from './bot-pool.ts'
import { checkFile, headerFor, journalOf, newHeader, newId } from './journals.ts'
import type { Keeper, MatchRecord } from './keeper.ts'
import { openLessonTable } from './lesson-table.ts'
import { LocalMatchHost, standing } from './local-match-host.ts'
import type { LessonPlan, LocalCalls, LocalMatch, LocalPlan, MatchSource, Origin, Tell } from './messages.ts'
import { OpenedFiles } from './opened-files.ts'

export interface HostOptions {
  readonly keeper: Keeper
  readonly bots: Deciders
  /** Says why bots answered what they did, and what people could, and holds up none that has to answer. */
  readonly explainers: Explainers
  readonly loadGame: (id: string) => Promise<Game>
  readonly loadLessons: (id: string) => Promise<readonly Lesson[]>
  readonly now: () => number
  /** Tells other tabs that a match of this device has gone on. */
  readonly announce: (match: string) => void
}

/** What explainers know a match by. */
const keyOf = (source: MatchSource): string => ('id' in source ? source.id : 'a file')

/** All matches of this device. */
export class Host implements LocalCalls {
  readonly #options: HostOptions
  readonly #open = new Map<string, Promise<LocalMatchHost>>()
  readonly #files: OpenedFiles

  constructor(options: HostOptions) {
    this.#options = options
    this.#files = new OpenedFiles(options.loadGame)
  }

  match(id: string): Promise<LocalMatchHost> {
    const known = this.#open.get(id)
    if (known) return known
    const opened = this.#read(id)
    this.#open.set(id, opened)
    opened.catch(() => this.#open.delete(id))
    return opened
  }

  async #read(id: string): Promise<LocalMatchHost> {
    const { keeper, bots, now, announce, loadGame } = this.#options
    const record = await keeper.find(id)
    if (record === undefined) throw new BadInput('This match is not on this device.')
    const game = await loadGame(record.header.match.game)
    return LocalMatchHost.open(game, record, { keeper, bots, now, stored: announce })
  }

  /** Another tab has stored something. */
  async heardOf(id: string): Promise<void> {
    const open = await this.#open.get(id)
    open?.catchUp()
  }

  async create(plan: LocalPlan): Promise<string> {
    const game = await this.#options.loadGame(plan.game)
    return this.#keep(game, 'played', newHeader(game, plan, this.#options.now()))
  }

  async #keep(
    game: Game,
    origin: Origin,
    header: MatchRecord['header'],
    entries: ReturnType<typeof journalOf>['entries'] = [],
    journal?: FiledJournal,
  ): Promise<string> {
    const id = newId()
    const record: MatchRecord = {
      id,
      origin,
      header,
      updated: header.created,
      decisions: 0,
      waiting: [],
      ...(journal ? { journal } : {}),
    }
    const match = HostedMatch.open(game, header)
    const linked = entries.map((entry) => {
      const next = match.link(entry)
      match.apply(next)
      return next
    })
    await this.#options.keeper.create(standing(record, match, header.created), linked)
    return id
  }

  async list(): Promise<readonly LocalMatch[]> {
    const records = await this.#options.keeper.list()
    const shown = records.map(
      ({ id, origin, header, updated, decisions, waiting, outcome }): LocalMatch => ({
        id,
        origin,
        game: header.match.game,
        plan: header.plan,
        created: header.created,
        updated,
        decisions,
        waiting,
        ...(outcome ? { outcome } : {}),
      }),
    )
    return shown.sort((a, b) => b.updated - a.updated)
  }

  async remove(id: string): Promise<void> {
    this.#open.delete(id)
    await this.#options.keeper.remove(id)
  }

  async exportText(id: string): Promise<string> {
    return matchText(await (await this.match(id)).exportFile())
  }

  async importText(text: string): Promise<string> {
    const file = readMatchText(text)
    const game = await this.#options.loadGame(file.header.game)
    checkFile(game, file)
    const { entries, match } = journalOf(game, file.header, decisionsOf(file), this.#options.now())
    const plan = Array.from({ length: file.header.seats }, (_, seat): SeatPlan => {
      return { kind: 'person', name: game.seatName(seat, match.state) }
    })
    return this.#keep(game, 'imported', headerFor(file.header, plan, this.#options.now()), entries, file.journal)
  }

  async branch(id: string, at: number, plan: readonly SeatPlan[]): Promise<string> {
    const { header, decisions } = await (await this.match(id)).exportFile()
    const game = await this.#options.loadGame(header.game)
    const kept = decisionsOf({ orrery: 1, header, decisions: decisions.slice(0, at), end: { hash: '' } })
    const { entries } = journalOf(game, header, kept, this.#options.now())
    return this.#keep(game, 'practice', headerFor(header, plan, this.#options.now()), entries)
  }

  async openLesson(plan: LessonPlan): Promise<string> {
    const { id, host } = await openLessonTable(plan, this.#options)
    this.#open.set(id, Promise.resolve(host))
    return id
  }

  async decisions(id: string): Promise<readonly Decision[]> {
    return (await this.match(id)).decisions()
  }

  async botAnswers(source: MatchSource): Promise<readonly number[]> {
    return (await this.#ask(source, (match) => match.botAnswers().map(({ at }) => at))) ?? []
  }

  async explain(source: MatchSource, at: number): Promise<Explained | undefined> {
    const job = await this.#ask(source, (match) => match.exportForWhy(at))
    return job && this.#options.explainers.explain(keyOf(source), job)
  }

  async advise(id: string, seat: Seat): Promise<Advice | undefined> {
    const match = await this.match(id)
    if (match.people > 1) return undefined
    return this.#options.explainers.study(id, { kind: 'advice', seat, ...(await match.played()) })
  }

  async odds(id: string, seat: Seat): Promise<readonly OptionOdds[]> {
    const played = await (await this.match(id)).played()
    return (await this.#options.explainers.study(id, { kind: 'odds', seat, ...played })) ?? []
  }

  async lookBack(source: MatchSource, seat: Seat): Promise<ReviewedMatch | undefined> {
    const { isOver, ...played } = await this.#played(source)
    return isOver ? this.#options.explainers.study(keyOf(source), { kind: 'look-back', seat, ...played }) : undefined
  }

  async judge(source: MatchSource, decision: OwnDecision, looks: number): Promise<JudgedDecision | undefined> {
    const { isOver, header, decisions } = await this.#played(source)
    if (!isOver) return undefined
    const last = decision.turn?.at(-1) ?? decision
    const before = { header, decisions: decisions.slice(0, last.at) }
    return this.#options.explainers.study(keyOf(source), { kind: 'judge', decision, looks, ...before })
  }

  async keptReview(id: string, seat: Seat): Promise<Review | undefined> {
    return (await this.match(id)).reviewFor(seat)
  }

  async keepReview(id: string, review: Review): Promise<void> {
    await (await this.match(id)).keepReview(review)
  }

  /** A match as its decisions, and whether they are all. */
  async #played(source: MatchSource): Promise<PlayedMatch & { readonly isOver: boolean }> {
    if ('id' in source) return (await this.match(source.id)).played()
    const file = readMatchText(source.text)
    return { header: file.header, decisions: decisionsOf(file), isOver: file.end.result !== undefined }
  }

  /** Reads something of a match with its bots; of a file without a journal nobody knows who they were. */
  async #ask<T>(source: MatchSource, read: (match: HostedMatch) => T): Promise<T | undefined> {
    if ('id' in source) return (await this.match(source.id)).ask(read)
    const match = await this.#files.open(source.text)
    return match && read(match)
  }

  /** Lets somebody at a match; returns how to speak and leave. */
  async attach(hello: Hello, tell: Tell): Promise<Attachment | undefined> {
    return (await this.match(hello.match)).welcome(hello, tell)
  }
}
