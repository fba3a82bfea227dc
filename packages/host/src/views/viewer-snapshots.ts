import type { Seat } from '@orrery/engine'
import {
  diff,
  type Json,
  type LogChange,
  type MatchOutcome,
  type ShownQuestion,
  type ShownSeat,
  type ShownUndo,
  type Snapshot,
  type Status,
  showQuestion,
  type Update,
  type Viewer,
} from '@orrery/protocol'
import { UPDATE_PAGE } from '../journal/pages.ts'
import { FROZEN, undoFor } from '../match/permits.ts'
import type { MatchReducer } from '../match/reducer.ts'
import { rematchOf } from '../match/rematch.ts'
import { showSeat } from '../match/seats.ts'
import { SharedParts } from './shared-parts.ts'

/** What a viewer has been shown, after some entry. */
interface Frame {
  seq: number
  revision: number
  view: Json
  question: Cached<ShownQuestion | null>
  undo: Cached<ShownUndo>
  status: Cached<Status>
  seats: readonly ShownSeat[]
  /** How it came to be what it is, step by step, for those who have seen an earlier one. */
  readonly recent: Pushed[]
}

/** Who has missed more than so many updates is shown everything again. */
const MOST_RECENT = 6

interface Pushed {
  readonly update: Update
  /** The parts of it whose JSON is known already. */
  readonly told: { readonly question?: string; readonly undo?: string; readonly status?: string }
  text: string | undefined
}

/** The message of an update. Parts that were written as JSON to compare them are not written a second time. */
function messageOf({ update, told }: Pushed): string {
  const { since, seq, head, view, log, seats, talk } = update
  let text = `{"type":"update","since":${since},"seq":${seq}`
  if (head !== undefined) text += `,"head":"${head}"`
  if (view !== undefined) text += `,"view":${JSON.stringify(view)}`
  if (log !== undefined) text += `,"log":${JSON.stringify(log)}`
  if (seats !== undefined) text += `,"seats":${JSON.stringify(seats)}`
  if (talk !== undefined) text += `,"talk":${JSON.stringify(talk)}`
  if (told.question !== undefined) text += `,"question":${told.question}`
  if (told.undo !== undefined) text += `,"undo":${told.undo}`
  if (told.status !== undefined) text += `,"status":${told.status}`
  return `${text}}`
}

/** Something small, with its JSON to compare it by. */
interface Cached<T> {
  readonly value: T
  readonly text: string
}

/** What is the same for all viewers after an entry. */
interface Shared {
  readonly seq: number
  readonly seatsRevision: number
  readonly sides: readonly string[]
  readonly seats: readonly ShownSeat[]
  readonly status: Cached<Status>
}

const inJson = <T>(value: T): Cached<T> => ({ value, text: JSON.stringify(value) })

const NO_QUESTION: Cached<null> = inJson(null)

const changesLog = ({ keep, add }: LogChange, known: number): boolean => keep < known || add.length > 0

/** Requests are rare, and not compared. */
const isSameUndo = (a: ShownUndo, b: ShownUndo): boolean =>
  a.decisions === b.decisions &&
  a.to === b.to &&
  a.withdraw === b.withdraw &&
  a.redo === b.redo &&
  a.request === b.request &&
  a.fence?.because === b.fence?.because &&
  a.fence?.at === b.fence?.at &&
  a.fence?.seat === b.fence?.seat

/**
 * What each viewer sees, and what changed since it was last shown. Spectators share one frame. All of it is a cache: it can be
 * dropped at any time, and then a viewer is shown everything again.
 */
export class ViewerSnapshots {
  readonly #reducer: MatchReducer
  readonly #frames = new Map<Viewer, Frame>()
  readonly #logLengths = new Map<Viewer, number>()
  #outline: { seq: number; question: Cached<ShownQuestion | null> } | undefined
  #shared: Shared | undefined
  #lastUndo: Cached<ShownUndo> | undefined
  readonly #parts = new SharedParts()
  /** The position that the parts are of. */
  #revision = 0

