import type { LogLine, Snapshot } from '@orrery/protocol'

/** A part of what an update tells: it ends with something to look up for, or where a turn begins. */
export interface Moment {
  readonly lines: readonly LogLine[]
  /** It begins with the heading of a turn or a round. */
  readonly opens: boolean
  /** It ends with a beat. */
  readonly isBeat: boolean
  /** It came of the viewer's own decision. */
  readonly isOwn: boolean
}

/** How fast what others do is shown. */
export interface Pacing {
  /** The moments of what an update told; at least one. All in one when nobody wants to watch. */
  moments(lines: readonly LogLine[], isOwn: boolean): readonly Moment[]
  /** Milliseconds that a moment is looked at. */
  pause(moment: Moment, behind: number): number
  /** Whether every turn and every beat of others waits for the viewer. */
  waits(): boolean
}

/** What is being told before anything else happens: nothing is asked until it has been. */
export interface Telling {
  /** What has been told since the viewer went on. */
  readonly lines: readonly LogLine[]
  /** It waits for the viewer to go on. */
  readonly isHeld: boolean
  /** The how manyth thing to go on from it is since the viewer was asked, of those that are known. */
  readonly n: number
  readonly of: number
}

/** What is shown now. */
export interface Playing {
  readonly shown: Snapshot
  /** What its update told. */
  readonly news: readonly LogLine[]
  /** The part of it that is being told. */
  readonly moment: readonly LogLine[]
  readonly telling: Telling | undefined
  /** How many updates have come that are not shown yet. */
  readonly behind: number
}

interface Arrival {
  readonly shown: Snapshot
  readonly news: readonly LogLine[]
  readonly moments: readonly Moment[]
  /** It came of the viewer's own decision. */
  readonly isOwn: boolean
}

/** How much is told at once, with nothing to look at in between. */
interface Together {
  arrivals: number
  moments: number
}

/** More updates than these are not shown one by one, unless they wait for the viewer. */
const MOST_WAITING = 40
const NOTHING: readonly LogLine[] = []
const AT_ONCE: Pacing = {
  moments: (lines, isOwn) => [{ lines, opens: false, isBeat: false, isOwn }],
  pause: () => 0,
  waits: () => false,
}

/**
 * Shows what has come at the viewer's own pace. The table goes on meanwhile: whatever comes is taken in at once and shown later, and what
 * others say or ask is shown in any case.
 */
export class Playback {
  readonly #pacing: Pacing
  readonly #show: (playing: Playing) => void
  readonly #waiting: Arrival[] = []
  readonly #stays = new Map<object, () => void>()
  /** The newest that has come. */
  #newest: Snapshot | undefined
  #current: Arrival | undefined
  /** How many moments of it have been told. */
  #told = 0
  /** What others did since the viewer went on. */
  #since: readonly LogLine[] = NOTHING
  #isHeld = false
  readonly #onRelease: (() => void)[] = []
  #passed = 0
  #news = NOTHING
  #moment = NOTHING
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(show: (playing: Playing) => void, pacing: Pacing = AT_ONCE) {
    this.#show = show
    this.#pacing = pacing
  }

  /** Begins anew: everything there is to see, and nothing to tell. */
  begin(shown: Snapshot): void {
    this.stop()
    this.#newest = shown
    this.#current = { shown, news: NOTHING, moments: [], isOwn: false }
    this.#news = NOTHING
    this.#moment = NOTHING
    this.#publish()
  }

