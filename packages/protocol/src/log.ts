import type { LogEntry } from '@orrery/engine'

/** A line of the game's log as a viewer reads it. The words are made from `what` and `data` by the client. */
export interface LogLine {
  readonly what: string
  readonly data: LogEntry['data']
  /** How many decisions had been made. */
  readonly at: number
  /** Not for all ears. */
  readonly secret?: true
}

/** What became of a viewer's log: so many lines stay, so many are left out, these follow. */
export interface LogChange {
  readonly keep: number
  /** Lines between those that stay and those that follow, to be asked for; none when absent. */
  readonly skip?: number
  readonly add: readonly LogLine[]
}
