import type { Seat } from '@orrery/engine'
import type { LogChange, Viewer } from './chronicle.ts'
import type { Fold } from './fold.ts'
import { applyPatch, cloneJson, diff, type Json } from './patch.ts'
import { FROZEN, undoFor } from './permits.ts'
import { type ShownQuestion, showQuestion } from './question.ts'
import { type ShownSeat, showSeat } from './seats.ts'
import type { Outcome, ShownUndo, Snapshot, Status, Update } from './snapshot.ts'

/** What a viewer has been shown, after some entry. */
interface Frame {
  seq: number
  revision: number
  view: Json
  question: Told<ShownQuestion | null>
  undo: Told<ShownUndo>
  status: Told<Status>
  seats: readonly ShownSeat[]
  /** How it came to be what it is, step by step, for those who have seen an earlier one. */
  readonly recent: Pushed[]
}

/** Who has missed more than so many updates is shown everything again. */
const MOST_RECENT = 16

interface Pushed {
  readonly update: Update
  text: string | undefined
}

/** Something small, with its JSON to compare it by. */
interface Told<T> {
  readonly value: T
  readonly text: string
}

const told = <T>(value: T): Told<T> => ({ value, text: JSON.stringify(value) })

const changesLog = ({ keep, add }: LogChange, known: number): boolean => keep < known || add.length > 0

/**
 * What each viewer sees, and what changed since it was last shown. Spectators share one frame. All of it is a cache: it can be
 * dropped at any time, and then a viewer is shown everything again.
 */
export class Frames {
  readonly #fold: Fold
  readonly #frames = new Map<Viewer, Frame>()
  readonly #logLengths = new Map<Viewer, number>()
  #shared: { seq: number; seats: readonly ShownSeat[]; status: Told<Status> } | undefined

  constructor(fold: Fold) {
    this.#fold = fold
  }

  snapshot(viewer: Viewer): Omit<Snapshot, 'log'> {
    const { seq, view, question, seats, undo, status } = this.#current(viewer)
    const talk = [...this.#fold.talk]
    return { seq, viewer, view, question: question.value, seats, undo: undo.value, status: status.value, talk }
  }

  /** What changed for the viewer since an entry; nothing when what it was shown then is no longer known. */
  changes(viewer: Viewer, since: number): readonly Update[] | undefined {
    return this.#since(viewer, since)?.map(({ update }) => update)
  }

  /** The same as messages, made once for all who see the same. */
  messages(viewer: Viewer, since: number): readonly string[] | undefined {
    return this.#since(viewer, since)?.map((pushed) => {
      pushed.text ??= JSON.stringify({ type: 'update', ...pushed.update })
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
    if (frame.seq !== this.#fold.seq) this.#advance(viewer, frame)
    return frame
  }

  #begin(viewer: Viewer): Frame {
    const { seq, revision, chronicle } = this.#fold
    const { seats, status } = this.#common()
    const frame: Frame = {
      seq,
      revision,
      view: cloneJson(this.#view(viewer)),
      question: told(this.#question(viewer)),
      undo: told(this.#undo(viewer)),
      status,
      seats,
      recent: [],
    }
    this.#frames.set(viewer, frame)
    this.#logLengths.set(viewer, chronicle.all(viewer).length)
    return frame
  }

  #advance(viewer: Viewer, frame: Frame): void {
    const { seq, revision, chronicle, talk } = this.#fold
    const since = frame.seq
    const update: { -readonly [key in keyof Update]: Update[key] } = { since, seq }
    const { seats, status } = this.#common()
    const question = told(this.#question(viewer))
    const undo = told(this.#undo(viewer))
    const log = chronicle.since(viewer, since)
    if (frame.revision !== revision) {
      const patch = diff(frame.view, this.#view(viewer))
      if (patch !== undefined) {
        update.view = patch
        frame.view = applyPatch(frame.view, patch)
      }
    }
    if (question.text !== frame.question.text) update.question = question.value
    if (changesLog(log, this.#logLengths.get(viewer) ?? 0)) update.log = log
    const seatsPatch = diff(frame.seats, seats)
    if (seatsPatch !== undefined) update.seats = seatsPatch
    if (undo.text !== frame.undo.text) update.undo = undo.value
    if (status.text !== frame.status.text) update.status = status.value
    const said = talk.filter((line) => line.seq > since)
    if (said.length > 0) update.talk = said
    this.#logLengths.set(viewer, log.keep + log.add.length)
    Object.assign(frame, { seq, revision, question, undo, status, seats })
    frame.recent.push({ update, text: undefined })
    if (frame.recent.length > MOST_RECENT) frame.recent.shift()
  }

  #common(): { readonly seats: readonly ShownSeat[]; readonly status: Told<Status> } {
    const { seq, seats, resigned, clocks } = this.#fold
    if (this.#shared?.seq !== seq) {
      const shown = seats.map((state, seat) => showSeat(state, resigned.includes(seat), clocks.shown(seat)))
      this.#shared = { seq, seats: shown, status: told(this.#status()) }
    }
    return this.#shared
  }

  #view(viewer: Viewer): unknown {
    const { match, report } = this.#fold
    if (report === undefined) return match.view(viewer)
    try {
      return match.view(viewer)
    } catch {
      return null
    }
  }

  #question(viewer: Viewer): ShownQuestion | null {
    const { match, report, over } = this.#fold
    return report !== undefined || over ? null : showQuestion(match, viewer)
  }

  #undo(viewer: Viewer): ShownUndo {
    const { match, asked, report, over } = this.#fold
    const decisions = match.decisions.length
    if (viewer === 'spectator' || report !== undefined || over) return { decisions }
    const request = match.undoRequest
    return {
      decisions,
      ...undoFor(this.#fold, viewer),
      ...(match.redoable[0]?.seat === viewer ? { redo: true } : {}),
      ...(request ? { request: { ...request, id: asked } } : {}),
    }
  }

  #status(): Status {
    const { report, paused, over } = this.#fold
    if (report !== undefined) return { state: 'frozen', text: FROZEN.text }
    if (over) return { state: 'over', outcome: outcomeOf(this.#fold) }
    return { state: paused ? 'paused' : 'open' }
  }
}

export function outcomeOf({ match, seats, resigned }: Fold): Outcome {
  if (match.over) {
    const { scores, ranking } = match.game.result(match.state)
    return { by: 'rules', scores: [...scores], ranking: [...ranking] }
  }
  const left: Seat[] = [...seats.keys()].filter((seat) => !resigned.includes(seat))
  return { by: 'resignation', ranking: [...left, ...resigned.toReversed()] }
}