  /** Something has come. */
  add(shown: Snapshot, news: readonly LogLine[]): void {
    const before = this.#newest
    const isOwn = before?.question?.mine !== undefined && shown.question?.n !== before.question.n
    this.#newest = shown
    const moments = news.length === 0 ? [] : this.#pacing.moments(news, isOwn)
    this.#waiting.push({ shown, news, moments, isOwn })
    const tooMany = this.#waiting.length > MOST_WAITING && !this.#pacing.waits()
    if (this.#timer === undefined || tooMany) this.#goOn()
    else this.#publish()
  }

  /** Changes everything that has come and what is shown: lines from before have been fetched. */
  change(change: (shown: Snapshot) => Snapshot): void {
    const changed = (arrival: Arrival): Arrival => ({ ...arrival, shown: change(arrival.shown) })
    this.#newest = this.#newest && change(this.#newest)
    this.#waiting.splice(0, this.#waiting.length, ...this.#waiting.map(changed))
    this.#current = this.#current && changed(this.#current)
    this.#publish()
  }

  /** What is shown stays until the function that this returns is called: it is being staged. Whoever goes on skips it first. */
  stay(skip: () => void): () => void {
    const staying = {}
    this.#stays.set(staying, skip)
    this.#publish()
    return () => {
      if (this.#stays.delete(staying) && this.#timer === undefined) this.#goOn()
    }
  }

  /** Whether something is being staged. */
  get isStaying(): boolean {
    return this.#stays.size > 0
  }

  /** What is shown waits for the viewer, if they want that: a stage that has come to its end. `released` hears when they have gone on. */
  hold(released: () => void): void {
    if (!this.#isHeld && !this.#pacing.waits()) {
      released()
      return
    }
    this.#onRelease.push(released)
    this.#isHeld = true
    this.#publish()
  }

  /** The viewer has seen enough of what is shown. */
  next(): void {
    if (this.#stays.size > 0) {
      for (const skip of this.#stays.values()) skip()
      return
    }
    if (this.#isHeld) this.#passed++
    this.#release()
    this.#goOn()
  }

  /** Straight to the newest. */
  hurry(): void {
    this.#stays.clear()
    this.#current = this.#waiting.at(-1) ?? this.#current
    this.#waiting.length = 0
    this.#told = this.#current?.moments.length ?? 0
    this.#news = NOTHING
    this.#moment = NOTHING
    this.#passed = 0
    this.#release()
    this.#publish()
  }

  stop(): void {
    this.#waiting.length = 0
    this.#stays.clear()
    this.#told = 0
    this.#passed = 0
    this.#release()
  }

  #release(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#isHeld = false
    this.#since = NOTHING
    for (const released of this.#onRelease.splice(0)) released()
  }

  /** Tells what comes next, of what is shown or of what has come after it, up to something that is looked at. */
  #goOn(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const together: Together = { arrivals: 0, moments: 0 }
    while (this.#tellNext(together));
    this.#publish()
  }

  /** Says whether there may be more to tell together with it. */
  #tellNext(together: Together): boolean {
    if (this.#timer !== undefined || this.#isHeld || this.#stays.size > 0) return false
    const { moments = [] } = this.#current ?? {}
    const next = moments[this.#told] ?? this.#waiting[0]?.moments[0]
    if (next?.opens && this.#since.length > 0 && this.#pacing.waits()) {
      this.#isHeld = true
      return false
    }
    if (this.#told >= moments.length) {
      const arrival = this.#waiting.shift()
      if (arrival === undefined) {
        if (this.#current?.shown.question?.mine) this.#passed = 0
        return false
      }
      this.#current = arrival
      this.#told = 0
      // Whoever has decided has seen what was there.
      if (arrival.isOwn) this.#since = NOTHING
      this.#news = together.arrivals++ === 0 ? arrival.news : [...this.#news, ...arrival.news]
      if (together.moments === 0) this.#moment = NOTHING
    }
    const moment = this.#current?.moments[this.#told]
    if (moment) {
      this.#moment = together.moments++ === 0 ? moment.lines : [...this.#moment, ...moment.lines]
      this.#tell(moment)
    }
    return true
  }

  #tell(moment: Moment): void {
    this.#told++
    if (!moment.isOwn) this.#since = [...this.#since, ...moment.lines]
    const waits = this.#pacing.waits()
    if (moment.isBeat && !moment.isOwn && waits) {
      this.#isHeld = true
      return
    }
    const tooMany = this.#waiting.length > MOST_WAITING && !waits
    const pause = tooMany ? 0 : this.#pacing.pause(moment, this.#waiting.length)
    if (pause > 0) this.#timer = setTimeout(() => this.#goOn(), pause)
  }

  /** Whether something is still being told, so that nothing is asked yet. */
  get #isTelling(): boolean {
    if (this.#isHeld || this.#stays.size > 0) return true
    const { moments = [] } = this.#current ?? {}
    const last = moments[this.#told - 1]
    return this.#timer !== undefined && (this.#told < moments.length || (last?.isBeat === true && !last.isOwn))
  }

  #publish(): void {
    if (this.#current === undefined) return
    this.#show({
      shown: this.#inStep(this.#current.shown),
      news: this.#news,
      moment: this.#moment,
      telling: this.#isTelling ? this.#telling() : undefined,
      behind: this.#waiting.length,
    })
  }

  #telling(): Telling {
    const rest = this.#current?.moments.slice(this.#told) ?? []
    const n = this.#passed + 1
    return {
      lines: this.#since.length > 0 ? this.#since : this.#moment,
      isHeld: this.#isHeld,
      n,
      of: n + holdsIn([...rest, ...this.#waiting.flatMap(({ moments }) => moments)]),
    }
  }

  #merged: { readonly of: Snapshot; readonly newest: Snapshot; readonly as: Snapshot } | undefined

  /** What is shown, with what must not wait: what others say and ask, and how their clocks stand. */
  #inStep(shown: Snapshot): Snapshot {
    const newest = this.#newest
    if (newest === undefined || newest === shown) return shown
    if (this.#merged?.of === shown && this.#merged.newest === newest) return this.#merged.as
    const { talk, earlierTalk, seats, undo } = newest
    const as = { ...shown, talk, earlierTalk, seats, undo: { ...undo, decisions: shown.undo.decisions } }
    this.#merged = { of: shown, newest, as }
    return as
  }
}

/** How often the viewer will have to go on, of what has come; what is shown now is where it waits. */
function holdsIn(moments: readonly Moment[]): number {
  let holds = 0
  let isTold = false
  for (const { opens, isBeat, isOwn } of moments) {
    if (opens && isTold) {
      holds++
      isTold = false
    }
    if (isOwn) continue
    if (isBeat) holds++
    isTold = !isBeat
  }
  return holds
}
