import type { LogLine } from './log.ts'
import { applyPatch, type Json } from './patch.ts'
import type { MatchInfo, Snapshot, Update, Welcome } from './snapshot.ts'
import { MOST_TALK } from './talk.ts'

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

  welcome({ seq, viewer, view, question, log, seats, undo, status, talk, info }: Welcome): void {
    const known = this.#shown?.viewer === viewer ? this.#shown.log : []
    this.#info = info
    this.#shown = { seq, viewer, view, question, log: changedLog(known, log), seats, undo, status, talk }
  }

  /** Takes in an update. Says no when one before it is missing: then the client says hello again with its `lastSeq`. */
  update(update: Update): boolean {
    const shown = this.#shown
    if (shown === undefined || update.since !== shown.seq) return shown !== undefined && update.seq <= shown.seq
    this.#shown = {
      seq: update.seq,
      viewer: shown.viewer,
      view: update.view === undefined ? shown.view : applyPatch(shown.view, update.view),
      question: update.question === undefined ? shown.question : update.question,
      log: update.log === undefined ? shown.log : changedLog(shown.log, update.log),
      seats:
        update.seats === undefined
          ? shown.seats
          : (applyPatch(shown.seats as unknown as Json, update.seats) as unknown as Snapshot['seats']),
      undo: update.undo ?? shown.undo,
      status: update.status ?? shown.status,
      talk: update.talk === undefined ? shown.talk : [...shown.talk, ...update.talk].slice(-MOST_TALK),
    }
    return true
  }
}

const changedLog = (known: readonly LogLine[], { keep, add }: Welcome['log']): readonly LogLine[] => [
  ...known.slice(0, keep),
  ...add,
]