  constructor(reducer: MatchReducer) {
    this.#reducer = reducer
  }

  /** How many different views are kept. */
  get viewers(): number {
    return this.#frames.size
  }

  /** What is the same for all. */
  get seats(): readonly ShownSeat[] {
    return this.#common().seats
  }

  get status(): Status {
    return this.#common().status.value
  }

  /** What a viewer sees but for the log and the talk. */
  sight(viewer: Viewer): Omit<Snapshot, 'log' | 'earlierLog' | 'talk' | 'earlierTalk'> {
    const { seq, view, question, seats, undo, status } = this.#current(viewer)
    const head = this.#reducer.chain.shown(seq)
    return {
      seq,
      ...(head === undefined ? {} : { head }),
      viewer,
      view,
      question: question.value,
      seats,
      undo: undo.value,
      status: status.value,
    }
  }

  /** What changed for the viewer since an entry; nothing when what it was shown then is no longer known. */
  changes(viewer: Viewer, since: number): readonly Update[] | undefined {
    return this.#since(viewer, since)?.map(({ update }) => update)
  }

  /** The same as messages, made once for all who see the same. */
  messages(viewer: Viewer, since: number): readonly string[] | undefined {
    return this.#since(viewer, since)?.map((pushed) => {
      pushed.text ??= messageOf(pushed)
      return pushed.text
    })
  }

  #since(viewer: Viewer, since: number): readonly Pushed[] | undefined {
    if (!this.#frames.has(viewer)) return undefined
    const { recent, seq } = this.#current(viewer)
    if (seq === since) return []
    const first = recent.findIndex(({ update }) => update.since === since)
    return first < 0 ? undefined : recent.slice(first)
  }

  #current(viewer: Viewer): Frame {
    const frame = this.#frames.get(viewer)
    if (frame === undefined) return this.#begin(viewer)
    if (frame.seq !== this.#reducer.seq) this.#advance(viewer, frame)
    return frame
  }

  #begin(viewer: Viewer): Frame {
    const { seq, revision, chronicle } = this.#reducer
    const { seats, status } = this.#common()
    const frame: Frame = {
      seq,
      revision,
      view: this.#partsNow().copy(this.#view(viewer)),
      question: this.#question(viewer),
      undo: this.#toldUndo(viewer),
      status,
      seats,
      recent: [],
    }
    this.#frames.set(viewer, frame)
    this.#logLengths.set(viewer, chronicle.length(viewer))
    return frame
  }

  #advance(viewer: Viewer, frame: Frame): void {
    const { seq, revision, chronicle, talk, chain } = this.#reducer
    const since = frame.seq
    const update: { -readonly [key in keyof Update]: Update[key] } = { since, seq }
    const head = chain.shown(seq)
    if (head !== undefined) update.head = head
    const { seats, status } = this.#common()
    const question = this.#question(viewer)
    const undo = this.#toldUndo(viewer)
    const log = chronicle.since(viewer, since, UPDATE_PAGE)
    if (frame.revision !== revision) {
      const step = this.#partsNow().advance(frame.view, this.#view(viewer))
      if (step !== undefined) {
        update.view = step.patch
        frame.view = step.now
      }
    }
    const told: { -readonly [key in keyof Pushed['told']]: string } = {}
    if (question.text !== frame.question.text) {
      update.question = question.value
      told.question = question.text
    }
    if (changesLog(log, this.#logLengths.get(viewer) ?? 0)) update.log = log
    const seatsPatch = diff(frame.seats, seats)
    if (seatsPatch !== undefined) update.seats = seatsPatch
    if (undo.text !== frame.undo.text) {
      update.undo = undo.value
      told.undo = undo.text
    }
    if (status.text !== frame.status.text) {
      update.status = status.value
      told.status = status.text
    }
    if ((talk.at(-1)?.seq ?? 0) > since) update.talk = talk.filter((line) => line.seq > since)
    this.#logLengths.set(viewer, chronicle.length(viewer))
    frame.seq = seq
    frame.revision = revision
    frame.question = question
    frame.undo = undo
    frame.status = status
    frame.seats = seats
    frame.recent.push({ update, told, text: undefined })
    if (frame.recent.length > MOST_RECENT) frame.recent.shift()
  }

  #common(): Shared {
    const { seq, seatsRevision } = this.#reducer
    const before = this.#shared
    if (before?.seq === seq) return before
    const sides = this.#sides(before?.sides)
    const isSame = before?.seatsRevision === seatsRevision && before.sides === sides
    const seats = isSame ? before.seats : this.#shownSeats(sides)
    this.#shared = { seq, seatsRevision, sides, seats, status: inJson(this.#status()) }
    return this.#shared
  }

  /** What the game calls the seats: the same list as before when nothing has changed. Of a frozen match, as it was. */
  #sides(before: readonly string[] | undefined): readonly string[] {
    const { match, seats, report } = this.#reducer
    try {
      const sides = seats.map((_, seat) => match.game.seatName(seat, match.state))
      return before?.every((side, seat) => side === sides[seat]) ? before : sides
    } catch (error) {
      if (report === undefined) throw error
      return before ?? seats.map(() => '')
    }
  }

  #partsNow(): SharedParts {
    const { revision } = this.#reducer
    if (this.#revision !== revision) this.#parts.forget()
    this.#revision = revision
    return this.#parts
  }

  #shownSeats(sides: readonly string[]): readonly ShownSeat[] {
    const { seats, resigned, clocks } = this.#reducer
    return seats.map((state, seat) => showSeat(state, sides[seat] ?? '', resigned.includes(seat), clocks.shown(seat)))
  }

  #view(viewer: Viewer): unknown {
    const { match, report } = this.#reducer
    if (report === undefined) return match.view(viewer)
    try {
      return match.view(viewer)
    } catch {
      return null
    }
  }

  /** All who are not asked themselves see the same. */
  #question(viewer: Viewer): Cached<ShownQuestion | null> {
    const { match, report, over, seq } = this.#reducer
    if (report !== undefined || over) return NO_QUESTION
    if (viewer !== 'spectator' && match.runner.questionFor(viewer)) return inJson(showQuestion(match, viewer))
    if (this.#outline?.seq !== seq) this.#outline = { seq, question: inJson(showQuestion(match, 'spectator')) }
    return this.#outline.question
  }

  /** Most viewers may take back the same, which is nothing: it is written once. */
  #toldUndo(viewer: Viewer): Cached<ShownUndo> {
    const undo = this.#undo(viewer)
    if (this.#lastUndo === undefined || !isSameUndo(this.#lastUndo.value, undo)) this.#lastUndo = inJson(undo)
    return this.#lastUndo
  }

  #undo(viewer: Viewer): ShownUndo {
    const { match, asked, report, over } = this.#reducer
    const decisions = match.decisions.length
    if (viewer === 'spectator' || report !== undefined || over) return { decisions }
    const request = match.undoRequest
    const shown: { -readonly [key in keyof ShownUndo]: ShownUndo[key] } = {
      decisions,
      ...undoFor(this.#reducer, viewer),
    }
    if (match.redoable[0]?.seat === viewer) shown.redo = true
    if (request) shown.request = { ...request, id: asked }
    return shown
  }

  #status(): Status {
    const { report, paused, over } = this.#reducer
    if (report !== undefined) return { state: 'frozen', text: FROZEN.text }
    if (over) {
      const rematch = rematchOf(this.#reducer)
      return { state: 'over', outcome: outcomeOf(this.#reducer), ...(rematch ? { rematch } : {}) }
    }
    return { state: paused ? 'paused' : 'open' }
  }
}

export function outcomeOf({ match, seats, resigned }: MatchReducer): MatchOutcome {
  if (match.over) {
    const { scores, ranking } = match.game.result(match.state)
    return { by: 'rules', scores: [...scores], ranking: [...ranking] }
  }
  const left: Seat[] = [...seats.keys()].filter((seat) => !resigned.includes(seat))
  return { by: 'resignation', ranking: [...left, ...resigned.toReversed()] }
}
