import { type LogEntry, mayHear, sameValue } from '@orrery/engine'
import type { LogChange, LogLine, Viewer } from '@orrery/protocol'

/** A line a viewer may read, and its index in the whole log, which the viewer must not know. */
interface Heard {
  readonly index: number
  readonly line: LogLine
}

/** What a viewer may read of the first `read` lines. */
interface Ear {
  readonly heard: Heard[]
  read: number
}

/** The log was cut to a length, because something was taken back. */
interface Cut {
  readonly seq: number
  readonly length: number
}

const readable = ({ what, data, at, audience }: LogEntry): LogLine =>
  audience === 'all' ? { what, data, at } : { what, data, at, secret: true }

const isSameEntry = (a: LogEntry, b: LogEntry | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.what === b.what &&
    a.at === b.at &&
    sameValue(a.data, b.data) &&
    sameValue(a.audience, b.audience))

/** The log of a match through all that was taken back, so that a viewer who knows it up to some entry gets only the rest. */
export class Chronicle {
  readonly #lines: LogEntry[] = []
  /** How long the log was after each entry of the journal. */
  readonly #lengths: number[] = []
  readonly #cuts: Cut[] = []
  readonly #ears = new Map<Viewer, Ear>()

  /** Takes note of the log after an entry. `grew` says that nothing but new lines can have come. */
  follow(log: readonly LogEntry[], seq: number, grew: boolean): void {
    if (!grew) this.#cutToCommon(log, seq)
    for (const line of log.slice(this.#lines.length)) this.#lines.push(line)
    this.#lengths[seq] = this.#lines.length
  }

  #cutToCommon(log: readonly LogEntry[], seq: number): void {
    const common = this.#lines.findIndex((line, index) => !isSameEntry(line, log[index]))
    if (common < 0) return
    this.#lines.length = common
    this.#cuts.push({ seq, length: common })
    for (const ear of this.#ears.values()) {
      ear.read = Math.min(ear.read, common)
      while ((ear.heard.at(-1)?.index ?? -1) >= common) ear.heard.pop()
    }
  }

  #heardBy(viewer: Viewer): readonly Heard[] {
    const ear = this.#ears.get(viewer) ?? { heard: [], read: 0 }
    this.#ears.set(viewer, ear)
    for (const entry of this.#lines.slice(ear.read)) {
      if (mayHear(entry.audience, viewer)) ear.heard.push({ index: ear.read, line: readable(entry) })
      ear.read++
    }
    return ear.heard
  }

  /** Everything the viewer may read. */
  all(viewer: Viewer): LogLine[] {
    return this.#heardBy(viewer).map(({ line }) => line)
  }

  /** How many lines the viewer could read when so many decisions had been made. */
  lengthAt(viewer: Viewer, decisions: number): number {
    return this.#heardBy(viewer).findLastIndex(({ line }) => line.at <= decisions) + 1
  }

  /** What is new to a viewer who knows the log as it was after entry `seq`. */
  since(viewer: Viewer, seq: number): LogChange {
    const heard = this.#heardBy(viewer)
    let stable = this.#lengths[seq] ?? 0
    for (const cut of this.#cuts.slice(this.#cuts.findLastIndex((one) => one.seq <= seq) + 1))
      stable = Math.min(stable, cut.length)
    const keep = heard.findLastIndex(({ index }) => index < stable) + 1
    return { keep, add: heard.slice(keep).map(({ line }) => line) }
  }
}
