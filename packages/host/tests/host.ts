import { canonicalText, Dice, type Game, type Options, type Scalar, type Seat, type Value } from '@orrery/engine'
import {
  type ClockSettings,
  Mirror,
  type MyQuestion,
  type SeatPlan,
  type ServerMessage,
  type Snapshot,
  type Viewer,
  type Wish,
} from '@orrery/protocol'
import {
  createHeader,
  type Encoding,
  type Entry,
  HostedMatch,
  isEntry,
  MatchHost,
  type MatchJournal,
  type NotDone,
  type TableHeader,
} from '../src/index.ts'

export const SEED_HASH = 'ab'.repeat(32)
export const SEED = 'a seed nobody may see'
export const START = Date.UTC(2026, 0, 5, 9)

export interface Setting {
  readonly seats?: number
  readonly bots?: readonly Seat[]
  readonly clock?: ClockSettings
  readonly options?: Options
  readonly seed?: string
  readonly scene?: string
}

export function headerOf(game: Game, setting: Setting = {}): TableHeader {
  const { seats = 2, bots = [], clock = { kind: 'none' }, options = {}, seed = SEED, scene } = setting
  const plan = Array.from(
    { length: seats },
    (_, seat): SeatPlan =>
      bots.includes(seat)
        ? { kind: 'bot', name: `Bot ${seat}`, bot: 'random' }
        : { kind: 'person', name: `Player ${seat}` },
  )
  const header = createHeader(game, { plan, options, seed, seedHash: SEED_HASH, clock, created: START, scene })
  return { ...header, salt: 'the same salt each time' }
}

export const viewersOf = (table: HostedMatch): Viewer[] => [
  ...Array.from({ length: table.info.seats }, (_, seat) => seat),
  'spectator',
]

export const textOf = (snapshot: Snapshot | undefined): string => canonicalText(snapshot)

/** An answer to a question as a client sees it; the spots of an arrangement are tried until two differ. */
export function answerShown(question: MyQuestion, dice: Dice): Value {
  switch (question.kind) {
    case 'choose':
      return dice.pick(question.options)
    case 'amount':
      return question.min + dice.below(question.max - question.min + 1)
    case 'some': {
      const count = question.min + dice.below(question.max - question.min + 1)
      return dice.shuffle([...question.options]).slice(0, count)
    }
    case 'arrange': {
      const used: Scalar[] = []
      for (const spots of question.spots)
        used.push(
          dice.pick(spots.some((spot) => !used.includes(spot)) ? spots.filter((s) => !used.includes(s)) : spots),
        )
      return used
    }
  }
}

/** Answers for whoever is asked, until it is somebody's turn whom the test cares about. */
export function answerFor(table: HostedMatch, seat: Seat, at = START, dice = new Dice('any')): Entry | NotDone {
  const question = table.snapshot(seat).question
  if (!question?.mine) throw new Error(`Nothing is asked of seat ${seat}.`)
  return table.perform(seat, { type: 'answer', n: question.n, value: answerShown(question.mine, dice) }, at)
}

/** Who wants what. */
type Said = readonly [Seat, Wish]

export function must(result: Entry | NotDone): Entry {
  if (!isEntry(result)) throw new Error(`Not done: ${JSON.stringify(result)}`)
  return result
}

/** Messages as they are. */
export const OBJECTS: Encoding<ServerMessage> = {
  encode: (message) => message,
  updates: (match, viewer, since) => match.changes(viewer, since)?.map((update) => ({ type: 'update', ...update })),
}

/** Keeps a journal as JSON, like a store does. */
export function keepInMemory(entries: Entry[] = []): MatchJournal & { readonly entries: Entry[] } {
  return {
    entries,
    async append(added) {
      if (added[0]?.seq !== entries.length + 1) return 'taken'
      entries.push(...(JSON.parse(JSON.stringify(added)) as Entry[]))
      return 'stored'
    },
    load: async (after) => entries.slice(after),
  }
}

/** A host that lets chance do everything that can be done at a table, and keeps the journal and every viewer's mirror. */
export class ChanceHost {
  readonly host: MatchHost<ServerMessage>
  readonly table: HostedMatch
  readonly journal: Entry[]
  readonly mirrors = new Map<Viewer, Mirror>()
  readonly dice: Dice
  at = START

