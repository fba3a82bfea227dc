import { type LogEntry, mayHear, sameValue } from '@orrery/engine'
import type { LogChange, LogLine, Viewer } from '@orrery/protocol'
import { type PageSize, pageStart } from './pages.ts'

/** What a viewer may read of the first `read` lines: their indices in the whole log, which the viewer must not know. */
interface Ear {
  readonly heard: number[]
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

  /** Takes note of the log after an entry. At least the first `kept` lines are those it had before. */
  follow(log: readonly LogEntry[], seq: number, kept: number): void {
    this.#cutToCommon(log, seq, kept)
    for (const line of log.slice(this.#lines.length)) this.#lines.push(line)
    this.#lengths[seq] = this.#lines.length
  }

  #cutToCommon(log: readonly LogEntry[], seq: number, kept: number): void {
    let common = kept
    while (common < this.#lines.length && isSameEntry(this.#lines[common] as LogEntry, log[common])) common++
    if (common >= this.#lines.length) return
    this.#lines.length = common
    this.#cuts.push({ seq, length: common })
    for (const ear of this.#ears.values()) {
      ear.read = Math.min(ear.read, common)
      while ((ear.heard.at(-1) ?? -1) >= common) ear.heard.pop()
    }
  }

  #heardBy(viewer: Viewer): readonly number[] {
    const ear = this.#ears.get(viewer) ?? { heard: [], read: 0 }
    this.#ears.set(viewer, ear)
    for (; ear.read < this.#lines.length; ear.read++)
      if (mayHear(this.#entry(ear.read).audience, viewer)) ear.heard.push(ear.read)
    return ear.heard
  }

  #entry(index: number): LogEntry {
    const entry = this.#lines[index]
    if (entry === undefined) throw new RangeError(`The log has no line ${index}.`)
    return entry
  }

  #read(heard: readonly number[]): LogLine[] {
    return heard.map((index) => readable(this.#entry(index)))
  }

  /** Everything the viewer may read. */
  all(viewer: Viewer): LogLine[] {
    return this.#read(this.#heardBy(viewer))
  }

  /** How many lines that are. */
  length(viewer: Viewer): number {
    return this.#heardBy(viewer).length
  }

  /** How many lines the viewer could read when so many decisions had been made. */
  lengthAt(viewer: Viewer, decisions: number): number {
    return this.#heardBy(viewer).findLastIndex((index) => this.#entry(index).at <= decisions) + 1
  }

  /** The lines before one of the viewer's own log, as many as go on a page, and how many come before them. */
  page(viewer: Viewer, before: number, size: PageSize): { readonly earlier: number; readonly lines: LogLine[] } {
    const heard = this.#heardBy(viewer)
    const earlier = this.#pageStart(heard, 0, before, size)
    return { earlier, lines: this.#read(heard.slice(earlier, before)) }
  }

  #pageStart(heard: readonly number[], begin: number, end: number, size: PageSize): number {
    return pageStart(begin, end, size, (line) => readable(this.#entry(heard[line] ?? 0)))
  }

  /** What is new to a viewer who knows the log as it was after entry `seq`: of that, the newest that goes on a page. */
  since(viewer: Viewer, seq: number, size: PageSize): LogChange {
    const heard = this.#heardBy(viewer)
    let stable = this.#lengths[seq] ?? 0
    for (const cut of this.#cuts.slice(this.#cuts.findLastIndex((one) => one.seq <= seq) + 1))
      stable = Math.min(stable, cut.length)
    const keep = heard.findLastIndex((index) => index < stable) + 1
    const first = this.#pageStart(heard, keep, heard.length, size)
    const add = this.#read(heard.slice(first))
    return first > keep ? { keep, skip: first - keep, add } : { keep, add }
  }
}
