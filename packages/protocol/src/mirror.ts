import type { LogChange } from './log.ts'
import { applyPatch, type Json } from './patch.ts'
import type { EarlierLines, MatchInfo, Snapshot, Update, Welcome } from './snapshot.ts'
import { MOST_TALK, type TalkLine } from './talk.ts'

/**
 * What a client keeps of a match: it takes in `welcome` and `update` messages and holds what the table shows. Parts that did
 * not change stay the same objects.
 */
export class Mirror {
  #info: MatchInfo | undefined
  #shown: Snapshot | undefined

  get info(): MatchInfo | undefined {
    return this.#info
  }

  /** What the table shows; nothing before the first welcome. */
  get shown(): Snapshot | undefined {
    return this.#shown
  }

  /** What to put into `hello` to come back. */
  get lastSeq(): number | undefined {
    return this.#shown?.seq
  }

  welcome({ seq, head, viewer, view, question, log, seats, undo, status, talk, earlierTalk, info }: Welcome): void {
    const known = this.#shown?.viewer === viewer ? this.#shown : NOTHING_KNOWN
    this.#info = info
    const told = { ...changedLog(known, log), talk, earlierTalk }
    this.#shown = { seq, ...(head === undefined ? {} : { head }), viewer, view, question, seats, undo, status, ...told }
  }

  /** Takes in an update. Says no when one before it is missing: then the client says hello again with its `lastSeq`. */
  update(update: Update): boolean {
    const shown = this.#shown
    if (shown === undefined || update.since !== shown.seq) return shown !== undefined && update.seq <= shown.seq
    this.#shown = {
      seq: update.seq,
      ...(update.head === undefined ? {} : { head: update.head }),
      viewer: shown.viewer,
      view: update.view === undefined ? shown.view : applyPatch(shown.view, update.view),
      question: update.question === undefined ? shown.question : update.question,
      seats:
        update.seats === undefined
          ? shown.seats
          : (applyPatch(shown.seats as unknown as Json, update.seats) as unknown as Snapshot['seats']),
      undo: update.undo ?? shown.undo,
      status: update.status ?? shown.status,
      ...changedLog(shown, update.log),
      ...grownTalk(shown, update.talk),
    }
    return true
  }

  /** Takes in lines from before those that are here. Says no when something has changed there since they were asked for. */
  earlier(found: EarlierLines): boolean {
    const shown = this.#shown && withEarlier(this.#shown, found)
    if (shown === undefined || shown === this.#shown) return false
    this.#shown = shown
    return true
  }
}

/** What is shown with lines from before it; as it is where they do not join. */
export function withEarlier(shown: Snapshot, found: EarlierLines): Snapshot {
  if (found.before !== firstOf(shown, found.of)) return shown
  return found.of === 'log'
    ? { ...shown, log: [...found.lines, ...shown.log], earlierLog: found.earlier }
    : { ...shown, talk: [...found.lines, ...shown.talk], earlierTalk: found.earlier }
}

/** Where what is here begins: what to ask for the lines before. Nothing when there are none. */
export function firstOf({ earlierLog, earlierTalk, talk }: Snapshot, of: EarlierLines['of']): number | undefined {
  if (of === 'log') return earlierLog > 0 ? earlierLog : undefined
  return earlierTalk > 0 ? talk[0]?.seq : undefined
}

type KnownLog = Pick<Snapshot, 'log' | 'earlierLog'>

const NOTHING_KNOWN: KnownLog = { log: [], earlierLog: 0 }

/** Where lines were left out in between, those before them are forgotten: they can be asked for like all earlier ones. */
function changedLog({ log, earlierLog }: KnownLog, change: LogChange | undefined): KnownLog {
  if (change === undefined) return { log, earlierLog }
  const { keep, skip = 0, add } = change
  if (skip > 0 || keep <= earlierLog) return { log: add, earlierLog: keep + skip }
  return { log: [...log.slice(0, keep - earlierLog), ...add], earlierLog }
}

type KnownTalk = Pick<Snapshot, 'talk' | 'earlierTalk'>

function grownTalk({ talk, earlierTalk }: KnownTalk, add: readonly TalkLine[] = []): KnownTalk {
  if (add.length === 0) return { talk, earlierTalk }
  const grown = [...talk, ...add].slice(-MOST_TALK)
  return { talk: grown, earlierTalk: Math.min(earlierTalk, MOST_TALK - grown.length) }
}