  constructor(game: Game, header: TableHeader, seed: string) {
    const journal = keepInMemory()
    this.journal = journal.entries
    const reopen = (entries: readonly Entry[]) => HostedMatch.open(game, header, entries)
    this.host = new MatchHost({
      match: reopen([]),
      reopen,
      journal,
      encoding: OBJECTS,
      now: () => this.at,
      wait: async () => {},
      errorOf: (why) => new Error(why),
      events: {
        trouble(_, error) {
          throw error
        },
      },
    })
    const { match } = this.host
    if (match === undefined) throw new Error('The match is not open.')
    this.table = match
    this.dice = new Dice(seed)
    for (const viewer of viewersOf(match)) {
      const mirror = new Mirror()
      mirror.welcome(match.welcome(viewer))
      this.mirrors.set(viewer, mirror)
    }
  }

  /** One attempt at something; what comes of it, once it is stored. */
  async step(): Promise<Entry | NotDone> {
    const result = await this.host.enter(() => this.#attempt(), 0)
    if (!('seq' in result)) return result
    const entry = this.journal[result.seq - 1]
    if (entry === undefined) throw new Error(`Entry ${result.seq} was not stored.`)
    return entry
  }

  #attempt(): Entry | NotDone {
    const { table, dice } = this
    this.at += dice.below(20_000)
    const deadline = table.deadline()
    if (deadline && dice.below(12) === 0) this.at = Math.max(this.at, deadline.at)
    if (deadline && deadline.at <= this.at) return table.timeOut(deadline.seat, this.at)
    const turn = table.botToMove()
    if (turn && dice.below(3) > 0) {
      const mine = table.snapshot(turn.seat).question?.mine
      const outcome = mine && dice.below(4) > 0 ? { value: answerShown(mine, dice) } : { failed: [turn.bot, 'adept'] }
      return table.performBot(turn, outcome, this.at)
    }
    const [by, wish] = dice.below(10) < 5 ? this.#answer() : this.#anything()
    return table.perform(by, wish, this.at)
  }

  #answer(): Said {
    const { table, dice } = this
    const waiting = table.waitingFor()
    const by = waiting.length === 0 ? dice.below(table.info.seats) : dice.pick(waiting)
    const { question, seats, status } = table.snapshot(by)
    if (seats[by].away) return [by, { type: 'back' }]
    if (status.state === 'paused') return [by, { type: 'resume' }]
    if (!question?.mine) return [by, { type: 'chat', text: 'I wait.' }]
    return [by, { type: 'answer', n: question.n, value: answerShown(question.mine, dice) }]
  }

  #anything(): Said {
    const { table, dice } = this
    const by = dice.below(table.info.seats)
    const { undo } = table.snapshot(by)
    const request = undo.request?.id ?? 0
    const wishes: Wish[] = [
      { type: 'undo' },
      { type: 'undo', to: dice.below(undo.decisions + 1) },
      { type: 'redo' },
      { type: 'ask-undo', to: Math.max(0, undo.decisions - 1 - dice.below(6)) },
      { type: 'agree', request },
      { type: 'chat', text: `Line ${this.journal.length}` },
      { type: 'name', name: `Name ${dice.below(9)}` },
      { type: 'away' },
      { type: 'back' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'resume' },
      { type: 'interject', value: this.#remark(by) },
      { type: 'interject', value: this.#remark(by) },
      { type: 'interject', value: this.#remark(by) },
    ]
    if (dice.below(200) === 0) return [by, { type: 'resign' }]
    if (undo.redo && dice.below(3) > 0) return [by, { type: 'redo' }]
    if (undo.request?.pending.includes(by)) return [by, { type: dice.pick(['agree', 'disagree']), request }]
    return [by, dice.pick(wishes)]
  }

  /** A gift on the march, or a trade among samurai. */
  #remark(by: Seat): Value {
    const { table, dice } = this
    const to = dice.below(table.info.seats)
    const view = table.snapshot(by).view as unknown as { offers?: { id: number }[]; hand?: string[] }
    const known = view.offers?.at(0)?.id
    if (known !== undefined && dice.below(2) === 0) return { [dice.pick(['accept', 'decline', 'withdraw'])]: known }
    if (view.offers === undefined) return dice.below(8) === 0 ? null : { to, gold: 1 }
    const giveCards = dice.below(2) === 0 ? (view.hand ?? []).slice(0, 1) : []
    return { offer: { to, giveWealth: dice.below(2), giveCards, wantWealth: dice.below(2), promise: 'Peace.' } }
  }
}
